import type { GatewayHandler } from '../telemetry/request-facts.ts';

/** GET /livez: the event loop turns. */
export const livezRoute: GatewayHandler = (_request, response) => void response.type('text').send('ok\n');

/** GET /readyz: new requests are welcome; 503 from the moment the gateway begins to close. */
export function readyzRoute(isReady: () => boolean): GatewayHandler {
  return (_request, response) => {
    const ready = isReady();
    response
      .status(ready ? 200 : 503)
      .type('text')
      .send(ready ? 'ok\n' : 'closing\n');
  };
}
