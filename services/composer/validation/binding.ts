import { checkExpression, isExpression } from '#catalog/compiler/validate/expression.ts';
import { each, fault, type Findings, join, NONE, show, under } from '#catalog/compiler/validate/finding.ts';
import type { Scope } from '#catalog/compiler/validate/scope.ts';
import { checkTextLength } from '#catalog/compiler/validate/text-length.ts';
import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import { LIMITS } from '#contract/limits.ts';
import { isBuiltinAction } from '#contract/spec/spec.ts';
import { checkBuiltin } from './builtin.ts';
import { checkDeclaredParams } from './declared-params.ts';
import type { ElementContext } from './element-context.ts';
import { checkKeys } from './known-keys.ts';

const KEYS: ReadonlySet<string> = new Set(['action', 'params', 'confirm']);
/** Keys of json-render that a prior spec may contain. */
const PRIOR_KEYS: ReadonlySet<string> = new Set([...KEYS, 'onSuccess', 'onError', 'preventDefault', 'live']);

/** The faults of one binding: `{ action, params?, confirm? }`. */
export function checkBinding(binding: unknown, context: ElementContext): Findings {
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
