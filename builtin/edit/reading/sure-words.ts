import type { ChangeTag } from '#builtin/edit/tagging/change-tags.ts';
import type { TaggedWords } from '#builtin/edit/tagging/tagged-words.ts';
import { VERB_OF } from './change-verbs.ts';
import type { Change } from './changes.ts';

/** Words tagged with a smaller margin are wrong more often than right. */
const SURE_MARGIN = 80;
/** A thing added or set by mistake does more harm. */
const SURE_MARGINS: Partial<Record<ChangeTag, number>> = { new: 150, set: 150 };
/** Without its place a change would be made anywhere. */
const PLACE_TAGS: ReadonlySet<ChangeTag> = new Set(['inside', 'of', 'before', 'after', 'at']);

/** A change without the qualifications that are unsure; undefined if it is unsure what is changed. */
export function sureChange({ verb, words }: Change): Change | undefined {
  const unsure = words.filter(isUnsure);
  if (unsure.some(({ tag }) => VERB_OF[tag] !== undefined)) return undefined;
  return { verb, words: words.filter((one) => !unsure.includes(one)) };
}

function isUnsure({ tag, margin }: TaggedWords): boolean {
  return !PLACE_TAGS.has(tag) && margin < (SURE_MARGINS[tag] ?? SURE_MARGIN);
}
