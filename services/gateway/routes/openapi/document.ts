import { CATALOG_VERSION } from '#catalog/version.ts';
import { composeOperation, discoveryPaths } from './operations.ts';
import { errorResponse, errorResponses, headerRefs, HEADERS, KEYED_HEADERS, OPERATION_ERRORS } from './responses.ts';
import { ME_EXAMPLE } from './examples.ts';
import { componentSchemas, schemaRef } from './schemas.ts';

const DESCRIPTION = `Turns a sentence into a validated, interactive user interface: a json-render spec, streamed operation
by operation or in one piece.

Responses are additive: new fields, event types and error codes may appear at any time, and clients ignore what they do
not know. Requests are strict: unknown fields are refused. Branch on \`error.code\`, never on \`model\`.`;

/** The public contract as an OpenAPI 3.1 document, built from the schemas that the service validates with. */
export function openapiDocument(): object {
  return {
    openapi: '3.1.1',
    info: {
      title: 'UI Composition Service',
      version: '1.0.0',
      description: DESCRIPTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    paths: {
      '/v1/compose': { post: composeOperation() },
      '/v1/me': { get: meOperation() },
      '/v1/health': { get: healthOperation() },
      '/v1/openapi.json': { get: openapiOperation() },
      ...discoveryPaths(),
    },
    components: {
      schemas: componentSchemas(),
      headers: HEADERS,
      responses: { NotFound: errorResponse(['NOT_FOUND']) },
      parameters: { XRequestId: REQUEST_ID_PARAMETER },
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'A live key, `uic_live_…`. Keep it on your server.' },
      },
    },
  };
}

const REQUEST_ID_PARAMETER = {
  name: 'x-request-id',
  in: 'header',
  required: false,
  description: 'Your own name for the request, to find it in the logs; replaced when it has another form.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_.:-]{1,128}$' },
};

function meOperation(): object {
  return {
    operationId: 'me',
    summary: 'Who a key belongs to, and what its plan holds',
    description:
      'The smoke test for a key: answers for any active key, whatever its scopes and payments. Counts against the burst limit; never billed. The only answer in camelCase.',
    security: [{ apiKey: [] }],
    parameters: [{ $ref: '#/components/parameters/XRequestId' }],
    responses: {
      '200': {
        description: 'The workspace and its plan.',
        headers: headerRefs(KEYED_HEADERS),
        content: { 'application/json': { schema: schemaRef('MeResponse'), example: ME_EXAMPLE } },
      },
      ...errorResponses(OPERATION_ERRORS.me),
    },
  };
}

function healthOperation(): object {
  const data = { status: 'ok', service: 'ui-composition-service', catalog_version: CATALOG_VERSION };
  return {
    operationId: 'health',
    summary: 'Liveness of the API',
    description: 'Static: it does not exercise composition. Needs no key.',
    security: [],
    responses: {
      '200': {
        description: 'The API is serving.',
        headers: headerRefs(['XRequestId', 'XServiceVersion']),
        content: { 'application/json': { schema: schemaRef('HealthResponse'), example: { success: true, data } } },
      },
    },
  };
}

function openapiOperation(): object {
  return {
    operationId: 'openapi',
    summary: 'This document',
    security: [],
    responses: {
      '200': {
        description: 'An OpenAPI 3.1 document.',
        content: { 'application/json': { schema: { type: 'object', additionalProperties: true } } },
      },
    },
  };
}
