import type { ChangeTag } from './change-tags.ts';

/** Words of a request and what happens to what they name; `margin` is the certainty of that (understand/learned/label-margins.ts). */
export type TaggedWords = { tag: ChangeTag; text: string; start: number; end: number; margin: number };
