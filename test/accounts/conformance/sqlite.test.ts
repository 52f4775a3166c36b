import { describe } from 'vitest';
import { accountsUnderTest } from '../accounts-under-test.ts';
import { accountsConformance } from './accounts.ts';

describe('accounts on SQLite', () => accountsConformance(accountsUnderTest));
