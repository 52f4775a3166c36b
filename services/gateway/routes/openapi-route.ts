import { openapiDocument } from './openapi/document.ts';
import type { GatewayHandler } from '../telemetry/request-facts.ts';

/** GET /v1/openapi.json: the machine-readable contract, computed once. Source: service spec, "GET /v1/openapi.json". */
export function openapiRoute(): GatewayHandler {
  const text = JSON.stringify(openapiDocument());
  return (_request, response) => void response.type('json').send(text);
}
