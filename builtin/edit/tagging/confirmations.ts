import { tokensOf } from '#builtin/understand/learned/tokens.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { sentencesOf } from '#builtin/edit/words/sentences.ts';
import type { ChangeTag } from './change-tags.ts';
import type { TaggedWords } from './tagged-words.ts';

/** Beginnings of words by which somebody wants to be asked. */
const CONFIRMING = 'confirm confer nachfrag nachgefrag ruckfrag bestatig sure sicher'.split(' ');
/** The same, but they may also ask the users for something new. */
const ASKING = 'ask frag gefrag demand pregunt chied pergunt'.split(' ');
const BEFORE: ReadonlySet<string> = new Set('before bevor ehe vor avant antes prima'.split(' '));
const SMALL: ReadonlySet<string> = new Set(
  'de d di que qu che dem der das die the a an le la l el se si man'.split(' '),
);
/** Conjunctions, and verbs after a subordinate clause. */
const ENDS: ReadonlySet<string> = new Set(
  'and und et y e should must has needs soll muss doit faut debe tiene deve dovrebbe please bitte'.split(' '),
);
const BREAK = /[.,;:!?()\n–]/u;
const ACTION_MAX_WORDS = 8;
/** Tags that the words for an action may have by mistake. */
const REPLACED: ReadonlySet<ChangeTag> = new Set(['when', 'before', 'after', 'set', 'of', 'inside', 'confirmed', 'at']);
/** "Before …" beside a word for a question leaves little doubt. */
const MARGIN = 200;

/** Tags what is to be asked before, where the tagger found nothing: "ask me if I'm sure before a visit is cancelled". */
export function withConfirmations(words: readonly TaggedWords[], prompt: string): TaggedWords[] {
  const sentences = sentencesOf(prompt);
  let from = 0;
  let tagged = [...words];
  for (const [at, sentence] of sentences.texts.entries()) {
    const own = tagged.filter((one) => sentences.indexOf(one) === at);
    const action = asksFirst(sentence, own) ? actionIn(sentence) : undefined;
    if (action !== undefined)
      tagged = withAction(tagged, { start: from + action.start, end: from + action.end }, prompt);
    from += sentence.length + 1;
  }
  return tagged;
}

function asksFirst(sentence: string, own: readonly TaggedWords[]): boolean {
  const has = (stems: readonly string[]) => wordsOf(sentence).some((word) => startsWithOne(word, stems));
  const isTold = own.some(({ tag, margin }) => tag === 'moved' || (tag === 'confirmed' && margin >= MARGIN));
  return !isTold && (has(CONFIRMING) || (has(ASKING) && own.every(({ tag }) => tag !== 'new')));
}

function startsWithOne(word: string, stems: readonly string[]): boolean {
  return stems.some((stem) => word.startsWith(stem));
}

// The words after "before", up to the next sign, verb or word for asking.
function actionIn(sentence: string): { start: number; end: number } | undefined {
  const tokens = tokensOf(sentence).map((token) => ({ ...token, word: wordsOf(token.text)[0] ?? '' }));
  const before = tokens.findIndex(({ word }) => BEFORE.has(word));
  const rest = before < 0 ? [] : tokens.slice(before + 1);
  const after = rest.slice(rest.findIndex(({ text, word }) => BREAK.test(text) || (word !== '' && !SMALL.has(word))));
  const last = after.findIndex(
    ({ text, word }) => BREAK.test(text) || ENDS.has(word) || startsWithOne(word, [...CONFIRMING, ...ASKING]),
  );
  const action = after.slice(0, last < 0 ? ACTION_MAX_WORDS : Math.min(last, ACTION_MAX_WORDS));
  const [start, end] = [action[0]?.start, action.at(-1)?.end];
  return start === undefined || end === undefined ? undefined : { start, end };
}

function withAction(
  words: readonly TaggedWords[],
  { start, end }: { start: number; end: number },
  prompt: string,
): TaggedWords[] {
  const overlapping = words.filter((one) => one.start < end && one.end > start);
  if (!overlapping.every(({ tag }) => REPLACED.has(tag))) return [...words];
  const action: TaggedWords = { tag: 'confirmed', start, end, text: prompt.slice(start, end), margin: MARGIN };
  return [...words.filter((one) => !overlapping.includes(one)), action].toSorted(
    (one, other) => one.start - other.start,
  );
}
