import { isSound } from '#services/composer/models/builtin.ts';
import { definitionOf } from '#catalog/components.ts';
import type { Finding } from '#catalog/compiler/validate/finding.ts';
import { foldOperations } from '#contract/json/apply-operation.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';
import { isBuiltinAction, type ActionHandler, type Spec } from '#contract/spec/spec.ts';
import type { Step } from '#builtin/part.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import { builtinLines } from '#builtin/compose-builtin.ts';
import { givenState, openingOperations } from '#catalog/opening.ts';
import { evaluate } from '#services/composer/views/evaluate.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import { validateSpec } from '#services/composer/validation/validate-spec.ts';

/** A compose input with a prompt and defaults, which `more` overrides. */
export function briefOf(prompt: string, more: Partial<ComposeInput> = {}): ComposeInput {
  return {
    generationId: 'gen_test',
    prompt,
    uiType: undefined,
    mode: 'create',
    data: {},
    actions: [],
    actionPolicy: 'open',
    priorSpec: undefined,
    actionContext: undefined,
    customComponents: [],
    maxOperations: undefined,
    theme: undefined,
    frameworkHint: undefined,
    ...more,
  };
}

/** The built-in composer's operations for an input, with views evaluated. */
export function builtinOperations(input: ComposeInput): Operation[] {
  const steps = [...builtinLines(input, isSound)].map((line) => JSON.parse(line) as Step);
  // A view may be made of an earlier one.
  let state: JsonObject = { ...input.priorSpec?.state, ...givenState(input) };
  return steps.map((step) => {
    if (step.op !== 'view') return step;
    const value = valueOf(step, state);
    state = { ...state, [step.path.slice('/state/'.length)]: value };
    return { op: 'add', path: step.path, value };
  });
}

function valueOf({ value: expression }: Step & { op: 'view' }, state: JsonObject): Json {
  const result = evaluate(expression, state);
  if ('fault' in result) throw new Error(`${expression}: ${result.fault}`);
  return result.value;
}

/** The built-in composer's spec before any repair, with the handlers that the server adds. */
export function builtinSpec(input: ComposeInput): Spec {
  const start = input.mode === 'edit' ? structuredClone(input.priorSpec as Json) : {};
  const opened = foldOperations(start, structuredClone(openingOperations(input)));
  const spec = foldOperations(opened, builtinOperations(input)) as Spec;
  const used = Object.values(spec.elements).flatMap((element) => wiresOf(element).map(({ binding }) => binding.action));
  const handlers = used
    .filter((name) => !isBuiltinAction(name))
    .map((name): [string, ActionHandler] => [name, { kind: 'agent' }]);
  return handlers.length === 0 ? spec : { ...spec, actions: { ...spec.actions, ...Object.fromEntries(handlers) } };
}

/** The findings of the gate on a composed spec. */
export function faultsOf(spec: Spec, input: ComposeInput): Finding[] {
  return validateSpec(spec, { definitionOf, actions: input.actions });
}
