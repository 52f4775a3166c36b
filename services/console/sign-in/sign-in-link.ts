import { z } from 'zod';
import type { Signer } from './signing.ts';
import { createUsedOnce } from './used-once.ts';

const LINK_MS = 3_600_000;
/** Allowed clock difference between the process that makes a link and the console. */
const CLOCK_SKEW_MS = 1_000;

const Link = z.object({ nonce: z.string(), expiresAtMs: z.number() });

/** One-time sign-in links for the operator of a single machine. */
export type SignInLinks = {
  /** A token for the fragment of the sign-in URL, which browsers never send. */
  make: () => string;
  /** True the first time a valid token is presented. */
  redeem: (token: string) => boolean;
};

/** @param newNonce a new unguessable text each time */
export function createSignInLinks(signer: Signer, now: () => number, newNonce: () => string): SignInLinks {
  const used = createUsedOnce(now);
  // Used links are forgotten at a restart, so links from before it are refused.
  const takenFromMs = now() - CLOCK_SKEW_MS;
  return {
    make: () => signer.sign('sign-in link', { nonce: newNonce(), expiresAtMs: now() + LINK_MS }),
    redeem: (token) => {
      const link = Link.safeParse(signer.verify('sign-in link', token)).data;
      if (link === undefined || link.expiresAtMs <= now()) return false;
      if (link.expiresAtMs - LINK_MS < takenFromMs) return false;
      return used.take(link.nonce, link.expiresAtMs);
    },
  };
}

/** The URL that redeems a token. */
export function signInUrl(consoleUrl: string, token: string): string {
  return `${consoleUrl.replace(/\/+$/, '')}/sign-in#${token}`;
}
