import type { IconName } from '../../generated/icon-names.ts';

type Look = {
  word: 'Pending' | 'Running' | 'Done' | 'Failed';
  icon: IconName | undefined;
  tone: 'neutral' | 'accent' | 'success' | 'critical';
};

const PENDING: Look = { word: 'Pending', icon: 'circle', tone: 'neutral' };
// Without a glyph: it spins.
const RUNNING: Look = { word: 'Running', icon: undefined, tone: 'accent' };
const DONE: Look = { word: 'Done', icon: 'circle-check', tone: 'success' };
const FAILED: Look = { word: 'Failed', icon: 'circle-x', tone: 'critical' };

/** How the work of an agent stands, in a word, a glyph and a tone. */
export const STATES: {
  readonly [state in 'pending' | 'active' | 'running' | 'done' | 'success' | 'error']: Look;
} = { pending: PENDING, active: RUNNING, running: RUNNING, done: DONE, success: DONE, error: FAILED };
