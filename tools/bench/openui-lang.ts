import { definitionOf } from '#catalog/components.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import { childIds, documentOrder, elementOf } from '#contract/spec/spec-tree.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';

/**
 * The order of a component's arguments, as someone who saves tokens would define it: children, what is required, then
 * what the screens use most.
 */
export function argumentOrder(specs: readonly Spec[]): (type: string) => readonly string[] {
  const uses = new Map<string, number>();
  for (const { elements } of specs) {
    for (const { type, props } of Object.values(elements)) {
      for (const name of Object.keys(props)) uses.set(`${type} ${name}`, (uses.get(`${type} ${name}`) ?? 0) + 1);
    }
  }
  return (type) => {
    const props = Object.entries(definitionOf(type)?.props ?? {});
    const rank = (name: string, required: unknown): number =>
      required === true ? 1_000_000 : (uses.get(`${type} ${name}`) ?? 0);
    return props
      .toSorted(([one, { required }], [other, { required: otherRequired }]) => {
        return rank(other, otherRequired) - rank(one, required);
      })
      .map(([name]) => name);
  };
}

/**
 * A spec in OpenUI Lang: a statement for each seed and each element, positional arguments with null for those that are
 * passed over, conditions and actions as its expressions.
 *
 * Source: the specification of OpenUI Lang 0.5, openui.com/docs/openui-lang.
 */
export function writeOpenUiLang(spec: Spec, orderOf: (type: string) => readonly string[]): string {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const id of documentOrder(spec)) {
    const kind = (elementOf(spec, id)?.type ?? '').replace(/^./, (letter) => letter.toLowerCase());
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    names.set(id, id === spec.root ? 'root' : `${kind}${count > 1 ? count : ''}`);
  }
  const seeds = Object.entries(spec.state).map(([key, value]) => `$${key} = ${written(value)}`);
  const elements = documentOrder(spec).map((id) => {
    const element = elementOf(spec, id);
    return element === undefined ? '' : `${names.get(id) ?? id} = ${call(element, spec, names, orderOf(element.type))}`;
  });
  return `${[...elements.slice(0, 1), ...seeds, ...elements.slice(1)].join('\n')}\n`;
}

function call(element: SpecElement, spec: Spec, names: ReadonlyMap<string, string>, order: readonly string[]): string {
  const children = childIds(element).map((id) => reference(id, spec, names));
  const last = order.findLastIndex((name) => Object.hasOwn(element.props, name));
  const props = order.slice(0, last + 1).map((name) => written(element.props[name] ?? null));
  const actions = wiresOf(element).map(({ binding: { action, params = {} } }) => {
    const given = Object.keys(params).length === 0 ? '' : `, ${written(params)}`;
    return `Action([@Run(${JSON.stringify(action)}${given})])`;
  });
  return `${element.type}(${[...(children.length > 0 ? [`[${children.join(', ')}]`] : []), ...props, ...actions].join(', ')})`;
}

/** A child by its name, under its condition. */
function reference(id: string, spec: Spec, names: ReadonlyMap<string, string>): string {
  const name = names.get(id) ?? id;
  const condition = elementOf(spec, id)?.visible;
  if (!isJsonObject(condition)) return name;
  const { eq } = condition;
  const subject = expression(condition) ?? 'true';
  return `${eq === undefined ? subject : `${subject} == ${written(eq)}`} ? ${name} : null`;
}

function written(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  return (
    expression(value) ??
    `{${Object.entries(value)
      .map(([key, member]) => `${key}: ${written(member)}`)
      .join(', ')}}`
  );
}

function expression({ $state, $bindState }: JsonObject): string | undefined {
  const path = $state ?? $bindState;
  return typeof path === 'string' ? variable(path) : undefined;
}

function variable(path: string): string {
  return `$${path.slice(1).replaceAll('/', '.')}`;
}
