import { WITHOUT_PLAN } from '#services/accounts/quota/plans.ts';
import type { Principal } from '#services/accounts/keys/principal.ts';

/** Somebody with an active key and no plan. */
export const PRINCIPAL: Principal = {
  keyId: 'key_1',
  scopes: [],
  componentProfile: undefined,
  expiresAtMs: undefined,
  revokedAtMs: undefined,
  workspace: { id: 'ws_1', name: 'Acme', slug: 'acme' },
  paymentPastDue: false,
  plan: { ...WITHOUT_PLAN, tierKey: undefined },
};
