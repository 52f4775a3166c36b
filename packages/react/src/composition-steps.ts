import type {
  ComposeRequest,
  CompositionError,
  ComposeResult,
  Derived,
  JsonObject,
  Spec,
} from '@ui-composition/client';

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
  | { type: 'begin'; run: number; mode: ComposeRequest['mode']; state: object | undefined }
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
  /** The generations of the screen that is composed after another, and of that other. */
  next: { own: string; before: string } | undefined;
  /** The last whole interface: what an edit starts from and falls back to. */
  base: Spec | undefined;
  /** How to compute the facts of `base` again. */
  derived: readonly Derived[];
  /** Other data that came while the next interface was composed over the old ones. */
  refresh: Refresh | undefined;
};

/** Before anything was composed. */
export const START: Inner = {
  status: 'idle',
  spec: undefined,
  generation: '0',
  result: undefined,
  error: undefined,
  operations: 0,
  restarts: 0,
  isEdit: false,
  next: undefined,
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
    case 'begin':
      return begun(state, step);
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
      return {
        ...(step.spec === undefined ? state : { ...turned(state), spec: step.spec }),
        operations: step.operations,
      };
    case 'restart':
      return restarted(state);
    case 'data':
      return withData(state, step.refresh);
    case 'done': {
      const { result } = step;
      const derived = state.isEdit ? derivedAfterEdit(state.derived, result) : (result.derived ?? []);
      const spec = state.refresh?.(result.spec, derived) ?? result.spec;
      return { ...turned(state), status: 'done', spec, base: spec, derived, result, refresh: undefined };
    }
    case 'failed':
      return { ...back(state), status: 'failed', error: step.error };
    case 'aborted':
      return { ...back(state), status: state.base === undefined ? 'idle' : 'done' };
  }
}

function begun(state: Inner, { run, mode, state: entered }: Step & { type: 'begin' }): Inner {
  const own = `${run}`;
  if (mode !== 'edit' && mode !== 'continue_journey') return { ...START, status: 'composing', generation: own };
  // One that is under way is ended.
  const before = state.status === 'composing' ? back(state) : state;
  const { generation, result, derived } = before;
  // What was entered stands again where the next screen fails after it has begun to show.
  const base = before.base && entered ? { ...before.base, state: entered as JsonObject } : before.base;
  const spec = before.spec === before.base ? base : before.spec;
  const kept = { ...START, status: 'composing', spec, generation, result, base, derived } as const;
  return mode === 'edit' ? { ...kept, isEdit: true } : { ...kept, next: { own, before: generation } };
}

function restarted(state: Inner): Inner {
  const restarts = state.restarts + 1;
  if (state.generation === state.next?.before) return { ...state, restarts, operations: 0 };
  // What a failed attempt built is thrown away; an edit falls back to the interface that it began from.
  const spec = state.isEdit ? state.base : undefined;
  return { ...state, spec, restarts, operations: 0, generation: `${state.generation}.${restarts}` };
}

/** The next screen has something to show: the one before, and what was typed in it, is left. */
function turned(state: Inner): Inner {
  return state.generation === state.next?.before ? { ...state, generation: state.next.own } : state;
}

/** The interface that there was before is shown again. */
function back(state: Inner): Inner {
  return { ...state, spec: state.base, generation: state.next?.before ?? state.generation };
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
