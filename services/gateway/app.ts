import express, { type Express } from 'express';
import { Refusal } from '#contract/refusal.ts';
import { composeRoute } from './compose/compose-route.ts';
import { errorResponse } from './http/envelope.ts';
import { type Middleware, route } from './http/request-context.ts';
import type { Gateway } from './gateway.ts';
import { a2uiCatalogRoute, catalogRoutes, openapiRoute, pageRoutes } from './routes/document-routes.ts';
import { healthRoute, livezRoute, readyzRoute } from './routes/health-routes.ts';
import { meRoute } from './routes/me-route.ts';
import { logRequests } from './telemetry/request-log.ts';
import { requestHead } from './http/request-head.ts';

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
