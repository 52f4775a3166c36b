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
