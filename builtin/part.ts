import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';
import type { ActionBinding, SpecElement } from '#contract/spec/spec.ts';

/**
 * A piece of a screen: one element with its children nested in it, and the client state that they need. Screens are
 * built as a tree of parts; {@link linesOf} flattens it, so a part never has to know its neighbours' ids.
 */
export type Part = {
  /** The id wanted; a number is added when it is taken. */
  id: string;
  type: string;
  props: JsonObject;
  children: Part[];
  on?: NonNullable<SpecElement['on']>;
  repeat?: NonNullable<SpecElement['repeat']>;
  visible?: Json;
  /** Start values of client state, by JSON pointer. */
  seeds?: { [pointer: string]: Json };
  /** What is computed from the caller's data, by JSON pointer: expressions as those of a model's views. */
  views?: { [pointer: string]: string };
};

/** One step of what the composer writes: an operation, or a view that the pipeline evaluates. */
export type Step = Operation | { op: 'view'; path: string; value: string };

/** What a part may have besides its type and props. */
export type Extras = Partial<Pick<Part, 'on' | 'repeat' | 'visible' | 'seeds' | 'views'>>;

/** A part; props that are undefined are left out. */
export function part(
  id: string,
  type: string,
  props: { [name: string]: Json | undefined },
  children: Part[] = [],
  extras: Extras = {},
): Part {
  return { id, type, props: definedOnly(props), children, ...extras };
}

/** An object without the members that are undefined. */
export function definedOnly(members: { [name: string]: Json | undefined }): JsonObject {
  const defined: JsonObject = {};
  for (const [name, value] of Object.entries(members)) if (value !== undefined) defined[name] = value;
  return defined;
}

/** The state paths that props are bound to, both ways. */
export function boundPaths(props: JsonObject): string[] {
  return Object.values(props).flatMap((value) =>
    isJsonObject(value) && typeof value['$bindState'] === 'string' ? [value['$bindState']] : [],
  );
}

/** Reads live state. */
export function read(pointer: string): JsonObject {
  return { $state: pointer };
}

/** Sets live state when an event fires. */
export function assign(pointer: string, value: Json): ActionBinding {
  return { action: 'setState', params: { statePath: pointer, value } };
}

/** Binds a control to live state, both ways. */
export function bind(pointer: string): JsonObject {
  return { $bindState: pointer };
}
