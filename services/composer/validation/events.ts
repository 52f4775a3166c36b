import { checkExpression, checkFreeJson, isExpression } from '#catalog/compiler/validate/expression.ts';
import { type Findings, NONE, each, fault, join, show, under } from '#catalog/compiler/validate/finding.ts';
import type { Scope } from '#catalog/compiler/validate/scope.ts';
import { badPointer, isStatePointer } from '#catalog/compiler/validate/state-pointer.ts';
import { checkTextLength } from '#catalog/compiler/validate/text-length.ts';
import type { Definition } from '#catalog/definition.ts';
import { type JsonObject, isJsonObject } from '#contract/json/json.ts';
import { LIMITS } from '#contract/limits.ts';
import { isBuiltinAction } from '#contract/spec/spec.ts';
import { checkDeclaredParams } from './declared-params.ts';
import { checkKeys, type ElementContext } from './document.ts';

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

const KEYS: ReadonlySet<string> = new Set(['action', 'params', 'confirm']);
/** Keys of json-render that a prior spec may contain. */
const PRIOR_KEYS: ReadonlySet<string> = new Set([...KEYS, 'onSuccess', 'onError', 'preventDefault', 'live']);

/** The faults of one binding: `{ action, params?, confirm? }`. */
function checkBinding(binding: unknown, context: ElementContext): Findings {
  if (!isJsonObject(binding)) return fault('bad_binding', `Expected {action, params?}, not ${show(binding)}.`);
  const { action, params = {}, confirm } = binding;
  let found = checkKeys(binding, context.scope.tolerance === 'prior' ? PRIOR_KEYS : KEYS, 'A binding');
  if (!isActionName(action)) {
    const limit = LIMITS.actionNameMaxChars;
    return join(
      found,
      under('action', fault('bad_action_name', `${show(action)} is no action name of 1 to ${limit} characters.`)),
    );
  }
  if (!isJsonObject(params)) return join(found, under('params', fault('bad_param', 'Params are an object.')));
  if (isBuiltinAction(action)) {
    if (confirm !== undefined && context.scope.tolerance === 'emitted') {
      found = join(found, under('confirm', fault('bad_confirm', `${action} asks nothing.`, { op: 'remove' })));
    }
    return join(found, checkBuiltin(action, params, context));
  }
  if (confirm !== undefined) found = join(found, under('confirm', checkConfirm(confirm, context.scope)));
  return join(
    found,
    under('params', join(checkParams(params, context.scope), declaredFaults(action, params, context))),
  );
}

function declaredFaults(action: string, params: JsonObject, context: ElementContext): Findings {
  // A prior spec may still follow the action declarations of an earlier request.
  if (context.scope.tolerance === 'prior') return NONE;
  return checkDeclaredParams(params, context.declared.get(action)?.params);
}

function isActionName(name: unknown): name is string {
  return typeof name === 'string' && name !== '' && name.length <= LIMITS.actionNameMaxChars && !/\p{Cc}/u.test(name);
}

function checkParams(params: JsonObject, scope: Scope): Findings {
  const names = Object.keys(params);
  if (names.length > LIMITS.actionParamsMaxItems)
    return fault('bad_param', `At most ${LIMITS.actionParamsMaxItems} params are allowed.`);
  return each(names, (name) => checkParam(params[name], scope));
}

function checkParam(value: unknown, scope: Scope): Findings {
  if (isExpression(value)) return checkExpression(value, 'read', scope);
  if (typeof value === 'string') return checkTextLength(value);
  if (typeof value === 'boolean' || Number.isFinite(value)) return NONE;
  if (value === null) return fault('bad_param', 'A param is never null: leave it out.', { op: 'remove' });
  return fault('bad_param', `A param is a text, number, boolean or expression, not ${show(value)}.`);
}

const REQUIRED = ['title', 'message'];
const TEXTS: ReadonlySet<string> = new Set([...REQUIRED, 'confirmLabel', 'cancelLabel']);

/** The faults of a binding's `confirm`. Source: docs/catalog/conventions.md, "Bindings and builtin actions", last item. */
function checkConfirm(confirm: unknown, { tolerance }: Scope): Findings {
  if (tolerance === 'prior' && (typeof confirm === 'boolean' || typeof confirm === 'string')) return NONE;
  if (!isJsonObject(confirm)) return fault('bad_confirm', `Expected {title, message}, not ${show(confirm)}.`);
  const absent = REQUIRED.filter((name) => !Object.hasOwn(confirm, name));
  const missing = absent.length === 0 ? NONE : fault('bad_confirm', `The confirmation has no ${absent.join(', no ')}.`);
  return join(
    missing,
    each(Object.keys(confirm), (name) => memberFaults(name, confirm[name])),
  );
}

function memberFaults(name: string, value: unknown): Findings {
  if (name === 'variant') {
    return value === 'default' || value === 'danger' ? NONE : fault('bad_confirm', 'variant is default or danger.');
  }
  if (!TEXTS.has(name)) return fault('bad_confirm', `A confirmation has no ${show(name)}.`, { op: 'remove' });
  return typeof value === 'string' ? checkTextLength(value) : fault('bad_confirm', `${name} is a text.`);
}

/** The params of each builtin action, required ones first. */
const PARAMS: { readonly [action: string]: { required: readonly string[]; optional: readonly string[] } } = {
  setState: { required: ['statePath', 'value'], optional: [] },
  pushState: { required: ['statePath', 'value'], optional: ['clearStatePath'] },
  removeState: { required: ['statePath', 'index'], optional: [] },
  validateForm: { required: [], optional: ['statePath'] },
};

/**
 * The faults of a builtin action's params.
 *
 * Source: docs/catalog/conventions.md, "Bindings and builtin actions".
 */
function checkBuiltin(action: string, params: JsonObject, context: ElementContext): Findings {
  if (action === 'validateForm' && context.scope.tolerance === 'emitted') {
    return under('action', fault('bad_binding', 'validateForm does not hold an action back; use a Form instead.'));
  }
  const { required = [], optional = [] } = PARAMS[action] ?? {};
  const absent = each(required, (name) =>
    Object.hasOwn(params, name) ? NONE : fault('missing_param', `${action} needs ${name}.`),
  );
  const given = each(Object.keys(params), (name) =>
    required.includes(name) || optional.includes(name)
      ? checkBuiltinParam(action, name, params[name], context)
      : unknownParam(action, name),
  );
  return under('params', join(absent, given));
}

function unknownParam(action: string, name: string): Findings {
  return fault('unknown_param', `${action} takes no ${show(name)}.`, { op: 'remove' });
}

function checkBuiltinParam(action: string, name: string, value: unknown, context: ElementContext): Findings {
  if (name === 'value') {
    return value === null ? fault('bad_param', 'A param is never null.') : checkFreeJson(value, context.scope);
  }
  if (name === 'index') return checkIndex(value, context);
  // Only a prior spec may compute a path.
  if (context.scope.tolerance === 'prior' && isJsonObject(value)) return checkFreeJson(value, context.scope);
  if (!isStatePointer(value)) return badPointer(value);
  return action === 'setState' || name === 'clearStatePath' ? NONE : listFaults(value, context);
}

function checkIndex(value: unknown, context: ElementContext): Findings {
  if (isJsonObject(value)) return checkFreeJson(value, context.scope);
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return NONE;
  return fault('bad_param', `The index is a position from 0 or an expression, not ${show(value)}.`);
}

function listFaults(path: string, { isWhole, seededAt }: ElementContext): Findings {
  const seeded = isWhole ? seededAt(path) : undefined;
  return seeded === undefined || Array.isArray(seeded) ? NONE : fault('not_a_list', `At ${show(path)} stands no list.`);
}
