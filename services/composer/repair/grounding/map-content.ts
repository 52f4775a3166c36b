import type { Definition, Fields, Prop } from '#catalog/definition.ts';
import { rolesIn } from '#catalog/compiler/prompt-text/roles.ts';
import { isExpression } from '#catalog/compiler/validate/expression.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { isUntouched, type PassContext, type PassResult, type Repair } from '../pass.ts';
import type { RepairName } from '../repairs.ts';

/** The position of a literal: the prop or member that holds it, and the path within the props. */
export type Place = {
  /** Name of the nearest prop, member or record key. */
  name: string;
  prop: Prop;
  /** Names and indices below the props. */
  path: readonly (string | number)[];
};

/** Returns a replacement, or the value itself to keep it; its parts are then visited in turn. */
export type Visit = (value: Json, place: Place) => Json;

/**
 * The props with every literal that the component shows replaced by the result of `visit`. Expressions, and props that only
 * affect looks or wording, are not visited. Unchanged parts stay the same object.
 */
export function mapContent(props: JsonObject, definition: Definition, visit: Visit): JsonObject {
  const roles = rolesIn(definition);
  return mapMembers(props, (name, value) => {
    const prop = own(definition.props, name);
    if (prop === undefined || roles.ofProp(definition, name) !== 'content') return value;
    return mapValue(value, { name, prop, path: [name] });
  });

  function mapValue(value: Json, place: Place): Json {
    if (isExpression(value)) return value;
    const visited = visit(value, place);
    if (visited !== value || typeof value !== 'object' || value === null) return visited;
    return Array.isArray(value) ? mapItems(value, place) : mapFields(value, place);
  }

  function mapItems(items: Json[], { name, prop, path }: Place): Json[] {
    const itemProp = prop.items ?? { ...prop, kind: 'object' };
    const mapped = items.map((item, index) => mapValue(item, { name, prop: itemProp, path: [...path, index] }));
    return mapped.every((item, index) => item === items[index]) ? items : mapped;
  }

  function mapFields(value: JsonObject, { prop, path }: Place): JsonObject {
    const fields = fieldsOf(prop);
    return mapMembers(value, (name, member) => {
      const field = fields === undefined ? (prop.items ?? ANY) : own(fields, name);
      if (field === undefined || (fields !== undefined && roles.ofMember(name, field) !== 'content')) return member;
      return mapValue(member, { name, prop: field, path: [...path, name] });
    });
  }

  function fieldsOf({ of, sameAs }: Prop): Fields | undefined {
    return of ?? (sameAs === undefined ? undefined : own(definition.props, sameAs)?.of);
  }
}

/** Records a repair at a path within the spec. */
export type Report = (rule: RepairName, path: readonly (string | number)[]) => void;

/**
 * A pass that replaces the props of these elements by the result of `change`, which reports what it repairs. Elements of
 * unknown types, and those that an edit has not changed, are left alone; without data there is nothing to ground.
 */
export function repairProps(
  spec: Spec,
  context: PassContext,
  ids: readonly string[],
  change: (id: string, element: SpecElement, definition: Definition, report: Report) => JsonObject,
): PassResult {
  if (Object.keys(context.data).length === 0) return { spec, repairs: [] };
  const repairs: Repair[] = [];
  const report: Report = (rule, path) => repairs.push({ rule, pointer: formatPointer(path) });
  const elements = { ...spec.elements };
  for (const id of ids) {
    const element = elementOf(spec, id);
    const definition = element === undefined ? undefined : context.definitionOf(element.type);
    if (element === undefined || definition === undefined || isUntouched(spec, id, context)) continue;
    const props = change(id, element, definition, report);
    if (props !== element.props) elements[id] = { ...element, props };
  }
  return { spec: repairs.length === 0 ? spec : { ...spec, elements }, repairs };
}

/** The members of an object whose keys are not declared. */
const ANY: Prop = { kind: 'any' };

function mapMembers(members: JsonObject, map: (name: string, value: Json) => Json): JsonObject {
  const entries = Object.entries(members).map(([name, value]): [string, Json] => [name, map(name, value)]);
  return entries.every(([name, value]) => value === members[name]) ? members : Object.fromEntries(entries);
}

function own<T>(members: { readonly [name: string]: T }, name: string): T | undefined {
  return Object.hasOwn(members, name) ? members[name] : undefined;
}
