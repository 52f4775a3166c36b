import { builtinSteps } from '#builtin/compose-builtin.ts';
import type { IsSound } from '#builtin/custom/custom-part.ts';
import { committedStarters } from '#builtin/starters/read-starters.ts';
import { committedTellingWords } from '#builtin/starters/telling-words.ts';
import { committedTemplates } from '#builtin/templates/template.ts';
import { committedWeights } from '#builtin/understand/learned/weights.ts';
import { parsePointer } from '#contract/json/json-pointer.ts';
import { definitionLookup } from '#catalog/definition-lookup.ts';
import { validateSpec } from '../validation/validate-spec.ts';
import type { Model, ModelCall, ModelPart } from './model.ts';

/** The built-in composer as a tier: no network, no tokens, the same notation as a model. */
export function builtinModel(alias: string): Model {
  return { alias, deterministic: true, prices: undefined, stream };
}

/** Unpacks the learned weights and reads the starters, so that no request waits for it. */
export function loadBuiltin(): void {
  committedWeights();
  committedStarters();
  committedTellingWords();
  committedTemplates();
}

/** Validates with the composer's own validation, over the catalog and one custom component. */
export const isSound: IsSound = (spec, custom) =>
  validateSpec(spec, { definitionOf: definitionLookup([custom]) }).length === 0;

async function* stream({ input, leaveOut, pace }: ModelCall, signal: AbortSignal): AsyncGenerator<ModelPart> {
  const clauses = { made: 0, missed: 0 };
  const leftOut = { shape: 0, room: 0, id: 0 };
  const reports = {
    onClauses: (count: typeof clauses) => Object.assign(clauses, count),
    onLeftOut: (count: typeof leftOut) => Object.assign(leftOut, count),
  };
  for await (const lines of pace.runSteps(() => builtinSteps(input, isSound, reports)))
    for (const line of lines) {
      signal.throwIfAborted();
      if (leaveOut !== undefined && isElementOf(leaveOut, line)) continue;
      yield { type: 'text', text: `${line}\n` };
    }
  yield { type: 'clauses', ...clauses };
  yield { type: 'left_out', ...leftOut };
  yield { type: 'usage', inputTokens: 0, outputTokens: 0 };
  yield { type: 'finish', reason: 'stop' };
}

function isElementOf(ids: ReadonlySet<string>, line: string): boolean {
  const { path } = JSON.parse(line) as { path: string };
  const [top, id = ''] = parsePointer(path);
  return top === 'elements' && ids.has(id);
}
