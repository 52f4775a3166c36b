import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { boundPaths } from '#builtin/part.ts';
import { frameOf } from '#builtin/edit/changing/convert-choice.ts';
import { statePathOf } from '#builtin/edit/finding/shown-values.ts';
import { isInside } from '#builtin/edit/finding/surroundings.ts';
import { placesOf, type Place } from '#builtin/edit/patch.ts';
import { dateOn } from '#builtin/edit/words/dates.ts';
import { asksForTotal } from './add-total.ts';
import { kindsIn } from '#builtin/edit/words/meanings.ts';
import { numberIn } from '#builtin/edit/words/number-in.ts';
import { isSameWord } from '#builtin/edit/words/word-similarity.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import type { FieldKind } from '#builtin/understand/fields/field.ts';
import { fieldKindOf } from '#builtin/understand/fields/field-kind.ts';
import { ARTICLES } from '#builtin/understand/learned/connectives.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { isOneOf, wordList } from '#builtin/understand/words/word-list.ts';
import type { Adding } from './new-field.ts';

/** A control of a form that adds entries: the path that it writes, and what it asks for. */
type Asked = { path: string; label: string; takes: 'text' | 'email' | 'date' | 'number' | 'choice'; options: string[] };

/** A form that adds entries to a list: the entry that it adds reads its controls. */
type EntryForm = { id: string; list: string; entry: JsonObject; asked: readonly Asked[]; words: readonly string[] };

type Told = { text: string; lead: string };

/** The cards of one lane of a board. */
const LANES = /^(.+)\/(\d+)\/([^/]+)$/u;
const LIST_SIGN = /\s*[,;](?=\s)\s*/u;
const EMAIL = /^\S+@\S+\.\S+$/u;

/**
 * Adds an entry to a list as the only form of the screen that adds entries would: what is told goes where the
 * form asks for it. Returns false if no such list is meant, or if it is not clear where something goes.
 */
export function addThroughForm({ patch, thing, where }: Adding): boolean {
  const [form, ...furtherForms] = entryForms(patch.spec);
  if (form === undefined || furtherForms.length > 0 || form.asked.length === 0) return false;
  const anchor = where?.anchor ?? '';
  const lane = laneNamed(patch.spec, form.list, anchor);
  const list = lane ?? form.list;
  const entries = readPointer(patch.spec.state, list);
  const isMeant = isNamed({ thing, where }, form, lane) || isTask(patch, { thing, where }, form);
  if (asksForTotal(thing.label) || !isMeant) return false;
  if (!Array.isArray(entries) || !entries.every((one) => isLikeEntry(one, form.entry))) return false;
  const values = thing.values.flatMap((text, at) => partsOf(text, thing.leads?.[at + 1] ?? ''));
  const told = [...partsOf(thing.label, ''), ...values];
  const name = told.find(({ text }) => !form.asked.some((one) => one.takes !== 'text' && fits(patch.spec, one, text)));
  const others = told.filter((one) => one !== name);
  const answers = name === undefined ? undefined : answersOf(patch.spec, form.asked, name.text, others);
  if (answers === undefined) return false;
  patch.apply({ op: 'add', path: `/state${list}/-`, value: filledIn(form.entry, answers, patch.spec) });
  return true;
}

const LISTS: ReadonlySet<string> = new Set(['list', 'table', 'board']);
const ENTRIES: ReadonlySet<string> = new Set(
  'row entry item record eintrag zeile datensatz entree element entrada registro elemento voce'.split(' '),
);

// What the entries are called tells it, or the list, or a lane. A card beside a board is none of its cards.
function isNamed(
  { thing, where }: Pick<Adding, 'thing' | 'where'>,
  form: EntryForm,
  lane: string | undefined,
): boolean {
  const anchor = where?.anchor ?? '';
  const toldWords = wordsOf(thing.kindText);
  const isOfForm = toldWords.some((word) => ENTRIES.has(word) || form.words.some((one) => isSameWord(one, word)));
  const isRow = thing.kinds.includes('row') || isOfForm;
  const isCard = thing.kinds.includes('card') && where === undefined && LANES.test(form.list);
  const namesList = kindsIn(anchor).some((kind) => LISTS.has(kind));
  if (anchor !== '' && anchor !== thing.kindText) return lane !== undefined || namesList;
  return isRow || isCard;
}

// "Add: call mum" on a list of tasks with its form in the open is a task; "add a priority" is something to ask for.
function isTask(
  { spec }: Adding['patch'],
  { thing, where }: Pick<Adding, 'thing' | 'where'>,
  form: EntryForm,
): boolean {
  const isBare = thing.kindText === '' && thing.choices.length === 0 && where === undefined;
  const hasArticle = wordsOf(thing.leads?.[0] ?? '').some((word) => ARTICLES.has(word));
  const isInDialog = placesOf(spec).some(({ id, element }) => element.type === 'Dialog' && isInside(spec, form.id, id));
  const isList = placesOf(spec).some(({ element }) => element.repeat?.statePath === form.list);
  return isBare && !hasArticle && !isInDialog && isList && !isFieldName(thing.label);
}

const ROLES = ['id', 'status', 'date', 'time', 'price', 'person', 'picture', 'description', 'tag'] as const;
const MEMBERS = wordList(
  'priority|category|project|reminder|prioritat|kategorie|projekt|erinnerung|priorite|categorie|projet|rappel|prioridad|categoria',
  'proyecto|recordatorio|prioridade|projeto|lembrete|priorita|progetto|promemoria',
);
const ASKED_KINDS: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'date',
  'dateTime',
  'time',
  'phone',
  'email',
  'url',
  'file',
  'longText',
  'money',
  'rating',
  'tags',
]);

// "Priority" is a member of tasks, "buy milk" a task.
function isFieldName(label: string): boolean {
  const key = wordsOf(label).join(' ');
  return ASKED_KINDS.has(fieldKindOf(label)) || isOneOf(MEMBERS, label) || ROLES.some((role) => plays(key, role));
}

// What is in the list so far was added in the same way.
function isLikeEntry(one: Json, entry: JsonObject): boolean {
  const keys = isJsonObject(one) ? Object.keys(one) : [];
  return keys.length === Object.keys(entry).length && keys.every((key) => Object.hasOwn(entry, key));
}

function partsOf(text: string, lead: string): Told[] {
  return text.split(LIST_SIGN).map((one, at) => ({ text: one, lead: at === 0 ? lead : '' }));
}

function entryForms(spec: Spec): EntryForm[] {
  const places = placesOf(spec);
  return places.flatMap((place): EntryForm[] => {
    const { params } = [place.element.on?.commit ?? []].flat().find(({ action }) => action === 'pushState') ?? {};
    const { statePath: list, value: entry } = params ?? {};
    if (place.element.type !== 'Form' || typeof list !== 'string' || !isJsonObject(entry)) return [];
    const inside = places.filter(({ id }) => isInside(spec, id, place.id));
    const read = JSON.stringify(entry);
    const asked = inside.flatMap((one) => askedBy(spec, one)).filter(({ path }) => read.includes(`"${path}"`));
    const submit = inside.find(({ element }) => element.props['submit'] === true)?.element.props['label'];
    return [{ id: place.id, list, entry, asked, words: typeof submit === 'string' ? wordsOf(submit).slice(1) : [] }];
  });
}

function askedBy(spec: Spec, place: Place): Asked[] {
  const { type, props } = place.element;
  const [path] = boundPaths(props);
  const label = props['label'] ?? frameOf(spec, place)?.element.props['label'];
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

// The cards of the lane that is named, where the form adds to those of another.
function laneNamed(spec: Spec, list: string, anchor: string): string | undefined {
  const [, lanes, , cards] = LANES.exec(list) ?? [];
  const all = lanes === undefined ? undefined : readPointer(spec.state, lanes);
  if (!Array.isArray(all) || anchor === '') return undefined;
  const titles = all.map((lane): unknown => (isJsonObject(lane) ? lane['title'] : undefined));
  const at = titles.findIndex((title) => typeof title === 'string' && foldText(title) === foldText(anchor));
  return at < 0 ? undefined : `${lanes ?? ''}/${at}/${cards ?? ''}`;
}

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
