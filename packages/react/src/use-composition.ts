import {
  composeAt,
  CompositionError,
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
  /** Sent along with every request, such as a CSRF token. */
  headers?: Readonly<Record<string, string>>;
  fetch?: typeof fetch;
};

export type UseComposition = CompositionState & {
  /** Composes a new interface; one that is under way is ended. Never rejects: failures are in `error`. */
  compose: (request: ComposeRequest) => Promise<ComposeResult | undefined>;
  /** Changes the interface that is there by asking. */
  edit: (prompt: string, more?: Partial<ComposeRequest>) => Promise<ComposeResult | undefined>;
  /** Composes what comes after an action of the user, with what was entered carried over. */
  next: (action: FiredAction, prompt: string, more?: Partial<ComposeRequest>) => Promise<ComposeResult | undefined>;
  abort: () => void;
  /** What `<Composition>` needs: `<Composition {...composition.view} onAction={…} />`. */
  view: { spec: Spec | undefined; isLoading: boolean; generation: string };
};

type Step =
  | { type: 'begin'; run: number; isEdit: boolean }
  | { type: 'draft'; spec: Spec | undefined; operations: number }
  | { type: 'restart' }
  | { type: 'done'; result: ComposeResult }
  | { type: 'failed'; error: CompositionError }
  | { type: 'aborted' };

type Inner = Omit<CompositionState, 'isLoading'> & { isEdit: boolean };

const START: Inner = {
  status: 'idle',
  spec: undefined,
  generation: '0',
  result: undefined,
  error: undefined,
  operations: 0,
  restarts: 0,
  isEdit: false,
};

/**
 * Composes through the host's own endpoint (`composeHandler` of `@ui-composition/client`) and holds what comes back.
 *
 * @param url the endpoint, relative to the page
 */
export function useComposition(url: string, options: UseCompositionOptions = {}): UseComposition {
  const [state, dispatch] = useReducer(reduce, START);
  const latest = useRef({ url, options, result: state.result });
  latest.current = { url, options, result: state.result };
  const running = useRef<{ abort: () => void }>(undefined);
  const runs = useRef(0);
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(async (request: ComposeRequest): Promise<ComposeResult | undefined> => {
    running.current?.abort();
    const composition = composeAt(latest.current.url, request, latest.current.options);
    running.current = composition;
    const isCurrent = (): boolean => running.current === composition;
    dispatch({ type: 'begin', run: (runs.current += 1), isEdit: request.mode === 'edit' });
    let operations = 0;
    try {
      for await (const event of composition) {
        if (!isCurrent()) return undefined;
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

  const edit = useCallback(
    async (prompt: string, more: Partial<ComposeRequest> = {}) => {
      const before = latest.current.result?.spec;
      return run({ ...more, prompt, ...(before === undefined ? {} : { mode: 'edit', prior_spec: before }) });
    },
    [run],
  );
  const next = useCallback(
    async (action: FiredAction, prompt: string, more: Partial<ComposeRequest> = {}) => {
      const generationId = latest.current.result?.generation_id;
      return run({ ...more, prompt, mode: 'continue_journey', action_context: contextOf(action, generationId) });
    },
    [run],
  );
  const abort = useCallback(() => running.current?.abort(), []);
  const isLoading = state.status === 'composing';
  const { isEdit: _, ...told } = state;
  const view = { spec: state.spec, isLoading, generation: state.generation };
  return { ...told, isLoading, compose: run, edit, next, abort, view };
}

function reduce(state: Inner, step: Step): Inner {
  switch (step.type) {
    case 'begin': {
      const generation = step.isEdit ? state.generation : `${step.run}`;
      const kept = step.isEdit ? { spec: state.spec, result: state.result } : { spec: undefined, result: undefined };
      return { ...START, ...kept, status: 'composing', generation, isEdit: step.isEdit };
    }
    case 'draft':
      return { ...state, spec: step.spec ?? state.spec, operations: step.operations };
    case 'restart': {
      // What a failed attempt built is thrown away; an edit falls back to the interface that it began from.
      const spec = state.isEdit ? state.result?.spec : undefined;
      const restarts = state.restarts + 1;
      return { ...state, spec, restarts, operations: 0, generation: `${state.generation}.${restarts}` };
    }
    case 'done':
      return { ...state, status: 'done', spec: step.result.spec, result: step.result };
    case 'failed':
      return { ...state, status: 'failed', spec: state.result?.spec, error: step.error };
    case 'aborted':
      return { ...state, status: state.result === undefined ? 'idle' : 'done', spec: state.result?.spec };
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
