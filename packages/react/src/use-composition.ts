import {
  composeAt,
  type ComposeEvent,
  type ComposeRequest,
  type ComposeResult,
  type Derived,
  type Spec,
} from '@ui-composition/client';
import { fittingContext } from '@ui-composition/client/action-context';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { publicState, reduce, START, type CompositionState } from './composition-steps.ts';
import { followComposition } from './follow-composition.ts';
import type { FiredAction } from './runtime/actions.ts';

/** What is composed first, and how requests are sent. */
export type UseCompositionOptions = {
  /** Composed as soon as the component is there; without it nothing is until `ask` or `compose` is called. */
  initialRequest?: ComposeRequest | undefined;
  /** Sent along with every request, such as a CSRF token. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Sends the requests. Default: the browser's `fetch`. */
  fetch?: typeof fetch | undefined;
  /** Called with every event as it arrives, after it is applied to the draft. If it throws, the composition has failed. */
  onEvent?: ((event: ComposeEvent) => void) | undefined;
};

/** What {@link useComposition} returns: the composition so far, and what changes it. */
export type UseComposition = CompositionState & {
  /** Composes a new interface; one that is under way is ended. Never rejects: failures are in `error`. */
  compose: (request: ComposeRequest) => Promise<ComposeResult | undefined>;
  /** Changes the interface that is there by asking, and keeps what was typed; composes one where there is none yet. */
  ask: (prompt: string, more?: Partial<ComposeRequest>) => Promise<ComposeResult | undefined>;
  /** Composes what comes after an action of the user, with what was entered carried over. */
  next: (action: FiredAction, prompt: string, more?: Partial<ComposeRequest>) => Promise<ComposeResult | undefined>;
  /** Shows an interface that was composed before; changes by asking start from it. `derived` came with its result. */
  show: (spec: Spec, derived?: readonly Derived[]) => void;
  /**
   * Shows the interface with other data: `data` replaces members of its state, and what was computed from them is computed
   * again. What the user has entered stays.
   */
  replaceData: (data: object) => Promise<void>;
  /** Ends what is being composed; the interface before it is shown again. */
  abort: () => void;
  /** What `<Composition>` needs: `<Composition {...composition.view} onAction={…} />`. */
  view: { spec: Spec | undefined; isLoading: boolean; generation: string };
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

  const run = useCallback(async (request: ComposeRequest, entered?: object): Promise<ComposeResult | undefined> => {
    running.current?.abort();
    const composition = composeAt(latest.current.url, request, callOptions(latest.current.options));
    let isAborted = false;
    const current = {
      abort: () => {
        isAborted = true;
        composition.abort();
      },
    };
    running.current = current;
    dispatch({ type: 'begin', run: (runs.current += 1), mode: request.mode, state: entered });
    return followComposition(composition, {
      dispatch,
      onEvent: (event) => latest.current.options.onEvent?.(event),
      isCurrent: () => running.current === current,
      isAborted: () => isAborted,
    });
  }, []);

  useEffect(() => {
    const { initialRequest } = latest.current.options;
    if (initialRequest !== undefined) void run(initialRequest);
    return () => running.current?.abort();
  }, [run]);

  const compose = useCallback(async (request: ComposeRequest) => run(request, request.action_context?.state), [run]);
  const ask = useCallback(
    async (prompt: string, more: Partial<ComposeRequest> = {}) => {
      const before = latest.current.state.base;
      return run({ ...more, prompt, ...(before === undefined ? {} : { mode: 'edit', prior_spec: before }) });
    },
    [run],
  );
  const next = useCallback(
    async (action: FiredAction, prompt: string, more: Partial<ComposeRequest> = {}) => {
      const { result, spec } = latest.current.state;
      const whole = contextOf(action, result?.generation_id);
      const context = fittingContext(whole, spec?.state);
      return run({ ...more, prompt, mode: 'continue_journey', action_context: context }, whole.state);
    },
    [run],
  );
  const show = useCallback((spec: Spec, derived: readonly Derived[] = []) => {
    running.current?.abort();
    running.current = undefined;
    dispatch({ type: 'show', run: (runs.current += 1), spec, derived });
  }, []);
  const replaceData = useCallback(async (data: object) => {
    // The evaluator is larger than the client, and most screens never need it.
    const { refreshDerived } = await import('@ui-composition/client/derived');
    dispatch({ type: 'data', refresh: (spec, derived) => refreshDerived(spec, derived, data) });
  }, []);
  const abort = useCallback(() => running.current?.abort(), []);
  const shown = publicState(state);
  const view = { spec: shown.spec, isLoading: shown.isLoading, generation: shown.generation };
  return { ...shown, compose, ask, next, show, replaceData, abort, view };
}

function callOptions({ headers, fetch: call }: UseCompositionOptions) {
  return { ...(headers === undefined ? {} : { headers }), ...(call === undefined ? {} : { fetch: call }) };
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
