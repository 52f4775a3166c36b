import type { Prop } from '#catalog/definition.ts';
import { isStatePointer } from '#catalog/compiler/validate/state-pointer.ts';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import { formatPointer, readQuietly } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import type { PassContext } from '../pass.ts';
import { ancestors, documentOrder, elementOf, orderFrom, parents } from '#contract/spec/spec-tree.ts';

/** Something that an action's param can read, with the names that identify it. */
export type ParamSource = {
  expression: { $state: string } | { $bindItem: string };
  /** Machine names, which must match exactly, and labels, which may match in part. */
  names: string[];
  labels: string[];
  shape: 'boolean' | 'list' | 'object' | 'scalar';
  /** The element that writes it, if any. */
  element?: string;
};

/**
 * What a binding on that element can read, nearest first: controls of the same Form, other controls, fields of the
 * repeated item, then the state.
 */
export function paramSources(spec: Spec, elementId: string | undefined, context: PassContext): ParamSource[] {
  return allParamSources(spec, context)(elementId);
}

/** The same for many elements of one spec, which is read once. */
export function allParamSources(spec: Spec, context: PassContext): (elementId: string | undefined) => ParamSource[] {
  const parentOf = parents(spec);
  const sourcesOf = new Map(documentOrder(spec).map((id) => [id, controlSources(spec, id, parentOf, context)]));
  const controls = [...sourcesOf.values()].flat();
  const state = stateSources(spec.state, '', 0);
  return (elementId) => {
    const around = elementId === undefined ? [] : [elementId, ...ancestors(parentOf, elementId)];
    const form = around.find((id) => elementOf(spec, id)?.type === 'Form');
    const near =
      form === undefined
        ? []
        : orderFrom(spec, form).flatMap((id) => sourcesOf.get(id) ?? controlSources(spec, id, parentOf, context));
    const isNear = new Set(near);
    const others = isNear.size === 0 ? controls : controls.filter((source) => !isNear.has(source));
    return [...near, ...others, ...itemSources(spec, around), ...state];
  };
}

/** The state paths that one element writes. */
export function controlSources(
  spec: Spec,
  id: string,
  parentOf: ReadonlyMap<string, string>,
  { definitionOf }: PassContext,
): ParamSource[] {
  const element = elementOf(spec, id);
  const definition = element === undefined ? undefined : definitionOf(element.type);
  if (element === undefined || definition === undefined) return [];
  const wrapper = elementOf(spec, parentOf.get(id) ?? '');
  const labels = [element.props['label'], element.props['ariaLabel'], wrapper?.props['label']].filter(isText);
  const targets = Object.entries(element.props).filter(([name]) => definition.props[name]?.bind === true);
  return targets.flatMap(([name, value]) => {
    const path = isJsonObject(value) ? value['$bindState'] : undefined;
    if (typeof path !== 'string') return [];
    const names = [element.props['name'], ...pathNames(path), ...(targets.length === 1 ? [id] : [])].filter(isText);
    return [{ expression: { $state: path }, names, labels, shape: shapeOfKind(definition.props[name]), element: id }];
  });
}

function itemSources(spec: Spec, around: readonly string[]): ParamSource[] {
  const repeat = around.map((id) => elementOf(spec, id)?.repeat).find((found) => found !== undefined);
  const list = repeat === undefined ? undefined : readQuietly(spec.state, repeat.statePath);
  const item: unknown = Array.isArray(list) ? list[0] : undefined;
  if (!isJsonObject(item)) return [];
  const fields = Object.entries(item).filter(([field]) => !field.startsWith('/'));
  return fields.map(([field, value]) => ({
    expression: { $bindItem: field },
    names: [field],
    labels: [],
    shape: shapeOfValue(value),
  }));
}

const DEPTH_MAX = 3;

function stateSources(value: Json, path: string, depth: number): ParamSource[] {
  if (!isJsonObject(value) || depth === DEPTH_MAX) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const at = path + formatPointer([key]);
    // Below what no pointer can name, none can either.
    if (!isStatePointer(at)) return [];
    const source = { expression: { $state: at }, names: pathNames(at), labels: [], shape: shapeOfValue(member) };
    return [source, ...stateSources(member, at, depth + 1)];
  });
}

/** `/order/id` is named `id` and `order id`. */
function pathNames(path: string): string[] {
  const tokens = path.split('/').slice(1);
  return tokens.map((_, index) => tokens.slice(index).join(' ')).toReversed();
}

function shapeOfKind(prop: Prop | undefined): ParamSource['shape'] {
  switch ([prop?.kind].flat()[0]) {
    case 'boolean':
      return 'boolean';
    case 'array':
      return 'list';
    case 'object':
    case 'record':
      return 'object';
    default:
      return 'scalar';
  }
}

function shapeOfValue(value: Json): ParamSource['shape'] {
  if (typeof value === 'boolean') return 'boolean';
  if (Array.isArray(value)) return 'list';
  return isJsonObject(value) ? 'object' : 'scalar';
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
