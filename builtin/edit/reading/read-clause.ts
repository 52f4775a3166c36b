import { isThere, objectsOf, targetsOf, whereOf, type Context, type Reader } from './clauses/about-clause.ts';
import type { Cue } from '#builtin/edit/words/cues.ts';
import { readSpan } from './readers/read-span.ts';
import { readBound, readFill, readRequired, subjectOf } from './readers/read-wishes.ts';
import type { Clause, Phrase } from './clauses/clauses.ts';
import type { Command } from './command.ts';
import { listedIn, readAddition } from './readers/read-addition.ts';
import { readCondition, readConfirm } from './readers/read-condition.ts';
import { readEntry } from './readers/read-entry.ts';
import { ONLY, readCount, readNarrowing, readOnly, readShow, readSort } from './readers/read-lists.ts';
import { readNaming } from './readers/read-naming.ts';
import { isCue } from './clauses/marked-words.ts';
import { CONVERTIBLE } from '#builtin/edit/changing/convert.ts';
import { isSeveral } from '#builtin/edit/words/enumerated.ts';
import { typesOf } from '#builtin/edit/words/kinds-of-elements.ts';
import { placesOf } from '#builtin/edit/patch.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { soughtIn } from '#builtin/edit/finding/sought.ts';
import { valueIn } from './clauses/value-in.ts';

/** The changes that a clause asks for. What its words are for decides; the first reader that fits has it. */
export function readClause(clause: Clause, context: Context): Command[] {
  const isSpokenOf = clause.cues.has('add') && clause.words.some(({ folded }) => THERE.has(folded));
  const within =
    clause.phrases.find(({ role, text }) => role === 'inside' && !/["“„«]/u.test(text) && isThere(context.spec, text))
      ?.text ?? (isSpokenOf ? (context.within ?? context.spoken) : undefined);
  if (clause.cues.has('keep') && !KEEPING.some((cue) => clause.cues.has(cue))) return [];
  if (clause.isRemark) return [];
  const isNear = within === undefined;
  const isLost = clause.phrases.some(
    (one) => one.role === 'inside' && one.isTelling && !isThere(context.spec, one.text),
  );
  const each = { ...(clause.cues.has('all') ? { isEach: true } : {}), ...(isLost ? { isElsewhere: true } : {}) };
  for (const read of READERS) {
    const found = read(clause, { ...context, within: within ?? context.within });
    if (found !== undefined)
      return found.map((command) => ({
        within: within ?? context.within,
        ...(isNear ? { isNear } : {}),
        ...each,
        ...command,
      }));
  }
  return [];
}

const THERE: ReadonlySet<string> = new Set('there dort da la alli ahi li'.split(' '));

const KEEPING: readonly Cue[] = [
  'add',
  'remove',
  'rename',
  'say',
  'make',
  'swap',
  'required',
  'optional',
  'fill',
  'sort',
  'move',
];

const readSwap: Reader = (clause, { spec }) => {
  if (!clause.cues.has('swap')) return undefined;
  const named = clause.phrases.filter(({ role, text }) => (role === 'object' || role === 'to') && isThere(spec, text));
  const [one, other] = named.filter(({ isTelling }) => isTelling);
  if (one !== undefined && other !== undefined) return [{ verb: 'swap', one: one.text, other: other.text }];
  const [, old, fresh] =
    /\s(\S.*?)\s+(?:for|durch|gegen|contre|por|par|con)\s+(?:an?\s|the\s)?(\S.*)$/iu.exec(clause.text) ?? [];
  if (old !== undefined && fresh !== undefined && isThere(spec, old) && !isThere(spec, fresh))
    return [{ verb: 'rename', target: old, to: fresh.replaceAll(/["“”„«»]/g, '').trim() }];
  const both = clause.phrases.find(({ isTelling, kinds }) => !isTelling && kinds.length > 0);
  return both === undefined ? undefined : [{ verb: 'swap', one: both.text, other: both.text }];
};

const readRemoval: Reader = (whole, context) => {
  const clause = withoutKept(whole);
  const { cues, phrases } = clause;
  // "hide the sums from the start" takes nothing away.
  if (cues.has('fill')) return undefined;
  const isNotNeeded = cues.has('not') && (cues.has('need') || cues.has('show')) && clause.denied.length === 0;
  const isTakenOff = cues.has('take') && cues.has('away');
  const isNone =
    cues.has('none') &&
    valueIn(clause) === undefined &&
    !cues.has('when') &&
    DEEDS.every((cue) => !cues.has(cue)) &&
    clause.looks.length === 0;
  const without = phrases.find(({ role, text }) => role === 'without' && isThere(context.spec, text));
  const isBare = !cues.has('nobody') && !cues.has('not') && !cues.has('sort') && !cues.has('add');
  if (without !== undefined && isBare && objectsOf(clause).length === 0)
    return [{ verb: 'remove', target: without.text }];
  if (!cues.has('remove') && !isNotNeeded && !isTakenOff && !isNone) return undefined;
  const denied = clause.words.find((word) => isCue(word, 'none'))?.start ?? 0;
  const named = objectsOf(clause).filter(
    ({ segment, start }) => segment === clause.verbSegment && (!isNone || start > denied),
  );
  // What is meant by words that are not on the screen may be something else.
  const isQuoted = objectsOf(clause).some(({ quotes }) => quotes.length > 0);
  if (!isQuoted && objectsOf(clause).some(({ isNarrowed }) => isNarrowed === true)) return [];
  const there = isNone ? [] : targetsOf(clause, context);
  const targets = there.length > 0 ? there : named.map(({ text }) => text);
  const pick = cues.has('last') ? ('last' as const) : cues.has('first') ? ('first' as const) : undefined;
  const isOne = isOneThing(clause);
  return targets.flatMap((target) => {
    const meant = namedThing(target, context);
    return meant === undefined
      ? []
      : [
          {
            verb: 'remove',
            target: meant,
            ...(pick === undefined || !isOne ? {} : { pick }),
            ...(isOne ? { isOne } : {}),
          },
        ];
  });
};

// "we don't need the table, just the figure": what is told behind "just" stays.
function withoutKept(clause: Clause): Clause {
  const [first] = objectsOf(clause);
  const only = clause.words.find(({ folded, start }) => ONLY.has(folded) && start > (first?.end ?? 0))?.start;
  return only === undefined || first === undefined
    ? clause
    : { ...clause, phrases: clause.phrases.filter(({ start }) => start < only) };
}

// "that button": of several the one that was spoken of, else none.
function namedThing(target: string, { spec, spoken }: Context): string | undefined {
  const { telling, kinds, ordinal, color } = soughtIn(target);
  if (telling.length > 0 || kinds.length === 0 || ordinal !== undefined || color !== undefined) return target;
  const types = new Set(kinds.flatMap(typesOf));
  const alike = placesOf(spec).filter(({ element }) => types.has(element.type));
  const called = `${spoken ?? ''} ${target}`;
  const said = soughtIn(spoken ?? '').telling;
  const [found] = findTargets(spec, called, {
    fits: ({ place, item }) => item === undefined && types.has(place.element.type),
  });
  if (alike.length > 1 && wordsOf(found?.text ?? '').some((word) => said.includes(word))) return called;
  return alike.length > 1 && types.has('Button') && !isSeveral(target.split(' ').at(-1)?.toLowerCase() ?? '')
    ? undefined
    : target;
}

const ONE: ReadonlySet<string> = new Set(
  'the this that a single der den das einzelne einzelner le ce cette el este esta ese esa il quel quella o esse essa'.split(
    ' ',
  ),
);

// Its words say that one thing is meant, and quote its name: not all that are called so.
function isOneThing({ words, cues }: Clause): boolean {
  const quote = words.findIndex(({ mark }) => mark.is === 'quote');
  const isAfterPlural = words.slice(quote).some(({ folded, mark }) => mark.is === 'kind' && isSeveral(folded));
  const before = words.slice(0, quote).flatMap(({ folded }) => folded.split(' '));
  return (
    quote !== -1 &&
    !isAfterPlural &&
    !cues.has('all') &&
    before.some((word) => ONE.has(word)) &&
    !before.some(isSeveral)
  );
}

const DEEDS: readonly Cue[] = ['add', 'say', 'rename', 'make', 'move', 'fill', 'first', 'last'];

const readConversion: Reader = (clause, context) => {
  const kinds = clause.phrases.filter(
    ({ role, isTelling, isNew, kinds: some, text }) =>
      (role === 'to' || role === 'object') &&
      some.length > 0 &&
      (!isTelling || (isNew && !isThere(context.spec, text))),
  );
  const asked = ['to', 'instead', 'make', 'turn'].some((cue) => clause.cues.has(cue as Cue));
  const fitting = kinds.filter((one) => one.kinds.some((kind) => CONVERTIBLE.has(kind)));
  const to = fitting.find(({ role }) => role === 'to') ?? fitting.find(({ isNew }) => isNew) ?? fitting.at(-1);
  const kind = to?.kinds.find((one) => CONVERTIBLE.has(one));
  if (
    !asked ||
    to === undefined ||
    kind === undefined ||
    clause.cues.has('move') ||
    clause.cues.has('say') ||
    clause.cues.has('rename')
  )
    return undefined;
  const there = (role: Phrase['role']) =>
    clause.phrases.find((one) => one !== to && one.role === role && isThere(context.spec, one.text))?.text;
  const target = there('object') ?? there('inside') ?? there('instead') ?? context.spoken;
  const listed = listedIn(clause)?.items;
  const several = clause.phrases
    .filter((one) => one !== to && one.role === 'object' && isThere(context.spec, one.text))
    .map(({ text }) => text);
  return target === undefined ||
    clause.looks.length > 0 ||
    (to.role === 'object' &&
      !to.isNew &&
      !clause.cues.has('instead') &&
      to !== clause.phrases.findLast(({ role }) => role === 'object'))
    ? undefined
    : [
        ...(several.length > 0 && listed === undefined ? several : [target]).map((one) => ({
          verb: 'convert' as const,
          target: one,
          to: kind,
          ...(listed === undefined ? {} : { choices: listed }),
        })),
        ...rangeOf(clause, target),
      ];
};

// "a slider from 5 to 30"
function rangeOf({ text }: Clause, target: string): Command[] {
  const [min, max, ...more] = [...text.matchAll(/\d[\d.,]*/g)].map(([number]) => number);
  if (min === undefined || max === undefined || more.length > 0) return [];
  return [
    { verb: 'bound', target, bound: 'min', value: min },
    { verb: 'bound', target, bound: 'max', value: max },
  ];
}

const readLook: Reader = (clause, context) => {
  const { looks, denied, cues } = clause;
  // "where I lost time", "above 80 %": only some of what is named.
  if (clause.words.some(({ folded }) => SOME.has(folded))) return [];
  const look =
    looks.find((one) => one.endsWith('columns')) ?? looks[0] ?? (denied[0] === 'side by side' ? 'stacked' : undefined);
  if (look === undefined) return readDenied(clause, context);
  const there = targetsOf(clause, context);
  const named = objectsOf(clause).map(({ text }) => text);
  // "Center it": what is said of no part is meant of the page.
  const isArrangement = /columns$|side by side|stacked/.test(look);
  const isOfPage = isArrangement || /^(?:centered|compact|roomy)$/.test(look);
  const unnamed = isOfPage && (named.length === 0 || cues.has('it')) ? [''] : [];
  const targets = there.length > 0 ? there : isArrangement && named.length > 0 ? named : unnamed;
  const opposite = OPPOSITES.get(look);
  const wanted = cues.has('too') && opposite !== undefined ? opposite : look;
  // What stands side by side is one change of several things.
  if (isArrangement && targets.length > 0) return [{ verb: 'style', target: targets.join(', '), look: wanted }];
  const rather = clause.phrases.filter(({ role, text }) => role === 'instead' && isThere(context.spec, text));
  // "make it red and put it last"
  const moved = clause.places.length > 0 ? (readMove(clause, context) ?? []) : [];
  return [
    ...moved,
    ...rather.map(({ text }): Command => ({ verb: 'style', target: text, look: wanted, isOff: true })),
    ...looks.flatMap((one) =>
      targets.map((target): Command => ({ verb: 'style', target, look: one === look ? wanted : one })),
    ),
  ];
};

// "It shouldn't be red any more."
function readDenied(clause: Clause, context: Context): Command[] | undefined {
  const [look] = clause.denied;
  if (look === undefined) return undefined;
  return targetsOf(clause, context).map((target) => ({ verb: 'style', target, look, isOff: true }));
}

const SOME: ReadonlySet<string> = new Set('where whose wherever wo ou donde dove onde'.split(' '));

// "too small" asks for more.
const OPPOSITES: ReadonlyMap<string, string> = new Map([
  ['bigger', 'smaller'],
  ['smaller', 'bigger'],
  ['wider', 'narrower'],
  ['narrower', 'wider'],
]);

const readValue: Reader = (clause, context) => {
  const value = valueIn(clause);
  if (value === undefined) return undefined;
  const was = clause.phrases.find(({ role }) => role === 'not' || role === 'instead')?.text.match(/\d[\d.,:]*/u)?.[0];
  // A text may say the old number, whatever it is about.
  const target = subjectOf(clause, context, value) ?? (was === undefined ? undefined : '');
  return target === undefined
    ? undefined
    : [{ verb: 'set', target, value: value.text, ...(was === undefined ? {} : { was }) }];
};

// "first the minutes and then the goals"
const THEN: ReadonlySet<string> = new Set('then dann danach puis ensuite luego despues poi dopo depois'.split(' '));

const readMove: Reader = (clause, context) => {
  const where = whereOf(clause);
  const inside = clause.phrases.find(
    ({ role, text }) => (role === 'inside' || role === 'to') && isThere(context.spec, text),
  );
  if (where === undefined && (inside === undefined || (!clause.cues.has('move') && !clause.cues.has('make'))))
    return undefined;
  // What is told besides asks for more than a move: "should ask are you sure first".
  const isKnown = ({ role, text, quotes, isTelling }: Phrase) =>
    role !== 'object' || !isTelling || (quotes.length === 0 && isThere(context.spec, text));
  if (where?.anchor === undefined && where !== undefined && !clause.phrases.every(isKnown)) return undefined;
  const isBare = clause.phrases.every(({ role }) => role === 'anchor');
  const isAsked = clause.cues.has('move') || clause.cues.has('make') || where?.anchor === undefined || isBare;
  const targets = targetsOf(clause, isAsked ? context : { ...context, spoken: undefined });
  const place = where ?? { side: 'inside' as const, anchor: inside?.text ?? '' };
  // Several go one behind the other.
  const follows = place.side === 'first' || place.side === 'after' || place.side === 'at';
  const [one, other] = targets;
  const isInTurn = clause.segments.some(({ joint }, at) => at > 0 && THEN.has(joint));
  if (isInTurn && place.side === 'first' && one !== undefined && other !== undefined && targets.length === 2)
    return [{ verb: 'move', target: one, where: { side: 'before', anchor: other } }];
  return targets.length === 0
    ? undefined
    : targets.map((target, at) => {
        const before = targets[at - 1];
        return {
          verb: 'move',
          target,
          // It is not yet where it is to go.
          ...(place.side === 'inside' ? { within: undefined } : {}),
          where: at > 0 && follows && before !== undefined ? { side: 'after', anchor: before } : place,
        };
      });
};

const READERS: readonly Reader[] = [
  readCondition,
  readConfirm,
  readEntry,
  readRequired,
  readSwap,
  readOnly,
  readSort,
  readNarrowing,
  readCount,
  readBound,
  readSpan,
  readFill,
  readRemoval,
  readConversion,
  readNaming,
  readAddition,
  readLook,
  readValue,
  readMove,
  readShow,
];
