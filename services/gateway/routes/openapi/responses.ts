import { ERRORS, type ErrorCode } from '#contract/error-code.ts';
import { schemaRef } from './schemas.ts';

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

const KEY_CODES: ErrorCode[] = [
  'AUTHENTICATION_REQUIRED',
  'RATE_LIMITED',
  'INTERNAL_SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
];

/** Codes that each operation can answer with. NOT_FOUND is for unknown paths and methods. */
export const OPERATION_ERRORS = {
  compose: (Object.keys(ERRORS) as ErrorCode[]).filter((code) => code !== 'NOT_FOUND'),
  me: KEY_CODES,
} as const;

/** One response per status, with every code that it may carry. Source: service spec, "Errors › Envelope". */
export function errorResponses(codes: readonly ErrorCode[]): Record<string, object> {
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].httpStatus);
  return Object.fromEntries([...byStatus].map(([status, group]) => [String(status), errorResponse(group)]));
}

/** The response for a set of codes that share a status. */
export function errorResponse(codes: readonly ErrorCode[]): object {
  const keyed = !codes.includes('AUTHENTICATION_REQUIRED') && !codes.includes('NOT_FOUND');
  const headers = headerRefs(keyed ? KEYED_HEADERS : ['XRequestId']);
  return {
    description: codes.map(describeCode).join('\n\n'),
    headers: { ...headers, ...(codes.includes('RATE_LIMITED') && headerRefs(['RetryAfter'])) },
    content: {
      'application/json': {
        schema: {
          ...schemaRef('ErrorEnvelope'),
          properties: { error: { properties: { code: { enum: codes } } } },
        },
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }])),
      },
    },
  };
}

function describeCode(code: ErrorCode): string {
  const { sentence, transient } = ERRORS[code];
  return `\`${code}\`: ${sentence}${transient ? ' Transient.' : ''}`;
}

function exampleOf(code: ErrorCode): object {
  return { success: false, error: { message: ERRORS[code].sentence, code } };
}
