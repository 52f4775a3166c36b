import type { Claimed } from '#proto/accounts/v1/accounts.ts';
import type { Accounts, Origin } from '../clients.ts';

/** The lease of a running generation. */
export type Lease = {
  /** True once it has ended without being renewed: another request may now hold the generation's key. */
  isLost(): boolean;
  stopRenewing(): void;
};

export type LeaseHolder = {
  accounts: Pick<Accounts, 'renew'>;
  claimed: Claimed;
  /** When the lease was asked for, by `performance.now()`. */
  askedMs: number;
  origin: Origin;
};

/**
 * Renews a generation's lease every third of its length, one renewal at a time. A failed renewal is tried again at the
 * next interval; `onLost` is called once the lease has expired.
 */
export function keepLease({ accounts, claimed, askedMs, origin }: LeaseHolder, onLost: () => void): Lease {
  const { generationId, attemptToken, leaseMs } = claimed;
  // Counted from the asking: accounts granted the lease at some time between that and the answer.
  let heldUntilMs = askedMs + leaseMs;
  let isRenewing = false;
  let isLost = false;
  const renew = async (): Promise<void> => {
    // The answer to an earlier renewal, if it came last, would set back what a later one has granted.
    if (isRenewing) return;
    isRenewing = true;
    const renewalAskedMs = performance.now();
    try {
      const renewed = await accounts.renew({ generationId, attemptToken }, origin);
      heldUntilMs = renewalAskedMs + renewed.leaseMs;
    } catch {
      if (performance.now() < heldUntilMs) return;
      isLost = true;
      clearInterval(timer);
      onLost();
    } finally {
      isRenewing = false;
    }
  };
  const timer = setInterval(() => void renew(), leaseMs / 3);
  return { isLost: () => isLost, stopRenewing: () => clearInterval(timer) };
}
