import { z } from 'zod';
import type { Signer } from './signing.ts';

const LINK_MINUTES = 60;

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
  const usedUntilMs = new Map<string, number>();
  return {
    make: () => signer.sign('sign-in link', { nonce: newNonce(), expiresAtMs: now() + LINK_MINUTES * 60_000 }),
    redeem: (token) => {
      for (const [nonce, untilMs] of usedUntilMs) if (untilMs <= now()) usedUntilMs.delete(nonce);
      const link = Link.safeParse(signer.verify('sign-in link', token)).data;
      if (link === undefined || link.expiresAtMs <= now() || usedUntilMs.has(link.nonce)) return false;
      usedUntilMs.set(link.nonce, link.expiresAtMs);
      return true;
    },
  };
}
