import { definitionOf } from '#catalog/components.ts';
import type { Prop } from '#catalog/definition.ts';
import type { FindingCode } from '#catalog/compiler/validate/finding-code.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { Screen } from './screen.ts';

/** An element as loose JSON, since a corruption may put anything anywhere. */
export type LooseElement = { [key: string]: unknown; type: string; props: JsonObject; children: string[] };
export type LooseSpec = {
  [key: string]: unknown;
  state: JsonObject;
  root: unknown;
  elements: { [id: string]: LooseElement };
  actions: { [name: string]: unknown };
};

/** Picks one of several, deterministically for a seed; undefined if there are none. */
export type Pick = <T>(some: readonly T[]) => T | undefined;

/**
 * One way to break a spec. `corrupt` changes it in place and returns false if it does not apply. The gate must report at
 * least one of the codes in `found`; if there are none, the change is harmless and the gate must report nothing.
 */
export type Corruption = {
  name: string;
  found: readonly FindingCode[];
  corrupt: (spec: LooseSpec, pick: Pick) => boolean;
};

/** Runs a corruption on a copy of a good screen; undefined if it does not apply. */
export function corrupted({ spec }: Screen, corruption: Corruption, seed: number): LooseSpec | undefined {
  const copy = structuredClone(spec) as unknown as LooseSpec;
  return corruption.corrupt(copy, picker(seed)) ? copy : undefined;
}

/** A corruption of one element among those that `fits` admits. */
export function onElement(
  name: string,
  found: readonly FindingCode[],
  fits: (element: LooseElement, spec: LooseSpec) => boolean,
  change: (element: LooseElement, spec: LooseSpec, id: string, pick: Pick) => void,
): Corruption {
  const corrupt = (spec: LooseSpec, pick: Pick): boolean => {
    const id = pick(Object.keys(spec.elements).filter((key) => fits(spec.elements[key] as LooseElement, spec)));
    const element = id === undefined ? undefined : spec.elements[id];
    if (id === undefined || element === undefined) return false;
    change(element, spec, id, pick);
    return true;
  };
  return { name, found, corrupt };
}

/** A corruption of one literal prop whose definition `fits` admits; returning undefined removes the prop. */
export function onProp(
  name: string,
  found: readonly FindingCode[],
  fits: (prop: Prop, value: Json) => boolean,
  change: (value: Json, prop: Prop, pick: Pick) => Json | undefined,
): Corruption {
  const places = (element: LooseElement): string[] => {
    const props = definitionOf(element.type)?.props ?? {};
    return Object.keys(element.props).filter((key) => {
      const prop = props[key];
      return prop !== undefined && fits(prop, element.props[key] as Json);
    });
  };
  return onElement(
    name,
    found,
    (element) => places(element).length > 0,
    (element, _spec, _id, pick) => {
      const key = pick(places(element)) ?? '';
      const prop = definitionOf(element.type)?.props[key];
      if (prop === undefined) return;
      const value = change(element.props[key] as Json, prop, pick);
      if (value === undefined) delete element.props[key];
      else element.props[key] = value;
    },
  );
}

/** A corruption of one binding under `on`. */
export function onBinding(
  name: string,
  found: readonly FindingCode[],
  fits: (binding: JsonObject) => boolean,
  change: (binding: JsonObject, on: JsonObject, verb: string) => void,
): Corruption {
  const places = (element: LooseElement): [JsonObject, string][] =>
    Object.entries((element.on ?? {}) as JsonObject).flatMap(([verb, wiring]) =>
      [wiring]
        .flat()
        .flatMap((binding): [JsonObject, string][] =>
          fits(binding as JsonObject) ? [[binding as JsonObject, verb]] : [],
        ),
    );
  return onElement(
    name,
    found,
    (element) => places(element).length > 0,
    (element, _spec, _id, pick) => {
      const place = pick(places(element));
      if (place !== undefined) change(place[0], element.on as JsonObject, place[1]);
    },
  );
}

/** True for a prop of that one kind. */
export function isOf(...kinds: readonly string[]): (prop: Prop) => boolean {
  return (prop) => typeof prop.kind === 'string' && kinds.includes(prop.kind);
}

/** The first record of a list, or an empty one. */
export function firstRecord(value: Json): JsonObject {
  return Array.isArray(value) && isJsonObject(value[0]) ? value[0] : {};
}

function picker(seed: number): Pick {
  let state = seed >>> 0;
  return (some) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return some[((state ^ (state >>> 13)) >>> 0) % Math.max(1, some.length)];
  };
}
