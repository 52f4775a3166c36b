import type { EventVerb } from './event-verb.ts';
import type { Json, JsonObject } from '../json/json.ts';

/** The generated document. Source: service spec, "Spec (the generated document)". */
export type Spec = {
  /** Initial client state; inputs bind to paths in it. */
  state: JsonObject;
  /** Id of the top-level element. */
  root: string;
  /** Flat map of element id to element; the tree comes from `children`. */
  elements: { [id: string]: SpecElement };
  /** Handlers of the declared actions, written by the server. */
  actions?: { [name: string]: ActionHandler };
};

/** One element, in standard json-render keys. */
export type SpecElement = {
  type: string;
  props: JsonObject;
  children: string[];
  on?: { [verb in EventVerb]?: ActionBinding | ActionBinding[] };
  repeat?: { statePath: string; key?: string };
  /** State condition under which the element is shown; an addition to the specification's keys. */
  visible?: Json;
};

/** What an event fires: the action's name and its params, which may contain expressions. */
export type ActionBinding = { action: string; params?: JsonObject; confirm?: Json };

/** How the server wires an action. Source: service spec, "Action declaration". */
export const ACTION_KINDS = ['agent', 'recompose', 'host', 'false'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** What firing a declared action does. `kind: false` (the JSON boolean) renders the control inert. */
export type ActionHandler = {
  kind: 'agent' | 'recompose' | 'host' | false;
  prompt?: string;
  channel?: string;
  description?: string;
};

/** Actions handled by the client; they need no declaration and never reach the host. */
const BUILTIN_ACTIONS = ['setState', 'pushState', 'removeState', 'validateForm'] as const;

/** True for an action handled by the client. */
export function isBuiltinAction(name: string): boolean {
  return (BUILTIN_ACTIONS as readonly string[]).includes(name);
}

/** Grammar of an element id. A purely numeric id breaks existing appliers. */
export const ELEMENT_ID = /^[A-Za-z][A-Za-z0-9_-]*$/;
