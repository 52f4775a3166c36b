import { type Part, part } from '#builtin/part.ts';
import { recordsOf } from '#builtin/understand/actions/about-record.ts';
import { allRecords, type Group } from '#builtin/understand/data/data-shape.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { listCharts } from '#builtin/parts/figures/chart.ts';
import { isCoordinate, placeMap, SMALL_MAP } from '#builtin/parts/facts/place.ts';
import { sideBySide } from '#builtin/parts/facts/fact-cards.ts';
import { factList, valueTags } from '#builtin/parts/facts/facts.ts';
import { recordsPart } from './records.ts';
import { isFigureObject, statGroup, statsOf } from '#builtin/parts/figures/stats.ts';
import { pictureGallery } from './pictures.ts';
import { timelineOf } from './timeline.ts';

/** The facts of a group and, below them, its lists and inner groups, each in a card with its name as title. */
export function groupParts(
  u: Understanding,
  group: Group,
  rowActions: Understanding['actions'],
  dialogs: Part[],
  title: string,
): Part[] {
  const map = placeMap(group.facts, title, SMALL_MAP);
  const facts = group.facts.filter((fact) => fact.kind !== 'picture' && !(map !== undefined && isCoordinate(fact)));
  const name = identifier(group.key, 'record');
  const parts: Part[] = facts.length === 0 ? [] : [part(`${name}Card`, 'Card', { title }, [factList(name, facts, u)])];
  // What a record without facts of its own consists of comes before its lists.
  const isFirst = (inner: Group) => facts.length === 0 && inner.records.length + inner.lists.length === 0;
  const first = group.groups.filter((inner) => isFirst(inner) && !isFigureObject(inner));
  parts.push(...first.flatMap((inner) => groupParts(u, inner, rowActions, dialogs, inner.label)));
  if (map !== undefined) parts.push(part(`${name}Place`, 'Card', { title }, [map]));
  parts.push(...group.lists.flatMap(valueTags));
  for (const { label, chart } of listCharts(group, u.copy))
    parts.push(part(`${chart.id}Card`, 'Card', { title: label }, [chart]));
  for (const set of group.records) {
    const recordActions = rowActions.filter((action) => recordsOf(action, allRecords(u.data)) === set);
    const whole = recordActions.length === 0 ? (pictureGallery(set) ?? timelineOf(set, false)) : undefined;
    const records = whole === undefined ? recordsPart(u, set, recordActions) : { parts: [whole], dialogs: [] };
    parts.push(part(`${identifier(set.key, 'records')}Card`, 'Card', { title: set.label }, records.parts));
    dialogs.push(...records.dialogs);
  }
  const figures = group.groups.filter(isFigureObject);
  const stats =
    figures.length >= 2 ? statGroup(`${name}Stats`, statsOf({ ...group, facts: [], groups: figures }, u)) : undefined;
  if (stats !== undefined) parts.push(stats);
  for (const inner of group.groups) {
    if (!first.includes(inner) && (stats === undefined || !figures.includes(inner)))
      parts.push(...groupParts(u, inner, rowActions, dialogs, inner.label));
  }
  return sideBySide(parts);
}
