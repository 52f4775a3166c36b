import { CATALOG_VERSION } from '#catalog/version.ts';
import { errorResponses, headerRefs, KEYED_HEADERS, OPERATION_ERRORS } from './responses.ts';
import { CATALOG_EXAMPLE, LINES_EXAMPLE, REQUEST_EXAMPLE, RESULT_EXAMPLE, STREAM_EXAMPLE } from './examples.ts';
import { schemaRef } from './schemas.ts';
import { LIMITS } from '#contract/limits.ts';

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

const COMPOSE_HEADERS = headerRefs([...KEYED_HEADERS, 'XGenerationId', 'IdempotentReplayed']);

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
        headers: COMPOSE_HEADERS,
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

const DOCUMENT_HEADERS = {
  ...headerRefs(['XRequestId']),
  ETag: { schema: { type: 'string' }, example: `"${CATALOG_VERSION}"` },
};
const NOT_MODIFIED = { '304': { description: 'Nothing has changed since the tag in `If-None-Match`.' } };

/** Paths that describe the service to programs and language models: static, without a key. */
export function discoveryPaths(): { [path: string]: object } {
  return {
    '/v1/catalog': { get: catalogOperation() },
    '/v1/catalog/schema': {
      get: textOperation('catalogSchema', 'JSON Schema 2020-12 of a whole spec', 'application/schema+json', {
        type: 'object',
        additionalProperties: true,
      }),
    },
    '/v1/catalog/a2ui': {
      get: textOperation('a2uiCatalog', 'The catalog as a custom catalog of A2UI 0.9', 'application/schema+json', {
        type: 'object',
        additionalProperties: true,
      }),
    },
    '/llms.txt': { get: textOperation('llms', 'Index of everything here for language models', 'text/plain') },
    '/docs/{page}': { get: pageOperation('guide', 'A guide in Markdown', 'integrating.md') },
    '/docs/catalog/{page}': { get: pageOperation('catalogPage', 'A group of the catalog in Markdown', 'forms.md') },
  };
}

function catalogOperation(): object {
  return {
    operationId: 'catalog',
    summary: 'The component catalog',
    description:
      'Every component with its events, children and example. With `component` or `group`, both repeatable, only those, each with the whole JSON Schema of its props.',
    security: [],
    parameters: [
      queryParameter('component', 'Name of a component.', 'Button'),
      queryParameter('group', 'Name of a group.', 'forms'),
    ],
    responses: {
      '200': {
        description: 'The components that were asked for.',
        headers: DOCUMENT_HEADERS,
        content: { 'application/json': { schema: schemaRef('CatalogResponse'), example: CATALOG_EXAMPLE } },
      },
      ...NOT_MODIFIED,
      ...errorResponses(['BAD_REQUEST', 'NOT_FOUND']),
    },
  };
}

function queryParameter(name: string, description: string, example: string): object {
  const schema = { type: 'array', items: { type: 'string' } };
  return { name, in: 'query', required: false, description, schema, example: [example] };
}

function textOperation(
  operationId: string,
  summary: string,
  type: string,
  schema: object = { type: 'string' },
): object {
  return {
    operationId,
    summary,
    security: [],
    responses: {
      '200': { description: `${summary}.`, headers: DOCUMENT_HEADERS, content: { [type]: { schema } } },
      ...NOT_MODIFIED,
    },
  };
}

function pageOperation(operationId: string, summary: string, example: string): object {
  const { responses, ...operation } = textOperation(operationId, summary, 'text/markdown') as { responses: object };
  return {
    ...operation,
    parameters: [{ name: 'page', in: 'path', required: true, schema: { type: 'string' }, example }],
    responses: { ...responses, ...errorResponses(['NOT_FOUND']) },
  };
}
