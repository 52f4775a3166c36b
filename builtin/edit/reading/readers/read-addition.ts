import { choicesIn, yesNoIn } from '#builtin/edit/reading/clauses/listed.ts';
import { asksForNoField, textBoxPurposeIn, questionIn, writableTextIn } from './form-questions.ts';
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
import { isCue, type Word } from '#builtin/edit/reading/clauses/marked-words.ts';

const WRITTEN: ReadonlySet<KindOfElement> = new Set<KindOfElement>(['text', 'alert', 'title', 'checkbox', 'switch']);
// "another Save button": the same once more.
function isOneMoreButton({ kinds }: Phrase, cues: ReadonlySet<Cue>): boolean {
  return cues.has('copy') && kinds.includes('button');
}

const SHOWN: readonly Cue[] = ['show', 'instead'];
const TOWARDS: ReadonlySet<string> = new Set('to zu zum zur a al allo alla ai agli alle ao aos au aux'.split(' '));

/** Reads words that are to be read at a place: "below the table write: …". */
export const readWritten: Reader = (clause, { spec }) => {
  const where = whereOf(clause);
  const says = clause.words.findIndex((word) => isCue(word, 'say'));
  const isAt =
    phrasesOnScreen(clause, spec, 'anchor').length > 0 && phrasesOnScreen(clause, spec, 'object').length === 0;
  const quote = quote0(clause.phrases);
  const first = clause.words.slice(says + 1).find(({ mark }) => mark.is !== 'sign');
  const words = quote ?? (first === undefined ? '' : clause.text.slice(first.start - clause.start));
  if (says === -1 || !isAt || words === '' || (quote === undefined && !/:\s/.test(clause.text))) return undefined;
  return [{ verb: 'add', thing: { text: words, kinds: ['text'], quotes: [capitalized(words)], isCopy: false }, where }];
};

// By a verb for it, or by "a", "another" and a kind or quoted words.
function isWish(clause: Clause, news: readonly Phrase[], { spec, lastMentioned }: Context): boolean {
  const { phrases, cues } = clause;
  const isNew = news.some(
    (one) =>
      one.isNew &&
      one.kinds.length > 0 &&
      (!one.isSpecific || isOneMoreButton(one, cues) || !isOnScreen(spec, one.text)),
  );
  const isDeed = [...CHANGE_CUES, ...SHOWN].some((cue) => cue !== 'add' && cues.has(cue));
  const isBare = !isDeed && clause.looks.length === 0;
  const isWithin = phrasesOnScreen(clause, spec, 'inside').length > 0;
  // "at the end a small note: …"
  const isQuoted = phrases.some(({ quotes }) => quotes.length > 0);
  const isNamedNew = news.some(({ isNew: isOne, kinds, quotes }) => isOne && kinds.length > 0 && quotes.length > 0);
  const isPlain = !isDeed && isNew && (clause.places.length > 0 || isWithin || (isBare && isNamedNew));
  // "it also includes "Towels""
  const isMore = isWithin || (isQuoted && hasList(spec, lastMentioned));
  // "There is one more room: …"
  const isToldOf = isBare && cues.has('copy') && choicesIn(clause) !== undefined;
  const isWished =
    isToldOf ||
    cues.has('add') ||
    isPlain ||
    (isBare && cues.has('also') && isMore) ||
    (cues.has('need') && !cues.has('not'));
  const isPresent = !cues.has('add') && !isNew && news.some((one) => !one.isNew && isOnScreen(spec, one.text));
  const [first] = news.filter(({ role }) => role === 'object');
  const isMade = cues.has('make') && isNew && clause.looks.length === 0 && first?.isNew === true;
  if (isPresent && !cues.has('make')) return false;
  return (isWished || isMade) && (!cues.has('instead') || cues.has('add'));
}

/** Reads that something new is wished, what it is and where it is to stand. */
export const readAddition: Reader = (clause, context) => {
  const { spec, within, lastMentioned } = context;
  const { phrases, cues } = clause;
  const news = phrases.filter(
    ({ role, quotes }) => ['object', 'to', 'said'].includes(role) || (role === 'is' && quotes.length > 0),
  );
  const question = questionIn(clause);
  const box = textBoxPurposeIn(clause) ?? writableTextIn(clause);
  if (asksForNoField(clause) || (question === undefined && box === undefined && !isWish(clause, news, context)))
    return undefined;
  const to = phrasesOnScreen(clause, spec, 'to').find((one) => leadsTo(clause, one));
  const isQuoted = phrases.some(({ quotes }) => quotes.length > 0);
  // "to the list" tells nothing; what is to go to something else than is there is not understood.
  const towards = phrases.find(
    (one) => one.role === 'to' && one !== to && leadsTo(clause, one) && cues.has('add') && news[0] !== one,
  );
  if (towards?.isSpecific === true && !towards.isNew && question === undefined && !isQuoted) return [];
  const owner = ownerIn(clause, spec);
  if (owner !== undefined && !isOnScreen(spec, owner.text)) return [];
  const isPart = news.some(({ kinds }) => kinds.some((kind) => !CHOSEN_FROM.has(kind)));
  const yesNo = yesNoIn(clause.text);
  const listed = isQuoted || isPart || box !== undefined ? undefined : choicesIn(clause);
  const without = (one: Phrase) =>
    (one === to && !isQuoted) ||
    one === towards ||
    one === owner ||
    isDoer(clause, one, phrases) ||
    isAside(one) ||
    isInBrackets(clause, one) ||
    (listed !== undefined && one.start >= listed.start);
  const isPlaced = phrases.some(({ role }) => role === 'anchor' || role === 'inside');
  const [first] = news.filter(({ isNew: isOne }) => isOne);
  const text =
    question ??
    box ??
    (listed === undefined || isPlaced || first === undefined
      ? thingIn({ ...clause, phrases: phrases.filter((one) => !without(one)) }, phrases.filter(without))
      : clause.text.slice(first.start - clause.start, listed.separatorAt - clause.start));
  if (text === '') return undefined;
  // "in step 2 add an option to the aids"
  const inside =
    (isQuoted ? undefined : to?.text) ?? phrasesOnScreen(clause, spec, 'inside')[0]?.text ?? within ?? owner?.text;
  const isHint = quote0(news) !== undefined && propNameIn(beforeQuote(text)) !== undefined;
  // "… and "East" too": one more of the choice that was spoken of.
  const isOption = isQuoted && kindsOf(news, undefined, to).length === 0 && hasList(spec, lastMentioned);
  const holder = inside ?? to?.text ?? (isHint || isOption ? lastMentioned : undefined);
  const where = whereFor(clause, holder, lastMentioned);
  const quote = quote0(news);
  const prop = quote === undefined ? undefined : propNameIn(beforeQuote(text));
  if (prop !== undefined && quote !== undefined && holder !== undefined)
    return [{ verb: 'set', target: `${prop} of ${holder}`, value: quote }];
  const isRequired = cues.has('required') && !cues.has('not');
  return [
    {
      verb: 'add',
      thing: {
        text,
        clauseText: clause.text,
        kinds:
          question !== undefined
            ? ['question']
            : box !== undefined
              ? ['textarea']
              : kindsOf(
                  news.filter((one) => one !== towards),
                  isQuoted ? undefined : to,
                  to,
                ),
        quotes: quote === undefined ? wordsToShow(clause, news) : news.flatMap(({ quotes }) => quotes),
        isCopy: cues.has('copy'),
        ...(listed === undefined ? {} : { choices: listed.items }),
        ...(yesNo === undefined || quote === undefined ? {} : { choices: yesNo.map(capitalized) }),
      },
      where,
    },
    ...(isRequired ? [{ verb: 'require' as const, target: quote ?? text, isRequired }] : []),
  ];
};

// One that may have one more entry that is only quoted.
function hasList(spec: Spec, words: string | undefined): boolean {
  const props = words === undefined ? undefined : findTargets(spec, words)[0]?.place.element.props;
  return ['options', 'facets', 'features'].some((list) => props?.[list] !== undefined);
}

// Those of the place only where nothing else has one.
function kindsOf(news: readonly Phrase[], left: Phrase | undefined, to: Phrase | undefined): KindOfElement[] {
  // "to what we text them": no kind is at the end of it.
  const isOwn = (one: Phrase) =>
    one !== to && (one.role !== 'to' || parseTargetPhrase(one.text.split(' ').at(-1) ?? '').kinds.length > 0);
  const own = news.filter(isOwn).flatMap(({ kinds }) => kinds);
  return own.length > 0
    ? own
    : news.filter((one) => one !== left && (one === to || isOwn(one))).flatMap(({ kinds }) => kinds);
}

function quote0(news: readonly Phrase[]): string | undefined {
  return news.flatMap(({ quotes }) => quotes)[0];
}

function whereFor(clause: Clause, holder: string | undefined, lastMentioned: string | undefined): Where | undefined {
  const beside = clause.places.find(({ cue }) => cue === 'before' || cue === 'after')?.cue;
  const said = whereOf(clause) ?? besideSpoken(beside, lastMentioned);
  const isEnd = said?.anchor === undefined && holder !== undefined;
  return isEnd ? { side: 'inside', anchor: holder } : said;
}

// "with a note below": below what was spoken of before.
function besideSpoken(cue: Cue | undefined, lastMentioned: string | undefined): Where | undefined {
  const isSide = cue === 'before' || cue === 'after';
  return isSide && lastMentioned !== undefined ? { side: cue, anchor: lastMentioned, isVertical: true } : undefined;
}

// "A note that says we answer within a day": what is to be read there, without quotation marks.
function wordsToShow({ text, start, words }: Clause, news: readonly Phrase[]): string[] {
  const kinds = news.flatMap((one) => one.kinds);
  if (!kinds.some((kind) => WRITTEN.has(kind)) || kinds.includes('field')) return [];
  const says = words.find((word) => isCue(word, 'say'));
  const written = says === undefined ? /^[^:]*:(.+)$/su.exec(text)?.[1] : text.slice(says.end - start);
  return written === undefined || written.trim() === '' ? [] : [capitalized(written.trim())];
}

// "the help desk also needs a phone number"
function ownerIn({ words, phrases, cues }: Clause, spec: Spec): Phrase | undefined {
  const [subject, ...others] = phrases;
  const isOwner = subject?.role === 'object' && subject.quotes.length + subject.kinds.length === 0;
  // "Solo also gets "Towels""
  if (cues.has('add') && isOwner && others.some(({ quotes }) => quotes.length > 0) && isOnScreen(spec, subject.text))
    return words.some((word) => isCue(word, 'add') && word.end <= subject.start) ? undefined : subject;
  const need = words.find((word) => isCue(word, 'need'));
  if (need === undefined || cues.has('add')) return undefined;
  const owner = phrases.find(({ role, end, quotes }) => role === 'object' && end <= need.start && quotes.length === 0);
  // "Money fields need a £ in front"
  const isMore = words.some(
    ({ mark, start, folded }) => start > need.start && (mark.is === 'number' || /[$€£¥%]/.test(folded)),
  );
  return isMore || phrases.some(({ role, start }) => role === 'object' && start > need.start) ? owner : undefined;
}

// "parents should be able to add a comment": who does it is no part of what is added.
function isDoer({ words }: Clause, { role, end, quotes }: Phrase, others: readonly Phrase[]): boolean {
  const add = words.find((word) => isCue(word, 'add'));
  const fresh = others.find((one) => one.role === 'object' && one.isNew && one.kinds.length > 0);
  const from = add?.start ?? fresh?.start;
  if (from === undefined || !(role === 'object' || role === 'to') || end > from || quotes.length > 0) return false;
  return others.some((one) => one.role === 'object' && one.start >= from);
}

// "as a separate field" says nothing of what it is called.
function isAside({ role, isSpecific, kinds, text }: Phrase): boolean {
  return role === 'to' && kinds.includes('field') && (!isSpecific || text.split(' ').length <= 2);
}

// "a field Remarks (several lines)"
function isInBrackets({ segments }: Clause, { segment, isSpecific }: Phrase): boolean {
  return !isSpecific && segments[segment]?.separator === '(';
}

// What is listed behind the name of another kind is no choice.
const CHOSEN_FROM: ReadonlySet<KindOfElement> = new Set<KindOfElement>([
  'field',
  'question',
  'dropdown',
  'radio',
  'list',
]);
// "to the dialog", not "by customer".
function leadsTo({ words }: Clause, { start }: Phrase): boolean {
  const lead = words.findLast((word) => word.end <= start && isCue(word, 'to', 'of'));
  return lead !== undefined && TOWARDS.has(lead.folded);
}

// What the words say without those for adding and for the place.
function thingIn({ text, start, words, phrases, verbSegment }: Clause, without: readonly Phrase[]): string {
  const placed = phrases.filter(({ role }) => role === 'anchor' || role === 'inside');
  const isPlace = (at: number) => [...placed, ...without].some((one) => at >= one.start && at < one.end);
  const leadsAway = (word: Word) => isCue(word, 'to') && without.some((one) => one.start === word.end + 1);
  const all = phrases.filter(({ role }) => role !== 'anchor' && role !== 'inside');
  const behind = all.filter(({ segment }) => segment >= verbSegment);
  const named = behind.length > 0 ? behind : all;
  const [first] = named;
  const last = named.at(-1);
  if (first === undefined || last === undefined) return '';
  const inner = words.filter((word) => word.start >= first.start && word.end <= last.end);
  const kept = inner.filter(
    (word) =>
      !isPlace(word.start) &&
      !leadsAway(word) &&
      !isCue(word, 'before', 'after', 'between', 'inside', 'add', 'first', 'last', 'make'),
  );
  return joined(text, start, kept, words);
}

function joined(text: string, start: number, kept: readonly Word[], words: readonly Word[]): string {
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
