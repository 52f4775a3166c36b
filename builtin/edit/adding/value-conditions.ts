import type { JsonObject } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';
import { statePathOf, writtenPaths } from '#builtin/edit/finding/shown-values.ts';
import { subtree } from '#builtin/edit/patch.ts';
import { toldValues, type ToldValue } from '#builtin/edit/words/told-values.ts';

/** A condition on one place of the state. */
export type Condition = JsonObject & { $state: string };

/**
 * That something is filled in, or that a number is above or below one, which a condition tells of what `names` name, or of the
 * shown element itself: "if there are any". Undefined if it tells anything else.
 */
export function valueCondition(
  spec: Spec,
  condition: string,
  names: readonly string[],
  shown: string | undefined,
): Condition | undefined {
  const { told, number, others } = toldValues(condition, names);
  // What tells nothing of the value is the name of it.
  if (others.length > 0)
    return names.length > 0 ? undefined : valueCondition(spec, condition, [others.join(' ')], shown);
  if (names.length === 0) return number === undefined && told.has('filled') ? dataIn(spec, shown) : undefined;
  const [name = '', ...more] = names;
  const path = more.length > 0 ? undefined : valueOf(spec, name);
  if (path === undefined) return undefined;
  const value = readPointer(spec, `/state${path}`);
  const bound = boundTold(told);
  if (bound !== undefined && number !== undefined)
    return typeof value === 'number' ? { $state: path, [bound]: number } : undefined;
  // Whether a number is above another is nothing that its being there tells.
  if (bound !== undefined || number !== undefined || Array.isArray(value) || typeof value === 'boolean')
    return undefined;
  if (told.has('empty')) return { $state: path, not: true };
  return told.has('filled') && !isAlwaysChosen(spec, name, value) ? { $state: path } : undefined;
}

// A choice that starts with an option is never without one.
function isAlwaysChosen(spec: Spec, name: string, value: unknown): boolean {
  const isChoice = findTargets(spec, name).some(({ place: { element } }) => element.props['options'] !== undefined);
  return isChoice && typeof value === 'string' && value !== '';
}

function boundTold(told: ReadonlySet<ToldValue>): 'gt' | 'lt' | undefined {
  return told.has('more') ? 'gt' : told.has('less') ? 'lt' : undefined;
}

// The value of the only control, or the number of the only figure, that a name means.
function valueOf(spec: Spec, name: string): string | undefined {
  const pathsOf = ({ place: { id, element } }: Target) => {
    const written = writtenPaths(spec, id);
    const figure = element.type === 'Stat' ? statePathOf(element.props['value']) : undefined;
    return figure === undefined ? written : [figure];
  };
  const found = findTargets(spec, name, { fits: (one) => one.item === undefined && pathsOf(one).length === 1 });
  return found.length === 1 ? found.flatMap(pathsOf)[0] : undefined;
}

const DATA_PROPS = ['rows', 'items', 'data', 'message', 'text', 'value'];

// "if there are any": the first entry of the list, or the text, that an element shows from the state.
function dataIn(spec: Spec, id: string | undefined): Condition | undefined {
  const paths = (id === undefined ? [] : subtree(spec, id)).flatMap((one) => {
    const element = elementOf(spec, one);
    const bound = DATA_PROPS.map((prop) => statePathOf(element?.props[prop]));
    return [element?.repeat?.statePath, ...bound].flatMap((path) => path ?? []);
  });
  const [path] = paths;
  if (path === undefined || new Set(paths).size > 1) return undefined;
  const value = readPointer(spec, `/state${path}`);
  if (Array.isArray(value)) return { $state: `${path}/0` };
  // A text such as "0 of 3" is never empty.
  return typeof value === 'number' || (typeof value === 'string' && !/\d/.test(value)) ? { $state: path } : undefined;
}
