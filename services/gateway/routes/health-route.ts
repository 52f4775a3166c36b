import { CATALOG_VERSION } from '#catalog/version.ts';
import type { Health } from '#contract/health.ts';
import { sendData } from '../http/success-response.ts';
import type { GatewayHandler } from '../telemetry/request-facts.ts';

const HEALTH: Health = { status: 'ok', service: 'ui-composition-service', catalog_version: CATALOG_VERSION };

/** GET /v1/health: static, asks nothing of the other services. Source: service spec, "GET /v1/health". */
export const healthRoute: GatewayHandler = (_request, response) => sendData(response, JSON.stringify(HEALTH));
