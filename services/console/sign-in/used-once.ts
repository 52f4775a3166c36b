import type { AccountsClient } from '../accounts-client.ts';

/**
 * True the first time that an id is presented to any replica of the console. Accounts remembers it, past the restart of a
 * replica.
 *
 * @throws Refusal SERVICE_UNAVAILABLE while accounts does not answer: nobody could do anything with a session then
 */
export type UseOnce = (id: string, untilMs: number) => Promise<boolean>;

/** @param purpose keeps ids of links and of sign-ins apart */
export function createUseOnce(accounts: AccountsClient, purpose: string): UseOnce {
  return async (id, untilMs) => {
    const { isFirst } = await accounts.useOnce('console', { id: `${purpose}:${id}`, untilMs });
    return isFirst;
  };
}
