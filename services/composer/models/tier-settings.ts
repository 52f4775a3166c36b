import { z } from 'zod';
import { BadConfiguration } from '#services/process/read-environment.ts';
import { webAddress } from '#services/process/settings.ts';
import { NOTATIONS } from './model.ts';
import { REASONING_EFFORTS } from './openai.ts';

const Milliseconds = z.int().positive();
const Price = z.number().nonnegative();

/** Name of the built-in composer, in place of a model's name. */
export const BUILTIN = 'builtin';

/** Passed through unchanged: backends accept more members than we could list. */
const ResponseFormat = z.looseObject({ type: z.enum(['text', 'json_object', 'json_schema']) });

/** One tier as an operator writes it in COMPOSE_MODELS; docs/models.md documents each field. */
const TierSettings = z
  .strictObject({
    model: z.string().min(1),
    alias: z.string().min(1).optional(),
    base_url: webAddress.optional(),
    api_key_env: z.string().min(1).optional(),
    reasoning_effort: z.enum(REASONING_EFFORTS).optional(),
    temperature: z.number().min(0).max(2).optional(),
    max_output_tokens: z.int().positive().optional(),
    first_token_timeout_ms: Milliseconds.optional(),
    silence_timeout_ms: Milliseconds.optional(),
    total_timeout_ms: Milliseconds.optional(),
    response_format: ResponseFormat.optional(),
    notation: z.enum(NOTATIONS).optional(),
    usd_per_million_input_tokens: Price.optional(),
    usd_per_million_output_tokens: Price.optional(),
  })
  .refine(
    (tier) => (tier.usd_per_million_input_tokens === undefined) === (tier.usd_per_million_output_tokens === undefined),
    {
      path: ['usd_per_million_output_tokens'],
      error: 'Both prices are given, or neither.',
    },
  )
  .superRefine((tier, context) => {
    if (tier.model !== BUILTIN) return;
    // A setting without effect is an operator's mistake.
    for (const field of Object.keys(tier)) {
      if (field === 'model' || field === 'alias') continue;
      context.addIssue({ code: 'custom', path: [field], message: 'The built-in composer has no such setting.' });
    }
  });
export type TierSettings = z.output<typeof TierSettings>;

/**
 * Reads the value of COMPOSE_MODELS: names separated by commas, or a JSON array of tier objects.
 *
 * @throws BadConfiguration that names each faulty tier and field, never a value
 */
export function readTierSettings(source: string): TierSettings[] {
  if (!source.startsWith('[')) return namesIn(source).map((model) => ({ model }));
  const result = z.array(TierSettings).safeParse(parseJson(source), { reportInput: false });
  if (result.success) return result.data;
  throw new BadConfiguration(result.error.issues.map(faultLine));
}

function namesIn(source: string): string[] {
  const names = source.split(',').map((name) => name.trim());
  // JSON without the brackets of a list, or a list in quotation marks.
  if (names.some((name) => /[\s{}[\]"']/.test(name))) {
    const message =
      'a name holds a space, a bracket or a quotation mark. Write names with commas, or a JSON array of tiers.';
    throw new BadConfiguration([`COMPOSE_MODELS: ${message}`]);
  }
  return names.filter((name) => name !== '');
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    // The parser's own message would quote the value.
    throw new BadConfiguration(['COMPOSE_MODELS starts with "[" but is not valid JSON.']);
  }
}

function faultLine({ path: [tier, ...field], message }: z.core.$ZodIssue): string {
  const place = field.length === 0 ? '' : `, field "${field.join('.')}"`;
  return `COMPOSE_MODELS: tier ${Number(tier ?? 0) + 1}${place}: ${message}`;
}
