import { readPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { textsAbout, textsOn, type ShownText } from '#builtin/edit/finding/shown-texts.ts';
import { findRows } from '#builtin/edit/finding/rows.ts';
import { isInside } from '#builtin/edit/finding/surroundings.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import type { Target } from '#builtin/edit/finding/targets.ts';
import type { Patch } from '#builtin/edit/patch.ts';
import { withDate, withPart } from './part-of-text.ts';
import { withAlike, type RangeEnd } from './number-in-text.ts';

type Told = { target: string; value: string; was?: string | undefined; end?: RangeEnd | undefined };

// A short number may stand anywhere by chance: "8" alone tells nothing.
const CHANCE_NUMBER = /^\d{1,2}\.?$/u;

/**
 * Replaces a part of a text on the screen: what it was before, or the date or number that looks like the new value. Of
 * several such texts, it is the one that the target names. Does nothing if that is not clear.
 */
export function setInText(patch: Patch, targets: readonly Target[], { target, value, was, end }: Told): boolean {
  const { nameWords } = parseTargetPhrase(target);
  const about = new Set(textsAbout(patch.spec, nameWords));
  const under = (one: ShownText) =>
    targets.some(
      ({ place, item }) => item === undefined && (one.id === place.id || isInside(patch.spec, one.id, place.id)),
    );
  const rows = findRows(patch.spec, target).map(({ list, index }) => `${list.pointer}/${index}/`);
  const isOfRow = ({ pointer }: ShownText) => rows.some((row) => pointer.startsWith(row));
  const changed = textsOn(patch.spec).flatMap((one) => {
    const text = isName(patch.spec, one, was) ? undefined : changedText(one, { target, value, was, end });
    return text === undefined || text === one.text
      ? []
      : [{ ...one, after: text, isNamed: about.has(one) || under(one) || isOfRow(one) }];
  });
  const named = changed.filter(({ isNamed }) => isNamed);
  const isTelling = was !== undefined && !CHANCE_NUMBER.test(was);
  const found = named.length > 0 || !isTelling ? named : changed;
  // The same text at several places is one fact that is shown more than once.
  if (found.length === 0 || new Set(found.map(({ text }) => text)).size > 1) return false;
  for (const { pointer, after } of found)
    if (readPointer(patch.spec, pointer) !== after) patch.apply({ op: 'replace', path: pointer, value: after });
  return true;
}

// "is in Interview, not in Review": the column has that name and keeps it.
function isName(spec: Spec, { pointer, text, id }: ShownText, was: string | undefined): boolean {
  if (was === undefined || /\d/u.test(was) || foldText(text) !== foldText(was)) return false;
  return NAME_PROP.test(pointer) || NAMED_TYPES.has(elementOf(spec, id)?.type ?? '');
}

const NAME_PROP = /^\/elements\/[^/]+\/props\/(?:\w*label|title|text|name|columns\/.+|options\/.+)$/iu;
const NAMED_TYPES: ReadonlySet<string> = new Set(['BoardColumn', 'KanbanBoard', 'Tabs', 'Stepper']);

function changedText({ text, label }: ShownText, { target, value, was, end }: Told): string | undefined {
  const dated = withDate(text, value, was);
  if (dated !== undefined) return dated;
  if (was !== undefined) return withPart(text, was, value);
  const after = withAlike(text, value, end);
  // A number without a unit looks like any other, so only the label can tell.
  const isBare = /^\d[\d.,]*$/u.test(value);
  const words = wordsOf(label);
  return isBare && !wordsOf(target).every((word) => words.includes(word)) ? undefined : after;
}
