import { z } from 'zod';
import { ERRORS, type ErrorCode } from './error-code.ts';

const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** The description of a failure, in envelopes and in `error` events. */
export const ErrorBody = z
  .object({
    message: z.string().describe('A sentence for people. Names the field at fault and how to fix it.'),
    code: z.enum(ERROR_CODES).describe('Branch on this, not on the status alone.'),
  })
  .describe('Why the request failed.');
export type ErrorBody = z.output<typeof ErrorBody>;

/** Answer to a request that failed. Source: service spec, "Errors › Envelope". */
export const ErrorEnvelope = z
  .object({ success: z.literal(false).describe('The request failed.'), error: ErrorBody })
  .describe('Answer to a request that failed.');
export type ErrorEnvelope = z.output<typeof ErrorEnvelope>;

/** The envelope of a success around its `data`. Source: service spec, "Common response envelope". */
export function successEnvelope<Data extends z.ZodType>(data: Data) {
  return z.object({ success: z.literal(true).describe('The request succeeded.'), data });
}

/** `data` of GET /v1/health. Source: service spec, "GET /v1/health". */
export const Health = z
  .object({
    status: z.literal('ok').describe('Always `ok` when the API is serving.'),
    service: z.string().describe('Service identifier.'),
    catalog_version: z
      .string()
      .describe(
        'Component-catalog version that specs are validated against. Compare it with your own to detect drift.',
      ),
  })
  .describe('Liveness of the API.');
export type Health = z.output<typeof Health>;

const count = () => z.int().min(0);

/** `data` of GET /v1/me, the only part of the contract in camelCase. Source: service spec, "GET /v1/me". */
export const Me = z
  .object({
    workspace: z
      .object({
        id: z.string().describe('Workspace identifier.'),
        name: z.string().describe('Workspace name.'),
        slug: z.string().describe('Workspace slug.'),
      })
      .describe('Who the key belongs to.'),
    plan: z
      .object({
        tierKey: z.string().nullable().describe('Plan identifier; null when no plan is attached.'),
        monthlyGenerations: count().describe('Generations included per month; 9007199254740991 means unlimited.'),
        rateLimitPerMin: count().describe('Per-key burst limit, requests per minute.'),
        generationsRemaining: count().describe('Generations left in the current cycle.'),
        inlineComponentsLimit: count().describe(
          'Maximum inline `custom_components` per compose request; 0 means that they are not included.',
        ),
      })
      .describe('What the workspace may use.'),
  })
  .describe('The workspace and plan behind a key.');
export type Me = z.output<typeof Me>;
