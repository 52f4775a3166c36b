import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';
import type { ActionBinding, SpecElement } from '#contract/spec/spec.ts';

/**
 * A piece of a screen: one element with its children nested in it, and the client state that they need. Screens are
 * built as a tree of parts; {@link linesOf} flattens it, so a part never has to know its neighbours' ids.
 */
export type Part = {
  /** The preferred id; a number is added if it is taken. */
  id: string;
  type: string;
  props: JsonObject;
  children: Part[];
  on?: NonNullable<SpecElement['on']>;
  repeat?: NonNullable<SpecElement['repeat']>;
  visible?: Json;
  /** Initial values of client state, by JSON pointer. */
  seeds?: { [pointer: string]: Json };
  /** Values computed from the caller's data, by JSON pointer. */
  views?: { [pointer: string]: View };
  /** Path of the data that a control starts from without being bound to it. */
  edits?: string;
};

/** A value that is computed from the data, as a model's views are. */
export type View = {
  /** An expression, see `contract/views`. */
  query: string;
  /** State path of the data that it is computed from. */
  of: string;
  /** Further state paths that it is computed from. */
  and?: readonly string[];
  /** It makes the choices of a control, which tell a record by a few words. */
  isOfChoices?: true;
};

/** One line of output: an operation, or a view that the pipeline evaluates. */
export type Step = Operation | { op: 'view'; path: string; value: string };

/** The optional members of a part. */
export type Extras = Partial<Pick<Part, 'on' | 'repeat' | 'visible' | 'seeds' | 'views'>>;

/** Makes a part and leaves out props that are undefined. */
export function part(
  id: string,
  type: string,
  props: { [name: string]: Json | undefined },
  children: Part[] = [],
  extras: Extras = {},
): Part {
  return { id, type, props: definedOnly(props), children, ...extras };
}

/** Returns an object without the members that are undefined. */
export function definedOnly(members: { [name: string]: Json | undefined }): JsonObject {
  const defined: JsonObject = {};
  for (const [name, value] of Object.entries(members)) if (value !== undefined) defined[name] = value;
  return defined;
}

/** The state paths to which props are bound in both directions. */
export function boundPaths(props: JsonObject): string[] {
  return Object.values(props).flatMap((value) =>
    isJsonObject(value) && typeof value['$bindState'] === 'string' ? [value['$bindState']] : [],
  );
}

/** An expression that reads live state. */
export function read(pointer: string): JsonObject {
  return { $state: pointer };
}

/** A binding that sets live state when an event fires. */
export function assign(pointer: string, value: Json): ActionBinding {
  return { action: 'setState', params: { statePath: pointer, value } };
}

/** An expression that binds a control to live state in both directions. */
export function bind(pointer: string): JsonObject {
  return { $bindState: pointer };
}
