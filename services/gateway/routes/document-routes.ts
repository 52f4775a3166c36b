import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { CATALOG_VERSION } from '#catalog/version.ts';
import { nearName } from '#contract/request/near-name.ts';
import { Refusal } from '#contract/refusal.ts';
import { llmsText, readA2uiCatalog, readCatalog, readPages, type ServedCatalog } from '../discovery/documents.ts';
import { sendData } from '../http/envelope.ts';
import type { GatewayResponse, Route } from '../http/request-context.ts';
import { openapiDocument } from './openapi/document.ts';

/** GET /v1/openapi.json: the OpenAPI document, built once. Source: service spec, "GET /v1/openapi.json". */
export function openapiRoute(): Route {
  const text = JSON.stringify(openapiDocument());
  return ({ response }) => void response.type('json').send(text);
}

/** GET /v1/catalog and GET /v1/catalog/schema: static, without a key, cacheable until the catalog changes. */
export function catalogRoutes(): { catalog: Route; schema: Route } {
  const served = readCatalog();
  const whole = JSON.stringify(served.whole);
  const schema = JSON.stringify(served.specSchema);
  return {
    catalog: ({ request, response }) => {
      const wanted = readQuery(request.query as Query, served);
      if (isKnown(request, response, CATALOG_VERSION)) return;
      sendData(response, wanted === undefined ? whole : JSON.stringify(served.part(wanted)));
    },
    schema: ({ request, response }) => {
      if (isKnown(request, response, CATALOG_VERSION)) return;
      response.type('application/schema+json').send(schema);
    },
  };
}

/** GET /v1/catalog/a2ui: the catalog in the words of A2UI. */
export function a2uiCatalogRoute(): Route {
  const text = readA2uiCatalog();
  const version = versionOf(text);
  return ({ request, response }) => {
    if (!isKnown(request, response, version)) response.type('application/schema+json').send(text);
  };
}

/** GET /llms.txt and the Markdown pages that it links to. */
export function pageRoutes(): { paths: string[]; page: Route } {
  const pages = readPages();
  const served = new Map([...pages, ['/llms.txt', llmsText(pages)]]);
  return {
    paths: [...served.keys()],
    page: ({ request, response }) => {
      const text = served.get(request.path) ?? '';
      if (isKnown(request, response, versionOf(text))) return;
      response.type(request.path.endsWith('.txt') ? 'text/plain' : 'text/markdown').send(text);
    },
  };
}

function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/**
 * Sets the caching headers for this version; answers 304 and returns true when the caller already has it. Express would
 * send the full body to requests with `Cache-Control: no-cache`, which fetch adds to every `If-None-Match`.
 *
 * Source: RFC 9110, section 13.1.2.
 */
function isKnown(request: IncomingMessage, response: GatewayResponse, version: string): boolean {
  const etag = `"${version}"`;
  response.set({ etag, 'cache-control': 'public, max-age=300' });
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (!known.includes(etag) && !known.includes('*')) return false;
  response.status(304).end();
  return true;
}

type Query = { readonly [name: string]: unknown };

/** The filter in a query; undefined for the whole catalog. */
function readQuery(
  query: Query,
  { names, groups }: ServedCatalog,
): { components: string[]; groups: string[] } | undefined {
  const [unknown] = Object.keys(query).filter((name) => name !== 'component' && name !== 'group');
  if (unknown !== undefined) {
    const message = `The query has no \`${unknown.slice(0, 60)}\`; known are \`component\` and \`group\`.`;
    throw new Refusal('BAD_REQUEST', message, { field: unknown.slice(0, 60) });
  }
  if (Object.keys(query).length === 0) return undefined;
  return { components: valuesOf(query, 'component', names), groups: valuesOf(query, 'group', groups) };
}

function valuesOf(query: Query, name: 'component' | 'group', known: readonly string[]): string[] {
  const values = [query[name] ?? []].flat().map(String);
  const stranger = values.find((value) => !known.includes(value));
  if (stranger === undefined) return values;
  const near = nearName(stranger, known);
  const advice = near === undefined ? 'GET /v1/catalog lists all' : `did you mean \`${near}\``;
  const isQuestion = near === undefined ? '.' : '?';
  throw new Refusal('NOT_FOUND', `The catalog has no ${name} \`${stranger.slice(0, 60)}\`; ${advice}${isQuestion}`);
}
