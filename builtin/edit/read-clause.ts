import { isThere, objectsOf, targetsOf, whereOf, type Context, type Reader } from './about-clause.ts';
import type { Clause, Phrase } from './clauses.ts';
import type { Command } from './command.ts';
import { readAddition } from './read-addition.ts';
import { readNaming } from './read-naming.ts';
import { findTargets, type Search } from './targets.ts';
import { CONVERTIBLE } from './convert.ts';
import { valueIn } from './value-in.ts';

/** The changes that a clause asks for. What its words are for decides; the first reader that fits has it. */
export function readClause(clause: Clause, context: Context): Command[] {
  const within =
    clause.phrases.find(({ role, text }) => role === 'inside' && !/["“„«]/u.test(text) && isThere(context.spec, text))
      ?.text ?? context.within;
  for (const read of READERS) {
    const found = read(clause, { ...context, within });
    if (found !== undefined) return found.map((command) => ({ within, ...command }));
  }
  return [];
}

const readRequired: Reader = (clause, context) => {
  const isRequired = clause.cues.has('required');
  if ((!isRequired && !clause.cues.has('optional')) || clause.cues.has('add')) return undefined;
  const isTurned = isRequired && (clause.cues.has('not') || clause.cues.has('remove'));
  return targetsOf(clause, context).map((target) => ({ verb: 'require', target, isRequired: isRequired && !isTurned }));
};

const readSwap: Reader = (clause, { spec }) => {
  if (!clause.cues.has('swap')) return undefined;
  const named = clause.phrases.filter(({ role, text }) => (role === 'object' || role === 'to') && isThere(spec, text));
  const [one, other] = named.filter(({ isTelling }) => isTelling);
  if (one !== undefined && other !== undefined) return [{ verb: 'swap', one: one.text, other: other.text }];
  const both = clause.phrases.find(({ isTelling, kinds }) => !isTelling && kinds.length > 0);
  return both === undefined ? undefined : [{ verb: 'swap', one: both.text, other: both.text }];
};

const readSort: Reader = (clause, { spec }) => {
  if (!clause.cues.has('sort')) return undefined;
  const by = clause.phrases.find(({ role, text }) => (role === 'to' || role === 'anchor') && isThere(spec, text));
  const [first] = objectsOf(clause);
  const column = by ?? first;
  if (column === undefined) return [];
  const isDown =
    /desc|abst|\b(?:newest|highest|largest|latest)|neueste|h[oö]chste|r[ée]cent|d[ée]croiss|mayor|maggior|maior/iu.test(
      clause.text,
    );
  return [{ verb: 'sort', target: by === undefined ? undefined : first?.text, by: column.text, isDown }];
};

const readFill: Reader = (clause, context) => {
  if (!clause.cues.has('fill')) return undefined;
  const { spec } = context;
  const there = clause.phrases.filter(({ text, role }) => role !== 'said' && isThere(spec, text));
  const value = clause.phrases.find(({ role, quotes }) => role === 'to' || role === 'said' || quotes.length > 0);
  const isOption: Search['fits'] = ({ item }) => item?.prop === 'options';
  const option = there.find(({ text }) => findTargets(spec, text, { fits: isOption }).length > 0);
  const target = there.find((one) => one !== value && one !== option) ?? there.find((one) => one !== value);
  const filled = option ?? value;
  if (filled === undefined) return readState(clause, context);
  return target === undefined && option === undefined
    ? undefined
    : [{ verb: 'fill', target: (target ?? filled).text, value: filled.quotes[0] ?? filled.text }];
};

// "Turn on dark mode", "Switch off e-mail alerts by default".
const readState: Reader = (clause, context) => {
  const state =
    /\b(?:turn|switch)(?:ed)?\b.*?\b(on|off)\b|\b(activate|tick|check|deactivate|untick|uncheck)\b|\b(an|aus)(?:schalt|mach)\w*|\b(einschalt|ausschalt)\w*/iu.exec(
      clause.text,
    );
  if (state === null) return undefined;
  const target = clause.phrases.find(
    ({ role, text }) => (role === 'object' || role === 'inside') && isThere(context.spec, text),
  )?.text;
  const word = (state[1] ?? state[2] ?? state[3] ?? state[4] ?? '').toLowerCase();
  const isOn = /^(?:on|activate|tick|check|an|einschalt)$/.test(word);
  return target === undefined ? undefined : [{ verb: 'fill', target, value: isOn ? 'on' : 'off' }];
};

const readRemoval: Reader = (clause, context) => {
  const isNotNeeded = clause.cues.has('need') && clause.cues.has('not');
  if (!clause.cues.has('remove') && !isNotNeeded) return undefined;
  const there = targetsOf(clause, context);
  const named = objectsOf(clause).filter(({ segment }) => segment === clause.verbSegment);
  const targets = there.length > 0 ? there : named.map(({ text }) => text);
  return targets.map((target) => ({ verb: 'remove', target }));
};

const readConversion: Reader = (clause, context) => {
  const kinds = clause.phrases.filter(
    ({ role, isTelling, kinds: some }) => (role === 'to' || role === 'object') && !isTelling && some.length > 0,
  );
  const asked = clause.cues.has('to') || clause.cues.has('instead') || clause.cues.has('make');
  const to = kinds.find(({ role }) => role === 'to') ?? kinds.at(-1);
  const kind = to?.kinds.at(-1);
  if (!asked || to === undefined || kind === undefined || clause.cues.has('move') || clause.cues.has('say'))
    return undefined;
  if (!CONVERTIBLE.has(kind)) return undefined;
  const there = (role: Phrase['role']) =>
    clause.phrases.find((one) => one !== to && one.role === role && isThere(context.spec, one.text))?.text;
  const target = there('object') ?? there('instead') ?? context.spoken;
  return target === undefined ||
    clause.looks.length > 0 ||
    (to.role === 'object' && !to.isNew && !clause.cues.has('instead'))
    ? undefined
    : [{ verb: 'convert', target, to: kind }];
};

const readLook: Reader = (clause, context) => {
  const look = clause.looks.find((one) => one.endsWith('columns')) ?? clause.looks[0];
  if (look === undefined) return undefined;
  const there = targetsOf(clause, context);
  const named = objectsOf(clause).map(({ text }) => text);
  // "Center it": what is said of no part is meant of the page.
  const isArrangement = /columns$|side by side|stacked/.test(look);
  const unnamed = named.length === 0 || clause.cues.has('it') ? [''] : [];
  const targets = there.length > 0 ? there : isArrangement && named.length > 0 ? named : unnamed;
  const opposite = OPPOSITES.get(look);
  const wanted = clause.cues.has('too') && opposite !== undefined ? opposite : look;
  // What stands side by side is one change of several things.
  if (isArrangement && targets.length > 0) return [{ verb: 'style', target: targets.join(', '), look: wanted }];
  return targets.map((target) => ({ verb: 'style', target, look: wanted }));
};

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
  const isOther = ({ role, start, end }: Phrase) =>
    role !== 'not' && role !== 'instead' && (value.end <= start || value.start >= end);
  const [target] = clause.phrases
    .filter(
      (phrase) =>
        isOther(phrase) && (isThere(context.spec, phrase.text) || isThere(context.spec, ownerIn(phrase.text))),
    )
    .map(({ text }) => text);
  if (target === undefined) return undefined;
  return [{ verb: 'set', target: clause.cues.has('limit') ? `max of ${target}` : target, value: value.text }];
};

// "the price of the Pro plan" is about the Pro plan.
function ownerIn(text: string): string {
  return text.replace(/^\S+\s+(?:of|for|von|vom|der|des|du|de la|de|del|della|dell['’]|di|do|da|d['’])\s*/iu, '');
}

const readMove: Reader = (clause, context) => {
  const where = whereOf(clause);
  const inside = clause.phrases.find(
    ({ role, text }) => (role === 'inside' || role === 'to') && isThere(context.spec, text),
  );
  if (where === undefined && (inside === undefined || (!clause.cues.has('move') && !clause.cues.has('make'))))
    return undefined;
  const isAsked = clause.cues.has('move') || clause.cues.has('make');
  const targets = targetsOf(clause, isAsked ? context : { ...context, spoken: undefined });
  const place = where ?? { side: 'inside' as const, anchor: inside?.text ?? '' };
  return targets.length === 0 ? undefined : targets.map((target) => ({ verb: 'move', target, where: place }));
};

const readShow: Reader = (clause, { within }) => {
  if (!clause.cues.has('show')) return undefined;
  const inside = clause.phrases.find(({ role }) => role === 'inside')?.text ?? within;
  return objectsOf(clause).map(({ text }: Phrase) => ({ verb: 'show', target: text, inside }));
};

const READERS: readonly Reader[] = [
  readRequired,
  readSwap,
  readSort,
  readState,
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
