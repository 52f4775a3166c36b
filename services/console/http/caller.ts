import type { Request, RequestHandler } from 'express';
import { Refusal } from '#contract/refusal.ts';
import type { Session, Sessions } from '../sign-in/session.ts';

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
