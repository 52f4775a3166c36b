import type { Json } from '../types.ts';

/** The part of a host's `DataContext` that the functions need; the one of `@a2ui/web_core` fits. */
export type A2uiDataContext = {
  readonly path: string;
  set: (path: string, value: unknown) => void;
  resolveDynamicValue: (value: { path: string }) => unknown;
};

/** A function as hosts of A2UI call it: its arguments are resolved already. */
export type A2uiFunction = (args: Readonly<Record<string, unknown>>, context: A2uiDataContext) => unknown;

const COMPARISONS: { readonly [operator: string]: (left: unknown, right: unknown) => boolean } = {
  eq: (left, right) => left === right,
  neq: (left, right) => left !== right,
  gt: numbers((left, right) => left > right),
  gte: numbers((left, right) => left >= right),
  lt: numbers((left, right) => left < right),
  lte: numbers((left, right) => left <= right),
};

/** The functions of our catalog, for a host to register: conditions, and what changes the state in the client. */
export const a2uiFunctions: { readonly [name: string]: A2uiFunction } = {
  object: (args) => args,
  index: (_, { path }) => Number(path.split('/').at(-1)),
  and: ({ values }) => listOf(values).every(Boolean),
  or: ({ values }) => listOf(values).some(Boolean),
  check: (args) => {
    const { value, operator, not } = args;
    // A2UI carries no null, so an operand that is absent means null.
    const operand = 'operand' in args ? args['operand'] : null;
    const holds = typeof operator === 'string' ? COMPARISONS[operator]?.(value, operand) : Boolean(value);
    return holds !== (not === true);
  },
  setState: ({ statePath, value }, context) => context.set(String(statePath), value ?? null),
  pushState: ({ statePath, value, clearStatePath }, context) => {
    const path = String(statePath);
    context.set(path, [...listOf(context.resolveDynamicValue({ path })), value ?? null]);
    if (typeof clearStatePath !== 'string') return;
    context.set(clearStatePath, emptyLike(context.resolveDynamicValue({ path: clearStatePath })));
  },
  removeState: ({ statePath, index }, context) => {
    const path = String(statePath);
    const list: unknown = context.resolveDynamicValue({ path });
    if (Array.isArray(list)) context.set(path, list.toSpliced(Number(index), 1));
  },
  validateForm: () => true,
};

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

function numbers(compare: (left: number, right: number) => boolean): (left: unknown, right: unknown) => boolean {
  return (left, right) => typeof left === 'number' && typeof right === 'number' && compare(left, right);
}

// A cleared place keeps its type, so that the control bound to it keeps working.
function emptyLike(value: unknown): Json {
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  return Array.isArray(value) ? [] : null;
}
