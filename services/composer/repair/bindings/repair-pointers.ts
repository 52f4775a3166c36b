import { isJsonObject } from '#contract/json/json.ts';
import { formatPointer, readMember, readQuietly, safeTokens } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { mapPaths, stateUses } from './state-uses.ts';
import { isUntouched, type PassContext, type PassResult } from '../pass.ts';
import { plainOf } from '../words.ts';

/** Names for the whole document that models put before a path. */
const WHOLES = new Set(['data', 'state', 'root']);

/**
 * Redirects reads of missing paths to what they clearly mean: the only path in the state that differs just in spelling
 * (`/customer/fullName` for `/customer/full_name`), with or without a leading `data`. Paths that a control writes are left
 * alone, and so are elements that an edit has not changed: their host may fill the path.
 */
export function repairPointers(spec: Spec, context: PassContext): PassResult {
  const uses = stateUses(spec, context.definitionOf);
  const written = new Set(
    uses.filter(({ how }) => how === 'bound' || how === 'set' || how === 'listed').map(({ path }) => path),
  );
  const hosts = new Set(uses.filter(({ element }) => isUntouched(spec, element, context)).map(({ path }) => path));
  const meant = new Map<string, string>();
  for (const { path } of uses) {
    if (meant.has(path) || written.has(path) || hosts.has(path) || path.startsWith('/_ui/')) continue;
    if (readQuietly(spec.state, path) !== undefined) continue;
    const found = nearest(spec, path);
    if (found !== undefined) meant.set(path, found);
  }
  const repairs = [...meant.keys()].map((path) => ({ rule: 'repair-pointer' as const, pointer: `/state${path}` }));
  return { spec: meant.size === 0 ? spec : mapPaths(spec, (path) => meant.get(path) ?? path), repairs };
}

function nearest(spec: Spec, path: string): string | undefined {
  const tokens = safeTokens(path);
  const [first = '', ...rest] = tokens;
  const whole = respelled(spec.state, tokens);
  if (whole !== undefined) return formatPointer(whole);
  const inside = WHOLES.has(first) && rest.length > 0 ? respelled(spec.state, rest) : undefined;
  if (inside !== undefined) return formatPointer(inside);
  // When the data has a member `state`, `state` does not name the whole document, see `pointerOf`.
  const below = Object.hasOwn(spec.state, 'state') ? respelled(spec.state, ['state', ...tokens]) : undefined;
  return below === undefined ? undefined : formatPointer(below);
}

/** The tokens of the only path in a value that matches these up to spelling, or undefined. */
export function respelled(container: unknown, [token, ...rest]: readonly string[]): string[] | undefined {
  if (token === undefined) return [];
  let name = token;
  if (readMember(container, token) === undefined) {
    const alike = isJsonObject(container)
      ? Object.keys(container).filter((key) => plainOf(key) === plainOf(token))
      : [];
    if (alike.length !== 1 || alike[0] === undefined) return undefined;
    name = alike[0];
  }
  const inner = respelled(readMember(container, name), rest);
  return inner === undefined ? undefined : [name, ...inner];
}
