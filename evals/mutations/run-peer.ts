import { autoFixSpec, createSpecStreamCompiler, type Spec as PeerSpec, validateSpec } from '@json-render/core';
import { definitionOf } from '#catalog/components.ts';
import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import { isBuiltinAction, type Spec, type SpecElement } from '#contract/spec/spec.ts';
import { ROOT_ID } from '#catalog/opening.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import { validateSpec as gate } from '#services/composer/validation/validate-spec.ts';
import { type Judgement, judge } from './judge.ts';
import type { MutatedCase } from './mutated-case.ts';

/** The outcome of json-render's own stream compiler and `autoFixSpec` for one case. */
export type PeerOutcome = Judgement & {
  /** Its own validator finds no error. */
  passesOwn: boolean;
  /** Our gate finds nothing. */
  passesGate: boolean;
  /** It threw, or its result has no elements. */
  failed: boolean;
};

/**
 * Runs json-render on the answer of a case. As with our composer, the state starts with the caller's data, and `actions`,
 * which the server writes, are filled in before our gate validates the result.
 */
export function runPeer({ text, good, withheld }: MutatedCase): PeerOutcome {
  try {
    const opened = { state: structuredClone(good.input.data), root: ROOT_ID, elements: {} };
    const compiler = createSpecStreamCompiler<JsonObject>(opened);
    compiler.push(text);
    const { spec: fixed } = autoFixSpec(compiler.getResult() as unknown as PeerSpec);
    const passesOwn = validateSpec(fixed).valid;
    const spec = readable(fixed as unknown as JsonObject);
    const result: Spec = { ...spec, actions: handlers(spec) };
    const isTree = Object.keys(spec.elements).length > 0;
    return {
      passesOwn: passesOwn && isTree,
      passesGate:
        gate(asGateSeesIt(fixed as unknown as JsonObject, result), { definitionOf, actions: good.input.actions })
          .length === 0,
      failed: !isTree,
      ...judge(good, result, withheld),
    };
  } catch {
    return { passesOwn: false, passesGate: false, failed: true, lost: ['everything'], changed: [] };
  }
}

function asGateSeesIt(fixed: JsonObject, { actions }: Spec): JsonObject {
  return { ...fixed, actions: actions ?? {} };
}

/** The part that can be compared at all: elements with a type, props that are an object, children that are ids. */
function readable({ state, root, elements }: JsonObject): Spec {
  const entries = Object.entries(isJsonObject(elements ?? null) ? (elements as JsonObject) : {}).flatMap(
    ([id, element]): [string, SpecElement][] => {
      if (!isJsonObject(element) || typeof element['type'] !== 'string') return [];
      const { props, children, repeat, ...rest } = element;
      const kept = {
        ...rest,
        type: element['type'],
        props: isJsonObject(props ?? null) ? (props as JsonObject) : {},
        children: Array.isArray(children) ? children.filter((child) => typeof child === 'string') : [],
      };
      const isRepeat = isJsonObject(repeat) && typeof repeat['statePath'] === 'string';
      return [[id, (isRepeat ? { ...kept, repeat } : kept) as unknown as SpecElement]];
    },
  );
  return {
    state: isJsonObject(state ?? null) ? (state as JsonObject) : {},
    root: typeof root === 'string' ? root : '',
    elements: Object.fromEntries(entries),
  };
}

function handlers({ elements }: Spec): NonNullable<Spec['actions']> {
  const names = Object.values(elements).flatMap((element) => wiresOf(element).map(({ binding }) => binding.action));
  return Object.fromEntries(names.filter((name) => !isBuiltinAction(name)).map((name) => [name, { kind: 'agent' }]));
}
