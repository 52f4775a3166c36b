import type { Binding } from './element.ts';
import type { ElementStore } from './element-store.ts';
import { resolve } from './expression.ts';
import { isMembers } from './place.ts';
import type { Scope } from './scope.ts';
import type { StateStore } from './state-store.ts';

/** What the host receives when an action of the spec fires. */
export type FiredAction = {
  name: string;
  /** The payload of the verb, and over it the params of the binding, resolved at this moment; null stays null. */
  params: Readonly<Record<string, unknown>>;
  event: string;
  elementId: string;
  /** The whole state at this moment, for a journey's `action_context`. */
  state: unknown;
  /** How the server wired it: `agent` when the spec does not say. */
  kind: 'agent' | 'recompose' | 'host' | false;
  prompt?: string;
  channel?: string;
};

/** Answers an action; until its promise ends, the action takes no second press. */
export type OnAction = (action: FiredAction) => unknown;

/** A question to be answered before an action runs. */
export type Question = {
  title: string;
  message?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  variant?: 'default' | 'danger';
};

/** Something fired: one element, one verb, its payload. */
export type Firing = {
  elementId: string;
  /** Distinguishes the rows of a repeat. */
  key: string;
  verb: string;
  bindings: readonly Binding[];
  payload: Readonly<Record<string, unknown>>;
  payloadKeys: readonly string[];
  scope: Scope | undefined;
};

/** Runs actions, and knows which are running. */
export type ActionRunner = {
  /** Runs the bindings in order. Never rejects and never throws: failures go to `onError`. */
  fire: (firing: Firing) => Promise<void>;
  isBusy: (key: string) => boolean;
  subscribe: (listener: () => void) => () => void;
};

type Host = {
  onAction: OnAction;
  onError: (elementId: string, error: unknown) => void;
  ask: (question: Question) => Promise<boolean>;
};

/** Runs the actions of one composition. `host` is read at each firing, so that its callbacks may change. */
export function createActionRunner(state: StateStore, elements: ElementStore, host: () => Host): ActionRunner {
  const running = new Set<string>();
  const listeners = new Set<() => void>();

  function setRunning(key: string, isRunning: boolean): void {
    if (isRunning) running.add(key);
    else running.delete(key);
    for (const listener of listeners) listener();
  }

  async function runOnHost(firing: Firing, binding: Binding): Promise<void> {
    const handler = elements.handler(binding.action);
    if (handler?.['kind'] === false) return;
    // Params are resolved before the question is asked: a control may clear itself meanwhile.
    const action = describeAction(firing, binding, handler, state);
    const question = questionOf(binding.confirm, binding.action);
    if (question !== undefined && !(await host().ask(question))) return;
    const answer = host().onAction(action);
    if (!isPromise(answer)) return;
    setRunning(firing.key, true);
    try {
      await answer;
    } finally {
      setRunning(firing.key, false);
    }
  }

  return {
    fire: async (firing) => {
      if (running.has(firing.key)) return;
      for (const binding of firing.bindings) {
        try {
          if (!runBuiltin(binding, firing.scope, state)) await runOnHost(firing, binding);
        } catch (error) {
          host().onError(firing.elementId, error);
        }
      }
    },
    isBusy: (key) => running.has(key),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function describeAction(
  firing: Firing,
  binding: Binding,
  handler: Readonly<Record<string, unknown>> | undefined,
  state: StateStore,
): FiredAction {
  const declared = Object.entries(firing.payload).filter(([key]) => firing.payloadKeys.includes(key));
  const wired = resolve(binding.params ?? {}, state.read, firing.scope) as Record<string, unknown>;
  const params = Object.entries({ ...Object.fromEntries(declared), ...wired }).filter(
    ([, value]) => value !== undefined,
  );
  const { kind, prompt, channel } = handler ?? {};
  return {
    name: binding.action,
    params: Object.fromEntries(params),
    event: firing.verb,
    elementId: firing.elementId,
    state: state.all(),
    kind: kind === 'recompose' || kind === 'host' ? kind : 'agent',
    ...(typeof prompt === 'string' ? { prompt } : {}),
    ...(typeof channel === 'string' ? { channel } : {}),
  };
}

/** Runs an action that resolves in the client; false when it is none. Source: conventions.md, "Builtin actions". */
function runBuiltin(binding: Binding, scope: Scope | undefined, state: StateStore): boolean {
  const params = resolve(binding.params ?? {}, state.read, scope) as Record<string, unknown>;
  const { statePath, value, index, clearStatePath } = params;
  switch (binding.action) {
    case 'setState':
      if (typeof statePath === 'string') state.write(statePath, value ?? null);
      return true;
    case 'pushState': {
      if (typeof statePath !== 'string') return true;
      const list = state.read(statePath);
      state.write(statePath, [...(Array.isArray(list) ? (list as unknown[]) : []), value ?? null]);
      if (typeof clearStatePath === 'string') state.write(clearStatePath, emptyLike(state.read(clearStatePath)));
      return true;
    }
    case 'removeState': {
      const list = typeof statePath === 'string' ? state.read(statePath) : undefined;
      const at = typeof index === 'string' && index.trim() !== '' ? Number(index) : index;
      if (typeof statePath === 'string' && Array.isArray(list) && typeof at === 'number') {
        state.write(
          statePath,
          list.filter((_, position) => position !== at),
        );
      }
      return true;
    }
    case 'validateForm':
      return true;
    default:
      return false;
  }
}

// A cleared place keeps its type, so that the control bound to it keeps working.
function emptyLike(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  if (Array.isArray(value)) return [];
  if (isMembers(value))
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, emptyLike(member)]));
  return null;
}

/** The question of a binding's `confirm`: `true`, a message, or an object with its words. */
export function questionOf(confirm: unknown, action: string): Question | undefined {
  if (confirm === true) return { title: `${humanAction(action)}?` };
  if (typeof confirm === 'string' && confirm !== '') return { title: confirm };
  if (!isMembers(confirm)) return undefined;
  const word = (name: string) => (typeof confirm[name] === 'string' ? { [name]: confirm[name] } : {});
  return {
    title: `${humanAction(action)}?`,
    ...word('title'),
    ...word('message'),
    ...word('confirmLabel'),
    ...word('cancelLabel'),
    ...(confirm['variant'] === 'danger' ? { variant: 'danger' as const } : {}),
  };
}

function humanAction(action: string): string {
  const words = action
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function';
}
