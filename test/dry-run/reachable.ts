import type { Definition } from '#catalog/definition.ts';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import { parents } from '#contract/spec/spec-tree.ts';
import { choicesOf } from './choices.ts';
import { conditionsOf, type DrawnElement } from './drawn-elements.ts';
import { pathOf, type Surroundings } from './resolve.ts';

/** Components that show only while their flag is set. */
const OVERLAYS = new Set(['Dialog', 'Drawer']);

/** Values that a path of the state can take; `any` when they cannot be listed. */
type Values = 'any' | Set<Json>;

/**
 * The ids of the elements that can become visible: starting from the initial state, by what the visible controls can
 * write. Each condition is considered on its own.
 */
export function reachableIds(
  spec: Spec,
  drawn: readonly DrawnElement[],
  definitionOf: (type: string) => Definition | undefined,
): Set<string> {
  const parentOf = parents(spec);
  const written = new Map<string, Values>();
  const reached = new Set<DrawnElement>();
  const ids = new Set<string>();
  for (let before = -1; before < reached.size;) {
    before = reached.size;
    for (const one of drawn) {
      const parent = parentOf.get(one.id);
      if (reached.has(one) || (parent !== undefined && !ids.has(parent)) || !canShow(one)) continue;
      reached.add(one);
      ids.add(one.id);
      addWrites(one);
    }
  }
  return ids;

  function canShow({ element, itemPath }: DrawnElement): boolean {
    const flag = OVERLAYS.has(element.type) ? element.props['openPath'] : undefined;
    if (typeof flag === 'string' && !canBe(flag, {})) return false;
    return conditionsOf(element).every((condition) => {
      if (condition['never'] === true) return false;
      const { $state, $item, ...test } = condition;
      const path =
        typeof $state === 'string' ? $state : pathOf({ $bindItem: String($item) }, { state: spec.state, itemPath });
      return path !== undefined && (showsList(element, path) || canBe(path, test));
    });
  }

  // Hidden while the list that it shows is empty: the host fills that.
  function showsList({ props, repeat }: DrawnElement['element'], path: string): boolean {
    const list = /^(.+)\/0$/.exec(path)?.[1];
    if (list === undefined) return false;
    return (
      repeat?.statePath === list ||
      Object.values(props).some((value) => isJsonObject(value) && value['$state'] === list)
    );
  }

  function canBe(path: string, test: { [key: string]: unknown }): boolean {
    const values = valuesAt(path);
    if (values === 'any') return true;
    const [[operator, operand] = []] = Object.entries(test).filter(([name]) => name !== 'not');
    const other = isJsonObject(operand) ? operand['$state'] : undefined;
    if (operator === undefined || typeof other !== 'string') return values.some((value) => holds(value, test));
    const others = valuesAt(other);
    return others === 'any' || others.some((one) => values.some((value) => holds(value, { ...test, [operator]: one })));
  }

  /** What a path holds at first and what can be written there. */
  function valuesAt(path: string): 'any' | unknown[] {
    const values = written.get(path);
    if (values === 'any' || isBelowWrite(path)) return 'any';
    return [readPointer(spec.state, path), ...(values ?? [])];
  }

  // What is written as a whole may hold anything.
  function isBelowWrite(path: string): boolean {
    return [...written.keys()].some((above) => path.startsWith(`${above}/`));
  }

  function addWrites({ element, itemPath }: DrawnElement): void {
    const around: Surroundings = { state: spec.state, itemPath };
    const definition = definitionOf(element.type);
    for (const [name, value] of Object.entries(element.props)) {
      if (name === 'openPath' && typeof value === 'string') add(value, [false]);
      const prop =
        definition !== undefined && Object.hasOwn(definition.props, name) ? definition.props[name] : undefined;
      const path = pathOf(value, around);
      if (prop?.bind === true && path !== undefined && !isRead(value)) add(path, choicesOf(element, prop, around));
    }
    for (const { binding } of wiresOf(element)) {
      const { statePath, value } = binding.params ?? {};
      if (typeof statePath !== 'string') continue;
      add(statePath, binding.action === 'setState' && !isJsonObject(value) ? [value ?? null] : undefined);
    }
  }

  function add(path: string, values: readonly Json[] | undefined): void {
    const known = written.get(path) ?? new Set<Json>();
    written.set(path, known === 'any' || values === undefined ? 'any' : new Set([...known, ...values]));
  }
}

function isRead(value: Json): boolean {
  return isJsonObject(value) && Object.hasOwn(value, '$state');
}

/** Source: docs/catalog/conventions.md, "Element envelope", `visible`. */
function holds(value: unknown, { not, ...operators }: { [key: string]: unknown }): boolean {
  const [[operator, operand] = ['truthy', undefined]] = Object.entries(operators);
  return (not === true) !== compare(value, operator, operand);
}

function compare(value: unknown, operator: string, operand: unknown): boolean {
  if (operator === 'eq') return value === operand;
  if (operator === 'neq') return value !== operand;
  if (operator === 'truthy') return Boolean(value);
  if (typeof value !== 'number' || typeof operand !== 'number') return false;
  if (operator === 'gt') return value > operand;
  if (operator === 'gte') return value >= operand;
  return operator === 'lt' ? value < operand : value <= operand;
}
