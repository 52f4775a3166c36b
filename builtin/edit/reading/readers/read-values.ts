import type { Spec } from '#contract/spec/spec.ts';
import {
  isOnScreen,
  objectsOf,
  targetsOf,
  type Context,
  phrasesOnScreen,
  type Reader,
} from '#builtin/edit/reading/clauses/about-clause.ts';
import type { Clause, Phrase } from '#builtin/edit/reading/clauses/clauses.ts';
import type { Command } from '#builtin/edit/reading/command.ts';
import type { Cue } from '#builtin/edit/words/cues.ts';
import { findTargets, type Search } from '#builtin/edit/finding/targets.ts';
import { isCue } from '#builtin/edit/reading/clauses/marked-words.ts';
import { nameByUnit } from '#builtin/edit/reading/clauses/unit-of-control.ts';
import { OBLIGATION_WORDS } from '#builtin/edit/reading/clauses/segments.ts';
import { monthIn } from '#builtin/edit/words/months.ts';
import { deniedBoundIn } from '#builtin/edit/words/denied-bound.ts';
import { stepMinutesIn, rangeIn, valueIn, type FoundValue } from '#builtin/edit/reading/clauses/value-in.ts';

const isOption: Search['fits'] = ({ item }) => item?.prop === 'options';

const UNABLE: ReadonlySet<string> = new Set(
  'can cannot could kann konnen peut peuvent puede pueden puo possono pode podem'.split(' '),
);

// "can't order without it", "nobody may …"
function isUnable({ words, cues }: Clause): boolean {
  const isDenied =
    cues.has('nobody') || cues.has('not') || words.some(({ folded }) => folded === 'cannot' || folded === 't');
  return (
    isDenied && (cues.has('nobody') || words.some(({ folded }) => folded.split(' ').some((word) => UNABLE.has(word))))
  );
}

/** Reads what must be filled in or need not be: by a word for it, or as "nobody … without". */
export const readRequired: Reader = (clause, context) => {
  const { cues } = clause;
  const without = phrasesOnScreen(clause, context.spec, 'without')[0];
  if (without !== undefined && (cues.has('nobody') || cues.has('not')))
    return [{ verb: 'require', target: without.text, isRequired: true }];
  const isNeeded = cues.has('without') && cues.has('it') && isUnable(clause);
  if (isNeeded && context.lastMentioned !== undefined)
    return [{ verb: 'require', target: context.lastMentioned, isRequired: true }];
  const told = toldObliged(clause, context);
  if (told !== undefined) return told;
  const isNeedless = cues.has('nobody') && cues.has('need');
  const isRequired = cues.has('required');
  if ((!isRequired && !cues.has('optional') && !isNeedless) || cues.has('add')) return undefined;
  // "the phone isn't required, but the email is": the other way round for what is named behind it.
  const turned = clause.segments.findIndex(({ separator }) => CONTRASTS.has(separator));
  const isBehind = ({ segment }: Phrase) => turned !== -1 && segment >= turned;
  const contrasted = objectsOf(clause).flatMap((one) => (isBehind(one) ? [one.text] : []));
  const turn = objectsOf(clause).find(isBehind)?.start ?? Infinity;
  const own = clause.words.filter(({ start }) => contrasted.length === 0 || start < turn);
  const isTold = own.some((word) => isCue(word, 'required'));
  const isTurned = own.some((word) => isCue(word, 'not', 'none', 'remove', 'nobody'));
  return targetsOf(clause, context).map((target) => ({
    verb: 'require',
    target,
    isRequired: (isTold && !isTurned) !== contrasted.includes(target),
  }));
};

const GIVEN: ReadonlySet<string> = new Set(
  'give tell provide enter angeben eingeben eintragen nennen indiquer donner renseigner saisir indicar poner decir dar indicare inserire dire dare informar preencher'.split(
    ' ',
  ),
);

// "you must give a reason", "man muss den Grund angeben": what is obliged is not told in one word.
function toldObliged({ words, phrases, cues, looks, places }: Clause, { spec }: Context): Command[] | undefined {
  const folded = words.flatMap((word) => word.folded.split(' '));
  const isObliged = folded.some((word) => OBLIGATION_WORDS.has(word)) && folded.some((word) => GIVEN.has(word));
  const isOther = looks.length > 0 || places.length > 0 || cues.has('not') || cues.has('when');
  if (!isObliged || isOther) return undefined;
  const target = phrases.find(({ role, text }) => ['object', 'is', 'said'].includes(role) && isOnScreen(spec, text));
  return target === undefined ? undefined : [{ verb: 'require', target: target.text, isRequired: true }];
}

const CONTRASTS: ReadonlySet<string> = new Set(['but', 'aber', 'dafur', 'mais', 'pero', 'ma', 'mas']);

// "nobody brings more than 4", "no order above 100": the most; "can't be less than 5": the least.
function endDenied(clause: Clause): 'max' | 'min' | undefined {
  const isDenied = ['not', 'none', 'nobody'].some((cue) => clause.cues.has(cue as Cue)) || isUnable(clause);
  return isDenied ? deniedBoundIn(clause.words.flatMap((word) => word.folded.split(' '))) : undefined;
}

/** Reads the least, the most, or the steps that a number may have. */
export const readBound: Reader = (clause, context) => {
  const isOther = clause.phrases.some(({ isNew, kinds }) => isNew && kinds.length > 0);
  const range = isOther ? undefined : rangeIn(clause.text);
  const ranged = range === undefined ? undefined : subjectIn(clause, context);
  if (ranged !== undefined && range !== undefined)
    return range.map((value, at) => ({ verb: 'bound', target: ranged, bound: at === 0 ? 'min' : 'max', value }));
  const minutes = stepMinutesIn(clause);
  if (minutes !== undefined) {
    const named = clause.phrases.find(({ text }) => isOnScreen(context.spec, text))?.text;
    return [{ verb: 'bound', target: named ?? '', bound: 'step', value: minutes }];
  }
  const bound = endDenied(clause) ?? (['step', 'max', 'min'] as const).find((one) => clause.cues.has(one));
  const value = valueIn(clause);
  if (bound === undefined || value === undefined) return undefined;
  const named = nameByUnit(context.spec, clause, value) ?? subjectOf(clause, context, value);
  const target = bound === 'step' ? (named ?? '') : named;
  return target === undefined ? undefined : [{ verb: 'bound', target, bound, value: value.text }];
};

function subjectIn({ phrases }: Clause, { spec, lastMentioned }: Context): string | undefined {
  const named = phrases.filter(({ role, text }) => role === 'object' && !/\d/.test(text));
  return named.length === 0 ? lastMentioned : named.find(({ text }) => isOnScreen(spec, text))?.text;
}

/** What a value is told for: another phrase of the clause that is on the screen, what has its unit, else what was spoken of. */
function subjectOf(clause: Clause, { spec, lastMentioned }: Context, value: FoundValue): string | undefined {
  const { phrases } = clause;
  const isOther = ({ role, start, end }: Phrase) =>
    role !== 'not' && role !== 'instead' && (value.end <= start || value.start >= end);
  const named = phrases.filter(
    (phrase) => isOther(phrase) && (isOnScreen(spec, phrase.text) || isOnScreen(spec, ownerIn(phrase.text))),
  );
  const [first] = [...named.filter(({ role }) => role !== 'inside'), ...named];
  const isUnnamed = !phrases.some(
    ({ role, isSpecific, start }) => role === 'object' && isSpecific && start < value.start,
  );
  const known = nameByUnit(spec, clause, value) ?? (isUnnamed ? lastMentioned : undefined);
  return first?.role === 'inside' ? (known ?? first.text) : (first?.text ?? known);
}

// "the price of the Pro plan" is about the Pro plan.
function ownerIn(text: string): string {
  return text.replace(/^\S+\s+(?:of|for|von|vom|der|des|du|d[eaio]l?(?:\s*l[ao'’])?|della|d['’])\s*/iu, '');
}

/** Reads how something is to start: a choice, a value, on or off. */
export const readFill: Reader = (clause, context) => {
  const { cues, phrases } = clause;
  const isState = cues.has('on') || isTurnedOff(clause) || (cues.has('turn') && cues.has('inside'));
  const isTurnedInto = phrases.some(({ role, isNew, kinds }) => role === 'to' && isNew && kinds.length > 0);
  if ((!cues.has('fill') && !isState) || cues.has('take') || isTurnedInto) return undefined;
  const { spec } = context;
  const said = phrases.filter(({ role }) => role !== 'not' && role !== 'instead');
  const isChoice = ({ text }: Phrase) => findTargets(spec, text, { fits: isOption }).length > 0;
  const option = said.find((one) => one.role !== 'said' && isOnScreen(spec, one.text) && isChoice(one));
  const there = said.filter((one) => one !== option && one.role !== 'said' && isOnScreen(spec, one.text));
  const within = there.find(({ text }) => isHolder(spec, text))?.text;
  const target = there.find(({ text }) => text !== within);
  const state = stateIn(clause);
  if (option !== undefined)
    return [{ verb: 'fill', target: (target ?? option).text, value: wordsOf(option), ...about(within) }];
  const value =
    said.find(
      (one) =>
        one !== target && one.text !== within && (one.role === 'to' || one.role === 'said' || one.quotes.length > 0),
    ) ?? said.find((one) => !there.includes(one) && one.role === 'object');
  const number = valueIn(clause);
  const byUnit = number === undefined ? undefined : nameByUnit(spec, clause, number);
  if (byUnit !== undefined && number !== undefined) return [{ verb: 'fill', target: byUnit, value: number.text }];
  if (state !== undefined && (value === undefined || !cues.has('fill')))
    return (
      target === undefined
        ? targetsOf(clause, context)
        : there.filter(({ text }) => text !== within).map(({ text }) => text)
    ).map((text) => ({
      verb: 'fill',
      target: text,
      value: state,
    }));
  const filled = value === undefined ? undefined : wordsOf(value);
  const subject = target?.text ?? (objectsOf(clause).every((one) => one === value) ? context.lastMentioned : undefined);
  return subject === undefined || filled === undefined
    ? undefined
    : [{ verb: 'fill', target: subject, value: filled, ...about(within) }];
};

function about(within: string | undefined): Pick<Command, 'within'> {
  return within === undefined ? {} : { within };
}

function wordsOf({ quotes, text }: Phrase): string {
  return quotes[0] ?? text;
}

function isHolder(spec: Spec, words: string): boolean {
  const [found] = findTargets(spec, words);
  return (
    found !== undefined &&
    found.item === undefined &&
    ['Card', 'Section', 'Form', 'Dialog', 'Tabs'].includes(found.place.element.type)
  );
}

function isTurnedOff({ cues }: Clause): boolean {
  return (cues.has('off') && !cues.has('remove')) || (cues.has('turn') && cues.has('away'));
}

// "Turn on dark mode", "Print automatically should be on".
function stateIn(clause: Clause): 'on' | 'off' | undefined {
  if (isTurnedOff(clause)) return 'off';
  return clause.cues.has('on') || clause.cues.has('turn') ? (clause.cues.has('not') ? 'off' : 'on') : undefined;
}

const PER = /^[€$£]?\s?\d[\d.,]*\s?[€$£]?\s(?:a|an|per|pro|im|par|al|por|all)\s\p{L}{2,10}$/iu;

/** Reads what a value is told for. */
export const readValue: Reader = (clause, context) => {
  const words = wordsToldIn(clause);
  const value = words ?? valueIn(clause);
  if (value === undefined) return undefined;
  // "€890 a year" alone: of which price it is, only its measure tells.
  if (words === undefined && PER.test(clause.text)) return [];
  const was = clause.phrases.find(({ role }) => role === 'not' || role === 'instead')?.text.match(/\d[\d.,:]*/u)?.[0];
  // A text may say the old number, whatever it is about.
  const target = subjectOf(clause, context, value) ?? (was === undefined ? undefined : '');
  return target === undefined
    ? undefined
    : [
        {
          verb: 'set',
          target,
          value: value.text,
          ...(was === undefined ? {} : { was }),
          ...(words === undefined ? {} : { isWords: true }),
        },
      ];
};

// "the depot is Ghent now": what begins as names do; what is told of something else is an opinion.
function wordsToldIn({ phrases, words, text, start }: Clause): FoundValue | undefined {
  const told = phrases.find(({ role }) => role === 'is');
  if (told === undefined || !(/^(?:\p{Lu}|\d+\p{L})/u.test(told.text) || isDate(told.text))) return undefined;
  const own = words.filter((word) => word.start >= told.start);
  const last = own.findLast((word) => !isCue(word, 'filler'));
  if (last === undefined || own.some((word) => isCue(word, 'not', 'instead', 'inside', 'when'))) return undefined;
  return { text: text.slice(told.start - start, last.end - start), start: told.start, end: last.end };
}

// "7 June", "22 de janeiro"
function isDate(text: string): boolean {
  const [, month] = /^\d{1,2}\.?\s(?:de\s|of\s)?(\p{L}{3,10})/u.exec(text) ?? [];
  return month !== undefined && monthIn(month) !== undefined;
}
