import type { UiType } from '#contract/spec/ui-type.ts';
import { choiceOf } from '#builtin/understand/fields/choice.ts';
import { controlKindOf, fieldKindOf, namedControl } from '#builtin/understand/fields/field-kind.ts';
import type { Field, FieldKind } from '#builtin/understand/fields/field.ts';
import { foldText, joinedWords } from '#builtin/understand/words/fold-text.ts';
import { capitalized, identifier } from '#builtin/understand/words/identifier.ts';
import { lentNouns } from '#builtin/understand/learned/members.ts';
import { tag } from '#builtin/understand/learned/tagger.ts';
import type { Span, Tag } from '#builtin/understand/learned/tags.ts';
import { committedWeights } from '#builtin/understand/learned/weights.ts';
import { moodOf } from '#builtin/understand/words/mood.ts';
import { ownerOf, type Titled } from '#builtin/understand/words/owner-of.ts';
import { priceIn } from './price.ts';
import { withUntold } from './untold-members.ts';
import { unitIn } from '#builtin/understand/words/unit-in-phrase.ts';

/** A titled part of a screen, a section or a step, with what belongs to it. */
export type NamedSection = { title: string; fields: Field[]; facts?: NamedFact[] };

/** A plan that a prompt names, with what it says about it and nothing else. */
export type NamedPlan = { name: string; price: string | undefined; features: string[] };

/** A fact by its name; without a value where the request tells none. `lead` are the words before: "a chart of". */
export type NamedFact = { label: string; value: string | undefined; lead: string };

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
  /** What plans have that are not named. */
  features: string[];
  facts: NamedFact[];
};

type Part = Span & { text: string };

const ASKED: ReadonlySet<Tag> = new Set(['field', 'setting']);
const OPTIONAL_BY_NATURE: ReadonlySet<FieldKind> = new Set(['yesNo', 'tags', 'file', 'choices', 'color', 'slider']);
const EVERY = /\b(?:all|every\w*|alle[ns]?|tous|toutes|todos|todas|tutti|tutte)\b/iu;
const LABEL_MAX_CHARS = 80;
const MIN_LISTED = 2;
// "Pick a day" asks for the day.
const ASKS_FOR = /^(?:enter|choose|pick|select|describe|upload)\s+(?:an?|the|their|your)\s+/iu;
const UNIT_MAX_CHARS = 16;
const IN_UNIT = /^\s+(?:in|en)\s+(?:\p{L}+|%|€|\$)/iu;
// "Weight (kg)": a word in brackets that is nothing by itself belongs to the name before it.
const IN_BRACKETS = /^\s?\([^\s()]{1,8}\)/u;
const NAMES: ReadonlySet<Tag> = new Set(['field', 'setting', 'column', 'fact']);

// What a screen of an archetype lists, and what the same may look like where no word says it.
const LISTED: { [uiType in UiType]?: { tag: Tag; from: readonly Tag[] } } = {
  form: { tag: 'field', from: ['column', 'fact', 'setting'] },
  wizard: { tag: 'field', from: ['column', 'fact', 'setting'] },
  editor: { tag: 'field', from: ['column', 'fact', 'section'] },
  settings_panel: { tag: 'setting', from: ['fact', 'column', 'option', 'feature'] },
  list_table: { tag: 'column', from: ['fact', 'field'] },
  detail_view: { tag: 'fact', from: ['column', 'field', 'section'] },
  dashboard: { tag: 'fact', from: ['column', 'field', 'section'] },
  board: { tag: 'lane', from: ['step', 'column', 'option', 'section'] },
  pricing_table: { tag: 'plan', from: ['option', 'lane', 'column', 'fact'] },
};

/**
 * Reads what a request names; `uiType` is what the caller or the words say the screen is.
 *
 * @param forbidden what it says elsewhere must not be there
 */
export function requestParts(
  prompt: string,
  uiType: UiType | 'edit' | 'journey',
  forbidden: readonly string[] = [],
): RequestParts {
  const parts = withoutBanned(partsOf(prompt, uiType), uiType === 'edit' ? [] : forbidden);
  const texts = (...tags: Tag[]) => unique(parts.filter((one) => tags.includes(one.tag)).map(({ text }) => text));
  const asked = askedFields(prompt, parts);
  const named = asked.filter(isNamed);
  const facts = factsOf(prompt, parts);
  const { plans, features } = plansOf(prompt, parts);
  return {
    title: texts('title')[0],
    buttons: unique(texts('button').map(capitalized)),
    quotes: texts('quote'),
    columns: texts('column').map(capitalized),
    lanes: texts('lane').map(capitalized),
    fields: uniqueFields(named.map(({ field }) => field)),
    options: unique(
      asked.filter((one) => !isNamed(one)).flatMap(({ field }) => (field.choices ?? []).map(({ label }) => label)),
    ),
    steps: sectionsOf(prompt, parts, 'step', named, []),
    sections: sectionsOf(prompt, parts, 'section', named, facts),
    plans,
    features,
    facts: facts.map(({ label, value, lead }) => ({ label, value, lead })),
  };
}

function partsOf(prompt: string, uiType: UiType | 'edit' | 'journey'): Part[] {
  const parts = withUntold(prompt, tag(committedWeights().tagger, prompt, uiType))
    .map((span, index, all) => withBracket(prompt, span, all[index + 1]))
    .map((span) => ({ ...span, text: prompt.slice(span.start, span.end).replaceAll(/\s+/g, ' ') }))
    .map(asPressed);
  const listed = uiType === 'edit' || uiType === 'journey' ? undefined : LISTED[uiType];
  const isThere = (name: Tag) => parts.some((one) => one.tag === name);
  if (
    listed === undefined ||
    isThere(listed.tag) ||
    (ASKED.has(listed.tag) && (isThere('field') || isThere('setting')))
  )
    return parts;
  // An enumeration that lacks the word for what it lists is what such a screen lists.
  const source = listed.from.find((name) => parts.filter((one) => one.tag === name).length >= MIN_LISTED);
  return parts.map((one) => (one.tag === source ? { ...one, tag: listed.tag } : one));
}

// What must not be there is not asked or shown where it is named again.
function withoutBanned(parts: readonly Part[], forbidden: readonly string[]): Part[] {
  const banned = new Set(
    [...forbidden, ...parts.flatMap((one) => (one.tag === 'not' ? [one.text] : []))].map(foldText),
  );
  return parts.filter(({ tag: name, text }) => name === 'not' || name === 'quote' || !banned.has(foldText(text)));
}

function withBracket(prompt: string, span: Span, next: Span | undefined): Span {
  const bracket = NAMES.has(span.tag) ? IN_BRACKETS.exec(prompt.slice(span.end, span.end + UNIT_MAX_CHARS)) : null;
  const end = span.end + (bracket?.[0].length ?? 0);
  return next !== undefined && next.start < end ? span : { ...span, end };
}

// "Delete account" is done, not set.
function asPressed(part: Part): Part {
  const isDone = part.tag === 'setting' && moodOf(foldText(part.text)) === 'destroy';
  return isDone ? { ...part, tag: 'button' } : part;
}

type Asked = { field: Field; start: number };

function isNamed({ field }: Asked): boolean {
  return field.label !== '';
}

type Gathered = Asked & { options: string[]; control: string | undefined; needed: boolean | undefined };

function askedFields(prompt: string, parts: readonly Part[]): Asked[] {
  const asked: Gathered[] = [];
  let before: string | undefined;
  let allNeeded = false;
  for (const [index, { tag: name, text, start, end }] of parts.entries()) {
    const last = asked.at(-1);
    if (ASKED.has(name)) {
      const behind = prompt.slice(end, end + UNIT_MAX_CHARS);
      for (const label of lentNouns(text))
        asked.push({ field: fieldCalled(label, behind), start, options: [], control: before, needed: undefined });
      before = undefined;
    } else if (name === 'option') {
      if (last === undefined) asked.push(nameless(start));
      asked.at(-1)?.options.push(text);
    } else if (name === 'kind') {
      const next = parts[index + 1];
      const leads = next !== undefined && ASKED.has(next.tag) && isBeside(prompt.slice(end, next.start));
      if (leads || last === undefined) before = text;
      else last.control ??= text;
    } else if (name === 'required' || name === 'optional') {
      const isForAll = EVERY.test(prompt.slice(Math.max(0, start - 24), start + text.length));
      if (isForAll) allNeeded = name === 'required';
      else if (last !== undefined) last.needed = name === 'required';
    }
  }
  return asked.map(({ field, start, options, control, needed }) => {
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
  return { field, start, options: [], control: undefined, needed: undefined };
}

// "SMS toggle" is asked as "SMS", and "Pot size in cm" as "Pot size" with the unit beside the number; a label that tells its
// unit in brackets stays as it is.
function fieldCalled(text: string, behind: string): Field {
  const control = namedControl(text.replace(ASKS_FOR, '').slice(0, LABEL_MAX_CHARS));
  const own = unitIn(control.label);
  const isBracketed = control.label.endsWith(')');
  const label = capitalized(isBracketed ? control.label : own.text);
  const unit = own.unit ?? unitIn(label + (IN_UNIT.exec(behind)?.[0] ?? '')).unit;
  const kind = withoutChoices(control.kind ?? fieldKindOf(own.text));
  const field: Field = { name: identifier(label, 'field'), label, kind, required: true };
  if (unit === undefined) return field;
  const measured: Field = { ...field, kind: kind === 'text' ? 'number' : kind };
  return isBracketed ? measured : { ...measured, suffix: ` ${unit}` };
}

function withControl(field: Field, control: string | undefined, options: readonly string[]): Field {
  const said = control === undefined ? 'text' : controlKindOf(control);
  if (options.length > 1 || field.label === '') {
    const kind = said === 'choices' || field.kind === 'tags' ? 'choices' : 'choice';
    return { ...field, kind, choices: options.map(choiceOf) };
  }
  const [only] = options;
  if (only !== undefined) return { ...field, help: capitalized(only) };
  return said === 'text' ? field : { ...field, kind: withoutChoices(said) };
}

// A drop-down that nobody named the entries of can't be filled; a box to type in can.
function withoutChoices(kind: FieldKind): FieldKind {
  return kind === 'choice' ? 'text' : kind === 'choices' ? 'tags' : kind;
}

function sectionsOf(
  prompt: string,
  parts: readonly Part[],
  name: Tag,
  asked: readonly Asked[],
  told: readonly Told[],
): NamedSection[] {
  const titled: (Titled & Required<NamedSection>)[] = parts
    .filter((one) => one.tag === name)
    .map(({ text, start, end }) => ({ title: capitalized(text), fields: [], facts: [], start, end }));
  const known = titled.filter((one, index) => titled.findIndex(({ title }) => title === one.title) === index);
  for (const { field, start } of asked) ownerOf(prompt, known, start)?.fields.push(field);
  for (const { start, ...fact } of told) ownerOf(prompt, known, start)?.facts.push(fact);
  return known.map(({ title, fields, facts }) => ({
    title,
    fields: uniqueFields(fields),
    ...(facts.length > 0 ? { facts } : {}),
  }));
}

function plansOf(prompt: string, parts: readonly Part[]): Pick<RequestParts, 'plans' | 'features'> {
  const plans: (NamedPlan & Titled)[] = [];
  for (const { tag: name, text, start, end } of parts) {
    if (name !== 'plan' || plans.some((plan) => plan.name.toLowerCase() === text.toLowerCase())) continue;
    const { name: called, price } = priceIn(text);
    if (called === '') continue;
    plans.push({ name: capitalized(called), title: text, price, features: [], start, end });
  }
  const shared: string[] = [];
  for (const [index, { tag: name, text, start }] of parts.entries()) {
    if (name !== 'price' && name !== 'feature') continue;
    const again = namedAgain(parts, index);
    const owner = ownerOf(prompt, plans, start);
    const owners = again.length > 1 ? plans.filter(({ title }) => again.includes(title.toLowerCase())) : [];
    const theirs = owners.length > 0 ? owners : owner === undefined ? [] : [owner];
    if (theirs.length === 0) shared.push(capitalized(text));
    for (const plan of theirs) {
      const isPrice = name === 'price' && plan.price === undefined;
      const told = isPrice ? { name: '', price: text } : priceIn(text);
      // A second price, by the year, is told beside the first.
      if (told.name !== '' || plan.price !== undefined) plan.features.push(capitalized(told.name || text));
      plan.price ??= told.price;
    }
  }
  return {
    plans: plans.map(({ name, price, features }) => ({ name, price, features: unique(features) })),
    features: unique(shared),
  };
}

// "Plus and Family with 4K", where both were named before: what follows belongs to all of them.
function namedAgain(parts: readonly Part[], index: number): string[] {
  const from = parts.findLastIndex(({ tag: name }, at) => at < index && name !== 'plan') + 1;
  const names = parts.slice(from, index).map(({ text }) => text.toLowerCase());
  const earlier = new Set(parts.slice(0, from).map(({ text }) => text.toLowerCase()));
  return names.every((name) => earlier.has(name)) ? names : [];
}

type Told = NamedFact & { start: number };

function factsOf(prompt: string, parts: readonly Part[]): Told[] {
  const facts: (Told & { end: number })[] = [];
  let value: string | undefined;
  for (const [index, { tag: name, text, start, end }] of parts.entries()) {
    if (name === 'fact') {
      const lead = leadOf(prompt, start, parts[index - 1]?.end ?? 0);
      facts.push({ label: capitalized(text), value, start, end, lead });
      value = undefined;
    } else if (name === 'value') {
      const next = parts[index + 1];
      const last = facts.at(-1);
      const leads = next?.tag === 'fact' && isBeside(prompt.slice(end, next.start));
      const follows = last !== undefined && last.value === undefined && start - last.end < 40;
      if (follows && !(leads && /[,.;]/.test(prompt.slice(last.end, start)))) last.value = text;
      else if (leads) value = text;
      else facts.push({ label: '', value: text, start, end, lead: '' });
    }
  }
  return facts.map(({ label, value: told, lead, start }) => ({ label, value: told, lead, start }));
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
