import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Random } from '#evals/mutations/random.ts';
import { isLargerThan } from '#services/composer/draft/is-larger-than.ts';
import { mutatePart } from '../mutate-case.ts';

/** The doors beside POST /v1/compose with its events: what they let in differs, the law is the same. */
export const DOORS = ['lines', 'mcp', 'console', 'rpc'] as const;
export type Door = (typeof DOORS)[number];

/** A message to a door: of `console` a method and a path, of `rpc` a service and a method. */
export type DoorCase = { door: Door; to: string; message: JsonObject | Json[] };

// What each door reads of a message before it refuses it, and a little more.
const MAX_CHARS: Record<Door, number> = { lines: 1_000_000, mcp: 1_000_000, console: 40_000, rpc: 4_100_000 };

/** A message with larger parts, or with others. */
export function mutateMessage(before: DoorCase, random: Random): DoorCase {
  const message = structuredClone(before.message);
  for (let times = 0; times <= random.integer(3); times += 1) mutatePart(message, random);
  return isLargerThan(MAX_CHARS[before.door], message) ? before : { ...before, message };
}
