import type { Cue } from '#builtin/edit/words/cues.ts';
import { cuesIn } from '#builtin/edit/words/meanings.ts';
import type { TaggedWords } from '#builtin/edit/tagging/tagged-words.ts';
import type { Sentences } from '#builtin/edit/words/sentences.ts';

const RENAMING_CUES: ReadonlySet<Cue> = new Set<Cue>(['rename', 'say', 'instead', 'make', 'swap']);

/** "In "Where do you live?" add "Other"": what is added to a thing is no new name for it, if a word beside the two says so. */
export function addedAsNew(words: readonly TaggedWords[], prompt: string, sentences: Sentences): TaggedWords[] {
  const isAdded = (text: string) => {
    const cues = cuesIn(text);
    return cues.includes('add') && !cues.some((cue) => RENAMING_CUES.has(cue));
  };
  return words.map((one, at) => {
    if (one.tag !== 'named' && one.tag !== 'name') return one;
    const sentence = sentences.texts[sentences.indexOf(one)] ?? '';
    if (!isAdded(sentence) || !isAdded(wordsBeside(words, at, prompt, sentences) ?? sentence)) return one;
    return { ...one, tag: one.tag === 'named' ? 'inside' : 'new' };
  });
}

// The words between a thing and its new name, and those before them if the name comes first; undefined for one without the other.
function wordsBeside(
  words: readonly TaggedWords[],
  at: number,
  prompt: string,
  sentences: Sentences,
): string | undefined {
  const isPair = (one?: TaggedWords, other?: TaggedWords) =>
    one !== undefined &&
    other !== undefined &&
    sentences.isSame(one, other) &&
    [one.tag, other.tag].toSorted().join(' ') === 'name named';
  const from = isPair(words[at], words[at + 1]) ? at : isPair(words[at - 1], words[at]) ? at - 1 : undefined;
  const [first, second] = from === undefined ? [] : words.slice(from, from + 2);
  if (from === undefined || first === undefined || second === undefined) return undefined;
  const before = words[from - 1];
  const start =
    first.tag === 'named' ? first.end : before !== undefined && sentences.isSame(before, first) ? before.end : 0;
  return `${prompt.slice(start, first.start)} ${prompt.slice(first.end, second.start)}`;
}
