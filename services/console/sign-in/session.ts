import { parseCookie, stringifySetCookie } from 'cookie';
import { z } from 'zod';
import type { Signer } from './signing.ts';
import type { Request, RequestHandler } from 'express';
import { Refusal } from '#contract/refusal.ts';

const SESSION_HOURS = 12;

/** A signed-in person. Their role in a workspace is read from accounts at every call. */
export type Session = {
  /** E-mail address from the identity provider; the operator of a single machine has none. */
  email: string | undefined;
  /** May see and do everything. */
  isOperator: boolean;
};

const SignedSession = z.object({
  email: z.string().optional(),
  isOperator: z.boolean(),
  expiresAtMs: z.number(),
});

/** Sessions in a signed cookie: the console keeps no state, so any replica can serve anybody. */
export type Sessions = {
  /** `Set-Cookie` of a new session; signing in always creates a new one. */
  begin: (session: Session) => string;
  read: (cookieHeader: string | undefined) => Session | undefined;
  /** `Set-Cookie` that ends it. */
  end: () => string;
};

/** Creates the sessions of a console. @param isSecure true when it is reached over https */
export function createSessions(signer: Signer, { isSecure, now }: { isSecure: boolean; now: () => number }): Sessions {
  // The prefix makes browsers refuse a cookie set by a sibling host.
  const name = isSecure ? '__Host-uic_session' : 'uic_session';
  const cookie = (value: string, maxAge: number): string =>
    stringifySetCookie({ name, value, maxAge, path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' });
  return {
    begin: ({ email, isOperator }) => {
      const expiresAtMs = now() + SESSION_HOURS * 3_600_000;
      return cookie(signer.sign('session', { email, isOperator, expiresAtMs }), SESSION_HOURS * 3_600);
    },
    read: (header = '') => {
      const text = parseCookie(header)[name];
      const session = SignedSession.safeParse(text === undefined ? undefined : signer.verify('session', text)).data;
      if (session === undefined || session.expiresAtMs <= now()) return undefined;
      return { email: session.email, isOperator: session.isOperator };
    },
    end: () => cookie('', 0),
  };
}

const sessionOf = new WeakMap<Request, Session>();

/** Refuses people who have not signed in. */
export function signedIn(sessions: Sessions): RequestHandler {
  return (request, _response, next) => {
    const session = sessions.read(request.get('cookie'));
    if (session === undefined) throw new Refusal('AUTHENTICATION_REQUIRED', 'Sign in first.');
    sessionOf.set(request, session);
    next();
  };
}

/** The session of the caller; only behind {@link signedIn}. */
export function callerOf(request: Request): Session {
  const session = sessionOf.get(request);
  if (session === undefined) throw new Error('callerOf was called without signedIn');
  return session;
}
