import type { RequestParts } from '../understand/request-parts.ts';
import { part, read, type Part } from '../part.ts';
import { deedIn } from '../understand/deeds.ts';
import { identifier } from '../understand/identifier.ts';
import { factsInPassing, factsOf, isAmount } from '../understand/told-fact.ts';
import { ownKey, type Understanding } from '../understand/understanding.ts';

const NO_FACT = /\b(?:buttons?|links?|avatar|picture|photo|image|header|icons?)\b/iu;
const MAX_FACTS = 24;

/** A fact that a prompt names: in its words, or with the value that it tells. */
export type FactName = string | RequestParts['facts'][number];

/** What a fact is called. */
export function nameOf(fact: FactName): string {
  return typeof fact === 'string' ? fact : fact.label;
}

/** The facts that a prompt names when no data came: each reads a seeded place that the host fills, unless it is told. */
export function comingFacts(u: Understanding): Part[] {
  const named = namedFacts(u);
  const words = named.map(nameOf).join('\n').toLowerCase();
  const passing = u.parts.facts.length > 0 ? [] : factsInPassing(u.prompt);
  const more = passing.filter((phrase) => !words.includes(phrase.toLowerCase()));
  const facts = factPlaces(u, [...named, ...more]);
  return facts.length > 0 ? facts : [part('empty', 'EmptyState', { title: u.copy.noData, titleLevel: 'h2' })];
}

/** What the enumerations of a prompt name, without the controls among it. */
export function namedFacts({ listings, parts }: Understanding): FactName[] {
  if (parts.facts.length > 0) return parts.facts.slice(0, MAX_FACTS).map(readTold);
  const labels = listings.flatMap(({ items }) => items.map(({ label }) => label));
  return [...new Set(labels)]
    .filter((label) => !NO_FACT.test(label) && deedIn(label) === undefined)
    .slice(0, MAX_FACTS);
}

function readTold(fact: RequestParts['facts'][number]): FactName {
  return fact.value === undefined && isAmount(fact.label) ? fact.label : fact;
}

/**
 * A card with a seeded place for each label, with the value that it tells, and with the amounts as they are; nothing
 * without labels.
 *
 * @param title null for a card beside others, which needs none
 */
export function factPlaces(
  u: Understanding,
  names: readonly FactName[],
  title: string | null = u.copy.details,
): Part[] {
  if (names.length === 0) return [];
  const labels = names.filter((name) => typeof name === 'string');
  const key = ownKey(u, 'record');
  const nameless = names.flatMap((name) => (typeof name !== 'string' && name.label === '' ? (name.value ?? []) : []));
  const amounts = [...labels.filter(isAmount), ...nameless].map((text) => part('amount', 'Text', { text }));
  const told = labels.filter((label) => !isAmount(label));
  const marked = names
    .filter((name) => typeof name !== 'string')
    .filter(({ label }) => label !== '')
    .map(({ label, value }) => ({ label, value: value ?? u.copy.noValue }));
  const entries = [...marked, ...factsOf(told, u.copy.noValue)].map((fact) => ({
    ...fact,
    pointer: `/${key}/${identifier(fact.label, 'value')}`,
  }));
  const items = entries.map(({ label, pointer }) => ({ term: label, description: read(pointer) }));
  const list = part('recordFacts', 'DescriptionList', { items, layout: 'grid' }, [], {
    seeds: Object.fromEntries(entries.map(({ pointer, value }) => [pointer, value])),
  });
  const named = title === null ? {} : { title };
  return [part('recordCard', 'Card', named, [...(entries.length === 0 ? [] : [list]), ...amounts])];
}
