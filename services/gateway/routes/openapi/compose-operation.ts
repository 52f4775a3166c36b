import { LIMITS } from '#contract/limits.ts';
import { errorResponses, OPERATION_ERRORS } from './error-responses.ts';
import { LINES_EXAMPLE, REQUEST_EXAMPLE, RESULT_EXAMPLE, STREAM_EXAMPLE } from './examples.ts';
import { headerRefs, KEYED_HEADERS } from './headers.ts';
import { schemaRef } from './schemas.ts';

const DESCRIPTION = `Turns a prompt into a validated json-render spec.

With \`stream: true\` (the default) the answer is a stream of server-sent events: \`compose.started\`, then one \`op\` per
operation, at most ${LIMITS.restartsMax} times \`compose.restarted\` followed by operations anew, and exactly one terminal event,
\`compose.completed\` or \`error\`. Operations are provisional until \`compose.completed\`; applied in order over an empty
\`{}\`, or over \`prior_spec\` in edit mode, they yield the spec. A comment line \`: ping\` comes every
${LIMITS.pingIntervalMs / 1000} seconds.

With \`Accept: application/x-ndjson\` the stream is lines of JSON Patch for json-render's \`useUIStream\`: a restart removes what was built, the
last line is \`{"__meta":"usage",…}\` with the members of \`compose.completed\`, and a failure within breaks the connection after a line
\`{"__meta":"error",…}\`.

One generation is billed per validated success. Errors and replays are never billed.

Checks run in this order: key, burst limit, payment, scope, body, the plan's component limit, what the body says of
components and the catalog, idempotency, quota. A stored result is replayed whatever the plan allows now.
"Chars" are UTF-16 code units; \`x-max-serialized-chars\` limits \`JSON.stringify(value).length\`. The whole body may have
${LIMITS.bodyMaxBytes} bytes, ${LIMITS.jsonMaxDepth} levels of nesting, ${LIMITS.jsonMaxMembers} members and items in all and ${LIMITS.jsonObjectMaxMembers} members in one object; no member may stand twice in an object.`;

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes a retry safe: the first validated result is stored for 24 hours, and the same key with the same body bytes gets it again for free.',
  schema: { type: 'string', minLength: 1, maxLength: LIMITS.idempotencyKeyMaxChars },
  example: 'order-4711-screen-1',
};

const HEADERS = headerRefs([...KEYED_HEADERS, 'XGenerationId', 'IdempotentReplayed']);

/** POST /v1/compose. Source: service spec, "POST /v1/compose". */
export function composeOperation(): object {
  return {
    operationId: 'compose',
    summary: 'Compose a user interface',
    description: DESCRIPTION,
    security: [{ apiKey: [] }],
    parameters: [IDEMPOTENCY_KEY, { $ref: '#/components/parameters/XRequestId' }],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaRef('ComposeRequest'), example: REQUEST_EXAMPLE } },
    },
    responses: {
      '200': {
        description: 'The composition: a stream of events, or one envelope with `stream: false`.',
        headers: HEADERS,
        content: {
          'text/event-stream': {
            schema: { type: 'string', description: 'Server-sent events; each is described by `x-itemSchema`.' },
            'x-itemSchema': STREAM_ITEM,
            example: STREAM_EXAMPLE,
          },
          'application/x-ndjson': {
            schema: { type: 'string', description: 'Lines of JSON Patch, then one with the outcome.' },
            example: LINES_EXAMPLE,
          },
          'application/json': { schema: schemaRef('ComposeResponse'), example: RESULT_EXAMPLE },
        },
      },
      ...errorResponses(OPERATION_ERRORS.compose),
    },
  };
}

/** One server-sent event, in the form of the `itemSchema` of OpenAPI 3.2, "Media Type Object". */
const STREAM_ITEM = {
  type: 'object',
  required: ['event', 'data'],
  properties: {
    event: { type: 'string', description: 'Name of the event, the same as `type` in its data.' },
    data: { type: 'string', contentMediaType: 'application/json', contentSchema: schemaRef('ComposeEvent') },
  },
};
