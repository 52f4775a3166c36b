import { checkFreeJson } from '#catalog/compiler/validate/expression.ts';
import { each, fault, type Findings, join, NONE, show, under } from '#catalog/compiler/validate/finding.ts';
import { badPointer, isStatePointer } from '#catalog/compiler/validate/state-pointer.ts';
import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import type { ElementContext } from './element-context.ts';

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
export function checkBuiltin(action: string, params: JsonObject, context: ElementContext): Findings {
  if (action === 'validateForm' && context.scope.tolerance === 'emitted') {
    return under('action', fault('bad_binding', 'validateForm does not hold an action back; use a Form instead.'));
  }
  const { required = [], optional = [] } = PARAMS[action] ?? {};
  const absent = each(required, (name) =>
    Object.hasOwn(params, name) ? NONE : fault('missing_param', `${action} needs ${name}.`),
  );
  const given = each(Object.keys(params), (name) =>
    required.includes(name) || optional.includes(name)
      ? checkParam(action, name, params[name], context)
      : unknownParam(action, name),
  );
  return under('params', join(absent, given));
}

function unknownParam(action: string, name: string): Findings {
  return fault('unknown_param', `${action} takes no ${show(name)}.`, { op: 'remove' });
}

function checkParam(action: string, name: string, value: unknown, context: ElementContext): Findings {
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
