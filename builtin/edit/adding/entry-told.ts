import { isJsonObject, type Json } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { boundPaths } from '#builtin/part.ts';
import { labelOf, type EntryForm } from '#builtin/edit/entry-form.ts';
import { statePathOf } from '#builtin/edit/finding/shown-values.ts';
import { isInside } from '#builtin/edit/finding/surroundings.ts';
import { placesOf, type Place } from '#builtin/edit/patch.ts';
import type { Addition } from '#builtin/edit/reading/command.ts';
import { dateOn } from '#builtin/edit/words/dates.ts';
import { numberIn } from '#builtin/edit/words/number-in.ts';
import { isSameWord } from '#builtin/edit/words/word-similarity.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';

/** A control of a form that adds entries: the path that it writes, and what it asks for. */
type Asked = { path: string; label: string; takes: 'text' | 'email' | 'date' | 'number' | 'choice'; options: string[] };

type Told = { text: string; lead: string };

const LIST_SIGN = /[,;]\s+/u;
const EMAIL = /^[^\s@]{1,64}@[^\s@]{3,190}$/u;

/** The entry that a form adds for what is told of a thing; undefined if it is not clear where something goes. */
export function entryTold(spec: Spec, form: EntryForm, { label, values, leads }: Addition): Json | undefined {
  const asked = askedBy(form, spec);
  const told = [...partsOf(label, ''), ...values.flatMap((text, at) => partsOf(text, leads?.[at + 1] ?? ''))];
  const name = told.find(({ text }) => !asked.some((one) => one.takes !== 'text' && fits(spec, one, text)));
  if (name === undefined) return undefined;
  const others = told.filter((one) => one !== name);
  const answers = answersOf(spec, asked, name.text, others);
  return answers === undefined ? undefined : filledIn(form.entry, answers, spec);
}

function partsOf(text: string, lead: string): Told[] {
  return text.split(LIST_SIGN).map((one, at) => ({ text: one.trim(), lead: at === 0 ? lead : '' }));
}

// The controls that tell what an entry of the form holds.
function askedBy({ id, entry }: EntryForm, spec: Spec): Asked[] {
  const read = JSON.stringify(entry);
  const inside = placesOf(spec).filter((place) => isInside(spec, place.id, id));
  return inside.flatMap((place) => askedIn(spec, place)).filter(({ path }) => read.includes(`"${path}"`));
}

function askedIn(spec: Spec, place: Place): Asked[] {
  const { type, props } = place.element;
  const [path] = boundPaths(props);
  const label = labelOf(spec, place);
  const takes = type === 'Input' && props['type'] === 'email' ? 'email' : TAKES[type];
  if (path === undefined || takes === undefined || typeof label !== 'string') return [];
  const options = Array.isArray(props['options']) ? props['options'] : [];
  const values = options.flatMap((one) =>
    isJsonObject(one) && typeof one['value'] === 'string' ? [one['value']] : [],
  );
  return [{ path, label, takes, options: values }];
}

const TAKES: { readonly [type: string]: Asked['takes'] } = {
  Input: 'text',
  Textarea: 'text',
  DatePicker: 'date',
  NumberInput: 'number',
  QuantityStepper: 'number',
  Select: 'choice',
  Radio: 'choice',
};

// What each control is told; undefined if something fits none.
function answersOf(
  spec: Spec,
  asked: readonly Asked[],
  name: string,
  told: readonly Told[],
): ReadonlyMap<string, Json> | undefined {
  const texts = asked.filter(({ takes }) => takes === 'text');
  const labelled = told.map((one) => ({ one, at: asked.find((control) => isAbout(control, one)) }));
  const [first] = texts.filter((control) => labelled.every(({ at }) => at !== control));
  if (first === undefined) return undefined;
  const answers = new Map<string, Json>([[first.path, capitalized(name)]]);
  for (const { one, at } of labelled) {
    const open = asked.filter(
      ({ path }) => !answers.has(path) && labelled.every(({ at: other }) => other?.path !== path),
    );
    const control = at ?? open.find((other) => fits(spec, other, one.text)) ?? onlyText(open);
    const value = control === undefined ? undefined : answerTo(spec, control, withoutLabel(control, one.text));
    if (control === undefined || value === undefined || answers.has(control.path)) return undefined;
    answers.set(control.path, value);
  }
  return answers;
}

// Where several take any text, it is not clear which.
function onlyText(open: readonly Asked[]): Asked | undefined {
  const [only, ...others] = open.filter(({ takes }) => takes === 'text');
  return others.length === 0 ? only : undefined;
}

// "stock 12", or "due" before "12 June".
function isAbout({ label }: Asked, { text, lead }: Told): boolean {
  const [first = ''] = wordsOf(label);
  return (
    first !== '' && (isSameWord(wordsOf(text)[0] ?? '', first) || wordsOf(lead).some((word) => isSameWord(word, first)))
  );
}

function withoutLabel({ label }: Asked, text: string): string {
  const [first = ''] = wordsOf(text);
  const isLabel = isSameWord(first, wordsOf(label)[0] ?? '') && wordsOf(text).length > 1;
  return isLabel ? text.slice(text.search(/\s/u)).trim() : text;
}

function fits(spec: Spec, { takes, options }: Asked, text: string): boolean {
  if (takes === 'email') return EMAIL.test(text);
  if (takes === 'date') return dateOn(spec, text) !== undefined || dayAlone(text);
  if (takes === 'number') return numberIn(text) !== undefined && !dayAlone(text);
  return takes === 'choice' && options.some((one) => foldText(one) === foldText(text));
}

// "12 June" is a day of some year.
function dayAlone(text: string): boolean {
  return /^\d{1,2}\.?\s+(?:de\s+)?\p{L}{3,}$|^\p{L}{3,}\s+\d{1,2}$/u.test(text.trim());
}

function answerTo(spec: Spec, { takes, options }: Asked, text: string): Json | undefined {
  if (takes === 'number') return numberIn(text);
  if (takes === 'choice') return options.find((one) => foldText(one) === foldText(text));
  return takes === 'date' ? (dateOn(spec, text) ?? text) : text;
}

// The entry with the answers in place of what it reads; what nobody told is as empty as in the form.
function filledIn(value: Json, answers: ReadonlyMap<string, Json>, spec: Spec): Json {
  const path = statePathOf(value);
  if (path !== undefined) return answers.get(path) ?? (readPointer(spec.state, path) as Json | undefined) ?? '';
  if (Array.isArray(value)) return value.map((one) => filledIn(one, answers, spec));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filledIn(one, answers, spec)]));
}
