import { definitionOf } from '#catalog/components.ts';
import type { Finding } from '#catalog/validate/finding.ts';
import { foldOperations } from '#contract/apply-operation.ts';
import type { Json } from '#contract/json.ts';
import type { Operation } from '#contract/operation.ts';
import { isBuiltinAction, type ActionHandler, type Spec } from '#contract/spec.ts';
import type { Brief } from '#services/composer/brief.ts';
import { builtinLines } from '#services/composer/builtin/compose-builtin.ts';
import { openingOperations } from '#services/composer/opening.ts';
import { wiresOf } from '#services/composer/spec/bindings.ts';
import { validateSpec } from '#services/composer/spec/validate-spec.ts';

/** A brief with only a prompt, and whatever else is given. */
export function briefOf(prompt: string, more: Partial<Brief> = {}): Brief {
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

/** The operations that the built-in composer writes for a brief. */
export function builtinOperations(brief: Brief): Operation[] {
  return [...builtinLines(brief)].map((line) => JSON.parse(line) as Operation);
}

/** The spec that the built-in composer's lines give, before any repair, with the handlers that the server writes. */
export function builtinSpec(brief: Brief): Spec {
  const start = brief.mode === 'edit' ? structuredClone(brief.priorSpec as Json) : {};
  const opened = foldOperations(start, structuredClone(openingOperations(brief)));
  const spec = foldOperations(opened, builtinOperations(brief)) as Spec;
  const used = Object.values(spec.elements).flatMap((element) => wiresOf(element).map(({ binding }) => binding.action));
  const handlers = used
    .filter((name) => !isBuiltinAction(name))
    .map((name): [string, ActionHandler] => [name, { kind: 'agent' }]);
  return handlers.length === 0 ? spec : { ...spec, actions: { ...spec.actions, ...Object.fromEntries(handlers) } };
}

/** What the catalog's gate finds wrong with a composed spec. */
export function faultsOf(spec: Spec, brief: Brief): Finding[] {
  return validateSpec(spec, { definitionOf, actions: brief.actions });
}
