import {
  composeAt,
  CompositionError,
  type ComposeEvent,
  type ComposeRequest,
  type ComposeResult,
  type Spec,
} from '@ui-composition/client';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { FiredAction } from './runtime/actions.ts';

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

export type UseCompositionOptions = {
  /** Composed as soon as the component is there; without it nothing is until `ask` or `compose` is called. */
  initialRequest?: ComposeRequest;
  /** Sent along with every request, such as a CSRF token. */
  headers?: Readonly<Record<string, string>>;
  fetch?: typeof fetch;
  /** Hears of every event as it comes, after the draft has taken it in. */
  onEvent?: (event: ComposeEvent) => void;
};

export type UseComposition = CompositionState & {
  /** Composes a new interface; one that is under way is ended. Never rejects: failures are in `error`. */
  compose: (request: ComposeRequest) => Promise<ComposeResult | undefined>;
  /** Changes the interface that is there by asking, and keeps what was typed; composes one where there is none yet. */
  ask: (prompt: string, more?: Partial<ComposeRequest>) => Promise<ComposeResult | undefined>;
  /** Composes what comes after an action of the user, with what was entered carried over. */
  next: (action: FiredAction, prompt: string, more?: Partial<ComposeRequest>) => Promise<ComposeResult | undefined>;
  /** Shows an interface that was composed before; changes by asking start from it. */
  show: (spec: Spec) => void;
  abort: () => void;
  /** What `<Composition>` needs: `<Composition {...composition.view} onAction={…} />`. */
  view: { spec: Spec | undefined; isLoading: boolean; generation: string };
};

type Step =
  | { type: 'begin'; run: number; isEdit: boolean }
  | { type: 'draft'; spec: Spec | undefined; operations: number }
  | { type: 'show'; run: number; spec: Spec }
  | { type: 'restart' }
  | { type: 'done'; result: ComposeResult }
  | { type: 'failed'; error: CompositionError }
  | { type: 'aborted' };

type Inner = Omit<CompositionState, 'isLoading'> & {
  isEdit: boolean;
  /** The last whole interface: what an edit starts from and falls back to. */
  base: Spec | undefined;
};

const START: Inner = {
  status: 'idle',
  spec: undefined,
  generation: '0',
  result: undefined,
  error: undefined,
  operations: 0,
  restarts: 0,
  isEdit: false,
  base: undefined,
};

/**
 * Composes through the host's own endpoint (`composeHandler` of `@ui-composition/client`) and holds what comes back.
 *
 * @param url the endpoint, relative to the page
 */
export function useComposition(url: string, options: UseCompositionOptions = {}): UseComposition {
  const [state, dispatch] = useReducer(reduce, START);
  const latest = useRef({ url, options, state });
  latest.current = { url, options, state };
  const running = useRef<{ abort: () => void }>(undefined);
  const runs = useRef(0);

  const run = useCallback(async (request: ComposeRequest): Promise<ComposeResult | undefined> => {
    running.current?.abort();
    const composition = composeAt(latest.current.url, request, callOptions(latest.current.options));
    running.current = composition;
    const isCurrent = (): boolean => running.current === composition;
    dispatch({ type: 'begin', run: (runs.current += 1), isEdit: request.mode === 'edit' });
    let operations = 0;
    try {
      for await (const event of composition) {
        if (!isCurrent()) return undefined;
        latest.current.options.onEvent?.(event);
        if (event.type === 'compose.restarted') dispatch({ type: 'restart' });
        if (event.type === 'op') dispatch({ type: 'draft', spec: composition.draft, operations: (operations += 1) });
      }
      const result = await composition.result;
      if (isCurrent()) dispatch({ type: 'done', result });
      return result;
    } catch (error) {
      if (!isCurrent()) return undefined;
      const failed = error instanceof CompositionError;
      dispatch(failed ? { type: 'failed', error } : { type: 'aborted' });
      return undefined;
    }
  }, []);

  useEffect(() => {
    const { initialRequest } = latest.current.options;
    if (initialRequest !== undefined) void run(initialRequest);
    return () => running.current?.abort();
  }, [run]);

  const ask = useCallback(
    async (prompt: string, more: Partial<ComposeRequest> = {}) => {
      const before = latest.current.state.base;
      return run({ ...more, prompt, ...(before === undefined ? {} : { mode: 'edit', prior_spec: before }) });
    },
    [run],
  );
  const next = useCallback(
    async (action: FiredAction, prompt: string, more: Partial<ComposeRequest> = {}) => {
      const generationId = latest.current.state.result?.generation_id;
      return run({ ...more, prompt, mode: 'continue_journey', action_context: contextOf(action, generationId) });
    },
    [run],
  );
  const show = useCallback((spec: Spec) => {
    running.current?.abort();
    running.current = undefined;
    dispatch({ type: 'show', run: (runs.current += 1), spec });
  }, []);
  const abort = useCallback(() => running.current?.abort(), []);
  const isLoading = state.status === 'composing';
  const { isEdit: _, base: __, ...told } = state;
  const view = { spec: state.spec, isLoading, generation: state.generation };
  return { ...told, isLoading, compose: run, ask, next, show, abort, view };
}

function callOptions({ headers, fetch: call }: UseCompositionOptions) {
  return { ...(headers === undefined ? {} : { headers }), ...(call === undefined ? {} : { fetch: call }) };
}

function reduce(state: Inner, step: Step): Inner {
  switch (step.type) {
    case 'begin': {
      const generation = step.isEdit ? state.generation : `${step.run}`;
      const kept = step.isEdit ? { spec: state.spec, result: state.result, base: state.base } : {};
      return { ...START, ...kept, status: 'composing', generation, isEdit: step.isEdit };
    }
    case 'show':
      return { ...START, status: 'done', spec: step.spec, base: step.spec, generation: `${step.run}` };
    case 'draft':
      return { ...state, spec: step.spec ?? state.spec, operations: step.operations };
    case 'restart': {
      // What a failed attempt built is thrown away; an edit falls back to the interface that it began from.
      const spec = state.isEdit ? state.base : undefined;
      const restarts = state.restarts + 1;
      return { ...state, spec, restarts, operations: 0, generation: `${state.generation}.${restarts}` };
    }
    case 'done':
      return { ...state, status: 'done', spec: step.result.spec, base: step.result.spec, result: step.result };
    case 'failed':
      return { ...state, status: 'failed', spec: state.base, error: step.error };
    case 'aborted':
      return { ...state, status: state.base === undefined ? 'idle' : 'done', spec: state.base };
  }
}

function contextOf(
  action: FiredAction,
  generationId: string | undefined,
): NonNullable<ComposeRequest['action_context']> {
  // Both are JSON already: they come from the state.
  const { params, state } = action as unknown as Pick<
    NonNullable<ComposeRequest['action_context']>,
    'params' | 'state'
  >;
  return {
    action: action.name,
    event: action.event,
    ...(params === undefined ? {} : { params }),
    ...(state === undefined ? {} : { state }),
    element_id: action.elementId,
    ...(generationId === undefined ? {} : { generation_id: generationId }),
  };
}
