import { ERRORS, type ErrorCode } from '#contract/error-code.ts';
import { headerRefs, KEYED_HEADERS } from './headers.ts';
import { schemaRef } from './schemas.ts';

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
