import { CATALOG_VERSION } from '#catalog/version.ts';
import type { Health } from '#contract/envelope.ts';
import { VERSION } from '#services/process/version.ts';
import { sendData } from '../http/envelope.ts';
import type { Route } from '../http/request-context.ts';

const HEALTH: Health = { status: 'ok', service: 'ui-composition-service', catalog_version: CATALOG_VERSION };

/** GET /v1/health: static, asks nothing of the other services. Source: service spec, "GET /v1/health". */
export const healthRoute: Route = ({ response }) => {
  // Callers must not branch on the release, so it is a header and no member of the body.
  response.set('x-service-version', VERSION);
  sendData(response, JSON.stringify(HEALTH));
};

/** GET /livez: the event loop is running. */
export const livezRoute: Route = ({ response }) => void response.type('text').send('ok\n');

/** GET /readyz: 200 while new requests are accepted; 503 once the gateway has begun to close. */
export function readyzRoute(isReady: () => boolean): Route {
  return ({ response }) => {
    const ready = isReady();
    response
      .status(ready ? 200 : 503)
      .type('text')
      .send(ready ? 'ok\n' : 'closing\n');
  };
}
