import express, { type Express, type RequestHandler, Router } from 'express';
import { LIMITS } from '#contract/limits.ts';
import { Refusal } from '#contract/refusal.ts';
import { rawBody } from '#services/process/json-body.ts';
import { actorOf, workspacesOf } from './access.ts';
import { type OperatorRoute, type RouteServices, serveRoutes, type WorkspaceRoute } from './api/route.ts';
import { callerOf, signedIn } from './sign-in/session.ts';
import { errorResponse, sameOriginOnly, securityHeaders } from './http.ts';
import { callDuration } from './metrics.ts';
import { composeRoute, type PlaygroundKeys } from './playground.ts';
import { type SignInParts, signInRoutes } from './sign-in/sign-in-routes.ts';
import { exportRoutes, historyRoutes, usageRoutes } from './api/history.ts';
import { keyRoutes } from './api/keys.ts';
import { memberRoutes, workspaceRoutes } from './api/workspaces.ts';
import { systemRoutes } from './api/system.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Dependencies of the console's routes. */
export type ConsoleParts = SignInParts &
  RouteServices & {
    keys: PlaygroundKeys;
    /** Base URL of the API as callers reach it. */
    apiUrl: string;
    /** `https://console.example`, as sent in a browser's `Origin` header; undefined when no setting says it. */
    publicOrigin: string | undefined;
    isReady: () => boolean;
    /** Number of proxies in front; the client's address is the one that called the outermost of them. */
    trustedHops: number;
  };

/** The console: the web pages, and a small JSON API for them. */
export function createApp(parts: ConsoleParts): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag').set('trust proxy', parts.trustedHops);
  app.use(securityHeaders);
  app.get('/livez', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', (_request, response) => {
    response.status(parts.isReady() ? 200 : 503).json({ status: parts.isReady() ? 'ok' : 'closing' });
  });
  app.use('/api', api(parts));
  app.use(pages());
  app.use(errorResponse(parts.log));
  return app;
}

function api(parts: ConsoleParts): express.Router {
  const { accounts, sessions } = parts;
  const router = express.Router();
  router.use((_request, response, next) => {
    response.set('cache-control', 'no-store');
    next();
  });
  router.use(timed);
  router.use(sameOriginOnly(parts.publicOrigin));
  router.use(signInRoutes(parts));
  router.use(signedIn(sessions));
  router.get('/session', async (request, response) => {
    const session = callerOf(request);
    const workspaces = await workspacesOf(accounts, session);
    response.json({ success: true, data: { ...session, actor: actorOf(session), workspaces, apiUrl: parts.apiUrl } });
  });
  router.post(
    '/workspaces/:slug/compose',
    rawBody(LIMITS.bodyMaxBytes),
    composeRoute({ gatewayUrl: parts.gatewayUrl, accounts, keys: parts.keys }),
  );
  serveRoutes(router, parts, ROUTES);
  router.use((request) => {
    throw new Refusal('NOT_FOUND', `There is no ${request.method} /api${request.path.slice(0, 200)}.`);
  });
  return router;
}

const timed: express.RequestHandler = (request, response, next) => {
  const stop = callDuration.startTimer();
  response.once('close', () => {
    const { path = 'none' } = (request.route ?? {}) as { path?: string };
    stop({ route: path, status: response.statusCode });
  });
  next();
};

/** Every route for people who have signed in, except the session itself and the playground's stream. */
export const ROUTES: readonly (OperatorRoute | WorkspaceRoute)[] = [
  ...workspaceRoutes,
  ...usageRoutes,
  ...keyRoutes,
  ...memberRoutes,
  ...historyRoutes,
  ...exportRoutes,
  ...systemRoutes,
];

const BUILT = fileURLToPath(new URL('../../web/dist/', import.meta.url));

const NOT_BUILT =
  '<!doctype html><title>UI Composition Service</title><p>The pages are not built yet: run <code>npm run build</code>, then start again.';

/** The pages of `web/`: files with a hash in their name are cached for good, the page itself is revalidated each time. */
function pages(folder = BUILT): RequestHandler {
  const router = Router();
  router.use('/assets', express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y', index: false }));
  router.use(
    '/assets',
    (_request, response) => void response.status(404).type('text').send('There is no such file.\n'),
  );
  router.use(express.static(folder, { index: false, maxAge: 0 }));
  // Every path that is not a file belongs to the single-page app, even one that cannot be decoded, as a param would be.
  router.use((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    response.set('cache-control', 'no-cache');
    if (existsSync(join(folder, 'index.html'))) response.sendFile('index.html', { root: folder });
    else response.status(503).type('html').send(NOT_BUILT);
  });
  return router;
}
