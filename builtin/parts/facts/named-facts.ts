import type { NamedFact } from '#builtin/understand/request/facts-of-parts.ts';
import { freshId } from '#builtin/fresh-id.ts';
import { part, type Part, read } from '#builtin/part.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { shapedParts, shapeOf, type Headed } from './shaped.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';

const MAX_FACTS = 24;

/** The facts that a prompt names when no data came: each reads a seeded place that the host fills, unless it is told. */
export function namedFactParts(u: Understanding): Part[] {
  const facts = namedFacts(u);
  const headed = facts.flatMap(({ label, value }): Headed[] => {
    const shape = value === undefined ? shapeOf(label) : undefined;
    return shape === undefined ? [] : [{ label, shape }];
  });
  const single = facts.filter(({ label, value }) => value !== undefined || !headed.some((one) => one.label === label));
  const shaped = shapedParts(u, headed, 'contents');
  const parts = [
    ...shaped.filter((one) => isPicture(one.part)).map((one) => one.part),
    ...factPlaces(u, single),
    ...shaped
      .filter((one) => !isPicture(one.part))
      .map(({ label, part: inside }) => part(`${inside.id}Card`, 'Card', { title: label }, [inside])),
  ];
  return parts.length > 0 ? parts : [part('empty', 'EmptyState', { title: u.copy.noData, titleLevel: 'h2' })];
}

// Pictures lead a page and need no heading.
function isPicture({ type, children }: Part): boolean {
  return type === 'Image' || (type === 'Grid' && children.every((inner) => inner.type === 'Image'));
}

/** The facts that a prompt names; of those of one name the ones with a value. */
export function namedFacts({ parts }: Understanding): NamedFact[] {
  const told = new Set(parts.facts.flatMap(({ label, value }) => (value === undefined ? [] : [label])));
  return parts.facts.filter(({ label, value }) => value !== undefined || !told.has(label)).slice(0, MAX_FACTS);
}

/**
 * A card with a seeded place for each label, with the value that it tells, and with the amounts as they are; nothing
 * without labels.
 *
 * @param title null for a card beside others, which needs none
 * @param wanted where the values stand in the state
 */
export function factPlaces(
  u: Understanding,
  names: readonly NamedFact[],
  title: string | null = u.copy.details,
  wanted = 'record',
): Part[] {
  if (names.length === 0) return [];
  const key = ownKey(u, wanted);
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

/** A list that the host fills at a pointer, and until then a line that says so. */
export function hostedList(list: Part, prop: string, pointer: string, nothingYet: string): Part[] {
  const isThere = { $state: `${pointer}/0` };
  return [
    part('nothingYet', 'EmptyState', { title: nothingYet, titleLevel: 'h2' }, [], {
      seeds: { [pointer]: [] },
      visible: { ...isThere, not: true },
    }),
    { ...list, props: { ...list.props, [prop]: read(pointer) }, visible: isThere },
  ];
}
