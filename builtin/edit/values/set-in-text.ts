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
import { datesIn } from '#builtin/edit/words/dates-in-text.ts';
import { convertLike } from './change-row.ts';
import { withDate, withPart } from './part-of-text.ts';
import { withAlike, type RangeEnd } from './number-in-text.ts';

type Told = {
  target: string;
  value: string;
  was?: string | undefined;
  end?: RangeEnd | undefined;
  within?: string | undefined;
};

// What an entry tells is not told of the others.
const ENTRY = /^\/state\/.*\/\d+\//u;
// A word such as "normal" at more places is the value of several entries.
const PLACES_MAX = 4;
// A short number may stand anywhere by chance: "8" alone tells nothing.
const CHANCE_NUMBER = /^\d{1,2}\.?$/u;

/**
 * Replaces a part of a text on the screen: what it was before, or the date or number that looks like the new value. Of
 * several such texts, it is the one that the target names. Does nothing if that is not clear.
 */
export function setInText(
  patch: Patch,
  targets: readonly Target[],
  { target, value, was, end, within = '' }: Told,
): boolean {
  const { nameWords } = parseTargetPhrase(target);
  const about = new Set(textsAbout(patch.spec, nameWords));
  const under = (one: ShownText) =>
    targets.some(
      ({ place, item }) => item === undefined && (one.id === place.id || isInside(patch.spec, one.id, place.id)),
    );
  const rows = [target, within]
    .flatMap((words) => findRows(patch.spec, words))
    .map(({ list, index }) => `${list.pointer}/${index}/`);
  const isOfRow = ({ pointer }: ShownText) => rows.some((row) => pointer.startsWith(row));
  const changed = textsOn(patch.spec).flatMap((one) => {
    const text = isName(patch.spec, one, was)
      ? undefined
      : changedText(one, { target, value, was, end }, isOfRow(one) || !ENTRY.test(one.pointer));
    return text === undefined ? [] : [{ ...one, after: text, isNamed: about.has(one) || under(one) }];
  });
  const ofRows = changed.filter(isOfRow);
  const named = ofRows.length > 0 ? ofRows : changed.filter(({ isNamed }) => isNamed);
  const isTelling = was !== undefined && !CHANCE_NUMBER.test(was);
  const found = named.length > 0 || !isTelling ? named : changed;
  // One fact may be shown more than once: by the same text, or by texts about the same thing with the same old value.
  const isSameText =
    new Set(found.map(({ text }) => text)).size === 1 && (/\d/u.test(was ?? '') || found.length <= PLACES_MAX);
  const isOneFact = isSameText || (isTelling && found === named && (found === ofRows || /\d/u.test(was)));
  if (found.length === 0 || !isOneFact) return false;
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

function changedText(
  { text, label }: ShownText,
  { target, value, was, end }: Told,
  isAlone: boolean,
): string | undefined {
  const dated = withDate(text, value, was);
  if (dated !== undefined) return dated;
  if (was !== undefined) return withPart(text, was, value);
  // A name is not its own value.
  if (/\p{L}/u.test(target) && wordsOf(text).join(' ') === wordsOf(target).join(' ')) return undefined;
  const labelled = isAlone ? withLabelled(text, target, value) : undefined;
  if (labelled !== undefined) return labelled;
  if (PHONE.test(value)) return withPhone(text, value);
  // "March 27" is no number.
  if (datesIn(value).length > 0) return undefined;
  const after = withAlike(text, value, end);
  // A number without a unit looks like any other, so only the label can tell.
  const isBare = /^\d[\d.,]*$/u.test(value);
  const words = wordsOf(label);
  return isBare && !wordsOf(target).every((word) => words.includes(word)) ? undefined : after;
}

/** "Owner: Morag Sinclair" */
const LABELLED = /^([^:(]{2,40}:) \S/u;
const BETWEEN = ' · ';

// A text, or the only part of it, that names what it tells.
function withLabelled(text: string, target: string, value: string): string | undefined {
  const { nameWords } = parseTargetPhrase(target);
  const parts = text.split(BETWEEN);
  const labels = parts.map((part) => LABELLED.exec(part)?.[1]);
  const isNamed = (label = '') => {
    const words = wordsOf(label);
    return nameWords.length > 0 && nameWords.every((word) => words.includes(word));
  };
  const at = labels.findIndex(isNamed);
  if (at === -1 || labels.filter(isNamed).length > 1) return undefined;
  const before = parts[at]?.slice(labels[at]?.length).trim() ?? '';
  const after = withDate(before, value) ?? convertLike(before, value);
  return typeof after === 'string' ? parts.with(at, `${labels[at] ?? ''} ${after}`).join(BETWEEN) : undefined;
}

const PHONE = /^\+?\d[\d ()/-]{6,}\d$/u;
const PHONES = /\+?\d[\d ()/-]{6,}\d/gu;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/u;

function withPhone(text: string, value: string): string | undefined {
  const [phone, ...others] = (text.match(PHONES) ?? []).filter((one) => !ISO_DATE.test(one));
  return phone === undefined || others.length > 0 ? undefined : text.replace(phone, () => value);
}
