import { describe } from 'vitest';
import { createBurstWindow } from '#services/accounts/quota/burst-window.ts';
import { burstWindowConformance } from './burst-window.ts';

describe('in this process', () => burstWindowConformance((windowMs) => createBurstWindow(Date.now, windowMs)));
