import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Cue } from '#builtin/edit/words/cues.ts';
import { datesIn } from '#builtin/edit/words/dates-in-text.ts';
import { namesOn } from '#builtin/edit/finding/names.ts';
import { nameByUnit } from '#builtin/edit/finding/name-by-unit.ts';
import { typesOf } from '#builtin/edit/words/kinds-of-elements.ts';
import { superlativesIn } from '#builtin/edit/words/superlatives.ts';
import { PRICES } from '#builtin/edit/words/prices.ts';
import { rangeEndAfter } from '#builtin/edit/words/range-ends.ts';
import { cuesIn, lookIn, stateIn, unquoted } from '#builtin/edit/words/meanings.ts';
import type { Change } from './changes.ts';
import type { Command } from './command.ts';
import {
  choicesOf,
  referent,
  sentenceOf,
  textBefore,
  textOf,
  textsOf,
  wordsWith,
  type Attempt,
  type ChangeContext,
} from './words-of-change.ts';

/** The values and limits that a change sets. */
export function settings(change: Change, context: ChangeContext): Attempt[] {
  const [of] = textsOf(change, 'of', context);
  const inside = textOf(change, 'inside');
  const members = textsOf(change, 'set', context);
  const place = of ?? (inside === undefined ? undefined : referent(inside, context));
  const isUnnamed = members.length === 0 && place === undefined;
  // "at most 25 kg, and no side over 120"
  if (isUnnamed && isSecond(change, context.before)) return [];
  // "Repair invoice is received": without a value, what is tagged as a member is the value.
  const isState = of !== undefined && members.length === 1 && wordsWith(change, ...VALUE_TAGS).length === 0;
  if (isState) return [[{ verb: 'member', row: of, member: undefined, value: unquoted(members[0] ?? '') }]];
  const owned = ownedValue(textOf(change, 'value'), context);
  if (owned !== undefined) return [[{ verb: 'fill', ...owned }]];
  const value = textOf(change, 'value');
  // "52 € (46 € for members)": a value in brackets is for some other case.
  const isAside = context.prompt.charAt((change.words[0]?.start ?? 0) - 1) === '(';
  const lastMentioned = isAside ? undefined : context.lastMentioned;
  const byUnit = isUnnamed ? nameByUnit(context.spec, valueOrLimit(change) ?? '') : undefined;
  const targets = members.length > 0 ? members : [byUnit ?? place ?? lastMentioned ?? []].flat();
  const told = value === undefined ? undefined : toldValue(unquoted(value), change, context, of);
  const byItself = told === undefined || !isUnnamed ? [] : valueAlone(told);
  if (targets.length === 0) return [...limits(change, ''), ...(byItself.length > 0 ? [byItself] : [])];
  const choices = choicesOf(change);
  const isOnly = wordsOf(sentenceOf(change, context.prompt, BEFORE_CHARS)).some((word) => ONLY.has(word));
  return targets.flatMap((target, at): Attempt[] => [
    ...limits(change, target),
    ...(choices.length > 1
      ? [
          (['option', 'dropdown'] as const).map((to) => ({
            ...within(inside),
            verb: 'convert' as const,
            target,
            to,
            choices,
          })),
        ]
      : []),
    ...(told === undefined
      ? []
      : [
          [...byItself, ...variantsOf(target).flatMap((one) => valueFor(one, told, within(inside)))].map((one) =>
            isOnly && at === 0 && one.verb === 'fill' ? { ...one, isOnly } : one,
          ),
        ]),
  ]);
}

// "start with priority 10": the value of the control that it begins with.
function ownedValue(told: string | undefined, { spec }: ChangeContext): { target: string; value: string } | undefined {
  const words = told === undefined ? [] : unquoted(told).split(/\s+/u);
  const [value = ''] = words.slice(-1);
  if (told === undefined || words.length < 2 || !/^\d/u.test(value)) return undefined;
  const target = words.slice(0, -1).join(' ');
  const name = wordsOf(target).join(' ');
  const isControl = namesOn(spec).some(
    ({ weight, item, words: own, place }) =>
      weight === 'main' &&
      item === undefined &&
      own.join(' ') === name &&
      typesOf('field').includes(place.element.type),
  );
  return isControl ? { target, value } : undefined;
}

const ONLY: ReadonlySet<string> = new Set(
  'only nur solo solamente soltanto seul seule seulement uniquement unicamente apenas somente'.split(' '),
);

const LIMITS = ['max', 'min', 'step'] as const;
const VALUE_TAGS = [...LIMITS, 'value', 'option'] as const;

function isSecond(change: Change, before: Change | undefined): boolean {
  return (
    before?.verb === 'set' &&
    LIMITS.some((tag) => textOf(change, tag) !== undefined && textOf(before, tag) !== undefined)
  );
}

function valueOrLimit(change: Change): string | undefined {
  return textOf(change, 'value') ?? textOf(change, 'max') ?? textOf(change, 'min') ?? textOf(change, 'step');
}

// "(11) 91234-5678" is a number to call.
const SEVERAL_NUMBERS = /\d[)\s-]+\d/u;

/** The limits that a change tells for a target. */
export function limits(change: Change, target: string): Attempt[] {
  const inside = textOf(change, 'inside');
  return LIMITS.flatMap((bound): Attempt[] => {
    const limit = textOf(change, bound);
    if (limit === undefined || SEVERAL_NUMBERS.test(limit)) return [];
    return [
      variantsOf(target).map((one): Command => ({
        ...within(inside),
        verb: 'bound',
        target: one,
        bound,
        value: bound === 'step' ? stepIn(limit) : limit,
      })),
    ];
  });
}

function within(inside: string | undefined): { within?: string } {
  return inside === undefined ? {} : { within: inside };
}

const QUARTERS = /quarter|viertel|quart|cuarto/iu;
const HALVES = /half|halb|demi|media|medie|mezz|meia/iu;
const WHOLE = /whole|full|ganz|enti[eè]r|enter|inter[ie]|inteir/iu;
const HOURS = /hour|stund|heure|hora|or[ae]\b/iu;

// "half hours" are 30 minutes, "half ml" are 0.5.
function stepIn(limit: string): string {
  if (/\d/.test(limit)) return limit;
  if (!HOURS.test(limit)) return HALVES.test(limit) ? '0.5' : WHOLE.test(limit) ? '1' : limit;
  return QUARTERS.test(limit) ? '15' : HALVES.test(limit) ? '30' : limit;
}

const STRIPPED_CUES: ReadonlySet<Cue> = new Set(['fill', 'max', 'min', 'step', 'filler', 'on', 'is', 'first'] as const);

// "the default slot" is the slot: the words, and then those without words for a start or a limit.
function variantsOf(target: string): string[] {
  const words = wordsOf(target);
  const bare = words.filter((word) => !STRIPPED_CUES.has(cuesIn(word)[0] ?? 'add'));
  return bare.length === 0 || bare.length === words.length ? [target] : [target, bare.join(' ')];
}

/** A new value, the old one, and the entry whose member it is. */
type ToldValue = { value: string; was?: string; of?: string; isMember: boolean; end?: 'start' | 'end' };

const BEFORE_CHARS = 20;

function toldValue(value: string, change: Change, context: ChangeContext, of: string | undefined): ToldValue {
  const was = textOf(change, 'was');
  const [words] = wordsWith(change, 'value');
  const end = words === undefined ? undefined : rangeEndAfter(textBefore(words, context.prompt, BEFORE_CHARS));
  return {
    value,
    isMember: wordsWith(change, 'set').length > 0,
    ...(end === undefined ? {} : { end }),
    ...(was === undefined ? {} : { was: unquoted(was) }),
    ...(of === undefined ? {} : { of }),
  };
}

// "it opens on the children", "2.1 kg now": a value alone may tell by itself what it belongs to.
function valueAlone({ value, was }: ToldValue): Attempt {
  return [
    { verb: 'fill', target: value, value, isOption: true },
    { verb: 'set', target: '', value },
    // Any text with the old number will do.
    ...(was === undefined ? [] : [{ verb: 'set' as const, target: '', value: inPlaceOf(was, value), was }]),
  ];
}

// "15 minutes, not 10": the unit is there already.
function inPlaceOf(was: string, value: string): string {
  const number = /^(\d[\d.,:]*)(?=$|[\s%])/u.exec(value)?.[0];
  if (datesIn(value).length > 0) return value;
  return /^\d[\d.,:]*$/.test(was) && number !== undefined ? number : value;
}

// "the longest stay you can choose is 14 nights" is a limit.
function boundTold(target: string, value: string): Command[] {
  const words = wordsOf(target);
  const [superlative] = superlativesIn(words);
  const bare = words.filter((word) => superlativesIn([word]).length === 0).join(' ');
  if (superlative === undefined || bare === '' || !/^\d/u.test(value)) return [];
  return [{ verb: 'bound', target: bare, bound: superlative.isDown ? 'max' : 'min', value }];
}

function valueFor(target: string, { value, was, of, isMember, end }: ToldValue, scope: { within?: string }): Attempt {
  const old = was === undefined ? {} : { was };
  const isWords = !/^\p{Sc}?\d/u.test(value);
  const look = lookIn(value);
  const state = stateIn(value) ?? value;
  const set = (on: string): Command => ({
    ...scope,
    verb: 'set',
    target: on,
    value: was === undefined ? value : inPlaceOf(was, value),
    ...old,
    ...(isWords ? { isWords } : {}),
    ...(end === undefined ? {} : { end }),
  });
  return [
    ...(of === undefined
      ? []
      : [{ verb: 'member' as const, row: of, member: isMember ? target : undefined, value, ...old }]),
    ...boundTold(target, value),
    { ...scope, verb: 'fill', target, value: state, ...old, ...(of === undefined ? {} : { of, within: of }) },
    ...(of !== undefined && isMember ? [{ ...set(target), within: of }] : []),
    { verb: 'member', row: target, member: undefined, value, ...old },
    // "the price of Solo", where Solo has one.
    ...(of !== undefined && isMember && wordsOf(target).every((word) => PRICES.includes(word)) ? [set(of)] : []),
    set(of === undefined || !isMember ? target : `${target} ${of}`),
    ...(look === undefined ? [] : [{ ...scope, verb: 'style' as const, target, look }]),
    ...(was === undefined ? [] : [{ verb: 'set' as const, target: '', value: inPlaceOf(was, value), was }]),
  ];
}
