import { isThere, type Reader } from '#builtin/edit/reading/clauses/about-clause.ts';
import type { Clause, Phrase } from '#builtin/edit/reading/clauses/clauses.ts';
import { CONVERTIBLE } from '#builtin/edit/changing/convert.ts';
import type { Command } from '#builtin/edit/reading/command.ts';
import type { Cue } from '#builtin/edit/words/cues.ts';
import { rangeIn } from '#builtin/edit/reading/clauses/value-in.ts';
import { listedIn } from './read-addition.ts';

/** Reads what something is to become: "a slider", "as tiles instead of a dropdown". */
export const readConversion: Reader = (clause, context) => {
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
        ...boundsOf(clause, target),
      ];
};

// "a slider from 5 to 30"
function boundsOf({ text }: Clause, target: string): Command[] {
  const range = rangeIn(text) ?? [];
  return range.map((value, at) => ({ verb: 'bound', target, bound: at === 0 ? 'min' : 'max', value }));
}
