import type { Json, JsonObject } from './json.ts';

export type { Json, JsonObject } from './json.ts';

/** The kinds of screen that a request may ask for. */
export type UiType =
  | 'form'
  | 'dashboard'
  | 'pricing_table'
  | 'list_table'
  | 'detail_view'
  | 'settings_panel'
  | 'wizard'
  | 'confirmation'
  | 'empty_state'
  | 'calendar'
  | 'board'
  | 'map'
  | 'editor'
  | 'other';

/** An action that the host can handle. */
export type ActionDeclaration = {
  /** The bound action name, 1 to 60 characters. */
  name: string;
  /** JSON Schema (object type) for the params, such as `z.toJSONSchema` makes; their values bind to live state. */
  params?: object | undefined;
  /** Hint for the choice of control. */
  role?: string | undefined;
  /** A control bound to the action is guaranteed to be in the spec. */
  required?: boolean | undefined;
  /** What firing the action means. */
  description?: string | undefined;
  /** How it is wired: to the caller (`agent`, the default), to a new composition, to a channel of the host, or inert. */
  kind?: 'agent' | 'recompose' | 'host' | 'false' | false | undefined;
  /** With `recompose` only: the prompt used when fired. */
  prompt?: string | undefined;
  /** With `host` only: the postMessage channel. */
  channel?: string | undefined;
};

/** What the user just did; pairs with `mode: 'continue_journey'`. */
export type ActionContext = {
  /** Name of the action that fired. */
  action: string;
  /** The event that fired it, such as `press`. */
  event?: string | undefined;
  /** Its params, resolved. */
  params?: object | undefined;
  /** The state of the screen at that moment; what the user entered is carried over. */
  state?: object | undefined;
  /** Id of the element that fired. */
  element_id?: string | undefined;
  /** The generation that the screen came from. */
  generation_id?: string | undefined;
};

/**
 * The body of `POST /v1/compose`. The service refuses fields that it does not know. Objects that a host brings are sent as
 * `JSON.stringify` writes them; they are typed as `object`, which those that an `interface` describes are, too.
 */
export type ComposeRequest = {
  /** What the interface should be, 1 to 4,000 characters. */
  prompt: string;
  /** Absent, the composer chooses. */
  ui_type?: UiType | undefined;
  /** A new screen (`create`, the default), a change of `prior_spec`, or the screen after an action. */
  mode?: 'create' | 'edit' | 'continue_journey' | undefined;
  /** Facts to show word for word, at most 24,000 characters as JSON. */
  data?: object | undefined;
  /** At most 20. */
  actions?: readonly ActionDeclaration[] | undefined;
  /** `declared_only` strips every action that was not declared. */
  action_policy?: 'open' | 'declared_only' | undefined;
  /** With `mode: 'edit'`: the spec to change. */
  prior_spec?: object | undefined;
  /** With `mode: 'continue_journey'`: what led here. */
  action_context?: ActionContext | undefined;
  /** Manifests of components that the host draws itself, at most 20. */
  custom_components?: readonly object[] | undefined;
  /** Most operations that the answer may take, 1 to 200. */
  max_operations?: number | undefined;
  /** How the screen should look, and the framework that draws it, in words. */
  context?: { theme?: string | undefined; framework_hint?: string | undefined } | undefined;
  /** Recorded with the generation, never shown to the model. */
  metadata?: object | undefined;
};

/** What an event does: the action's name and its params, which may hold expressions. */
export type ActionBinding = { action: string; params?: JsonObject; confirm?: Json };

/** One element of a spec. */
export type SpecElement = {
  type: string;
  props: JsonObject;
  children: readonly string[];
  on?: { readonly [verb: string]: ActionBinding | readonly ActionBinding[] };
  repeat?: { statePath: string; key?: string };
  visible?: Json;
};

/** A composed interface. */
export type Spec = {
  /** Initial client state; inputs bind to paths in it. */
  state: JsonObject;
  /** Id of the top-level element. */
  root: string;
  elements: { readonly [id: string]: SpecElement };
  /** Handlers of the declared actions. */
  actions?: { readonly [name: string]: JsonObject };
};

/** Tokens that the models read and wrote; 0 for the built-in composer. */
export type Usage = { input_tokens: number; output_tokens: number };

/** A binding of an action that leaves the client. */
export type Interaction = { element: string; event: string; action: string; kind: string; params: JsonObject | null };

/** A part of the state that was computed: a JSON Pointer into it, and a JMESPath expression over it. */
export type Derived = { path: string; expression: string };

/** An RFC 6902 operation. */
export type Operation =
  | { op: 'add' | 'replace' | 'test'; path: string; value: Json }
  | { op: 'remove'; path: string }
  | { op: 'move' | 'copy'; path: string; from: string };

/** The first event: `model` is the alias of the model that composes. */
export type StartedEvent = { type: 'compose.started'; generation_id: string; model: string };

/** One step of the interface; applied in order, the operations give the spec. */
export type OperationEvent = { type: 'op' } & Operation;

/** An attempt failed: what it sent is void, and `model` begins again. */
export type RestartedEvent = {
  type: 'compose.restarted';
  generation_id: string;
  model: string;
  reason: { code: string };
};

/** The last event of a composition that succeeded, sent once it is billed. */
export type CompletedEvent = {
  type: 'compose.completed';
  generation_id: string;
  model: string;
  operation_count: number;
  usage: Usage;
  validated: true;
  /** Absent on a replay. */
  interactions?: readonly Interaction[];
  /** Names of the components in the spec. Absent on a replay. */
  components_used?: readonly string[];
  /** What in the state was computed from the data, in the order to compute it again. Absent where nothing was. */
  derived?: readonly Derived[];
  /** The edit changed nothing: what was asked for was not understood, or was so already. Absent on a replay. */
  unchanged?: true;
  /** The result was stored under the same idempotency key before; it is billed only once. */
  replayed?: true;
};
/** The last event of a composition that failed; nothing is billed. */
export type ErrorEvent = { type: 'error'; error: { code: string; message: string } };

/** Everything that a stream of the service may hold, told apart by `type`. */
export type ComposeEvent = StartedEvent | OperationEvent | RestartedEvent | CompletedEvent | ErrorEvent;

/** A finished composition. */
export type ComposeResult = Omit<CompletedEvent, 'type'> & { spec: Spec };

/** `GET /v1/me`. */
export type Me = {
  workspace: { id: string; name: string; slug: string };
  plan: {
    tierKey: string | null;
    monthlyGenerations: number;
    rateLimitPerMin: number;
    generationsRemaining: number;
    inlineComponentsLimit: number;
  };
};

/** `GET /v1/health`. */
export type Health = { status: 'ok'; service: string; catalog_version: string };
