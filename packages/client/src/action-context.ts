import type { ActionContext } from './types.ts';

const MAX_CHARS = 16_000;
/** More than any member has. */
const UNCHANGED_FIRST = 1e9;

/**
 * An `action_context` that the service has room for: at most 16,000 characters. Where the state is too large, members of
 * it are left out: those that the user has not changed before those that they have, and the largest first. The rest is
 * never shortened.
 *
 * @param shown the state that the screen was composed with
 */
export function fittingContext(context: ActionContext, shown: object = {}): ActionContext {
  let excess = JSON.stringify(context).length - MAX_CHARS;
  if (excess <= 0) return context;
  const written = (state: object) =>
    new Map(Object.entries(state).map(([key, value]: [string, unknown]) => [key, JSON.stringify(value) ?? '']));
  const before = written(shown);
  const entered = [...written(context.state ?? {})];
  const rank = ([key, text]: [string, string]) => (text === before.get(key) ? UNCHANGED_FIRST : 0) + text.length;
  const kept = new Map(Object.entries(context.state ?? {}));
  for (const [key, text] of entered.sort((left, right) => rank(right) - rank(left))) {
    if (excess <= 0) break;
    kept.delete(key);
    excess -= key.length + text.length;
  }
  return { ...context, state: Object.fromEntries(kept) };
}
