import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { Refusal } from '#contract/refusal.ts';
import { actorOf, workspacesOf } from './access.ts';
import type { AccountsClient } from './accounts-client.ts';
import { serveRoutes } from './api/route.ts';
import { ROUTES } from './api/routes.ts';
import { callerOf, signedIn } from './http/caller.ts';
import { errorResponse } from './http/errors.ts';
import { sameOriginOnly, securityHeaders } from './http/security.ts';
import { pages } from './pages.ts';
import { composeRoute } from './playground/compose-route.ts';
import type { PlaygroundKeys } from './playground/playground-keys.ts';
import type { AttemptLimit } from './sign-in/attempt-limit.ts';
import type { Sessions } from './sign-in/session.ts';
import type { SignInLinks } from './sign-in/sign-in-link.ts';

/** What the console's routes work with. */
export type ConsoleParts = {
  log: Logger;
  accounts: AccountsClient;
  keys: PlaygroundKeys;
  sessions: Sessions;
  links: SignInLinks;
  attempts: AttemptLimit;
  gatewayUrl: () => string;
  /** `https://console.example`, as browsers name where a page comes from. */
  publicOrigin: () => string;
  isReady: () => boolean;
  /** True when people sign in by an identity provider instead of links. */
  hasOidc: boolean;
};

const SignIn = z.strictObject({ token: z.string().max(1_000) });

/** The console: pages, and a small JSON API for them. */
export function createApp(parts: ConsoleParts): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag');
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
  const { accounts, sessions, log } = parts;
  const router = express.Router();
  router.use((_request, response, next) => {
    response.set('cache-control', 'no-store');
    next();
  });
  router.use(sameOriginOnly(parts.publicOrigin));
  router.post('/sign-in', express.json({ limit: '4kb' }), (request, response) => {
    if (!parts.attempts.allows(request.socket.remoteAddress ?? '')) {
      throw new Refusal('RATE_LIMITED', 'Too many attempts. Wait a minute, then try again.', { retryAfterSeconds: 60 });
    }
    const body = SignIn.safeParse(request.body);
    if (!body.success || !parts.links.redeem(body.data.token)) {
      throw new Refusal('AUTHENTICATION_REQUIRED', 'This link was used before or is too old. Ask for a new one.');
    }
    log.info({ actor: 'operator@console' }, 'signed in');
    response
      .set('set-cookie', sessions.begin({ email: undefined, isOperator: true }))
      .json({ success: true, data: {} });
  });
  router.get(
    '/sign-in',
    (_request, response) => void response.json({ success: true, data: { hasOidc: parts.hasOidc } }),
  );
  router.post('/sign-out', (_request, response) => {
    response.set('set-cookie', sessions.end()).json({ success: true, data: {} });
  });
  router.use(signedIn(sessions));
  router.get('/session', async (request, response) => {
    const session = callerOf(request);
    const workspaces = await workspacesOf(accounts, session);
    response.json({ success: true, data: { ...session, actor: actorOf(session), workspaces } });
  });
  router.post(
    '/workspaces/:slug/compose',
    express.raw({ type: 'application/json', limit: '1mb' }),
    composeRoute({ gatewayUrl: parts.gatewayUrl, accounts, keys: parts.keys }),
  );
  serveRoutes(router, accounts, ROUTES);
  router.use((request) => {
    throw new Refusal('NOT_FOUND', `There is no ${request.method} /api${request.path.slice(0, 200)}.`);
  });
  return router;
}
