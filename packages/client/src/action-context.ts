import { LIMITS } from '#contract/limits.ts';
import type { ActionContext } from './types.ts';

/**
 * An `action_context` that the service has room for. Where the state is too large, members of it are left out: those that
 * the user has not changed before those that they have, and the largest first. The rest is never shortened.
 *
 * @param shown the state that the screen was composed with
 */
export function fittingContext(context: ActionContext, shown: object = {}): ActionContext {
  const { state } = context;
  let excess = JSON.stringify(context).length - LIMITS.actionContextMaxChars;
  if (state === undefined || excess <= 0) return context;
  const before = new Map<string, unknown>(Object.entries(shown));
  const members = Object.entries(state).map(([key, value]: [string, unknown]) => {
    const text = JSON.stringify(value) ?? '';
    // With the colon between the two; a comma less than what is won.
    const chars = JSON.stringify(key).length + text.length + 1;
    return { key, value, chars, isEntered: text !== JSON.stringify(before.get(key)) };
  });
  const leftOut = new Set<string>();
  for (const { key, chars } of members.toSorted(dispensableFirst)) {
    if (excess <= 0) break;
    leftOut.add(key);
    excess -= chars;
  }
  const kept = members.filter(({ key }) => !leftOut.has(key)).map(({ key, value }) => [key, value] as const);
  return { ...context, state: Object.fromEntries(kept) };
}

type Member = { chars: number; isEntered: boolean };

function dispensableFirst(left: Member, right: Member): number {
  return Number(left.isEntered) - Number(right.isEntered) || right.chars - left.chars;
}
