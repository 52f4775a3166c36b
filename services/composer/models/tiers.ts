import { BadConfiguration, readTogether } from '#services/process/read-environment.ts';
import { builtinModel } from './builtin.ts';
import {
  circuitBreaker,
  type CircuitBreaker,
  type CircuitLimits,
  type CircuitState,
  withCircuitBreaker,
} from './circuit-breaker.ts';
import type { Model, TokenPrices } from './model.ts';
import { hostOf, openAiModel, type OpenAiTier } from './openai.ts';
import { BUILTIN, readTierSettings, type TierSettings } from './tier-settings.ts';
import type { ModelTimeouts } from './watch-answer.ts';
import { withSpan } from './with-span.ts';

/** One tier as configured: the built-in composer, or a model on a backend. */
export type Tier = { kind: 'builtin'; alias: string } | ({ kind: 'openai' } & OpenAiTier);

/** A tier as shown to operators in logs and metrics: nothing secret, and a unique `tier`. */
export type TierDescription = {
  /** The alias, with the position appended when several tiers share it. */
  tier: string;
  /** Position in the order, from 1. */
  position: number;
  model: string;
  /** Host and port of the backend; empty for the built-in composer. */
  host: string;
};

/** Defaults for tiers that do not set these themselves. */
type Backend = { apiKey: string | undefined; baseUrl: string | undefined; timeouts: ModelTimeouts };

const DEFAULT_MODELS = 'gpt-5-mini,gpt-5.1';

const PRINTABLE = /^[\x20-\x7e]+$/;

const CIRCUIT_LIMITS: CircuitLimits = { failures: 3, coolDownMs: 15_000 };

/**
 * Reads COMPOSE_MODELS: names separated by commas, or a JSON array of tier objects. The default is the built-in composer,
 * or two models when there is a backend key.
 *
 * @throws BadConfiguration that names each faulty tier and how to fix it
 */
export function readTiers(text: string | undefined, backend: Backend, environment: NodeJS.ProcessEnv): Tier[] {
  const source = text?.trim() || (backend.apiKey === undefined ? BUILTIN : DEFAULT_MODELS);
  const settings = readTierSettings(source);
  if (settings.length === 0) throw new BadConfiguration(['COMPOSE_MODELS names no model.']);
  const reads = settings.map(
    (tier, index) => [String(index), () => tierOf(tier, index, backend, environment)] as const,
  );
  return Object.values(readTogether(Object.fromEntries(reads)));
}

/** The tiers as shown to operators. */
export function describeTiers(tiers: readonly Tier[]): TierDescription[] {
  return tiers.map((tier, index) => {
    const position = index + 1;
    const isAlone = tiers.filter(({ alias }) => alias === tier.alias).length === 1;
    const name = isAlone ? tier.alias : `${tier.alias}#${position}`;
    if (tier.kind === 'builtin') return { tier: name, position, model: BUILTIN, host: '' };
    return { tier: name, position, model: tier.model, host: hostOf(tier) };
  });
}

/**
 * The tiers as callable models, each backend behind its own circuit breaker; the breakers are returned too.
 *
 * @param now epoch milliseconds
 * @param onCircuit called with a tier's index when its circuit changes state
 */
export function modelsOf(
  tiers: readonly Tier[],
  now: () => number,
  onCircuit: (index: number, state: CircuitState) => void,
): { models: Model[]; breakers: CircuitBreaker[] } {
  const breakers = tiers.map((_, index) => circuitBreaker(CIRCUIT_LIMITS, now, (state) => onCircuit(index, state)));
  const models = tiers.map((tier, index) => {
    const breaker = breakers[index];
    if (tier.kind === 'builtin' || breaker === undefined) return builtinModel(tier.alias);
    const isLastResort = (): boolean => breakers.slice(index + 1).every((later) => later.state() !== 'closed');
    return withCircuitBreaker(withSpan(openAiModel(tier), tier), breaker, isLastResort);
  });
  return { models, breakers };
}

function tierOf(settings: TierSettings, index: number, backend: Backend, environment: NodeJS.ProcessEnv): Tier {
  const alias = settings.alias ?? `composer-${index + 1}`;
  if (settings.model === BUILTIN) return { kind: 'builtin', alias };
  return {
    kind: 'openai',
    alias,
    model: settings.model,
    baseUrl: settings.base_url ?? backend.baseUrl,
    apiKey: apiKeyOf(settings, index, backend, environment),
    reasoningEffort: settings.reasoning_effort,
    temperature: settings.temperature,
    maxOutputTokens: settings.max_output_tokens,
    responseFormat: settings.response_format,
    notation: settings.notation ?? (isJsonFormat(settings) ? 'operations' : 'outline'),
    prices: pricesOf(settings),
    timeouts: {
      firstPartMs: settings.first_token_timeout_ms ?? backend.timeouts.firstPartMs,
      silenceMs: settings.silence_timeout_ms ?? backend.timeouts.silenceMs,
      totalMs: settings.total_timeout_ms ?? backend.timeouts.totalMs,
    },
  };
}

/** A backend that is restricted to JSON cannot write an outline. */
function isJsonFormat({ response_format: format }: TierSettings): boolean {
  return format !== undefined && format.type !== 'text';
}

function apiKeyOf(settings: TierSettings, index: number, backend: Backend, environment: NodeJS.ProcessEnv): string {
  const { model, api_key_env: own } = settings;
  // Secrets made of files end in a line break.
  const apiKey = (own === undefined ? backend.apiKey : environment[own])?.trim() ?? '';
  const variable = own ?? 'OPENAI_API_KEY';
  const needs = `COMPOSE_MODELS: tier ${index + 1} ("${model}") needs a key in ${variable}`;
  if (apiKey === '') throw new BadConfiguration([`${needs}.`]);
  // No header can hold such a key: every call would fail, and the reason in the log would quote it.
  if (!PRINTABLE.test(apiKey)) {
    throw new BadConfiguration([`${needs} of ASCII characters only. Was it copied whole, and nothing else?`]);
  }
  return apiKey;
}

function pricesOf(settings: TierSettings): TokenPrices | undefined {
  const { usd_per_million_input_tokens: input, usd_per_million_output_tokens: output } = settings;
  if (input === undefined || output === undefined) return undefined;
  return { usdPerMillionInputTokens: input, usdPerMillionOutputTokens: output };
}
