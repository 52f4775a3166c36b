const text = (description: string, example: string, pattern?: string) => ({
  description,
  schema: { type: 'string', ...(pattern !== undefined && { pattern }) },
  example,
});

/** Response headers of the document. Source: OpenAPI 3.1.1, "Header Object". */
export const HEADERS = {
  XRequestId: text(
    "Names the request in our logs: the caller's own `x-request-id` if it is sane, else a new one.",
    'b7b3c1f2-0d0e-4f4b-9a53-2f6d7d0f6c11',
  ),
  XGenerationId: text('Identifier of the generation.', 'gen_0b5f3a52-7f0e-4a0b-9d2b-0d8c6f1f7a10'),
  XServiceVersion: text('Version of the software that answers, for operators.', '0.1.0'),
  RateLimitPolicy: text(
    'Burst limit of the key: `q` requests in any `w` seconds.',
    '"burst";q=60;w=60',
    '^"burst";q=\\d+;w=60$',
  ),
  RateLimit: text(
    'State of the burst window: `r` requests are free now, one more in `t` seconds.',
    '"burst";r=12;t=0',
    '^"burst";r=\\d+;t=\\d+$',
  ),
  RetryAfter: {
    description: 'Seconds to wait. Only with `RATE_LIMITED`: with `QUOTA_EXCEEDED` there is nothing to wait for.',
    schema: { type: 'integer', minimum: 1, maximum: 60 },
    example: 7,
  },
  IdempotentReplayed: {
    description: 'Present on a free replay of a stored result.',
    schema: { type: 'string', const: 'true' },
    example: 'true',
  },
} as const;

/** References to headers, keyed by the names under which they are sent. */
export function headerRefs(names: readonly (keyof typeof HEADERS)[]): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [SENT_NAMES[name], { $ref: `#/components/headers/${name}` }]));
}

const SENT_NAMES: Record<keyof typeof HEADERS, string> = {
  XRequestId: 'x-request-id',
  XGenerationId: 'x-generation-id',
  XServiceVersion: 'x-service-version',
  RateLimitPolicy: 'RateLimit-Policy',
  RateLimit: 'RateLimit',
  RetryAfter: 'Retry-After',
  IdempotentReplayed: 'Idempotent-Replayed',
};

/** Headers of every answer to a request with a valid key. */
export const KEYED_HEADERS = ['XRequestId', 'RateLimitPolicy', 'RateLimit'] as const;
