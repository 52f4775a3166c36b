import { isJsonObject, type Json } from '#contract/json/json.ts';
import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import type { SpecElement } from '#contract/spec/spec.ts';
import { fieldKindOf } from '#builtin/understand/fields/field-kind.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { boundPaths } from '#builtin/part.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { listAt } from '#builtin/edit/finding/names.ts';
import { seedState, subtree, type Patch } from '#builtin/edit/patch.ts';
import { writtenPaths } from '#builtin/edit/finding/shown-values.ts';
import { wordSimilarity } from '#builtin/edit/words/word-similarity.ts';
import type { Target } from '#builtin/edit/finding/targets.ts';
import { cuesIn, stateIn } from '#builtin/edit/words/meanings.ts';
import { dateOn, dateTold, timeTold } from '#builtin/edit/words/dates.ts';
import { numberIn } from '#builtin/edit/words/number-in.ts';

const OFF_WORDS = /^(?:no|false|off|unchecked|nein|aus|non|n[aã]o)$/iu;
const ON_WORDS = /^(?:yes|true|on|checked|ja|an|oui|si|sí|sim)$/iu;

/**
 * Sets the initial value of a control in the state; for a choice, the value of the named option. `isOnly` takes the tick off all
 * other boxes.
 */
export function setInitialValue(patch: Patch, { place, item, text }: Target, value: string, isOnly = false): boolean {
  const [pointer, ...others] = writtenPaths(patch.spec, place.id);
  if (pointer === undefined || others.length > 0) return false;
  const id = subtree(patch.spec, place.id).find(
    (one) => boundPaths(elementOf(patch.spec, one)?.props ?? {}).length > 0,
  );
  if (!fitsField(elementOf(patch.spec, id ?? ''), value)) return false;
  const before = readPointer(patch.spec, `/state${pointer}`);
  const options = optionsOf((listAt(patch.spec, id ?? '', 'options') ?? listAt(patch.spec, id ?? '', 'facets'))?.list);
  const isChosen = item !== undefined && CHOICES.has(item.prop);
  const state = value === 'on' || value === 'off' ? value : stateIn(value);
  // "Marc ticked", "Sessions as the start": words about an option, but "145 €" tells something else about what it names.
  const isOfOption =
    state !== undefined || foldText(text).includes(foldText(value)) || cuesIn(value).some((cue) => START_CUES.has(cue));
  if (isChosen && !isOfOption) return false;
  const option = isChosen ? options[item.index]?.value : optionNamed(options, value);
  if (Array.isArray(before))
    return (
      option !== undefined &&
      choose(patch, `/state${pointer}`, isOnly && state !== 'off' ? [] : before, option, state !== 'off')
    );
  if (isChosen && state === 'off') return false;
  if (options.length > 0 && option === undefined && !isEmpty(value)) return false;
  const initial = isEmpty(value)
    ? emptyLike(before)
    : (option ?? valueFor(patch, elementOf(patch.spec, id ?? '')?.type, value, before));
  if (initial === undefined) return false;
  const isWrongType = typeof before === 'number' && typeof initial !== 'number' && initial !== null;
  if (isWrongType) return false;
  if (isOnly && initial === true) untickOthers(patch, pointer);
  // What is so already needs no change.
  if (initial === before) return true;
  if (before === undefined) seedState(patch, pointer, initial);
  else patch.apply({ op: 'replace', path: `/state${pointer}`, value: initial });
  return true;
}

const START_CUES: ReadonlySet<string> = new Set(['first', 'fill', 'choose']);
const CHOICES: ReadonlySet<string> = new Set(['options', 'facets']);

// Adds an option to those that are chosen, or takes it away.
function choose(patch: Patch, pointer: string, chosen: readonly Json[], option: Json, isOn: boolean): boolean {
  const others = chosen.filter((one) => one !== option);
  const value = isOn ? (chosen.includes(option) ? chosen : [...chosen, option]) : others;
  if (!isSame(value, readPointer(patch.spec, pointer)))
    patch.apply({ op: 'replace', path: pointer, value: [...value] });
  return true;
}

function isSame(one: readonly Json[], other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

// Boxes are of one group if nothing else is kept with them.
function untickOthers({ spec, apply }: Patch, pointer: string): void {
  const at = pointer.lastIndexOf('/');
  const group = readPointer(spec, `/state${pointer.slice(0, at)}`);
  if (at <= 0 || !isJsonObject(group) || !Object.values(group).every((one) => typeof one === 'boolean')) return;
  for (const [key, isTicked] of Object.entries(group)) {
    const path = `${pointer.slice(0, at)}${formatPointer([key])}`;
    if (path !== pointer && isTicked === true) apply({ op: 'replace', path: `/state${path}`, value: false });
  }
}

const EMPTY: ReadonlySet<string> = new Set(
  'empty blank leer vide vuoto vuota vuoti vuote vacio vacia vacios vacias vazio vazia vazios vazias'.split(' '),
);

function isEmpty(value: string): boolean {
  return wordsOf(value).some((word) => EMPTY.has(word)) && wordsOf(value).length <= 2;
}

function emptyLike(before: unknown): Json | undefined {
  if (typeof before === 'boolean') return false;
  return typeof before === 'number' ? null : before === null || typeof before === 'string' ? '' : undefined;
}

function valueFor(patch: Patch, type: string | undefined, value: string, before: unknown): Json | undefined {
  if (type === 'DatePicker') return dateFor(patch, value, before);
  if (type === 'TimePicker') return timeTold(value) ?? hourFor(value, before);
  return inTypeOf(value, before);
}

// A bare hour is in the half of the day of the time before: "2" instead of 15:00 is 14:00.
function hourFor(value: string, before: unknown): string | undefined {
  if (!/^\d{1,2}$/u.test(value)) return undefined;
  const isAfternoon = typeof before === 'string' && Number(before.slice(0, 2)) > 12 && Number(value) < 12;
  return timeTold(`${isAfternoon ? Number(value) + 12 : value}:00`);
}

// A date that has no year is in the year of today, else in that of the date before.
function dateFor({ spec }: Patch, value: string, before: unknown): string | undefined {
  const isDay = typeof before === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(before);
  return dateOn(spec, value) ?? (isDay && /\d/u.test(value) ? dateTold(value, before) : undefined);
}

// A phone number has digits, an e-mail address an @.
function fitsField(element: SpecElement | undefined, value: string): boolean {
  const label = element?.props['label'];
  const kind = element?.type === 'Input' && typeof label === 'string' ? fieldKindOf(label) : 'text';
  if (kind === 'phone') return /\d/.test(value);
  return kind !== 'email' || value.includes('@');
}

type Option = { label: string; value: Json };

function optionsOf(options: readonly Json[] = []): Option[] {
  return options.flatMap((one): Option[] => {
    if (typeof one === 'string') return [{ label: one, value: one }];
    if (!isJsonObject(one) || typeof one['label'] !== 'string') return [];
    return [{ label: one['label'], value: one['value'] ?? one['label'] }];
  });
}

function optionNamed(options: readonly Option[], words: string): Json | undefined {
  const exact = options.find(({ label }) => foldText(label) === foldText(words));
  if (exact !== undefined) return exact.value;
  const similar = options.filter(({ label }) =>
    wordsOf(words).every((word) => wordsOf(label).some((one) => wordSimilarity(word, one) > 0.8)),
  );
  return similar.length === 1 ? similar[0]?.value : undefined;
}

function inTypeOf(value: string, before: unknown): Json | undefined {
  if (typeof before === 'boolean') return ON_WORDS.test(value) ? true : OFF_WORDS.test(value) ? false : undefined;
  return typeof before === 'number' || before === null ? (numberIn(value) ?? value) : value;
}
