import { canonicalPointer } from './pointer.ts';
import { isShown } from './condition.ts';
import { isMembers, isScalar, pointerOf, type Read } from './place.ts';
import { itemFieldPointer, type Scope } from './scope.ts';

type Members = Record<string, unknown>;

const EXPRESSION_KEYS = ['$state', '$bindState', '$bindItem', '$item', '$index', '$cond', '$template', '$computed'];

/** True for an object that stands for a value of the state, such as `{ $state: '/total' }`. */
function isExpression(value: unknown): value is Members {
  return isMembers(value) && EXPRESSION_KEYS.some((key) => Object.hasOwn(value, key));
}

/**
 * Resolves the expressions in a prop, param or list, once: what a state value holds is data, even where it looks like
 * an expression. Literals come back as they are, lists and objects without an expression as the same object: whatever
 * is worked out from them can be kept.
 */
export function resolve(value: unknown, read: Read, scope: Scope | undefined): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => resolve(item, read, scope));
    return items.every((item, at) => item === value[at]) ? value : items;
  }
  if (!isMembers(value)) return value;
  if (isExpression(value)) return valueOf(value, read, scope);
  const members = Object.entries(value).map(([key, member]) => [key, resolve(member, read, scope)] as const);
  return members.every(([key, member]) => member === value[key]) ? value : Object.fromEntries(members);
}

function valueOf(expression: Members, read: Read, scope: Scope | undefined): unknown {
  const pointer = pointerOf(expression, scope);
  if (pointer !== undefined) return read(pointer);
  if (expression['$index'] === true) return scope?.index;
  if (Object.hasOwn(expression, '$cond')) {
    const branch = isShown(expression['$cond'], read, scope) ? '$then' : '$else';
    return resolve(expression[branch], read, scope);
  }
  const { $template: template } = expression;
  if (typeof template === 'string') return filled(template, read, scope);
  if (typeof expression['$computed'] === 'string') return computed(expression, read, scope);
  return undefined;
}

/** Where a write to this prop goes: the pointer of `$bindState` or `$bindItem`. */
export function writePointer(value: unknown, scope: Scope | undefined): string | undefined {
  if (!isMembers(value)) return undefined;
  const isBound = Object.hasOwn(value, '$bindState') || Object.hasOwn(value, '$bindItem');
  return isBound ? pointerOf(value, scope) : undefined;
}

const PLACEHOLDER = /\$\{([^{}]*)\}/g;

function filled(template: string, read: Read, scope: Scope | undefined): string {
  return template.replace(PLACEHOLDER, (_, name: string) => {
    const value = read(templatePointer(name, scope));
    return isScalar(value) ? String(value) : '';
  });
}

function templatePointer(name: string, scope: Scope | undefined): string {
  return name.startsWith('/') || scope === undefined ? canonicalPointer(name) : itemFieldPointer(scope, name);
}

const COMPUTED: Record<string, (numbers: number[]) => number | undefined> = {
  sum: (numbers) => numbers.reduce((total, number) => total + number, 0),
  product: (numbers) => numbers.reduce((total, number) => total * number, 1),
  mean: (numbers) => (numbers.length === 0 ? undefined : numbers.reduce((a, b) => a + b, 0) / numbers.length),
  subtract: ([first = 0, second = 0]) => first - second,
  divide: ([first = 0, second = 0]) => (second === 0 ? undefined : first / second),
  percentChange: ([before = 0, after = 0]) => (before === 0 ? undefined : ((after - before) / before) * 100),
};

function computed(expression: Members, read: Read, scope: Scope | undefined): unknown {
  const name = String(expression['$computed']);
  const args = resolve(expression['args'], read, scope);
  const values = isMembers(args) ? Object.values(args) : args;
  const numbers = [values].flat(2).map(Number);
  return Object.hasOwn(COMPUTED, name) && numbers.every(Number.isFinite) ? COMPUTED[name]?.(numbers) : undefined;
}

/** Every pointer that resolving this value may read. */
export function pointersIn(value: unknown, scope: Scope | undefined, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) {
    for (const item of value) pointersIn(item, scope, found);
  } else if (isMembers(value)) {
    const pointer = pointerOf(value, scope);
    if (pointer !== undefined) found.add(pointer);
    const { $template: template } = value;
    if (typeof template === 'string') {
      for (const match of template.matchAll(PLACEHOLDER)) found.add(templatePointer(match[1] ?? '', scope));
    }
    for (const member of Object.values(value)) pointersIn(member, scope, found);
  }
  return found;
}
