import type { Spec } from '#contract/spec/spec.ts';
import type { KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { isOnScreen, type Reader } from '#builtin/edit/reading/clauses/about-clause.ts';
import type { Clause, Phrase } from '#builtin/edit/reading/clauses/clauses.ts';
import { CONVERTIBLE } from '#builtin/edit/changing/convert.ts';
import { isCue } from '#builtin/edit/reading/clauses/marked-words.ts';
import type { Command } from '#builtin/edit/reading/command.ts';
import type { Cue } from '#builtin/edit/words/cues.ts';
import { rangeIn } from '#builtin/edit/reading/clauses/value-in.ts';
import { choicesIn } from '#builtin/edit/reading/clauses/listed.ts';

/** Reads what something is to become: "a slider", "as tiles instead of a dropdown", "chosen from a list: …". */
export const readConversion: Reader = (clause, { spec, lastMentioned }) => {
  const { phrases, cues } = clause;
  // "the size in a dropdown"
  const isIn = phrases.some((one) => one.role === 'inside' && isBecoming(one, spec)) && cues.size <= 3;
  const asked = isIn || ASKED.some((cue) => cues.has(cue));
  if (!asked || OTHERS.some((cue) => cues.has(cue)) || clause.looks.length > 0) return undefined;
  const to = kindTold(clause, spec) ?? (cues.has('choose') ? listTold(clause) : undefined);
  if (to === undefined) return undefined;
  const { phrase, kind } = to;
  const isIt = phrase !== undefined && (phrase.role !== 'object' || phrase.isNew || cues.has('instead'));
  if (phrase !== undefined && !isIt && phrase !== phrases.findLast(({ role }) => role === 'object')) return undefined;
  const listed = choicesOf(clause, phrase);
  const isNamed = (one: Phrase) =>
    one !== phrase && (listed === undefined || one.end <= listed.start) && isOnScreen(spec, one.text);
  const there = (role: Phrase['role']) =>
    phrases.filter((one) => one.role === role && isNamed(one)).map(({ text }) => text);
  const several = there('object');
  const [target] = [...several, ...there('inside'), ...there('instead'), ...[lastMentioned ?? []].flat()];
  if (target === undefined) return undefined;
  const choices = listed === undefined ? {} : { choices: listed.items };
  return [
    ...(several.length > 0 && listed === undefined ? several : [target]).map((one) => ({
      verb: 'convert' as const,
      target: one,
      to: kind,
      ...choices,
    })),
    ...boundsOf(clause, target),
  ];
};

const ASKED: readonly Cue[] = ['to', 'instead', 'make', 'turn', 'choose'];
const OTHERS: readonly Cue[] = ['move', 'say', 'rename', 'add'];

// A kind of control that there is none of yet.
function isBecoming({ kinds, isSpecific, text }: Phrase, spec: Spec): boolean {
  return !isSpecific && kinds.some((kind) => kind !== 'card' && CONVERTIBLE.has(kind)) && !isOnScreen(spec, text);
}

type Told = { phrase: Phrase | undefined; kind: KindOfElement };

// Words for a kind that something may become, best behind "to", else new.
function kindTold({ phrases }: Clause, spec: Spec): Told | undefined {
  const kindIn = ({ kinds }: Phrase) => kinds.find((kind) => CONVERTIBLE.has(kind));
  const fitting = phrases.filter(
    (one) =>
      (['to', 'object', 'is'].includes(one.role) || (one.role === 'inside' && isBecoming(one, spec))) &&
      kindIn(one) !== undefined &&
      (!one.isSpecific || (one.isNew && !isOnScreen(spec, one.text))),
  );
  const phrase = fitting.find(({ role }) => role === 'to') ?? fitting.find(({ isNew }) => isNew) ?? fitting.at(-1);
  const kind = phrase === undefined ? undefined : kindIn(phrase);
  return kind === undefined ? undefined : { phrase, kind };
}

// "pick the size from a list", "let them choose the size: S, M or L".
function listTold(clause: Clause): Told | undefined {
  const phrase = clause.phrases.find(({ isNew, kinds }) => isNew && kinds.includes('list'));
  return phrase === undefined && choicesOf(clause, undefined) === undefined ? undefined : { phrase, kind: 'dropdown' };
}

// Behind "pick", behind the new list, or behind a sign.
function choicesOf(clause: Clause, list: Phrase | undefined): ReturnType<typeof choicesIn> {
  const pick = clause.words.findLast((word) => isCue(word, 'choose'));
  const own = list !== undefined && (list.isNew || list.role !== 'object') ? choicesIn(clause, list.end) : undefined;
  const sign = choicesIn(clause);
  const picked =
    pick === undefined || (sign !== undefined && sign.separatorAt > pick.start)
      ? undefined
      : choicesIn(clause, pick.end);
  return own ?? picked ?? sign;
}

// "a slider from 5 to 30"
function boundsOf({ text }: Clause, target: string): Command[] {
  const range = rangeIn(text) ?? [];
  return range.map((value, at) => ({ verb: 'bound', target, bound: at === 0 ? 'min' : 'max', value }));
}
