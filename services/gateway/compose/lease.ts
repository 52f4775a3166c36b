import type { Claimed } from '#proto/accounts/v1/accounts.ts';
import type { Accounts } from '../clients/accounts-client.ts';
import type { Origin } from '../clients/origin.ts';

/**
 * Renews a generation's lease every third of its length, until the returned function is called. A failed renewal is
 * tried again at the next interval; `onLost` is called once the lease has expired, since another request may then hold
 * the generation's key.
 */
export function keepLease(accounts: Accounts, claimed: Claimed, origin: Origin, onLost: () => void): () => void {
  const { generationId, attemptToken, leaseMs } = claimed;
  let heldUntilMs = performance.now() + leaseMs;
  const renew = async (): Promise<void> => {
    const askedMs = performance.now();
    try {
      const renewed = await accounts.renew({ generationId, attemptToken }, origin);
      heldUntilMs = askedMs + renewed.leaseMs;
    } catch {
      if (performance.now() >= heldUntilMs) onLost();
    }
  };
  const timer = setInterval(() => void renew(), leaseMs / 3);
  return () => clearInterval(timer);
}
