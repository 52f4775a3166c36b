import type { StartAccounts } from '../accounts-under-test.ts';
import { adminConformance } from './admin.ts';
import { auditConformance } from './audit.ts';
import { authorizeConformance } from './authorize.ts';
import { billingConformance } from './billing.ts';
import { idempotencyConformance } from './idempotency.ts';
import { keyDetailsConformance } from './key-details.ts';
import { membersConformance } from './members.ts';
import { retentionConformance } from './retention.ts';
import { sweeperConformance } from './sweeper.ts';
import { textConformance } from './text.ts';
import { usageConformance } from './usage.ts';

/** Everything the service guarantees about what it stores, on every database. */
export function accountsConformance(start: StartAccounts): void {
  authorizeConformance(start);
  idempotencyConformance(start);
  billingConformance(start);
  sweeperConformance(start);
  adminConformance(start);
  textConformance(start);
  keyDetailsConformance(start);
  membersConformance(start);
  auditConformance(start);
  usageConformance(start);
  retentionConformance(start);
}
