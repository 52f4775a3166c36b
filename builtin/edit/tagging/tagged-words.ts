import type { ChangeTag } from './change-tags.ts';

/** Words of a request and what happens to what they name. */
export type TaggedWords = { tag: ChangeTag; text: string; start: number; end: number };
