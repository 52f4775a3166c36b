import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import type { PassContext } from '../pass.ts';
import { readQuietly, safeTokens } from '#contract/json/json-pointer.ts';
import { stateUses } from '../bindings/state-uses.ts';
import { ancestors, elementOf } from '#contract/spec/spec-tree.ts';

const OVERLAYS = new Set(['Dialog', 'Drawer']);

/**
 * Returns a test for whether the user can get at an element: not when it, or an ancestor, is never shown, is in a Dialog or
 * Drawer that nothing opens, or is repeated over a list of our own that is always empty.
 */
export function reachability(
  spec: Spec,
  parentOf: ReadonlyMap<string, string>,
  context: PassContext,
): (id: string) => boolean {
  let writers: Map<string, Set<string>> | undefined;
  const isWritten = (path: string, element: string): boolean => {
    writers ??= writersByPath(spec, context);
    const of = writers.get(path);
    return of !== undefined && (of.size > 1 || !of.has(element));
  };
  const isHidden = (id: string, { type, props, visible, repeat }: SpecElement): boolean => {
    if (visible === false) return true;
    const flag = OVERLAYS.has(type) ? props['openPath'] : undefined;
    if (typeof flag === 'string' && readQuietly(spec.state, flag) !== true && !isWritten(flag, id)) return true;
    return repeat !== undefined && isEmptyList(repeat.statePath) && !isWritten(repeat.statePath, id);
  };
  return (id) =>
    [id, ...ancestors(parentOf, id)].every((at) => {
      const element = elementOf(spec, at);
      return element === undefined || !isHidden(at, element);
    });

  function isEmptyList(path: string): boolean {
    const [top = ''] = safeTokens(path);
    const list = readQuietly(spec.state, path);
    return !Object.hasOwn(context.data, top) && (list === undefined || (Array.isArray(list) && list.length === 0));
  }
}

/** The elements that write each path. */
function writersByPath(spec: Spec, { definitionOf }: PassContext): Map<string, Set<string>> {
  const writers = new Map<string, Set<string>>();
  for (const { how, path, element } of stateUses(spec, definitionOf)) {
    if (how !== 'bound' && how !== 'set' && how !== 'listed') continue;
    const of = writers.get(path);
    if (of === undefined) writers.set(path, new Set([element]));
    else of.add(element);
  }
  return writers;
}
