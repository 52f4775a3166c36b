import type { NamedFact } from '../understand/request-parts.ts';
import { part, read, type Part } from '../part.ts';
import { identifier } from '../understand/identifier.ts';
import { ownKey, type Understanding } from '../understand/understanding.ts';

const MAX_FACTS = 24;

/** The facts that a prompt names when no data came: each reads a seeded place that the host fills, unless it is told. */
export function comingFacts(u: Understanding): Part[] {
  const facts = factPlaces(u, namedFacts(u));
  return facts.length > 0 ? facts : [part('empty', 'EmptyState', { title: u.copy.noData, titleLevel: 'h2' })];
}

/** The facts that a prompt names. */
export function namedFacts({ parts }: Understanding): NamedFact[] {
  return parts.facts.slice(0, MAX_FACTS);
}

/**
 * A card with a seeded place for each label, with the value that it tells, and with the amounts as they are; nothing
 * without labels.
 *
 * @param title null for a card beside others, which needs none
 */
export function factPlaces(
  u: Understanding,
  names: readonly NamedFact[],
  title: string | null = u.copy.details,
): Part[] {
  if (names.length === 0) return [];
  const key = ownKey(u, 'record');
  const nameless = names.flatMap(({ label, value }) => (label === '' ? (value ?? []) : []));
  const amounts = nameless.map((text) => part('amount', 'Text', { text }));
  const entries = names
    .filter(({ label }) => label !== '')
    .map(({ label, value }) => ({
      label,
      value: value ?? u.copy.noValue,
      pointer: `/${key}/${identifier(label, 'value')}`,
    }));
  const items = entries.map(({ label, pointer }) => ({ term: label, description: read(pointer) }));
  const list = part('recordFacts', 'DescriptionList', { items, layout: 'grid' }, [], {
    seeds: Object.fromEntries(entries.map(({ pointer, value }) => [pointer, value])),
  });
  const named = title === null ? {} : { title };
  return [part('recordCard', 'Card', named, [...(entries.length === 0 ? [] : [list]), ...amounts])];
}
