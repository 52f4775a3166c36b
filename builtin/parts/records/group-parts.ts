import { type Part, part } from '#builtin/part.ts';
import { recordsOf } from '#builtin/understand/actions/about-record.ts';
import { allRecords, isEmpty, type Fact, type Group } from '#builtin/understand/data/data-shape.ts';
import { isOnlyReferredTo } from '#builtin/understand/data/references.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { courseCards } from '#builtin/parts/figures/chart.ts';
import { listCards } from '#builtin/parts/figures/list-charts.ts';
import { isSection, objectCard, sideBySide } from '#builtin/parts/facts/fact-cards.ts';
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
  const name = identifier(group.key, 'record');
  const figureObjects = group.groups.filter(isFigureObject);
  // One figure is a fact like others.
  const figures = figureObjects.length < 2 ? [] : figureObjects;
  const isPlain = (inner: Group) => isEmpty({ ...inner, facts: [] }) && !figures.includes(inner);
  const isBare = group.facts.every(({ hidden, kind }) => hidden !== undefined || kind === 'picture');
  const sections = isBare ? [] : group.groups.filter((inner) => isPlain(inner) && isSection(u, inner));
  const parts: Part[] = objectCard(
    u,
    { group, facts: toldOf(u, group) },
    title,
    sections.map((inner) => ({ group: inner, facts: toldOf(u, inner) })),
  );
  // What a record without facts of its own consists of comes before its lists.
  const isFirst = (inner: Group) => isBare && inner.records.length + inner.lists.length === 0;
  const first = group.groups.filter((inner) => isFirst(inner) && !figures.includes(inner));
  parts.push(...first.flatMap((inner) => groupParts(u, inner, rowActions, dialogs, inner.label)));
  parts.push(...listCards(group, u));
  for (const set of group.records) {
    const recordActions = rowActions.filter((action) => recordsOf(action, allRecords(u.data)) === set);
    // Names that the other values show need no table.
    if (recordActions.length === 0 && isOnlyReferredTo(set, allRecords(u.data))) continue;
    const course = recordActions.length === 0 ? courseCards(u, set) : undefined;
    if (course !== undefined) {
      parts.push(...course);
      continue;
    }
    const whole = recordActions.length === 0 ? (pictureGallery(set) ?? timelineOf(u, set)) : undefined;
    const records = whole === undefined ? recordsPart(u, set, recordActions) : { parts: [whole], dialogs: [] };
    parts.push(part(`${identifier(set.key, 'records')}Card`, 'Card', { title: set.label }, records.parts));
    dialogs.push(...records.dialogs);
  }
  const stats =
    figures.length > 0
      ? statGroup(`${name}Stats`, statsOf({ ...group, facts: [], groups: figures }, u), group)
      : undefined;
  if (stats !== undefined) parts.push(stats);
  for (const inner of group.groups) {
    if (!first.includes(inner) && !sections.includes(inner) && !figures.includes(inner))
      parts.push(...groupParts(u, inner, rowActions, dialogs, inner.label));
  }
  return sideBySide(parts);
}

// On the page of one thing, missing values are shown as well, where any value is there.
function toldOf({ uiType }: Understanding, { facts, gaps = [] }: Group): Fact[] {
  const isTold = facts.some(({ hidden }) => hidden === undefined) && uiType === 'detail_view';
  return isTold ? [...facts, ...gaps] : facts;
}
