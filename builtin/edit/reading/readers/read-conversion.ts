import type { Spec } from '#contract/spec/spec.ts';
import type { KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { isOnScreen, type Reader } from '#builtin/edit/reading/clauses/about-clause.ts';
import type { Clause, Phrase } from '#builtin/edit/reading/clauses/clauses.ts';
import { CONVERTIBLE } from '#builtin/edit/changing/convert.ts';
import { isCue } from '#builtin/edit/reading/clauses/marked-words.ts';
import type { Command } from '#builtin/edit/reading/command.ts';
import type { Cue } from '#builtin/edit/words/cues.ts';
import { rangeIn } from '#builtin/edit/reading/clauses/value-in.ts';
import { choicesIn } from '#builtin/edit/reading/clauses/listed-choices.ts';

/** Reads a change of kind: "a slider", "as tiles instead of a dropdown", "chosen from a list: …". */
export const readConversion: Reader = (clause, { spec, lastMentioned }) => {
  const { phrases, cues } = clause;
  // "the size in a dropdown": the kind follows "in".
  const hasKindAfterIn = phrases.some((one) => one.role === 'inside' && isUnusedKind(one, spec)) && cues.size <= 3;
  const isRequested = hasKindAfterIn || REQUEST_CUES.some((cue) => cues.has(cue));
  if (!isRequested || OTHER_CUES.some((cue) => cues.has(cue)) || clause.looks.length > 0) return undefined;
  const to = requestedKind(clause, spec) ?? (cues.has('choose') ? requestedList(clause) : undefined);
  if (to === undefined) return undefined;
  const { phrase, kind } = to;
  const isTargetKind = phrase !== undefined && (phrase.role !== 'object' || phrase.isNew || cues.has('instead'));
  if (phrase !== undefined && !isTargetKind && phrase !== phrases.findLast(({ role }) => role === 'object'))
    return undefined;
  const listed = choicesOf(clause, phrase);
  const isNamed = (one: Phrase) =>
    one !== phrase && (listed === undefined || one.end <= listed.start) && isOnScreen(spec, one.text);
  const textsOnScreen = (role: Phrase['role']) =>
    phrases.filter((one) => one.role === role && isNamed(one)).map(({ text }) => text);
  const objects = textsOnScreen('object');
  const [target] = [
    ...objects,
    ...textsOnScreen('inside'),
    ...textsOnScreen('instead'),
    ...[lastMentioned ?? []].flat(),
  ];
  if (target === undefined) return undefined;
  const choices = listed === undefined ? {} : { choices: listed.items };
  return [
    ...(objects.length > 0 && listed === undefined ? objects : [target]).map((one) => ({
      verb: 'convert' as const,
      target: one,
      to: kind,
      ...choices,
    })),
    ...boundsOf(clause, target),
  ];
};

const REQUEST_CUES: readonly Cue[] = ['to', 'instead', 'make', 'turn', 'choose'];
const OTHER_CUES: readonly Cue[] = ['move', 'say', 'rename', 'add'];

// True when the phrase is only a kind of control and the screen has none of that kind.
function isUnusedKind({ kinds, isSpecific, text }: Phrase, spec: Spec): boolean {
  return !isSpecific && kinds.some((kind) => kind !== 'card' && CONVERTIBLE.has(kind)) && !isOnScreen(spec, text);
}

type RequestedKind = { phrase: Phrase | undefined; kind: KindOfElement };

// The kind to convert to: preferably after "to", else one that is introduced as new.
function requestedKind({ phrases }: Clause, spec: Spec): RequestedKind | undefined {
  const kindIn = ({ kinds }: Phrase) => kinds.find((kind) => CONVERTIBLE.has(kind));
  const fitting = phrases.filter(
    (one) =>
      (['to', 'object', 'is'].includes(one.role) || (one.role === 'inside' && isUnusedKind(one, spec))) &&
      kindIn(one) !== undefined &&
      (!one.isSpecific || (one.isNew && !isOnScreen(spec, one.text))),
  );
  const phrase = fitting.find(({ role }) => role === 'to') ?? fitting.find(({ isNew }) => isNew) ?? fitting.at(-1);
  const kind = phrase === undefined ? undefined : kindIn(phrase);
  return kind === undefined ? undefined : { phrase, kind };
}

// A dropdown is requested by "pick the size from a list" or "let them choose the size: S, M or L".
function requestedList(clause: Clause): RequestedKind | undefined {
  const phrase = clause.phrases.find(({ isNew, kinds }) => isNew && kinds.includes('list'));
  return phrase === undefined && choicesOf(clause, undefined) === undefined ? undefined : { phrase, kind: 'dropdown' };
}

// The choices listed after the new list, after "pick", or after a sign.
function choicesOf(clause: Clause, list: Phrase | undefined): ReturnType<typeof choicesIn> {
  const pick = clause.words.findLast((word) => isCue(word, 'choose'));
  const own = list !== undefined && (list.isNew || list.role !== 'object') ? choicesIn(clause, list.end) : undefined;
  const afterSign = choicesIn(clause);
  const picked =
    pick === undefined || (afterSign !== undefined && afterSign.separatorAt > pick.start)
      ? undefined
      : choicesIn(clause, pick.end);
  return own ?? picked ?? afterSign;
}

// The bounds of "a slider from 5 to 30".
function boundsOf({ text }: Clause, target: string): Command[] {
  const range = rangeIn(text) ?? [];
  return range.map((value, at) => ({ verb: 'bound', target, bound: at === 0 ? 'min' : 'max', value }));
}
