import type { Json } from '#contract/json.ts';

/** True when a value nests containers more than `depth` levels deep. Looks no deeper than that. */
export function isDeeperThan(value: Json, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth === 0) return true;
  return Object.values(value).some((member) => isDeeperThan(member, depth - 1));
}
