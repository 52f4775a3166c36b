import { z } from 'zod';

// Coercion turns both a missing value and a text that is no number into NaN; zod reports them alike.
const whole = z.coerce
  .number({ error: ({ code }) => (code === 'invalid_type' ? 'must be a whole number' : undefined) })
  .int();

const atMs = whole.min(0).max(Number.MAX_SAFE_INTEGER);

/** A time span in the query; either end may be open. */
export const Span = { fromMs: atMs.optional(), toMs: atMs.optional() };

/** A time span with both ends. */
export const WholeSpan = { fromMs: atMs, toMs: atMs };

/** A page of a list. */
export const Page = {
  pageSize: whole.min(1).max(200).default(50),
  pageToken: z.string().min(1).max(200).optional(),
};

/** Which changes of the audit log. */
export const AuditFilters = {
  ...Span,
  actor: z.string().min(1).max(200).optional(),
  action: z.string().min(1).max(100).optional(),
};
