import { z } from 'zod';
import type { Signer, UseOnce } from './signing.ts';

const LINK_MS = 3_600_000;

const Link = z.object({ nonce: z.string(), expiresAtMs: z.number() });

/** One-time sign-in links for the operator of a single machine. */
export type SignInLinks = {
  /** A token for the fragment of the sign-in URL, which browsers never send. */
  make: () => string;
  /** True the first time that a valid token is presented to any replica. */
  redeem: (token: string) => Promise<boolean>;
};

/** @param newNonce unguessable text, new each time */
export function createSignInLinks(
  signer: Signer,
  { now, newNonce, useOnce }: { now: () => number; newNonce: () => string; useOnce: UseOnce },
): SignInLinks {
  return {
    make: () => signInToken(signer, newNonce(), now()),
    redeem: async (token) => {
      const link = Link.safeParse(signer.verify('sign-in link', token)).data;
      if (link === undefined || link.expiresAtMs <= now()) return false;
      return useOnce(link.nonce, link.expiresAtMs);
    },
  };
}

/** A token that is valid for an hour. @param nonce a new unguessable text each time */
export function signInToken(signer: Signer, nonce: string, nowMs: number): string {
  return signer.sign('sign-in link', { nonce, expiresAtMs: nowMs + LINK_MS });
}

/** The URL that redeems a token. */
export function signInUrl(consoleUrl: string, token: string): string {
  return `${consoleUrl.replace(/\/+$/, '')}/sign-in#${token}`;
}
