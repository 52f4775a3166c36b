import type { Definition } from '#catalog/definition.ts';
import { each, fault, type Findings, join, NONE, show } from '#catalog/compiler/validate/finding.ts';
import { isJsonObject } from '#contract/json/json.ts';
import { checkBinding } from './binding.ts';
import type { ElementContext } from './element-context.ts';

const BINDINGS_MAX = 10;

/**
 * The faults of an element's event wiring.
 *
 * Source: docs/catalog/conventions.md, "Events" and "Bindings and builtin actions".
 */
export function checkEvents(on: unknown, definition: Definition, context: ElementContext): Findings {
  if (!isJsonObject(on)) return fault('bad_binding', 'Events are an object of {verb: {action, params?}}.');
  return each(Object.keys(on), (verb) =>
    Object.hasOwn(definition.events, verb) ? checkWiring(on[verb], context) : unknownVerb(verb, definition),
  );
}

function unknownVerb(verb: string, { name, events }: Definition): Findings {
  const verbs = Object.keys(events);
  const emitted = verbs.length === 0 ? 'no events' : `only ${verbs.join(', ')}`;
  return fault('unknown_verb', `${name} does not emit ${show(verb)}; it emits ${emitted}.`);
}

function checkWiring(wiring: unknown, context: ElementContext): Findings {
  if (!Array.isArray(wiring)) return checkBinding(wiring, context);
  const few = wiring.slice(0, BINDINGS_MAX);
  return join(
    checkSequence(wiring, context),
    each(few.keys(), (index) => checkBinding(few[index], context)),
  );
}

// Our specification has one binding per event; json-render's renderers accept lists, so prior specs may have them.
function checkSequence(bindings: readonly unknown[], { scope }: ElementContext): Findings {
  if (bindings.length === 0) return fault('bad_binding', 'The list of bindings is empty.', { op: 'remove' });
  if (bindings.length > BINDINGS_MAX)
    return fault('bad_binding', `At most ${BINDINGS_MAX} bindings stand in one list.`);
  return scope.tolerance === 'prior' ? NONE : fault('bad_binding', 'An event has one binding, not a list.');
}
