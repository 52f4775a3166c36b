import type { Corruption } from '../corruption.ts';
import { COMBINATION_KINDS } from './combination-kinds.ts';
import { ENVELOPE_KINDS } from './envelope-kinds.ts';
import { EVENT_KINDS } from './event-kinds.ts';
import { PROP_KINDS } from './prop-kinds.ts';
import { STATE_KINDS } from './state-kinds.ts';
import { TREE_KINDS } from './tree-kinds.ts';

/** Every way to break a spec. */
export const HARMFUL_KINDS: readonly Corruption[] = [
  ...TREE_KINDS,
  ...ENVELOPE_KINDS,
  ...PROP_KINDS,
  ...COMBINATION_KINDS,
  ...STATE_KINDS,
  ...EVENT_KINDS,
];
