import type { UiType } from '#contract/spec/ui-type.ts';
import { part, type Part } from '../part.ts';
import { contextLine } from '../parts/facts/context-line.ts';
import { factCards, type FactsOfGroup } from '../parts/facts/fact-cards.ts';
import { isWarning, warningAlert } from '../parts/facts/text-lists.ts';
import { listCards as plainLists } from '../parts/figures/list-charts.ts';
import { below, belowHeader, withSubtitle } from '../parts/page/page.ts';
import { pictureGallery } from '../parts/records/pictures.ts';
import { readRows } from '../parts/records/record-rows.ts';
import { timelineOf } from '../parts/records/timeline.ts';
import { isOnlyReferredTo } from '../understand/data/references.ts';
import { recordTable } from '../parts/records/table.ts';
import { allGroups, allRecords, type Fact, type Group, type RecordSet } from '../understand/data/data-shape.ts';
import type { Understanding } from '../understand/understanding.ts';
import { identifier } from '../understand/words/identifier.ts';
import { areRecordsShown, isFactShown, isListShown, shownOn, type Shown } from './shown-data.ts';

const MAX_CARDS = 8;
const MAX_FACTS = 24;

// Single values are the subject of these screens, so they come first; elsewhere they come last.
const FACTS_FIRST: ReadonlySet<UiType> = new Set(['list_table', 'calendar', 'board', 'map', 'pricing_table']);

/** Adds what the caller's data holds and the layout did not show: a line under the title, and cards titled like the object that holds it. */
export function withUnshownData(u: Understanding, screen: Part): Part {
  const shown = shownOn(screen);
  const groups = allGroups(u.data);
  const unshown = groups.map((group) => ({ group, facts: unshownFacts(group, shown) }));
  const warnings = unshown.flatMap(({ facts }) => facts.filter(isWarning));
  const open = withoutFacts(unshown, new Set(warnings));
  const line = contextLine(u, open);
  const headed = line === undefined ? undefined : withSubtitle(screen, line.text, line.views);
  const told = new Set(headed === undefined ? [] : line?.facts);
  const facts = factCards(u, withoutFacts(open, told)).slice(0, MAX_CARDS);
  const lists = groups.flatMap((group) => listCards(u, group, shown)).slice(0, MAX_CARDS);
  const warned = belowHeader(headed ?? screen, warnings.map(warningAlert));
  const withLists = lists.length === 0 ? warned : below(warned, lists);
  if (facts.length === 0) return withLists;
  return FACTS_FIRST.has(u.uiType) ? belowHeader(withLists, facts) : below(withLists, facts);
}

function withoutFacts(objects: readonly FactsOfGroup[], told: ReadonlySet<Fact>): FactsOfGroup[] {
  return objects
    .map(({ group, facts }) => ({ group, facts: facts.filter((fact) => !told.has(fact)) }))
    .filter(({ facts }) => facts.length > 0);
}

// Addresses can be followed in rows, not in a table.
function listContent(u: Understanding, set: RecordSet): Part[] {
  const whole = pictureGallery(set) ?? timelineOf(u, set);
  if (whole !== undefined) return [whole];
  return readRows(u, set) ?? [recordTable(u, set)];
}

function unshownFacts({ facts }: Group, shown: Shown): Fact[] {
  return facts.filter((fact) => fact.hidden === undefined && !isFactShown(fact, shown)).slice(0, MAX_FACTS);
}

function listCards(u: Understanding, group: Group, shown: Shown): Part[] {
  const { records } = group;
  const sets = allRecords(u.data);
  const lists = group.lists.filter((list) => !isListShown(list, shown));
  return [
    ...records
      .filter((set) => set.rows.length > 0 && !areRecordsShown(set, shown) && !isOnlyReferredTo(set, sets))
      .map((set) =>
        part(`${identifier(set.key, 'records')}Card`, 'Card', { title: set.label }, [...listContent(u, set)]),
      ),
    ...plainLists({ ...group, lists }, u),
  ];
}
