import { CATALOG_VERSION } from '#catalog/version.ts';
import { errorResponses } from './error-responses.ts';
import { CATALOG_EXAMPLE } from './examples.ts';
import { headerRefs } from './headers.ts';
import { schemaRef } from './schemas.ts';

const HEADERS = {
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
        headers: HEADERS,
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
      '200': { description: `${summary}.`, headers: HEADERS, content: { [type]: { schema } } },
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
