import { DAY_AT_END, MONTH_AFTER, TITLE_AT_END } from '#builtin/edit/words/abbreviations.ts';
import type { ChangeTag } from './change-tags.ts';
import type { TaggedWords } from './tagged-words.ts';

/** New words, which may contain names and dates. */
const NEW_TAGS: ReadonlySet<ChangeTag> = new Set(['name', 'new', 'option', 'value']);

const NAME_AFTER = /^\.\s+\p{Lu}[\p{L}'’-]+/u;

/** Continues tagged words over the full stop of a title or a day: "Dra. Salas", "1. Juni". */
export function withStopsInNames(words: readonly TaggedWords[], prompt: string): TaggedWords[] {
  return words.map((one, at) => {
    if (!NEW_TAGS.has(one.tag)) return one;
    const rest = prompt.slice(one.end, words[at + 1]?.start);
    const [further] =
      (TITLE_AT_END.test(one.text) ? NAME_AFTER.exec(rest) : null) ??
      (DAY_AT_END.test(one.text) ? MONTH_AFTER.exec(rest) : null) ??
      [];
    if (further === undefined) return one;
    const end = one.end + further.length;
    return { ...one, end, text: prompt.slice(one.start, end) };
  });
}
