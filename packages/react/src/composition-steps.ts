import type { CompositionError, ComposeResult, Derived, Spec } from '@ui-composition/client';

/** A composition as a component sees it. */
export type CompositionState = {
  status: 'idle' | 'composing' | 'done' | 'failed';
  /** The interface so far; during an edit or the next screen the one before stays until there is something to show. */
  spec: Spec | undefined;
  /** Changes when typed values are to be forgotten: another screen, or a restart. An edit keeps them. */
  generation: string;
  /** True while more operations are to come. */
  isLoading: boolean;
  result: ComposeResult | undefined;
  error: CompositionError | undefined;
  /** How many operations have come, and how often a model had to begin again. */
  operations: number;
  restarts: number;
};

/** What happens to a composition. */
export type Step =
  | { type: 'begin'; run: number; isEdit: boolean }
  | { type: 'draft'; spec: Spec | undefined; operations: number }
  | { type: 'show'; run: number; spec: Spec; derived: readonly Derived[] }
  | { type: 'data'; refresh: Refresh }
  | { type: 'restart' }
  | { type: 'done'; result: ComposeResult }
  | { type: 'failed'; error: CompositionError }
  | { type: 'aborted' };

/** Gives a spec other data. */
type Refresh = (spec: Spec, derived: readonly Derived[]) => Spec;

/** What is remembered between steps. */
export type Inner = Omit<CompositionState, 'isLoading'> & {
  isEdit: boolean;
  /** The last whole interface: what an edit starts from and falls back to. */
  base: Spec | undefined;
  /** How to compute the facts of `base` again. */
  derived: readonly Derived[];
  /** Other data that came while the next interface was composed over the old ones. */
  refresh: Refresh | undefined;
};

export const START: Inner = {
  status: 'idle',
  spec: undefined,
  generation: '0',
  result: undefined,
  error: undefined,
  operations: 0,
  restarts: 0,
  isEdit: false,
  base: undefined,
  derived: [],
  refresh: undefined,
};

/** The part of the state that components see. */
export function publicState(state: Inner): CompositionState {
  const { status, spec, generation, result, error, operations, restarts } = state;
  return { status, spec, generation, isLoading: status === 'composing', result, error, operations, restarts };
}

/** The state after a step. */
export function reduce(state: Inner, step: Step): Inner {
  switch (step.type) {
    case 'begin': {
      const generation = step.isEdit ? state.generation : `${step.run}`;
      const { spec, result, base, derived } = state;
      const kept = step.isEdit ? { spec, result, base, derived } : {};
      return { ...START, ...kept, status: 'composing', generation, isEdit: step.isEdit };
    }
    case 'show':
      return {
        ...START,
        status: 'done',
        spec: step.spec,
        base: step.spec,
        derived: step.derived,
        generation: `${step.run}`,
      };
    case 'draft':
      return { ...state, spec: step.spec ?? state.spec, operations: step.operations };
    case 'restart': {
      // What a failed attempt built is thrown away; an edit falls back to the interface that it began from.
      const spec = state.isEdit ? state.base : undefined;
      const restarts = state.restarts + 1;
      return { ...state, spec, restarts, operations: 0, generation: `${state.generation}.${restarts}` };
    }
    case 'data':
      return withData(state, step.refresh);
    case 'done': {
      const { result } = step;
      const derived = state.isEdit ? derivedAfterEdit(state.derived, result) : (result.derived ?? []);
      const spec = state.refresh?.(result.spec, derived) ?? result.spec;
      return { ...state, status: 'done', spec, base: spec, derived, result, refresh: undefined };
    }
    case 'failed':
      return { ...state, status: 'failed', spec: state.base, error: step.error };
    case 'aborted':
      return { ...state, status: state.base === undefined ? 'idle' : 'done', spec: state.base };
  }
}

function withData(state: Inner, refresh: Refresh): Inner {
  const pending = state.status === 'composing' ? refresh : undefined;
  if (state.base === undefined) return { ...state, refresh: pending };
  const base = refresh(state.base, state.derived);
  // A draft shows the new data once it is whole.
  return { ...state, base, spec: state.spec === state.base ? base : state.spec, refresh: pending };
}

/** An edit reports only what it computed itself; earlier facts that are still in the state are computed as before. */
function derivedAfterEdit(before: readonly Derived[], { spec, derived = [] }: ComposeResult): Derived[] {
  const again = new Map(derived.map((part) => [part.path, part]));
  const kept = before.filter(({ path }) => Object.hasOwn(spec.state, keyOf(path)));
  const known = new Set(kept.map(({ path }) => path));
  return [...kept.map((part) => again.get(part.path) ?? part), ...derived.filter(({ path }) => !known.has(path))];
}

function keyOf(path: string): string {
  return path.slice(1).replaceAll('~1', '/').replaceAll('~0', '~');
}
