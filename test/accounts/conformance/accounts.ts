import type { StartAccounts } from '../accounts-under-test.ts';
import { adminConformance } from './admin.ts';
import { authorizeConformance } from './authorize.ts';
import { billingConformance } from './billing.ts';
import { idempotencyConformance } from './idempotency.ts';
import { sweeperConformance } from './sweeper.ts';
import { textConformance } from './text.ts';

/** Everything the service promises about what it stores. Every database has to keep it. */
export function accountsConformance(start: StartAccounts): void {
  authorizeConformance(start);
  idempotencyConformance(start);
  billingConformance(start);
  sweeperConformance(start);
  adminConformance(start);
  textConformance(start);
}
