import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { cueOf, type Cue } from '#builtin/edit/words/cues.ts';
import type { KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { ANY_LANGUAGE } from '#builtin/edit/words/lexicon.ts';
import { cuesIn, kindsIn, lookIn, unquoted } from '#builtin/edit/words/meanings.ts';
import { numberTold } from '#builtin/edit/words/number-in.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import { superlativesIn } from '#builtin/edit/words/superlatives.ts';
import { additions } from './additions.ts';
import type { Change } from './changes.ts';
import type { Command } from './command.ts';
import { conditions } from './conditions.ts';
import { moves } from './places.ts';
import { renamings } from './renamings.ts';
import { limits, settings } from './settings.ts';
import { styles } from './styles.ts';
import {
  choicesOf,
  referent,
  sentenceOf,
  targetsOf,
  textAfter,
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
      return swap(textsOf(change, 'swapped', context));
    case 'sort':
      return [[sorting(change, context)]];
    case 'confirm':
      return confirmations(change, context);
    case 'only':
      return [
        [
          {
            verb: 'only',
            names: textsOf(change, 'kept', context),
            clauseText: sentenceOf(change, context.prompt) + wordsAfter(change, context.prompt),
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

// What is named right after is kept too: "keep only the number, the client and the status".
function wordsAfter(change: Change, prompt: string): string {
  return textAfter(change, prompt, AFTER_KEPT_CHARS).split(/[,.;:!?]/u)[0] ?? '';
}

const AFTER_KEPT_CHARS = 20;

function ofTargets(change: Change, context: ChangeContext): Attempt[] {
  if (change.verb === 'remove') return textsOf(change, 'gone', context).map(removal);
  if (change.verb === 'rename') return renamings(change, context);
  if (change.verb === 'style') return styles(change, context);
  if (change.verb === 'convert') return conversions(change, context);
  return wordsWith(change, 'must', 'may').map(({ tag, text }) => [
    { verb: 'require', target: referent(text, context), isRequired: tag === 'must' },
  ]);
}

// What a change is about is searched in the part that it names; "both" and "every" apply it to all of that name.
function inPart(change: Change, context: ChangeContext, attempts: readonly Attempt[]): Attempt[] {
  const part = textOf(change, 'inside') ?? textOf(change, 'of');
  const within = part === undefined ? {} : { within: referent(part, context) };
  const each = change.words.some(({ tag, text }) => tag !== 'option' && cuesIn(text).includes('all'))
    ? { isEach: true }
    : {};
  return attempts.map((commands) => commands.map((command) => ({ ...within, ...command, ...each })));
}

// "the text at the bottom": the place picks one of several.
function removal(target: string): Attempt {
  const words = wordsOf(target);
  // "the cancelled ones" are some entries, which is not understood.
  if (words.includes('ones')) return [];
  const cues = words.map((_, at) => cueOf(words, at, ANY_LANGUAGE)?.meaning);
  const at = cues.findIndex((cue) => cue === 'first' || cue === 'last');
  const whole: Command = { verb: 'remove', target };
  if (at <= 0) return [whole];
  return [
    whole,
    { verb: 'remove', target: words.slice(0, at).join(' '), pick: cues[at] === 'first' ? 'first' : 'last' },
  ];
}

// "swap the two buttons": one phrase names both, whatever is told about them.
function swap(told: readonly string[]): Attempt[] {
  const both = told.find((text) => BOTH.test(text));
  const [one, other = one] = both === undefined ? told : [both];
  return one === undefined || other === undefined ? [] : [[{ verb: 'swap', one, other }]];
}

const BOTH = /^(?:the )?(?:two|both|beiden?|zwei|deux|dos|amb[ao]s|due|entramb[ei]|dois|duas)\s/iu;

function conversions(change: Change, context: ChangeContext): Attempt[] {
  const choices = choicesOf(change);
  const told = wordsWith(change, 'kind').flatMap(({ text }) => kindsIn(text));
  const several = choices.length > 1 ? choices : yesOrNoIn(change);
  const to = kindToTurnInto(told);
  // A single option joins those that are there, as do several that are added.
  const cues = cuesIn(sentenceOf(change, context.prompt, VERB_CHARS));
  const isAdded = to === undefined && (several === undefined || cues.some((cue) => ADDED_CUES.has(cue)));
  const isTurned = wordsWith(change, 'turned').length > 0;
  // Without a kind the options are those of a choice, or of what becomes one.
  const kinds: KindOfElement[] = to === undefined ? ['option', ...(isTurned ? ['dropdown' as const] : [])] : [to];
  return targetsOf(change, 'turned', context).flatMap((target): Attempt[] => [
    ...(isAdded || isOfQuestion(target) ? [] : [kinds.map((kind) => conversion(target, kind, several))]),
    ...(isAdded || choices.length === 1 ? choices : []).map((one) => [optionIn(one, target)]),
    ...limits(change, target),
  ]);
}

// The answers of "question 2" may be data rather than a control.
function isOfQuestion(target: string): boolean {
  return parseTargetPhrase(target).ordinal?.kind === 'question';
}

function conversion(target: string, to: KindOfElement, choices: readonly string[] | undefined): Command {
  const each = BOTH.test(target) ? { isEach: true } : {};
  return { verb: 'convert', target, to, ...(choices === undefined ? {} : { choices }), ...each };
}

const VERB_CHARS = 24;
const ADDED_CUES: ReadonlySet<Cue> = new Set(['add', 'also', 'too', 'copy']);

// "a row of buttons" are buttons, and a list to pick from is a choice.
function kindToTurnInto(told: readonly KindOfElement[]): KindOfElement | undefined {
  const kind = told.find((one) => one === 'button' || one === 'radio') ?? told[0];
  return kind === 'list' || kind === 'option' || kind === 'question'
    ? 'dropdown'
    : kind === 'column'
      ? 'barChart'
      : kind;
}

const YES_OR_NO = /^["“«]?(\p{L}{2,4}) ?\/ ?(\p{L}{2,4})(?!\p{L})/u;

// "as yes/no buttons": the kind names the two options.
function yesOrNoIn(change: Change): string[] | undefined {
  const [, yes, no] = YES_OR_NO.exec(textOf(change, 'kind') ?? '') ?? [];
  return yes === undefined || no === undefined ? undefined : [capitalized(yes), capitalized(no)];
}

function optionIn(label: string, anchor: string): Command {
  const thing = { label, kindText: '', kinds: [], choices: [], values: [] };
  return { verb: 'add', thing, where: { side: 'inside', anchor } };
}

function sorting(change: Change, context: ChangeContext): Command {
  const clauseText = sentenceOf(change, context.prompt);
  // "rather than the newest first" is the order that there was.
  const said = textOf(change, 'order') ?? clauseText.replace(textOf(change, 'was') ?? '\0', ' ');
  const [superlative] = superlativesIn(wordsOf(said));
  const [target = context.lastMentioned] = targetsOf(change, 'sorted', context);
  return {
    verb: 'sort',
    target,
    by: textOf(change, 'by'),
    isDown: superlative?.isDown === true,
    compares: superlative?.compares ?? 'any',
    clauseText,
  };
}

function confirmations(change: Change, context: ChangeContext): Attempt[] {
  const question = textOf(change, 'question');
  return targetsOf(change, 'confirmed', context).map((target) => [
    {
      verb: 'confirm',
      target,
      question: question === undefined ? undefined : unquoted(question),
    },
  ]);
}

/** The props that hold a count, by the first letters of its noun; otherwise it is one of entries. */
const COUNTED = [
  { prop: 'maxLength', nouns: 'charact char zeichen caract caratt letter buchstab letra lettr lettere'.split(' ') },
  { prop: 'maxFiles', nouns: 'file datei fichier archivo arquivo photo foto picture bild image imag'.split(' ') },
];
const NOUN_CHARS = 20;

function counts(change: Change, context: ChangeContext): Attempt[] {
  const [count] = wordsWith(change, 'count');
  if (count === undefined) return [];
  const [target] = targetsOf(change, 'set', context);
  const look = lookIn(context.prompt.slice(count.start, count.end + NOUN_CHARS));
  if (look?.endsWith(' columns') === true) return [[{ verb: 'style', target: target ?? '', look }]];
  const told = numberTold(count.text);
  if (told === undefined) return [];
  const [noun = ''] = wordsOf(context.prompt.slice(count.start, count.end + NOUN_CHARS)).filter(
    (word) => !/\d/.test(word),
  );
  const prop = COUNTED.find(({ nouns }) => nouns.some((one) => noun.startsWith(one)))?.prop ?? 'pageSize';
  return [[{ verb: 'count', target, prop, value: told }]];
}
