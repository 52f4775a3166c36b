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

const ABILITY_WORDS: ReadonlySet<string> = new Set(
  'can cannot could kann konnen peut peuvent puede pueden puo possono pode podem'.split(' '),
);

// True for "can't order without it" and "nobody may …".
function isUnable({ words, cues }: Clause): boolean {
  const isDenied =
    cues.has('nobody') || cues.has('not') || words.some(({ folded }) => folded === 'cannot' || folded === 't');
  return (
    isDenied &&
    (cues.has('nobody') || words.some(({ folded }) => folded.split(' ').some((word) => ABILITY_WORDS.has(word))))
  );
}

/** Reads what is required or optional: by a word for it, or as "nobody … without". */
export const readRequired: Reader = (clause, context) => {
  const { cues } = clause;
  const without = phrasesOnScreen(clause, context.spec, 'without')[0];
  if (without !== undefined && (cues.has('nobody') || cues.has('not')))
    return [{ verb: 'require', target: without.text, isRequired: true }];
  const isNeeded = cues.has('without') && cues.has('it') && isUnable(clause);
  if (isNeeded && context.lastMentioned !== undefined)
    return [{ verb: 'require', target: context.lastMentioned, isRequired: true }];
  const obligation = readObligation(clause, context);
  if (obligation !== undefined) return obligation;
  const isNeedless = cues.has('nobody') && cues.has('need');
  const isRequired = cues.has('required');
  if ((!isRequired && !cues.has('optional') && !isNeedless) || cues.has('add')) return undefined;
  // "the phone isn't required, but the email is": names after the "but" get the opposite.
  const contrastAt = clause.segments.findIndex(({ separator }) => CONTRASTS.has(separator));
  const isAfterContrast = ({ segment }: Phrase) => contrastAt !== -1 && segment >= contrastAt;
  const contrasted = objectsOf(clause).flatMap((one) => (isAfterContrast(one) ? [one.text] : []));
  const contrastStart = objectsOf(clause).find(isAfterContrast)?.start ?? Infinity;
  const own = clause.words.filter(({ start }) => contrasted.length === 0 || start < contrastStart);
  const statesRequired = own.some((word) => isCue(word, 'required'));
  const isDenied = own.some((word) => isCue(word, 'not', 'none', 'remove', 'nobody'));
  return targetsOf(clause, context).map((target) => ({
    verb: 'require',
    target,
    isRequired: (statesRequired && !isDenied) !== contrasted.includes(target),
  }));
};

const GIVING_VERBS: ReadonlySet<string> = new Set(
  'give tell provide enter angeben eingeben eintragen nennen indiquer donner renseigner saisir indicar poner decir dar indicare inserire dire dare informar preencher'.split(
    ' ',
  ),
);

// "you must give a reason", "man muss den Grund angeben": an obligation stated by two verbs.
function readObligation({ words, phrases, cues, looks, places }: Clause, { spec }: Context): Command[] | undefined {
  const folded = words.flatMap((word) => word.folded.split(' '));
  const statesObligation =
    folded.some((word) => OBLIGATION_WORDS.has(word)) && folded.some((word) => GIVING_VERBS.has(word));
  const isOther = looks.length > 0 || places.length > 0 || cues.has('not') || cues.has('when');
  if (!statesObligation || isOther) return undefined;
  const target = phrases.find(({ role, text }) => ['object', 'is', 'said'].includes(role) && isOnScreen(spec, text));
  return target === undefined ? undefined : [{ verb: 'require', target: target.text, isRequired: true }];
}

const CONTRASTS: ReadonlySet<string> = new Set(['but', 'aber', 'dafur', 'mais', 'pero', 'ma', 'mas']);

// A negated comparison: "nobody brings more than 4" sets the maximum, "can't be less than 5" the minimum.
function boundFromDenial(clause: Clause): 'max' | 'min' | undefined {
  const isDenied = ['not', 'none', 'nobody'].some((cue) => clause.cues.has(cue as Cue)) || isUnable(clause);
  return isDenied ? deniedBoundIn(clause.words.flatMap((word) => word.folded.split(' '))) : undefined;
}

/** Reads the minimum, the maximum or the step of a number. */
export const readBound: Reader = (clause, context) => {
  const isOther = clause.phrases.some(({ isNew, kinds }) => isNew && kinds.length > 0);
  const range = isOther ? undefined : rangeIn(clause.text);
  const ranged = range === undefined ? undefined : rangeTarget(clause, context);
  if (ranged !== undefined && range !== undefined)
    return range.map((value, at) => ({ verb: 'bound', target: ranged, bound: at === 0 ? 'min' : 'max', value }));
  const minutes = stepMinutesIn(clause);
  if (minutes !== undefined) {
    const named = clause.phrases.find(({ text }) => isOnScreen(context.spec, text))?.text;
    return [{ verb: 'bound', target: named ?? '', bound: 'step', value: minutes }];
  }
  const bound = boundFromDenial(clause) ?? (['step', 'max', 'min'] as const).find((one) => clause.cues.has(one));
  const value = valueIn(clause);
  if (bound === undefined || value === undefined) return undefined;
  const named = nameByUnit(context.spec, clause, value) ?? valueTarget(clause, context, value);
  const target = bound === 'step' ? (named ?? '') : named;
  return target === undefined ? undefined : [{ verb: 'bound', target, bound, value: value.text }];
};

function rangeTarget({ phrases }: Clause, { spec, lastMentioned }: Context): string | undefined {
  const named = phrases.filter(({ role, text }) => role === 'object' && !/\d/.test(text));
  return named.length === 0 ? lastMentioned : named.find(({ text }) => isOnScreen(spec, text))?.text;
}

/** The target of a value: another phrase that is on the screen, else what has its unit, else what was last mentioned. */
function valueTarget(clause: Clause, { spec, lastMentioned }: Context, value: FoundValue): string | undefined {
  const { phrases } = clause;
  const isOther = ({ role, start, end }: Phrase) =>
    role !== 'not' && role !== 'instead' && (value.end <= start || value.start >= end);
  const named = phrases.filter(
    (phrase) => isOther(phrase) && (isOnScreen(spec, phrase.text) || isOnScreen(spec, withoutProp(phrase.text))),
  );
  const [first] = [...named.filter(({ role }) => role !== 'inside'), ...named];
  const isUnnamed = !phrases.some(
    ({ role, isSpecific, start }) => role === 'object' && isSpecific && start < value.start,
  );
  const known = nameByUnit(spec, clause, value) ?? (isUnnamed ? lastMentioned : undefined);
  return first?.role === 'inside' ? (known ?? first.text) : (first?.text ?? known);
}

// The words after the prop: "the Pro plan" in "price of the Pro plan".
function withoutProp(text: string): string {
  return text.replace(/^\S+\s+(?:of|for|von|vom|der|des|du|d[eaio]l?(?:\s*l[ao'’])?|della|d['’])\s*/iu, '');
}

/** Reads an initial value: "starts checked", "preselect Large". */
export const readFill: Reader = (clause, context) => {
  const { cues, phrases } = clause;
  const isState = cues.has('on') || isTurnedOff(clause) || (cues.has('turn') && cues.has('inside'));
  const isTurnedInto = phrases.some(({ role, isNew, kinds }) => role === 'to' && isNew && kinds.length > 0);
  if ((!cues.has('fill') && !isState) || cues.has('take') || isTurnedInto) return undefined;
  const { spec } = context;
  const candidates = phrases.filter(({ role }) => role !== 'not' && role !== 'instead');
  const isChoice = ({ text }: Phrase) => findTargets(spec, text, { fits: isOption }).length > 0;
  const option = candidates.find((one) => one.role !== 'said' && isOnScreen(spec, one.text) && isChoice(one));
  const named = candidates.filter((one) => one !== option && one.role !== 'said' && isOnScreen(spec, one.text));
  const within = named.find(({ text }) => isContainer(spec, text))?.text;
  const target = named.find(({ text }) => text !== within);
  const state = stateIn(clause);
  if (option !== undefined)
    return [{ verb: 'fill', target: (target ?? option).text, value: valueText(option), ...inContainer(within) }];
  const value =
    candidates.find(
      (one) =>
        one !== target && one.text !== within && (one.role === 'to' || one.role === 'said' || one.quotes.length > 0),
    ) ?? candidates.find((one) => !named.includes(one) && one.role === 'object');
  const number = valueIn(clause);
  const byUnit = number === undefined ? undefined : nameByUnit(spec, clause, number);
  if (byUnit !== undefined && number !== undefined) return [{ verb: 'fill', target: byUnit, value: number.text }];
  if (state !== undefined && (value === undefined || !cues.has('fill')))
    return (
      target === undefined
        ? targetsOf(clause, context)
        : named.filter(({ text }) => text !== within).map(({ text }) => text)
    ).map((text) => ({
      verb: 'fill',
      target: text,
      value: state,
    }));
  const filled = value === undefined ? undefined : valueText(value);
  const subject = target?.text ?? (objectsOf(clause).every((one) => one === value) ? context.lastMentioned : undefined);
  return subject === undefined || filled === undefined
    ? undefined
    : [{ verb: 'fill', target: subject, value: filled, ...inContainer(within) }];
};

function inContainer(within: string | undefined): Pick<Command, 'within'> {
  return within === undefined ? {} : { within };
}

function valueText({ quotes, text }: Phrase): string {
  return quotes[0] ?? text;
}

function isContainer(spec: Spec, words: string): boolean {
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

// The state in "Turn on dark mode" or "Print automatically should be on".
function stateIn(clause: Clause): 'on' | 'off' | undefined {
  if (isTurnedOff(clause)) return 'off';
  return clause.cues.has('on') || clause.cues.has('turn') ? (clause.cues.has('not') ? 'off' : 'on') : undefined;
}

const PRICE_PER_UNIT = /^[€$£]?\s?\d[\d.,]*\s?[€$£]?\s(?:a|an|per|pro|im|par|al|por|all)\s\p{L}{2,10}$/iu;

/** Reads a new value and its target: "Solo costs $25 now". */
export const readValue: Reader = (clause, context) => {
  const words = statedText(clause);
  const value = words ?? valueIn(clause);
  if (value === undefined) return undefined;
  // "€890 a year" alone does not say which price it is, so it is not read.
  if (words === undefined && PRICE_PER_UNIT.test(clause.text)) return [];
  const was = clause.phrases.find(({ role }) => role === 'not' || role === 'instead')?.text.match(/\d[\d.,:]*/u)?.[0];
  // Without a target, any text that contains the old number may be changed.
  const target = valueTarget(clause, context, value) ?? (was === undefined ? undefined : '');
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

// "the depot is Ghent now": a value starts like a name or a date. Other statements are opinions.
function statedText({ phrases, words, text, start }: Clause): FoundValue | undefined {
  const stated = phrases.find(({ role }) => role === 'is');
  if (stated === undefined || !(/^(?:\p{Lu}|\d+\p{L})/u.test(stated.text) || isDate(stated.text))) return undefined;
  const own = words.filter((word) => word.start >= stated.start);
  const last = own.findLast((word) => !isCue(word, 'filler'));
  if (last === undefined || own.some((word) => isCue(word, 'not', 'instead', 'inside', 'when'))) return undefined;
  return { text: text.slice(stated.start - start, last.end - start), start: stated.start, end: last.end };
}

// True for "7 June" and "22 de janeiro".
function isDate(text: string): boolean {
  const [, month] = /^\d{1,2}\.?\s(?:de\s|of\s)?(\p{L}{3,10})/u.exec(text) ?? [];
  return month !== undefined && monthIn(month) !== undefined;
}
