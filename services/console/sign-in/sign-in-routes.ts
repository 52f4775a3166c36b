import { parseCookie, stringifySetCookie } from 'cookie';
import { type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { Refusal } from '#contract/refusal.ts';
import { jsonBody } from '#services/process/json-body.ts';
import { actorOf } from '../access.ts';
import { signIns } from '../metrics.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import { CALLBACK_PATH, type OidcSignIn, SignInProblem } from './oidc.ts';
import type { Session, Sessions } from './session.ts';
import type { SignInLinks } from './sign-in-link.ts';

const SIGN_IN_COOKIE_SECONDS = 600;
const BODY_MAX_BYTES = 4 * 1024;

const SignIn = z.strictObject({ token: z.string().max(1_000) });

/** Dependencies of signing in. */
export type SignInParts = {
  log: Logger;
  sessions: Sessions;
  links: SignInLinks;
  /** Limits for links; and for visits to the identity provider, which a whole office may make from one address. */
  attempts: AttemptLimit;
  oidcAttempts: AttemptLimit;
  /** Absent when people sign in only by link. */
  oidc: OidcSignIn | undefined;
  isSecure: boolean;
};

/** Sign-in by link or identity provider, and sign-out. */
export function signInRoutes(parts: SignInParts): Router {
  const { sessions, oidc } = parts;
  const router = Router();
  router.get('/sign-in', (_request, response) => {
    response.json({ success: true, data: { hasOidc: oidc !== undefined } });
  });
  router.post('/sign-in', ...jsonBody(BODY_MAX_BYTES), (request, response) => signInByLink(parts, request, response));
  router.post('/sign-out', async (request, response) => {
    const session = sessions.read(request.get('cookie'));
    // The provider has no session for people who came by a link.
    const continueAt = session?.email === undefined ? undefined : await oidc?.signOutUrl();
    response.set('set-cookie', sessions.end()).json({ success: true, data: { continueAt } });
  });
  if (oidc !== undefined) router.use(oidcRoutes(parts, oidc));
  return router;
}

async function signInByLink(
  { attempts, links, sessions, log }: SignInParts,
  request: Request,
  response: Response,
): Promise<void> {
  if (!attempts.allows(request.ip ?? '')) {
    signIns.inc({ method: 'link', outcome: 'too-many' });
    throw new Refusal('RATE_LIMITED', 'Too many attempts. Wait a minute, then try again.', { retryAfterSeconds: 60 });
  }
  const body = SignIn.safeParse(request.body);
  if (!body.success || !(await links.redeem(body.data.token))) {
    signIns.inc({ method: 'link', outcome: 'refused' });
    throw new Refusal('AUTHENTICATION_REQUIRED', 'This link was used before or is too old. Ask for a new one.');
  }
  const session: Session = { email: undefined, isOperator: true };
  signIns.inc({ method: 'link', outcome: 'signed-in' });
  log.info({ actor: actorOf(session) }, 'signed in');
  response.set('set-cookie', sessions.begin(session)).json({ success: true, data: {} });
}

function oidcRoutes({ log, sessions, oidcAttempts, isSecure }: SignInParts, oidc: OidcSignIn): Router {
  const router = Router();
  const name = isSecure ? '__Host-uic_oidc' : 'uic_oidc';
  // Lax: sent when the provider redirects back, but not with embedded requests from other sites.
  const cookie = (value: string, maxAge: number): string =>
    stringifySetCookie({ name, value, maxAge, path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' });

  // Every failure is shown by the page in a sentence of ours, with nothing from the query.
  const redirectingProblems =
    (work: (request: Request, response: Response) => Promise<void>) => async (request: Request, response: Response) => {
      try {
        if (!oidcAttempts.allows(request.ip ?? '')) throw new SignInProblem('too-many');
        await work(request, response);
      } catch (thrown) {
        if (!(thrown instanceof SignInProblem)) throw thrown;
        const { code, message } = thrown;
        signIns.inc({ method: 'oidc', outcome: code });
        log.warn({ code, reason: message }, 'sign-in at the identity provider failed');
        response.append('set-cookie', cookie('', 0)).redirect(303, `/sign-in?problem=${code}`);
      }
    };

  router.get(
    '/oidc/begin',
    redirectingProblems(async (_request, response) => {
      const { url, underWay } = await oidc.begin();
      response.append('set-cookie', cookie(underWay, SIGN_IN_COOKIE_SECONDS)).redirect(303, url);
    }),
  );
  router.get(
    CALLBACK_PATH.replace('/api', ''),
    redirectingProblems(async (request, response) => {
      const { search } = new URL(request.originalUrl, 'http://console');
      const session = await oidc.finish(search, parseCookie(request.get('cookie') ?? '')[name]);
      signIns.inc({ method: 'oidc', outcome: 'signed-in' });
      log.info({ actor: actorOf(session), isOperator: session.isOperator }, 'signed in');
      response.append('set-cookie', cookie('', 0)).append('set-cookie', sessions.begin(session)).redirect(303, '/');
    }),
  );
  return router;
}
