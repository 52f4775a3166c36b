import type { KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import type { Clause, Phrase } from './clauses.ts';
import { isCue, type Word } from './marked-words.ts';

const TEXT_KINDS: ReadonlySet<KindOfElement> = new Set<KindOfElement>(['text', 'alert', 'title', 'checkbox', 'switch']);

/** The words for a new element, without the verb, the place and the phrases in `leftOut`. */
export function newThingText({ text, start, words, phrases, verbSegment }: Clause, leftOut: readonly Phrase[]): string {
  const placed = phrases.filter(({ role }) => role === 'anchor' || role === 'inside');
  const isPlace = (at: number) => [...placed, ...leftOut].some((one) => at >= one.start && at < one.end);
  const leadsToLeftOut = (word: Word) => isCue(word, 'to') && leftOut.some((one) => one.start === word.end + 1);
  const all = phrases.filter(({ role }) => role !== 'anchor' && role !== 'inside');
  const fromVerb = all.filter(({ segment }) => segment >= verbSegment);
  const named = fromVerb.length > 0 ? fromVerb : all;
  const [first] = named;
  const last = named.at(-1);
  if (first === undefined || last === undefined) return '';
  const inner = words.filter((word) => word.start >= first.start && word.end <= last.end);
  const kept = inner.filter(
    (word) =>
      !isPlace(word.start) &&
      !leadsToLeftOut(word) &&
      !isCue(word, 'before', 'after', 'between', 'inside', 'add', 'first', 'last', 'make'),
  );
  return joinedText(text, start, kept, words);
}

function joinedText(text: string, start: number, kept: readonly Word[], words: readonly Word[]): string {
  let out = '';
  let before: number | undefined;
  for (const { start: from, end } of kept) {
    const since = before ?? from;
    const isGap = words.some((word) => word.start >= since && word.end <= from && word.mark.is !== 'sign');
    const gap = text.slice(since - start, from - start);
    out += !isGap ? gap : gap.includes(':') ? ': ' : ' ';
    out += text.slice(from - start, end - start);
    before = end;
  }
  return out.trim();
}

/** The text that a new element shows, stated without quotation marks: "a note that says we answer within a day". */
export function textToShow({ text, start, words }: Clause, candidates: readonly Phrase[]): string[] {
  const kinds = candidates.flatMap((one) => one.kinds);
  if (!kinds.some((kind) => TEXT_KINDS.has(kind)) || kinds.includes('field')) return [];
  const say = words.find((word) => isCue(word, 'say'));
  const written = say === undefined ? /^[^:]*:(.+)$/su.exec(text)?.[1] : text.slice(say.end - start);
  return written === undefined || written.trim() === '' ? [] : [capitalized(written.trim())];
}
