import { z } from 'zod';
import type { Signer } from './signing.ts';
import { createUsedOnce } from './used-once.ts';

const LINK_MS = 3_600_000;
/** Clocks of whoever makes a link and of the console may differ by this much. */
const CLOCK_SKEW_MS = 1_000;

const Link = z.object({ nonce: z.string(), expiresAtMs: z.number() });

/** Links that sign the operator of one machine in, once each. */
export type SignInLinks = {
  /** A token for the fragment of the sign-in page's address, which browsers send to nobody. */
  make: () => string;
  /** True the first time a valid token is presented. */
  redeem: (token: string) => boolean;
};

/** @param newNonce unguessable text, new each time */
export function createSignInLinks(signer: Signer, now: () => number, newNonce: () => string): SignInLinks {
  const used = createUsedOnce(now);
  // Which links were used before a restart is forgotten with it, so that none from before is taken.
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

/** The address that a token is opened with. */
export function signInUrl(consoleUrl: string, token: string): string {
  return `${consoleUrl.replace(/\/+$/, '')}/sign-in#${token}`;
}
