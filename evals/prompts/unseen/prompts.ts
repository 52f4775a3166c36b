import { ASKING_PROMPTS } from './asking-prompts.ts';
import { DECIDING_PROMPTS } from './deciding-prompts.ts';
import { SHOWING_PROMPTS } from './showing-prompts.ts';

/** Sixty-four prompts that the built-in composer had not seen when their contents were listed. */
export const UNSEEN_PROMPTS = [...ASKING_PROMPTS, ...SHOWING_PROMPTS, ...DECIDING_PROMPTS];
