import { isJsonObject, type Json } from '#contract/json/json.ts';
import { mapJson } from '../map-json.ts';
import type { Caller, ElementRule } from './element-rule.ts';

/** Other spellings of the three expressions. */
const KEY_ALIASES: { readonly [alias: string]: string } = {
  $bind: '$bindState',
  $bindstate: '$bindState',
  $model: '$bindState',
  $path: '$state',
  $ref: '$state',
  $get: '$state',
  $data: '$state',
  $value: '$state',
  $item: '$bindItem',
  $binditem: '$bindItem',
  $field: '$bindItem',
};

export const repairExpressions: ElementRule = {
  name: 'repair-expressions',
  repair: (element, { caller }) => {
    const { props, on } = element;
    const repair = (value: Json): Json => (isGivenRead(value, caller) ? value : repairExpression(value));
    const repairedProps = isJsonObject(props) ? mapJson(props, repair) : props;
    const repairedOn = isJsonObject(on) ? mapJson(on, repair) : on;
    if (repairedProps === props && repairedOn === on) return element;
    return { ...element, ...(repairedProps && { props: repairedProps }), ...(repairedOn && { on: repairedOn }) };
  },
};

export const readMoustaches: ElementRule = {
  name: 'read-moustaches',
  repair: (element, { caller }) => {
    const { props } = element;
    if (!isJsonObject(props)) return element;
    const repaired = mapJson(props, (value) => {
      const read = typeof value === 'string' ? readOf(value) : undefined;
      return read === undefined || caller.says(value as string) ? value : read;
    });
    return repaired === props ? element : { ...element, props: repaired };
  },
};

const PLACEHOLDER = /^(?:\{\{\s*([\w./$-]+)\s*\}\}|\$\{([\w./-]+)\})$/;

/** The read that a text means when it is nothing but a placeholder. */
function readOf(text: string): Json | undefined {
  const path = PLACEHOLDER.exec(text.trim());
  const inner = path?.[1] ?? path?.[2];
  if (inner === undefined) return undefined;
  const [, field] = /^\$?(?:item|row)\.(.+)$/.exec(inner) ?? [];
  return field === undefined ? { $state: pointerOf(inner) } : { $bindItem: field };
}

// An existing path is taken literally: `/state/name` is a member of a fact called `state`.
function isGivenRead(value: Json, { holds }: Caller): boolean {
  if (!isJsonObject(value)) return false;
  const [[name, pointer] = [], ...others] = Object.entries(value);
  return (
    others.length === 0 && (name === '$state' || name === '$bindState') && typeof pointer === 'string' && holds(pointer)
  );
}

function repairExpression(value: Json): Json {
  if (!isJsonObject(value)) return value;
  // An expression has no other members: fallback and format are up to the renderer.
  const keys = Object.keys(value).filter((key) => key.startsWith('$'));
  const [key] = keys;
  if (key === undefined || keys.length > 1) return value;
  const target = value[key];
  if (key === '$template') return typeof target === 'string' ? (readOf(target) ?? value) : value;
  const name = Object.hasOwn(KEY_ALIASES, key) ? (KEY_ALIASES[key] ?? key) : key;
  if (typeof target !== 'string' || !['$state', '$bindState', '$bindItem'].includes(name)) return value;
  const place = name === '$bindItem' ? fieldOf(target) : pointerOf(target);
  return name === key && place === target && Object.keys(value).length === 1 ? value : { [name]: place };
}

/** The canonical form of a state pointer. */
export function pointerOf(text: string): string {
  // A pointer is taken literally: spaces may be part of a key.
  const path = text.startsWith('/') ? text : text.trim().replace(/^(?:#|\$state|\$|state)(?=[./])/, '');
  const indexed = path.replaceAll(/\[(\d+)\]/g, '.$1');
  // A dotted path may start with a slash, and may have indices in brackets.
  const isDotted = !path.slice(1).includes('/') && (!path.startsWith('/') || indexed !== path);
  const slashed = isDotted ? indexed.replaceAll('.', '/') : path;
  const rooted = slashed.startsWith('/') ? slashed : `/${slashed}`;
  return rooted.replace(/^\/state\/(?=.)/, '/').replace(/(?<=.)\/+$/, '');
}

function fieldOf(text: string): string {
  if (text.trim() === '') return text;
  return text.trim().replace(/^(?:\$?item[./]|\/+)/, '');
}
