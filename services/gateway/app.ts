import express, { type Express } from 'express';
import { Refusal } from '#contract/refusal.ts';
import { composeRoute } from './compose/compose-route.ts';
import { errorResponse } from './http/error-response.ts';
import type { Gateway } from './gateway.ts';
import { catalogRoutes, pageRoutes } from './routes/catalog-routes.ts';
import { healthRoute } from './routes/health-route.ts';
import { meRoute } from './routes/me-route.ts';
import { openapiRoute } from './routes/openapi-route.ts';
import { livezRoute, readyzRoute } from './routes/probe-routes.ts';
import { type GatewayHandler, requestFacts } from './telemetry/request-facts.ts';
import { requestHead } from './http/request-head.ts';

/** The public HTTP API. Source: service spec, "Endpoints". */
export function createApp(gateway: Gateway): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.enable('strict routing').enable('case sensitive routing');
  app.use(requestFacts(gateway.log));
  app.use(requestHead);
  app.get('/livez', livezRoute);
  app.get('/readyz', readyzRoute(gateway.isReady));
  app.post('/v1/compose', composeRoute(gateway));
  app.get('/v1/me', meRoute(gateway.accounts));
  app.get('/v1/health', healthRoute);
  app.get('/v1/openapi.json', openapiRoute());
  const { catalog, schema } = catalogRoutes();
  app.get('/v1/catalog', catalog);
  app.get('/v1/catalog/schema', schema);
  const { paths, page } = pageRoutes();
  app.get(paths, page);
  app.use(notFound);
  app.use(errorResponse);
  return app;
}

// A known path with another method is not found either: the error table has no code of its own for it.
const notFound: GatewayHandler = (request) => {
  throw new Refusal('NOT_FOUND', `There is no ${request.method} ${request.path.slice(0, 200)}.`);
};
