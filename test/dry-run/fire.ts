import { sameJson } from '#contract/json/apply-operation.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import { type ActionBinding, isBuiltinAction, type Spec } from '#contract/spec/spec.ts';
import type { DrawnElement } from './drawn-elements.ts';
import type { Problem } from './problem.ts';
import { pathOf, resolve, type Surroundings, write } from './resolve.ts';

/**
 * Fires one binding on the state after everything has been filled in, and returns what goes wrong.
 *
 * @param isRead whether anything reads a path of the state
 */
export function fire(
  binding: ActionBinding,
  { id, itemPath }: DrawnElement,
  { actions = {} }: Spec,
  state: JsonObject,
  isRead: (path: string) => boolean,
): Problem[] {
  const around = { state, itemPath };
  const problem = (kind: Problem['kind'], detail: string): Problem => ({ element: id, kind, detail });
  const empty = emptyParams(binding, around).map((name) => problem('empty_param', `${binding.action}.${name}`));
  if (!isBuiltinAction(binding.action)) {
    return Object.hasOwn(actions, binding.action) ? empty : [...empty, problem('unhandled_action', binding.action)];
  }
  const { statePath } = binding.params ?? {};
  if (typeof statePath !== 'string') return [...empty, problem('no_effect', `${binding.action} without a path`)];
  return [
    ...empty,
    ...(hasEffect(binding, statePath, around) ? [] : [problem('no_effect', `${binding.action} ${statePath}`)]),
    ...(isRead(statePath) ? [] : [problem('unread_write', statePath)]),
  ];
}

/** The built-in composer has the host fill these in, where a param is known to nothing on the screen. */
const HOSTS_OWN = '/context/';

/** Params that carry nothing. The value that a builtin action sets may well be empty. */
function emptyParams({ action, params = {} }: ActionBinding, around: Surroundings): string[] {
  return Object.entries(params).flatMap(([name, value]) => {
    const resolved = resolve(value, around);
    if (action === 'setState' && name === 'value' && resolved !== undefined) return [];
    if (pathOf(value, around)?.startsWith(HOSTS_OWN) === true) return [];
    return resolved === undefined || resolved === null || resolved === '' ? [name] : [];
  });
}

function hasEffect({ action, params = {} }: ActionBinding, path: string, around: Surroundings): boolean {
  const state = structuredClone(around.state);
  const value = resolve(params['value'] ?? null, around) ?? null;
  if (action === 'setState') {
    write(state, path, value);
    return sameJson(readPointer(state, path) as Json, value);
  }
  const list = readPointer(state, path);
  if (!Array.isArray(list)) return false;
  if (action === 'pushState') return list.push(value) > 0;
  const index = resolve(params['index'] ?? null, around);
  return typeof index === 'number' && (list.length === 0 || list.splice(index, 1).length === 1);
}
