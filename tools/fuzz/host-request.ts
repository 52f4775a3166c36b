import { readdirSync, readFileSync } from 'node:fs';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { Random } from '#evals/mutations/random.ts';

type HostRequest = { prompt: string; data?: JsonObject; actions?: JsonObject[] };

const HOSTS = new URL('../../evals/prompts/hosts/', import.meta.url);
const REQUESTS = readdirSync(HOSTS).flatMap(
  (name) => JSON.parse(readFileSync(new URL(name, HOSTS), 'utf8')) as HostRequest[],
);

/** What is asked of a list besides, which a view of it has to compute. */
const WISHES = [
  ['most urgent first', 'newest first', 'sorted by name', 'sorted by price, highest first', 'oldest first'],
  [
    'grouped by status',
    'grouped by type',
    'highlight overdue ones',
    'only open ones',
    'nach Datum sortiert',
    'par statut',
  ],
].flat();

const ODD_VALUES: readonly Json[] = [
  '',
  'a b',
  '2026-02-31',
  '2025-01-01T00:00:00Z',
  '12:99',
  'x'.repeat(300),
  '"quoted" \\ back`tick` ☃',
  0,
  -1,
  0.5,
  1e15,
  true,
  false,
  [],
  {},
  ['a'],
  { a: 1 },
];

/**
 * A request of the collected ones of hosts with its data as it may come on another day: members missing or null, records
 * doubled, left out or in another order, a value of another kind; sometimes under the prompt or with the actions of another.
 */
export function hostRequest(random: Random): JsonObject {
  const { prompt, data = {}, actions } = random.pick(REQUESTS) ?? { prompt: 'A list' };
  const other = random.pick(REQUESTS);
  const wish = random.chance(0.3) ? ` ${random.pick(WISHES) ?? ''}` : '';
  const declared = random.chance(0.15) ? other?.actions : actions;
  return {
    prompt: random.chance(0.3) ? (other?.prompt ?? prompt) : prompt + wish,
    data: changed(data, random, 0),
    ...(declared !== undefined && { actions: declared }),
  };
}

function changed(value: Json, random: Random, depth: number): Json {
  if (depth > 1 && random.chance(0.02)) return null;
  if (Array.isArray(value)) return reordered(value, random).map((item) => changed(item, random, depth + 1));
  if (!isJsonObject(value)) return depth > 0 && random.chance(0.04) ? (random.pick(ODD_VALUES) ?? null) : value;
  const kept = Object.entries(value).filter(() => depth === 0 || !random.chance(0.04));
  const members = kept.map(([name, member]): [string, Json] => [
    random.chance(0.02) ? `${name}-x y` : name,
    changed(member, random, depth + 1),
  ]);
  return Object.fromEntries(members);
}

function reordered(list: readonly Json[], random: Random): readonly Json[] {
  switch (random.integer(16)) {
    case 0:
      return [];
    case 1:
      return list.slice(0, 1);
    case 2:
      return [...list, ...list, ...list];
    case 3:
    case 4:
      return list.toReversed();
    default:
      return list;
  }
}
