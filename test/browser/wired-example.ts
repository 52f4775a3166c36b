import { definitionOf } from '#catalog/components.ts';
import { exampleSpec } from '#catalog/example-spec.ts';
import type { Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';

/** The state path that a write target of the wired example is bound to. */
export const boundPath = (prop: string): string => `/bound_${prop}`;

/** The action that a verb of the wired example fires. */
const heardAction = (verb: string): string => `heard_${verb}`;

/**
 * The example of a component with every event wired to an action of its own and every write target bound, starting
 * from the literal that the example gives, if any.
 */
export function wiredExample(name: string, more: Record<string, Json> = {}): Spec {
  const spec = exampleSpec(name);
  const definition = definitionOf(name);
  if (spec === undefined || definition === undefined) throw new Error(`there is no component ${name}`);
  const element = spec.elements[spec.root]!;
  Object.assign(element.props, more);
  // Some controls fire nothing while the user types unless told to; here they must.
  if (Object.hasOwn(definition.props, 'emitOnChange')) element.props['emitOnChange'] = true;
  element.on = Object.fromEntries(Object.keys(definition.events).map((verb) => [verb, { action: heardAction(verb) }]));
  for (const [prop, { bind }] of Object.entries(definition.props)) {
    if (bind !== true) continue;
    const given = element.props[prop];
    const isLiteral = given !== undefined && !isExpression(given);
    if (isLiteral) spec.state[boundPath(prop).slice(1)] = given;
    if (prop === 'open') spec.state[boundPath(prop).slice(1)] = true;
    element.props[prop] = { $bindState: boundPath(prop) };
  }
  return spec;
}

function isExpression(value: Json): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).some((key) => key.startsWith('$'));
}
