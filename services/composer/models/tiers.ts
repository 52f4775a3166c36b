import { z } from 'zod';
import { builtinModel } from './builtin.ts';
import type { Model } from './model.ts';
import { openAiModel, type OpenAiTier } from './openai.ts';
import type { Patience } from './watch-answer.ts';

/** One tier as configured: the built-in composer, or a model on a backend. */
export type Tier = { kind: 'builtin'; alias: string } | ({ kind: 'openai' } & OpenAiTier);

type Backend = { apiKey: string | undefined; baseUrl: string | undefined; patience: Patience };

const TierObject = z.strictObject({
  model: z.string().min(1),
  alias: z.string().min(1).optional(),
  base_url: z.url().optional(),
  api_key_env: z.string().min(1).optional(),
  reasoning_effort: z.enum(['none', 'minimal', 'low', 'medium', 'high']).optional(),
  temperature: z.number().min(0).max(2).optional(),
  max_output_tokens: z.int().positive().optional(),
});
type TierObject = z.output<typeof TierObject>;

const BUILTIN = 'builtin';
const DEFAULT_MODELS = 'gpt-5-mini,gpt-5.1';

/**
 * Reads COMPOSE_MODELS: names separated by commas, or a JSON array of tier objects. Absent, it is the built-in
 * composer, or two models when there is a key for the backend.
 *
 * @throws Error that names the faulty tier and how to mend it
 */
export function readTiers(text: string | undefined, backend: Backend, environment: NodeJS.ProcessEnv): Tier[] {
  const source = text?.trim() || (backend.apiKey === undefined ? BUILTIN : DEFAULT_MODELS);
  const objects = source.startsWith('[') ? parseObjects(source) : namesOf(source);
  if (objects.length === 0) throw new Error('Bad configuration\nCOMPOSE_MODELS names no model.');
  return objects.map((object, index) => tierOf(object, index, backend, environment));
}

/** The tiers as models that can be called. */
export function modelsOf(tiers: readonly Tier[]): Model[] {
  return tiers.map((tier) => (tier.kind === 'builtin' ? builtinModel(tier.alias) : openAiModel(tier)));
}

function namesOf(source: string): TierObject[] {
  const names = source.split(',').map((name) => name.trim());
  return names.filter((name) => name !== '').map((model) => ({ model }));
}

function parseObjects(source: string): TierObject[] {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    throw new Error('Bad configuration\nCOMPOSE_MODELS starts with "[" but is not valid JSON.', { cause: error });
  }
  const result = z.array(TierObject).safeParse(value);
  if (!result.success) throw new Error(`Bad configuration\nCOMPOSE_MODELS: ${z.prettifyError(result.error)}`);
  return result.data;
}

function tierOf(object: TierObject, index: number, backend: Backend, environment: NodeJS.ProcessEnv): Tier {
  const alias = object.alias ?? `composer-${index + 1}`;
  if (object.model === BUILTIN) return { kind: 'builtin', alias };
  const keyName = object.api_key_env ?? 'OPENAI_API_KEY';
  const apiKey = object.api_key_env === undefined ? backend.apiKey : environment[object.api_key_env];
  if (apiKey === undefined || apiKey === '') {
    throw new Error(`Bad configuration\nCOMPOSE_MODELS names "${object.model}", which needs a key in ${keyName}.`);
  }
  return {
    kind: 'openai',
    alias,
    model: object.model,
    baseUrl: object.base_url ?? backend.baseUrl,
    apiKey,
    reasoningEffort: object.reasoning_effort,
    temperature: object.temperature,
    maxOutputTokens: object.max_output_tokens,
    patience: backend.patience,
  };
}
