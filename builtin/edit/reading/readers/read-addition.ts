import { choicesIn, yesNoIn } from '#builtin/edit/reading/clauses/listed-choices.ts';
import { newThingText, textToShow } from '../clauses/new-thing-text.ts';
import { asksForNoField, textBoxPurposeIn, questionIn, writableTextIn } from '../clauses/form-questions.ts';
import { beforeQuote } from '#builtin/edit/words/quoted-words.ts';
import type { Clause, Phrase } from '#builtin/edit/reading/clauses/clauses.ts';
import {
  type Context,
  isOnScreen,
  whereOf,
  type Reader,
  phrasesOnScreen,
} from '#builtin/edit/reading/clauses/about-clause.ts';
import { CHANGE_CUES, type Cue } from '#builtin/edit/words/cues.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { propNameIn } from '#builtin/edit/changing/set-prop.ts';
import type { KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { isCue } from '#builtin/edit/reading/clauses/marked-words.ts';

// "another Save button": a copy of an existing button.
function isButtonCopy({ kinds }: Phrase, cues: ReadonlySet<Cue>): boolean {
  return cues.has('copy') && kinds.includes('button');
}

const SHOW_CUES: readonly Cue[] = ['show', 'instead'];
const DESTINATION_WORDS: ReadonlySet<string> = new Set(
  'to zu zum zur a al allo alla ai agli alle ao aos au aux'.split(' '),
);

/** Reads a text to write at a place: "below the table write: …". */
export const readText: Reader = (clause, { spec }) => {
  const where = whereOf(clause);
  const sayAt = clause.words.findIndex((word) => isCue(word, 'say'));
  const namesOnlyPlace =
    phrasesOnScreen(clause, spec, 'anchor').length > 0 && phrasesOnScreen(clause, spec, 'object').length === 0;
  const quote = firstQuote(clause.phrases);
  const first = clause.words.slice(sayAt + 1).find(({ mark }) => mark.is !== 'sign');
  const words = quote ?? (first === undefined ? '' : clause.text.slice(first.start - clause.start));
  if (sayAt === -1 || !namesOnlyPlace || words === '' || (quote === undefined && !/:\s/.test(clause.text)))
    return undefined;
  return [{ verb: 'add', thing: { text: words, kinds: ['text'], quotes: [capitalized(words)], isCopy: false }, where }];
};

// True when the clause asks for something new: by a verb, or by "a" or "another" with a kind or quoted words.
function asksForNew(clause: Clause, candidates: readonly Phrase[], { spec, lastMentioned }: Context): boolean {
  const { phrases, cues } = clause;
  const isNew = candidates.some(
    (one) =>
      one.isNew && one.kinds.length > 0 && (!one.isSpecific || isButtonCopy(one, cues) || !isOnScreen(spec, one.text)),
  );
  const hasOtherChange = [...CHANGE_CUES, ...SHOW_CUES].some((cue) => cue !== 'add' && cues.has(cue));
  const isBare = !hasOtherChange && clause.looks.length === 0;
  const isWithin = phrasesOnScreen(clause, spec, 'inside').length > 0;
  // "at the end a small note: …": a new element without a verb.
  const isQuoted = phrases.some(({ quotes }) => quotes.length > 0);
  const isNamedNew = candidates.some(
    ({ isNew: isOne, kinds, quotes }) => isOne && kinds.length > 0 && quotes.length > 0,
  );
  const isVerbless = !hasOtherChange && isNew && (clause.places.length > 0 || isWithin || (isBare && isNamedNew));
  // "it also includes "Towels"": another entry of a list.
  const isOneMoreEntry = isWithin || (isQuoted && hasExtensibleList(spec, lastMentioned));
  // "There is one more room: …": a statement that adds a row.
  const statesOneMore = isBare && cues.has('copy') && choicesIn(clause) !== undefined;
  const isRequested =
    statesOneMore ||
    cues.has('add') ||
    isVerbless ||
    (isBare && cues.has('also') && isOneMoreEntry) ||
    (cues.has('need') && !cues.has('not'));
  const namesExisting =
    !cues.has('add') && !isNew && candidates.some((one) => !one.isNew && isOnScreen(spec, one.text));
  const [first] = candidates.filter(({ role }) => role === 'object');
  const isMade = cues.has('make') && isNew && clause.looks.length === 0 && first?.isNew === true;
  if (namesExisting && !cues.has('make')) return false;
  return (isRequested || isMade) && (!cues.has('instead') || cues.has('add'));
}

/** Reads a request for something new: what it is and where to place it. */
export const readAddition: Reader = (clause, context) => {
  const { spec, within, lastMentioned } = context;
  const { phrases, cues } = clause;
  const candidates = phrases.filter(
    ({ role, quotes }) => ['object', 'to', 'said'].includes(role) || (role === 'is' && quotes.length > 0),
  );
  const question = questionIn(clause);
  const textBox = textBoxPurposeIn(clause) ?? writableTextIn(clause);
  if (
    asksForNoField(clause) ||
    (question === undefined && textBox === undefined && !asksForNew(clause, candidates, context))
  )
    return undefined;
  const destination = phrasesOnScreen(clause, spec, 'to').find((one) => isDestination(clause, one));
  const isQuoted = phrases.some(({ quotes }) => quotes.length > 0);
  // An addition to something that is not on the screen is not understood. "to the list" is ignored.
  const unknownDestination = unknownDestinationIn(clause, destination, candidates);
  if (unknownDestination?.isSpecific === true && !unknownDestination.isNew && question === undefined && !isQuoted)
    return [];
  const owner = ownerNamedIn(clause, spec);
  if (owner !== undefined && !isOnScreen(spec, owner.text)) return [];
  const hasOtherKind = candidates.some(({ kinds }) => kinds.some((kind) => !CHOICE_KINDS.has(kind)));
  const yesNo = yesNoIn(clause.text);
  const choices = isQuoted || hasOtherKind || textBox !== undefined ? undefined : choicesIn(clause);
  const isLeftOut = (one: Phrase) =>
    (one === destination && !isQuoted) ||
    one === unknownDestination ||
    one === owner ||
    isActor(clause, one, phrases) ||
    isAsField(one) ||
    isInBrackets(clause, one) ||
    (choices !== undefined && one.start >= choices.start);
  const isPlaced = phrases.some(({ role }) => role === 'anchor' || role === 'inside');
  const [first] = candidates.filter(({ isNew: isOne }) => isOne);
  const text =
    question ??
    textBox ??
    (choices === undefined || isPlaced || first === undefined
      ? newThingText({ ...clause, phrases: phrases.filter((one) => !isLeftOut(one)) }, phrases.filter(isLeftOut))
      : clause.text.slice(first.start - clause.start, choices.separatorAt - clause.start));
  if (text === '') return undefined;
  // "in step 2 add an option to the aids": the destination is more exact than the place.
  const inside =
    (isQuoted ? undefined : destination?.text) ??
    phrasesOnScreen(clause, spec, 'inside')[0]?.text ??
    within ??
    owner?.text;
  const quote = firstQuote(candidates);
  const prop = quote === undefined ? undefined : propNameIn(beforeQuote(text));
  // "… and "East" too": another option of the choice that was last mentioned.
  const isOption =
    isQuoted && kindsOf(candidates, undefined, destination).length === 0 && hasExtensibleList(spec, lastMentioned);
  const holder = inside ?? destination?.text ?? (prop !== undefined || isOption ? lastMentioned : undefined);
  const where = whereFor(clause, holder, lastMentioned);
  if (prop !== undefined && quote !== undefined && holder !== undefined)
    return [{ verb: 'set', target: `${prop} of ${holder}`, value: quote }];
  const isRequired = cues.has('required') && !cues.has('not');
  const others = candidates.filter((one) => one !== unknownDestination);
  return [
    {
      verb: 'add',
      thing: {
        text,
        clauseText: clause.text,
        kinds:
          question !== undefined
            ? ['question']
            : textBox !== undefined
              ? ['textarea']
              : kindsOf(others, isQuoted ? undefined : destination, destination),
        quotes: quote === undefined ? textToShow(clause, candidates) : candidates.flatMap(({ quotes }) => quotes),
        isCopy: cues.has('copy'),
        ...(choices === undefined ? {} : { choices: choices.items }),
        ...(yesNo === undefined || quote === undefined ? {} : { choices: yesNo.map(capitalized) }),
      },
      where,
    },
    ...(isRequired ? [{ verb: 'require' as const, target: quote ?? text, isRequired }] : []),
  ];
};

// The destination of an addition that is not on the screen.
function unknownDestinationIn(
  clause: Clause,
  destination: Phrase | undefined,
  candidates: readonly Phrase[],
): Phrase | undefined {
  if (!clause.cues.has('add')) return undefined;
  return clause.phrases.find(
    (one) => one.role === 'to' && one !== destination && isDestination(clause, one) && candidates[0] !== one,
  );
}

// True for an element whose list can take another entry that is only quoted.
function hasExtensibleList(spec: Spec, words: string | undefined): boolean {
  const props = words === undefined ? undefined : findTargets(spec, words)[0]?.place.element.props;
  return ['options', 'facets', 'features'].some((list) => props?.[list] !== undefined);
}

// The kinds of the new element. Kinds of the destination count only if there are no others.
function kindsOf(
  candidates: readonly Phrase[],
  ignored: Phrase | undefined,
  destination: Phrase | undefined,
): KindOfElement[] {
  // "to what we text them": the phrase does not end in a kind.
  const isOwn = (one: Phrase) =>
    one !== destination && (one.role !== 'to' || parseTargetPhrase(one.text.split(' ').at(-1) ?? '').kinds.length > 0);
  const own = candidates.filter(isOwn).flatMap(({ kinds }) => kinds);
  return own.length > 0
    ? own
    : candidates.filter((one) => one !== ignored && (one === destination || isOwn(one))).flatMap(({ kinds }) => kinds);
}

function firstQuote(candidates: readonly Phrase[]): string | undefined {
  return candidates.flatMap(({ quotes }) => quotes)[0];
}

function whereFor(clause: Clause, holder: string | undefined, lastMentioned: string | undefined): Where | undefined {
  const beside = clause.places.find(({ cue }) => cue === 'before' || cue === 'after')?.cue;
  const place = whereOf(clause) ?? besideLastMentioned(beside, lastMentioned);
  const isEnd = place?.anchor === undefined && holder !== undefined;
  return isEnd ? { side: 'inside', anchor: holder } : place;
}

// "with a note below": below what was last mentioned.
function besideLastMentioned(cue: Cue | undefined, lastMentioned: string | undefined): Where | undefined {
  const isSide = cue === 'before' || cue === 'after';
  return isSide && lastMentioned !== undefined ? { side: cue, anchor: lastMentioned, isVertical: true } : undefined;
}

// The element that needs the addition: "the help desk also needs a phone number".
function ownerNamedIn({ words, phrases, cues }: Clause, spec: Spec): Phrase | undefined {
  const [subject, ...others] = phrases;
  const isOwner = subject?.role === 'object' && subject.quotes.length + subject.kinds.length === 0;
  // "Solo also gets "Towels"": the subject comes before the verb.
  if (cues.has('add') && isOwner && others.some(({ quotes }) => quotes.length > 0) && isOnScreen(spec, subject.text))
    return words.some((word) => isCue(word, 'add') && word.end <= subject.start) ? undefined : subject;
  const need = words.find((word) => isCue(word, 'need'));
  if (need === undefined || cues.has('add')) return undefined;
  const owner = phrases.find(({ role, end, quotes }) => role === 'object' && end <= need.start && quotes.length === 0);
  // "Money fields need a £ in front": a sign or number counts as the needed thing.
  const hasAmount = words.some(
    ({ mark, start, folded }) => start > need.start && (mark.is === 'number' || /[$€£¥%]/.test(folded)),
  );
  return hasAmount || phrases.some(({ role, start }) => role === 'object' && start > need.start) ? owner : undefined;
}

// "parents should be able to add a comment": the parents are not part of what is added.
function isActor({ words }: Clause, { role, end, quotes }: Phrase, others: readonly Phrase[]): boolean {
  const add = words.find((word) => isCue(word, 'add'));
  const newPhrase = others.find((one) => one.role === 'object' && one.isNew && one.kinds.length > 0);
  const from = add?.start ?? newPhrase?.start;
  if (from === undefined || !(role === 'object' || role === 'to') || end > from || quotes.length > 0) return false;
  return others.some((one) => one.role === 'object' && one.start >= from);
}

// "as a separate field" is not part of the name.
function isAsField({ role, isSpecific, kinds, text }: Phrase): boolean {
  return role === 'to' && kinds.includes('field') && (!isSpecific || text.split(' ').length <= 2);
}

// "a field Remarks (several lines)": the brackets are not part of the name.
function isInBrackets({ segments }: Clause, { segment, isSpecific }: Phrase): boolean {
  return !isSpecific && segments[segment]?.separator === '(';
}

// Only these kinds take listed words as choices.
const CHOICE_KINDS: ReadonlySet<KindOfElement> = new Set<KindOfElement>([
  'field',
  'question',
  'dropdown',
  'radio',
  'list',
]);

// True for "to the dialog", false for "by customer".
function isDestination({ words }: Clause, { start }: Phrase): boolean {
  const lead = words.findLast((word) => word.end <= start && isCue(word, 'to', 'of'));
  return lead !== undefined && DESTINATION_WORDS.has(lead.folded);
}
