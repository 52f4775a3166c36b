import { freshId } from '#builtin/fresh-id.ts';
import { part, type Part } from '#builtin/part.ts';
import type { Fact, Group } from '#builtin/understand/data/data-shape.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { factList } from './facts.ts';
import { isCoordinate, placeMap, SMALL_MAP } from './place.ts';

/** Facts of one object of the data. */
export type FactsOfGroup = { group: Group; facts: readonly Fact[] };

/** Up to as many facts an object gets no card of its own beside others. */
const SMALL_MAX = 3;
const UNTITLED_MAX = 4;

/** Cards for the facts of objects: small objects share the first one, where each fact is told with the name of its object. */
export function factCards(u: Understanding, objects: readonly FactsOfGroup[]): Part[] {
  const isSmall = ({ group, facts }: FactsOfGroup) => facts.length <= SMALL_MAX && mapOf(u, group, facts) === undefined;
  const small = objects.filter(isSmall);
  const shared = small.length < 2 ? [] : small;
  const own = objects.filter((one) => !shared.includes(one)).flatMap((one) => ownCard(u, one));
  if (shared.length === 0) return own;
  const facts = shared.flatMap(({ group, facts: inner }) =>
    inner.map((fact) => ({ ...fact, label: labelIn(group, fact) })),
  );
  const title = facts.length > UNTITLED_MAX ? { title: u.copy.details } : {};
  return [part('sharedDetailsCard', 'Card', title, [factList('sharedDetails', facts, u)]), ...own];
}

function ownCard(u: Understanding, { group, facts: all }: FactsOfGroup): Part[] {
  const map = mapOf(u, group, all);
  const facts = map === undefined ? all : all.filter((fact) => !isCoordinate(fact));
  const name = identifier(group.key, 'given');
  const content = [...(facts.length === 0 ? [] : [factList(name, facts, u)]), ...(map === undefined ? [] : [map])];
  if (content.length === 0) return [];
  return [part(`${name}Card`, 'Card', group.label === '' ? {} : { title: group.label }, content)];
}

function mapOf(u: Understanding, group: Group, facts: readonly Fact[]): Part | undefined {
  return placeMap(facts, group.label || u.copy.overview, SMALL_MAP);
}

// Objects that only hold the others together.
const WRAPPERS: ReadonlySet<string> = new Set(
  'data form values params payload result details info meta summary item record'.split(' '),
);

// The name of the clinic is the clinic; its time zone is the "Clinic time zone".
function labelIn({ key, label }: Group, fact: Fact): string {
  if (label === '' || WRAPPERS.has(key.toLowerCase())) return fact.label;
  if (plays(fact.key, 'title') && wordsOf(fact.key).length === 1) return label;
  const isTold = wordsOf(key).some((word) => foldText(fact.label).includes(word));
  return isTold ? fact.label : `${label}: ${fact.label}`;
}

const PAIRED_MAX = 6;

/** Puts cards that hold nothing but a few facts, and that follow each other, side by side. */
export function sideBySide(parts: readonly Part[]): Part[] {
  const placed: Part[] = [];
  const taken = new Set<string>();
  let run: Part[] = [];
  const flush = () => {
    const id = freshId('factsBeside', taken);
    taken.add(id);
    placed.push(
      ...(run.length < 2 ? run : [part(id, 'Grid', { minColWidth: '280px', gap: 'lg', align: 'start' }, run)]),
    );
    run = [];
  };
  for (const one of parts) {
    if (isSmallCard(one)) run.push(one);
    else {
      flush();
      placed.push(one);
    }
  }
  flush();
  return placed;
}

function isSmallCard({ type, children }: Part): boolean {
  const [only, ...more] = children;
  const items = only?.type === 'DescriptionList' ? only.props['items'] : undefined;
  return type === 'Card' && more.length === 0 && Array.isArray(items) && items.length <= PAIRED_MAX;
}
