import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { isForbiddenToken } from '#contract/json/json-pointer.ts';
import { LIMITS } from '#contract/limits.ts';
import { pointerOf } from './expression-rules.ts';

const ACTION_NAMES = ['action', 'name', 'actionName', 'handler', 'type', 'do', 'call'];
const PARAM_NAMES = ['params', 'payload', 'args', 'parameters', 'arguments', 'data', 'context'];

/** Other systems' names for the builtin actions. */
const BUILTIN_ALIASES: { readonly [plain: string]: string } = {
  set: 'setState',
  setstate: 'setState',
  setvalue: 'setState',
  updatestate: 'setState',
  push: 'pushState',
  pushstate: 'pushState',
  append: 'pushState',
  removestate: 'removeState',
};

/** A binding in canonical form. */
export type Binding = { action: string; params?: JsonObject; confirm?: JsonObject };

/** The canonical form of a binding, or undefined when the value names no action. */
export function bindingOf(value: Json, element?: JsonObject): Binding | undefined {
  if (typeof value === 'string') return calledBinding(value, element);
  if (!isJsonObject(value)) return undefined;
  const nested = value['action'];
  if (isJsonObject(nested)) return bindingOf(nested, element);
  const name = ACTION_NAMES.map((key) => value[key]).find((one) => typeof one === 'string' && one !== '');
  const params = PARAM_NAMES.map((key) => value[key]).find(isJsonObject) ?? {};
  return typeof name === 'string' ? namedBinding(name, params, value, element) : undefined;
}

/** `save`, `save()` and `save({ id: 3 })`; unreadable arguments are left out. */
function calledBinding(text: string, element: JsonObject | undefined): Binding | undefined {
  const [, name = text, given = ''] = /^\s*([A-Za-z_][\w.-]*)\s*\((.*)\)\s*;?\s*$/s.exec(text) ?? [];
  return namedBinding(name, argumentsIn(given), {}, element);
}

function argumentsIn(text: string): JsonObject {
  try {
    // Unquoted keys and single-quoted texts, as in code.
    const value: unknown = JSON.parse(text.replaceAll(/([{,]\s*)(\w+)\s*:/g, '$1"$2":').replaceAll("'", '"'));
    return isJsonObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** True for a value that names an action. */
export function isRouted(value: Json): boolean {
  return bindingOf(value) !== undefined;
}

function namedBinding(name: string, given: JsonObject, raw: JsonObject, element?: JsonObject): Binding | undefined {
  const action = builtinName(name) ?? name.trim().slice(0, LIMITS.actionNameMaxChars);
  if (action === '' || /\p{Cc}/u.test(action) || isForbiddenToken(action) || action === 'validateForm')
    return undefined;
  if (action === 'setState' || action === 'pushState' || action === 'removeState')
    return builtin(action, { ...raw, ...given });
  const params = plainParams(given);
  const confirm = confirmOf(raw['confirm'], element);
  return {
    action,
    ...(Object.keys(params).length > 0 && { params }),
    ...(confirm && { confirm }),
  };
}

function builtinName(name: string): string | undefined {
  const plain = name.replaceAll(/[^A-Za-z]/g, '').toLowerCase();
  return Object.hasOwn(BUILTIN_ALIASES, plain) ? BUILTIN_ALIASES[plain] : undefined;
}

const PATH_PARAMS = ['statePath', 'path', 'key', 'pointer', 'target', 'field'];

function builtin(action: string, given: JsonObject): Binding | undefined {
  const path = PATH_PARAMS.map((name) => given[name]).find((value) => typeof value === 'string' || isJsonObject(value));
  const pointer = isJsonObject(path) ? (path['$state'] ?? path['$bindState']) : path;
  if (typeof pointer !== 'string' || pointer === '') return undefined;
  const statePath = pointerOf(pointer);
  const { clearStatePath, index, value = null } = given;
  switch (action) {
    case 'removeState':
      return index === undefined ? undefined : { action, params: { statePath, index } };
    case 'pushState':
      return {
        action,
        params: {
          statePath,
          value: value ?? '',
          ...(typeof clearStatePath === 'string' && { clearStatePath: pointerOf(clearStatePath) }),
        },
      };
    default:
      // A param is never null; the empty text clears a control just as well.
      return { action, params: { statePath, value: value ?? '' } };
  }
}

/** Scalars and expressions: null means absent, and nothing else can be a param. */
function plainParams(params: JsonObject): JsonObject {
  const kept = Object.entries(params).filter(([, value]) => {
    if (typeof value !== 'object') return true;
    return isJsonObject(value) && Object.keys(value).length === 1 && Object.keys(value)[0]?.startsWith('$') === true;
  });
  return kept.length === Object.keys(params).length ? params : Object.fromEntries(kept);
}

function confirmOf(confirm: Json | undefined, element: JsonObject | undefined): JsonObject | undefined {
  const label = isJsonObject(element?.['props']) ? element['props']['label'] : undefined;
  const title = typeof label === 'string' && label !== '' ? label : undefined;
  if (confirm === true) return title === undefined ? undefined : { title, message: `${title}?` };
  if (typeof confirm === 'string' && confirm !== '') return { title: title ?? confirm, message: confirm };
  if (!isJsonObject(confirm)) return undefined;
  const heading = confirm['title'] ?? title ?? confirm['message'];
  const message = confirm['message'] ?? confirm['description'] ?? confirm['text'] ?? heading;
  return typeof heading === 'string' && typeof message === 'string'
    ? { ...confirm, title: heading, message }
    : undefined;
}
