import type { Request, RequestHandler } from 'express';
import { Refusal } from '#contract/refusal.ts';
import type { Session, Sessions } from '../sign-in/session.ts';

const sessionOf = new WeakMap<Request, Session>();

/** Lets only people who have signed in pass. */
export function signedIn(sessions: Sessions): RequestHandler {
  return (request, _response, next) => {
    const session = sessions.read(request.get('cookie'));
    if (session === undefined) throw new Refusal('AUTHENTICATION_REQUIRED', 'Sign in first.');
    sessionOf.set(request, session);
    next();
  };
}

/** Who calls; only behind {@link signedIn}. */
export function callerOf(request: Request): Session {
  const session = sessionOf.get(request);
  if (session === undefined) throw new Error('a route without a session asks who calls');
  return session;
}
