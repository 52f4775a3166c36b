import express, { type Express } from 'express';
import { LIMITS } from '#contract/limits.ts';
import { Refusal } from '#contract/refusal.ts';
import { rawBody } from '#services/process/json-body.ts';
import { actorOf, workspacesOf } from './access.ts';
import { type RouteServices, serveRoutes } from './api/route.ts';
import { ROUTES } from './api/routes.ts';
import { callerOf, signedIn } from './http/caller.ts';
import { errorResponse } from './http/errors.ts';
import { sameOriginOnly, securityHeaders } from './http/security.ts';
import { callDuration } from './metrics.ts';
import { pages } from './pages.ts';
import { composeRoute } from './playground/compose-route.ts';
import type { PlaygroundKeys } from './playground/playground-keys.ts';
import { type SignInParts, signInRoutes } from './sign-in/sign-in-routes.ts';

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
