import type { UiType } from '#contract/ui-type.ts';
import { choiceOf } from './choice.ts';
import { deedIn } from './deeds.ts';
import { fieldKindOf, namedControl } from './field-kind.ts';
import type { Field, FieldKind } from './field.ts';
import { joinedWords } from './fold-text.ts';
import { capitalized, identifier } from './identifier.ts';
import { tag } from './learned/tagger.ts';
import type { Span, Tag } from './learned/tags.ts';
import { committedWeights } from './learned/weights.ts';
import { lentNouns } from './learned/lent-nouns.ts';
import { ownerOf, type Titled } from './owner-of.ts';
import { type NamedPlan, priceIn } from './plans-from-prompt.ts';
import { sharedControls } from './shared-controls.ts';
import { toldFact } from './told-fact.ts';
import { unitIn } from './unit-in-phrase.ts';
import type { NamedSection } from './sections-from-prompt.ts';

/** What a request names, part by part, in its own words. */
export type RequestParts = {
  title: string | undefined;
  buttons: string[];
  quotes: string[];
  columns: string[];
  lanes: string[];
  fields: Field[];
  /** Choices that no field is named for. */
  options: string[];
  /** Steps of a wizard and sections of a page or of settings, each with the fields that belong to it. */
  steps: NamedSection[];
  sections: NamedSection[];
  plans: NamedPlan[];
  /** Facts; without a value where the request tells none. `lead` are the words before: "a chart of". */
  facts: { label: string; value: string | undefined; lead: string }[];
};

type Part = Span & { text: string };

const ASKED: ReadonlySet<Tag> = new Set(['field', 'setting']);
const OPTIONAL_BY_NATURE: ReadonlySet<FieldKind> = new Set(['yesNo', 'tags', 'file', 'choices', 'color', 'slider']);
const EVERY = /\b(?:all|every\w*|alle[ns]?|sämtliche|tous|toutes|tout|todos|todas|todo|tutti|tutte|tutto)\b/iu;
const LABEL_MAX_CHARS = 80;

/** Reads what a request names; `uiType` is what the caller or the words say the screen is. */
export function requestParts(prompt: string, uiType: UiType | 'edit' | 'journey'): RequestParts {
  const parts = tag(committedWeights().tagger, prompt, uiType).map((span) => ({
    ...span,
    text: prompt.slice(span.start, span.end).replaceAll(/\s+/g, ' '),
  }));
  const texts = (...tags: Tag[]) => unique(parts.filter((one) => tags.includes(one.tag)).map(({ text }) => text));
  const asked = askedFields(prompt, parts);
  return {
    title: texts('title')[0],
    buttons: unique(texts('button').map(buttonLabel)),
    quotes: texts('quote'),
    columns: texts('column').map(capitalized),
    lanes: texts('lane').map(capitalized),
    fields: uniqueFields(asked.filter(isNamed).map(({ field }) => field)),
    options: unique(
      asked.filter((one) => !isNamed(one)).flatMap(({ field }) => (field.choices ?? []).map(({ label }) => label)),
    ),
    steps: sectionsOf(prompt, parts, 'step', asked.filter(isNamed)),
    sections: sectionsOf(prompt, parts, 'section', asked.filter(isNamed)),
    plans: plansOf(prompt, parts),
    facts: factsOf(prompt, parts),
  };
}

// "Suggest clearing filters" is labelled "Clear filters".
function buttonLabel(text: string): string {
  return (/^(?:suggest|offer)/iu.test(text) ? deedIn(text) : undefined) ?? capitalized(text);
}

type Asked = { field: Field; start: number };

function isNamed({ field }: Asked): boolean {
  return field.label !== '';
}

type Gathered = Asked & {
  text: string;
  end: number;
  options: string[];
  control: string | undefined;
  needed: boolean | undefined;
};

function askedFields(prompt: string, parts: readonly Part[]): Asked[] {
  const asked: Gathered[] = [];
  let before: string | undefined;
  let allNeeded = false;
  for (const [index, { tag: name, text, start, end }] of parts.entries()) {
    const last = asked.at(-1);
    if (ASKED.has(name)) {
      for (const label of lentNouns(text))
        asked.push({
          field: fieldCalled(label),
          text: label,
          start,
          end,
          options: [],
          control: before,
          needed: undefined,
        });
      before = undefined;
    } else if (name === 'option') {
      if (last === undefined) asked.push(nameless(start));
      asked.at(-1)?.options.push(text);
    } else if (name === 'kind') {
      const next = parts[index + 1];
      const leads =
        next !== undefined && ASKED.has(next.tag) && isBeside(prompt.slice(start + text.length, next.start));
      if (leads || last === undefined) before = text;
      else last.control ??= text;
    } else if (name === 'required' || name === 'optional') {
      const isForAll = EVERY.test(prompt.slice(Math.max(0, start - 24), start + text.length));
      if (isForAll) allNeeded = name === 'required';
      else if (last !== undefined) last.needed = name === 'required';
    }
  }
  const shared = sharedControls(prompt, asked);
  const whole = asked.flatMap((one, index): Gathered[] => {
    const { label, control } = shared.get(index) ?? {};
    if (label === '') return [];
    return [{ ...one, field: label === undefined ? one.field : fieldCalled(label), control: one.control ?? control }];
  });
  return whole.map(({ field, start, options, control, needed }) => {
    const controlled = withControl(field, control, unique(options));
    const required = needed ?? (allNeeded || (!OPTIONAL_BY_NATURE.has(controlled.kind) && controlled.required));
    return { start, field: { ...controlled, required } };
  });
}

function isBeside(between: string): boolean {
  return between.length <= 12 && !/[,.;]/.test(between);
}

// Options that stand alone: answers to a question that the request does not name.
function nameless(start: number): Gathered {
  const field: Field = { name: 'choice', label: '', kind: 'choice', required: false };
  return { field, text: '', start, end: start, options: [], control: undefined, needed: undefined };
}

// "Pot size in cm" is asked as "Pot size", with the unit beside the number.
function fieldCalled(text: string): Field {
  const measured = unitIn(text.slice(0, LABEL_MAX_CHARS));
  const label = capitalized(measured.text);
  const kind = fieldKindOf(label);
  const field: Field = {
    name: identifier(label, 'field'),
    label,
    kind: kind === 'choice' ? 'text' : kind,
    required: true,
  };
  if (measured.unit === undefined) return field;
  return { ...field, kind: kind === 'text' ? 'number' : kind, suffix: ` ${measured.unit}` };
}

function withControl(field: Field, control: string | undefined, options: readonly string[]): Field {
  const said = control === undefined ? undefined : (namedControl(control).kind ?? kindNamed(control));
  if (options.length > 1 || field.label === '') {
    const kind = said === 'choices' || field.kind === 'tags' ? 'choices' : 'choice';
    return { ...field, kind, choices: options.map(choiceOf) };
  }
  // A drop-down that nobody named the entries of can't be filled; a box to type in can.
  return said === undefined
    ? field
    : { ...field, kind: said === 'choice' ? 'text' : said === 'choices' ? 'tags' : said };
}

function kindNamed(control: string): FieldKind | undefined {
  const kind = fieldKindOf(control);
  return kind === 'text' ? undefined : kind;
}

function sectionsOf(prompt: string, parts: readonly Part[], name: Tag, asked: readonly Asked[]): NamedSection[] {
  const titled: (Titled & NamedSection)[] = parts
    .filter((one) => one.tag === name)
    .map(({ text, start, end }) => ({ title: capitalized(text), fields: [], start, end }));
  const known = titled.filter((one, index) => titled.findIndex(({ title }) => title === one.title) === index);
  for (const { field, start } of asked) ownerOf(prompt, known, start)?.fields.push(field);
  return known.map(({ title, fields }) => ({ title, fields: uniqueFields(fields) }));
}

function plansOf(prompt: string, parts: readonly Part[]): NamedPlan[] {
  const plans: (NamedPlan & Titled)[] = [];
  for (const { tag: name, text, start, end } of parts) {
    if (name !== 'plan' || plans.some((plan) => plan.name.toLowerCase() === text.toLowerCase())) continue;
    const { name: called, price } = priceIn(text);
    if (called === '') continue;
    plans.push({ name: capitalized(called), title: text, price, period: undefined, features: [], start, end });
  }
  for (const { tag: name, text, start } of parts) {
    const plan = name === 'price' || name === 'feature' ? ownerOf(prompt, plans, start) : undefined;
    if (plan === undefined) continue;
    const told = name === 'feature' ? priceIn(text) : { name: '', price: text };
    plan.price ??= told.price;
    if (told.name !== '') plan.features.push(capitalized(told.name));
  }
  return plans.map(({ name, price, period, features }) => ({ name, price, period, features: unique(features) }));
}

function factsOf(prompt: string, parts: readonly Part[]): RequestParts['facts'] {
  const facts: (RequestParts['facts'][number] & { end: number })[] = [];
  let value: string | undefined;
  for (const [index, { tag: name, text, start, end }] of parts.entries()) {
    if (name === 'fact') {
      facts.push({ label: capitalized(text), value, end, lead: leadOf(prompt, start, parts[index - 1]?.end ?? 0) });
      value = undefined;
    } else if (name === 'value') {
      const next = parts[index + 1];
      const last = facts.at(-1);
      const leads = next?.tag === 'fact' && isBeside(prompt.slice(end, next.start));
      const follows = last !== undefined && last.value === undefined && start - last.end < 40;
      if (follows && !(leads && /[,.;]/.test(prompt.slice(last.end, start)))) last.value = text;
      else if (leads) value = text;
      else facts.push({ label: '', value: text, end, lead: '' });
    }
  }
  return facts.map(({ label, value: told, lead }) => {
    // "Database operational" may be marked as one name, and tells both.
    const split = told === undefined ? toldFact(label) : undefined;
    return { label: split?.label ?? label, value: split?.value ?? told, lead };
  });
}

function leadOf(prompt: string, start: number, from: number): string {
  return prompt.slice(Math.max(from, start - 40), start);
}

function unique(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()));
}

function uniqueFields(fields: readonly Field[]): Field[] {
  return fields.filter(
    (field, index) => fields.findIndex(({ label }) => spelled(label) === spelled(field.label)) === index,
  );
}

// "E-mail" and "Email" are one.
function spelled(label: string): string {
  return joinedWords(label) || label;
}
