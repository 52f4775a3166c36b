import express, { type Express } from 'express';
import { CATALOG_VERSION } from '#catalog/version.ts';
import type { Health, Me } from '#contract/envelope.ts';
import { Refusal } from '#contract/refusal.ts';
import { VERSION } from '#services/process/version.ts';
import type { Accounts } from './clients.ts';
import { composeRoute } from './compose/compose-route.ts';
import type { Gateway } from './gateway.ts';
import { type Caller, authorizeCaller } from './http/authorize-caller.ts';
import { errorResponse, sendData } from './http/envelope.ts';
import { type Middleware, type Route, route } from './http/request-context.ts';
import { requestHead } from './http/request-head.ts';
import { a2uiCatalogRoute, catalogRoutes, openapiRoute, pageRoutes } from './routes/document-routes.ts';
import { logRequests } from './telemetry/request-log.ts';

/** The public HTTP API. Source: service spec, "Endpoints". */
export function createApp(gateway: Gateway): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.enable('strict routing').enable('case sensitive routing');
  app.use(logRequests(gateway.log));
  app.use(requestHead);
  app.get('/livez', route(livezRoute));
  app.get('/readyz', route(readyzRoute(gateway.isReady)));
  app.post('/v1/compose', route(composeRoute(gateway)));
  app.get('/v1/me', route(meRoute(gateway.accounts)));
  app.get('/v1/health', route(healthRoute));
  app.get('/v1/openapi.json', route(openapiRoute()));
  const { catalog, schema } = catalogRoutes();
  app.get('/v1/catalog', route(catalog));
  app.get('/v1/catalog/schema', route(schema));
  app.get('/v1/catalog/a2ui', route(a2uiCatalogRoute()));
  const { paths, page } = pageRoutes();
  app.get(paths, route(page));
  app.use(notFound);
  app.use(errorResponse);
  return app;
}

// A known path with another method is NOT_FOUND as well: the error table has no code for it.
const notFound: Middleware = (request) => {
  throw new Refusal('NOT_FOUND', `There is no ${request.method} ${request.path.slice(0, 200)}.`);
};

/**
 * GET /v1/me: the workspace behind a key and what its plan includes. It is the smoke test for keys, so it answers for
 * any active key, regardless of scopes and payment.
 *
 * Source: service spec, "GET /v1/me".
 */
function meRoute(accounts: Accounts): Route {
  return async (context) => {
    const caller = await authorizeCaller(accounts, context, { skipUsage: false });
    sendData(context.response, JSON.stringify(meOf(caller)));
  };
}

function meOf({ workspace, plan, generationsRemaining }: Caller): Me {
  const { tierKey = null, monthlyGenerations, rateLimitPerMin, inlineComponentsLimit } = plan;
  return {
    workspace: { id: workspace.id, name: workspace.name, slug: workspace.slug },
    plan: { tierKey, monthlyGenerations, rateLimitPerMin, generationsRemaining, inlineComponentsLimit },
  };
}

const HEALTH: Health = { status: 'ok', service: 'ui-composition-service', catalog_version: CATALOG_VERSION };

/** GET /v1/health: static, asks nothing of the other services. Source: service spec, "GET /v1/health". */
const healthRoute: Route = ({ response }) => {
  // Callers must not branch on the release, so it is a header and no member of the body.
  response.set('x-service-version', VERSION);
  sendData(response, JSON.stringify(HEALTH));
};

/** GET /livez: the event loop is running. */
const livezRoute: Route = ({ response }) => void response.type('text').send('ok\n');

/** GET /readyz: 200 while new requests are accepted; 503 once the gateway has begun to close. */
function readyzRoute(isReady: () => boolean): Route {
  return ({ response }) => {
    const ready = isReady();
    response
      .status(ready ? 200 : 503)
      .type('text')
      .send(ready ? 'ok\n' : 'closing\n');
  };
}
