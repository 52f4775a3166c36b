import { sentencesOf } from '#builtin/edit/words/sentences.ts';
import { cuesIn, kindsIn } from '#builtin/edit/words/meanings.ts';
import type { KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import type { ChangeTag } from './change-tags.ts';
import type { TaggedWords } from './tagged-words.ts';

/** Words that introduce a text without quotation marks. */
const SAYING =
  /(?:\bsaying|\bthat (?:says|reads)|\bmit dem (?:Text|Hinweis)|\bmit der (?:Notiz|Zeile)|\bque (?:diga|dice|diz|diga)|\bqui dit|\bche (?:dice|dica)|\bdizendo|\bdiciendo)\s+(?=\p{L})/iu;
const COLON = /:\s+(?=[\p{L}\p{N}¿¡])/u;
const TEXT_KINDS: ReadonlySet<KindOfElement> = new Set<KindOfElement>(['text', 'row', 'lineChart', 'alert']);
const PLACE_TAGS: ReadonlySet<ChangeTag> = new Set(['at', 'before', 'after', 'inside']);
const TEXT_MIN_WORDS = 3;
/** "Add a line saying …" announces a text, even if nothing in it was tagged. */
const UNTAGGED_MARGIN = 300;

/** Tags the text of a note as a whole, up to the end of its sentence: "put a line below: Closed on 24 and 31 December". */
export function wholeTexts(words: readonly TaggedWords[], prompt: string): TaggedWords[] {
  const sentences = sentencesOf(prompt);
  let from = 0;
  let told = [...words];
  for (const sentence of sentences.texts) {
    const start = from;
    from += sentence.length + 1;
    const lead = leadOf(sentence);
    if (lead === undefined) continue;
    const text = { start: start + lead.at, end: start + sentence.trimEnd().length };
    const inside = told.filter((one) => one.start >= text.start && one.end <= text.end);
    const [first] = inside;
    if (!lead.isExact && inside.some(({ tag }) => PLACE_TAGS.has(tag))) continue;
    if (first === undefined && !cuesIn(sentence).includes('add')) continue;
    // Without a colon the full stop is that of the request.
    const isCut = (lead.isExact ? ',' : ',.').includes(prompt.charAt(text.end - 1));
    const end = isCut ? text.end - 1 : text.end;
    const margin = Math.max(UNTAGGED_MARGIN, ...inside.map((one) => one.margin));
    const whole: TaggedWords = { tag: 'new', start: text.start, end, text: prompt.slice(text.start, end), margin };
    told = [...told.filter((one) => !inside.includes(one)), whole].toSorted((one, other) => one.start - other.start);
  }
  return told;
}

// Where the text begins, if words for a note introduce one. Behind a colon nothing but the text is expected.
function leadOf(sentence: string): { at: number; isExact: boolean } | undefined {
  const colon = COLON.exec(sentence);
  const found = colon ?? SAYING.exec(sentence);
  if (found === null) return undefined;
  const before = sentence.slice(0, found.index);
  const at = found.index + found[0].length;
  const isNote = kindsIn(before).some((kind) => TEXT_KINDS.has(kind));
  const text = sentence.slice(at);
  // "the text is wrong: instead of A say B" is no text but a change of one.
  const isText = isNote && text.split(/\s+/u).length >= TEXT_MIN_WORDS && cuesIn(text)[0] !== 'instead';
  return isText ? { at, isExact: colon !== null } : undefined;
}
