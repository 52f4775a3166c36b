import type { NamedFact } from '#builtin/understand/request/facts-of-parts.ts';
import { freshId } from '#builtin/fresh-id.ts';
import { part, type Part, read } from '#builtin/part.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { shapedParts, type ShapedHeading } from './heading-contents.ts';
import { shapeOf } from '#builtin/starters/shape-of.ts';
import { allFacts } from '#builtin/understand/data/data-shape.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';

const MAX_FACTS = 24;

/**
 * Parts for the facts that a prompt names when the request has no data. A value that the prompt gives is shown; every
 * other fact reads a seeded state path that the host fills.
 */
export function namedFactParts(u: Understanding): Part[] {
  const parts = factsWithoutData(u);
  return parts.length > 0 ? parts : [part('empty', 'EmptyState', { title: u.copy.noData, titleLevel: 'h2' })];
}

/** The same, empty if the prompt names no facts. */
export function factsWithoutData(u: Understanding): Part[] {
  const facts = namedFacts(u);
  const headings = facts.flatMap(({ label, value }): ShapedHeading[] => {
    const shape = value === undefined ? shapeOf(label) : undefined;
    return shape === undefined ? [] : [{ label, shape }];
  });
  const single = facts.filter(
    ({ label, value }) => value !== undefined || !headings.some((one) => one.label === label),
  );
  const shaped = shapedParts(u, headings, 'contents');
  return [
    ...shaped.filter((one) => isPicture(one.part)).map((one) => one.part),
    ...factCard(u, single),
    ...shaped
      .filter((one) => !isPicture(one.part))
      .map(({ label, part: inside }) => part(`${inside.id}Card`, 'Card', { title: label }, [inside])),
  ];
}

/** True for a picture or several: they come first on a page and need no heading. */
export function isPicture({ type, children }: Part): boolean {
  return (
    type === 'Image' || type === 'Avatar' || (type === 'Grid' && children.every((inner) => inner.type === 'Image'))
  );
}

/**
 * The facts that a prompt names. A label with a value replaces the same label without one; the number that names a thing, as in
 * "Order 17", is none.
 */
export function namedFacts({ parts, named, data }: Understanding): NamedFact[] {
  const labelsWithValue = new Set(parts.facts.flatMap(({ label, value }) => (value === undefined ? [] : [label])));
  const titleWords = new Set((named.title ?? '').split(/\s+/));
  const isName = ({ label, value }: NamedFact) =>
    label === '' &&
    value !== undefined &&
    (titleWords.has(value) || allFacts(data).some((fact) => String(fact.value) === value));
  return parts.facts
    .filter((fact) => (fact.value !== undefined || !labelsWithValue.has(fact.label)) && !isName(fact))
    .slice(0, MAX_FACTS);
}

/**
 * A card with the given facts, each read from a seeded state path; values without a label are shown as plain texts.
 * Empty without facts.
 *
 * @param title null for a card without a title, for example beside other cards
 * @param preferredKey top-level state key of the values; a free one is derived from it
 */
export function factCard(
  u: Understanding,
  names: readonly NamedFact[],
  title: string | null = u.copy.details,
  preferredKey = 'record',
): Part[] {
  if (names.length === 0) return [];
  const key = ownKey(u, preferredKey);
  const taken = new Set<string>();
  const nameless = names.flatMap(({ label, value }) => (label === '' ? (value ?? []) : []));
  const amounts = nameless.map((text) => part('amount', 'Text', { text }));
  const entries = names
    .filter(({ label }) => label !== '')
    .map(({ label, value }) => ({
      label,
      value: value ?? u.copy.noValue,
      pointer: `/${key}/${freshId(identifier(label, 'value'), taken)}`,
    }));
  const items = entries.map(({ label, pointer }) => ({ term: label, description: read(pointer) }));
  const list = part('recordFacts', 'DescriptionList', { items, layout: 'grid' }, [], {
    seeds: Object.fromEntries(entries.map(({ pointer, value }) => [pointer, value])),
  });
  const named = title === null ? {} : { title };
  return [part('recordCard', 'Card', named, [...(entries.length === 0 ? [] : [list]), ...amounts])];
}

/** A list that the host fills at a pointer, and an empty state that shows until it does. */
export function hostedList(list: Part, prop: string, pointer: string, nothingYet: string): Part[] {
  const hasEntries = { $state: `${pointer}/0` };
  return [
    part('nothingYet', 'EmptyState', { title: nothingYet, titleLevel: 'h2' }, [], {
      seeds: { [pointer]: [] },
      visible: { ...hasEntries, not: true },
    }),
    { ...list, props: { ...list.props, [prop]: read(pointer) }, visible: hasEntries },
  ];
}
