import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { cuesIn, unquoted } from '#builtin/edit/words/meanings.ts';
import { sentencesOf } from '#builtin/edit/words/sentences.ts';
import { isDownTold } from '#builtin/edit/words/directions.ts';
import { isBottom, superlativesIn } from '#builtin/edit/words/superlatives.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import type { TaggedWords } from '#builtin/edit/tagging/tagged-words.ts';
import { additions } from './additions.ts';
import type { Change } from './changes.ts';
import type { Command } from './command.ts';
import { conditions } from './conditions.ts';
import { conversions } from './conversions.ts';
import { counts } from './counts.ts';
import { moves } from './places.ts';
import { renamings } from './renamings.ts';
import { settings } from './settings.ts';
import { styles } from './styles.ts';
import { swaps } from './swaps.ts';
import {
  referent,
  sentenceOf,
  targetsOf,
  textAfter,
  textBefore,
  textOf,
  textsOf,
  wordsWith,
  type Attempt,
  type ChangeContext,
} from './words-of-change.ts';

/** The steps of a change, in order. */
export function attemptsFor(change: Change, context: ChangeContext): Attempt[] {
  switch (change.verb) {
    case 'add':
      return additions(change, context);
    case 'move':
      return moves(change, context);
    case 'set':
      return settings(change, context);
    case 'when':
      return conditions(change, context);
    case 'swap':
      return swaps(textsOf(change, 'swapped', context), textOf(change, 'inside'), context);
    case 'sort':
      return [[sorting(change, context)]].map((attempt) => byUsers(change, context) ?? attempt);
    case 'confirm':
      return confirmations(change, context);
    case 'only':
      if (REST_STAYS.test(foldText(context.prompt))) return [];
      return [
        [
          {
            verb: 'only',
            names: textsOf(change, 'kept', context),
            clauseText: wordsKept(change, context.prompt),
          },
        ],
      ];
    case 'count':
      return counts(change, context);
    case 'remove':
    case 'rename':
    case 'require':
    case 'convert':
    case 'style':
      return inPart(change, context, ofTargets(change, context));
  }
}

/** "the rest as it is": nothing goes. */
const REST_STAYS =
  /\b(?:rest|everything else|others|reste|resto|alles andere)\b.{0,12}\b(?:as it is|as they are|stays?|unchanged|bleib\w*|so lassen|tel quel|comme ca|comme c est|igual|como esta\w*|com[eo] e|uguale)\b/u;

// What is named right after is kept too: "keep only the number, the client and the status". Beside one name alone, which may be
// one of several that were read apart, so is all that its sentence names.
function wordsKept(change: Change, prompt: string): string {
  const { texts, indexOf } = sentencesOf(prompt);
  const [first, ...others] = wordsWith(change, 'kept');
  if (first !== undefined && others.length === 0) return texts[indexOf(first)] ?? first.text;
  return sentenceOf(change, prompt) + (textAfter(change, prompt, AFTER_KEPT_CHARS).split(/[,.;:!?]/u)[0] ?? '');
}

const AFTER_KEPT_CHARS = 20;

function ofTargets(change: Change, context: ChangeContext): Attempt[] {
  if (change.verb === 'remove') return removals(change, context);
  if (change.verb === 'rename') return renamings(change, context);
  if (change.verb === 'style') return styles(change, context);
  if (change.verb === 'convert') return conversions(change, context);
  // "it" is what was last mentioned, or what the words before name.
  return wordsWith(change, 'must', 'may').map((words) => {
    const meant = textsOf({ ...change, words: [words] }, words.tag, context);
    const targets = [...new Set([referent(words.text, context), ...meant])];
    return targets.map((target) => ({ verb: 'require' as const, target, isRequired: words.tag === 'must' }));
  });
}

// What a change is about is searched in the part that it names; "both" and "every" apply it to all of that name.
function inPart(change: Change, context: ChangeContext, attempts: readonly Attempt[]): Attempt[] {
  const part = textOf(change, 'inside') ?? textOf(change, 'of') ?? partThere(change, context);
  const within = part === undefined ? {} : { within: referent(part, context) };
  const each = change.words.some(({ tag, text }) => tag !== 'option' && cuesIn(text).includes('all'))
    ? { isEach: true }
    : {};
  return attempts.map((commands) => commands.map((command) => ({ ...within, ...command, ...each })));
}

const THERE: ReadonlySet<string> = new Set('there dort da la ahi alli li'.split(' '));

// "sort the table by price and leave out the share there": in the part of the change before.
function partThere(change: Change, { before, prompt }: ChangeContext): string | undefined {
  const [next = ''] = wordsOf(textAfter(change, prompt, WORD_CHARS));
  return before !== undefined && THERE.has(next) ? (textOf(before, 'inside') ?? textOf(before, 'sorted')) : undefined;
}

const WORD_CHARS = 16;
const WORD_BEFORE = /\b(?:words?|worte?|mots?|palabras?|parola|parole|palavras?)[\s"“„«]*$/u;

// "the cancelled ones" are some entries, which is not understood; "the word Extras" is no more than the word.
function removals(change: Change, context: ChangeContext): Attempt[] {
  return textsOf(change, 'gone', context).map((target, at) => {
    if (wordsOf(target).includes('ones')) return [];
    const words = wordsWith(change, 'gone')[at];
    const isWord = words !== undefined && WORD_BEFORE.test(foldText(textBefore(words, context.prompt, WORD_CHARS)));
    const below = words === undefined ? undefined : lineBelow(words, context);
    return [
      ...(below === undefined ? [] : [{ verb: 'remove' as const, target, below }]),
      { verb: 'remove', target, ...(isWord ? { isWord } : {}) },
    ];
  });
}

const BELOW =
  /^\s*(?:right |directly |direkt |juste )?(?:under|underneath|below|beneath|unter|sous|debajo del?|bajo|sotto|por baixo d[aeo]|embaixo d[aeo]|abaixo d[aeo]|sob)\s+([^,.;:!?]{2,40}?)(?=\s(?:and|und|et|y|e)\s|[,.;:!?]|$)/iu;

// "the sentence under the title": what that belongs to.
function lineBelow({ text, end }: TaggedWords, context: ChangeContext): string | undefined {
  const { kinds, nameWords } = parseTargetPhrase(text);
  const isLine = nameWords.length === 0 && kinds.length > 0 && kinds.every((kind) => LINE_KINDS.has(kind));
  const [, owner] = isLine ? (BELOW.exec(context.prompt.slice(end)) ?? []) : [];
  return owner === undefined ? undefined : referent(owner, context);
}

const LINE_KINDS: ReadonlySet<string> = new Set(['text', 'lineChart']);

function sorting(change: Change, context: ChangeContext): Command {
  const clauseText = sentenceOf(change, context.prompt);
  // "rather than the newest first" is the order that there was.
  const said = textOf(change, 'order') ?? clauseText.replace(textOf(change, 'was') ?? '\0', ' ');
  const [superlative] = superlativesIn(wordsOf(said));
  const told = superlative?.isDown ?? isDownInOrder(textOf(change, 'order'));
  const [target = context.lastMentioned] = targetsOf(change, 'sorted', context);
  return {
    verb: 'sort',
    target,
    by: textOf(change, 'by'),
    isDown: told === true,
    compares: superlative?.compares ?? (told === undefined ? undefined : 'any'),
    clauseText,
  };
}

// "heavy ones at the bottom"
function isDownInOrder(order = ''): boolean | undefined {
  const words = wordsOf(order);
  const isDown = isDownTold(words);
  return isDown === undefined ? undefined : isDown !== isBottom(words);
}

const BY_USERS = 'click klick cliqu clic pincha toque sortable sortierbar triable ordenable ordinabil ordenavel'.split(
  ' ',
);
const AFTER_CHARS = 60;

// "sort by tool or by borrower by clicking on the heading": the users sort.
function byUsers(change: Change, context: ChangeContext): Attempt | undefined {
  const sentence = sentenceOf(change, context.prompt, AFTER_CHARS) + textAfter(change, context.prompt, AFTER_CHARS);
  if (!wordsOf(sentence).some((word) => BY_USERS.some((one) => word.startsWith(one)))) return undefined;
  const [target] = targetsOf(change, 'sorted', context);
  return [{ verb: 'sortable', target, by: wordsWith(change, 'by').map(({ text }) => text) }];
}

// "The button should ask first": which one is told before.
function confirmations(change: Change, context: ChangeContext): Attempt[] {
  const told = textOf(change, 'question');
  // "can it ask are you sure first": no words of a question.
  const question = told === undefined || UNWORDED.test(told) ? undefined : unquoted(told);
  return targetsOf(change, 'confirmed', context).map((target) => {
    const { lastMentioned } = context;
    const isNamed = parseTargetPhrase(target).nameWords.length > 0;
    return [...(isNamed || lastMentioned === undefined ? [] : [lastMentioned]), target].map((one) => ({
      verb: 'confirm' as const,
      target: one,
      question,
    }));
  });
}

const UNWORDED = /^\p{Ll}.{0,20}\b(?:sure|sicher)\b.{0,8}$|\bfirst\??$/u;
