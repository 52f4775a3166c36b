import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { entryForms, type EntryForm } from '#builtin/edit/entry-form.ts';
import { isInside } from '#builtin/edit/finding/surroundings.ts';
import { placesOf } from '#builtin/edit/patch.ts';
import { kindsIn } from '#builtin/edit/words/meanings.ts';
import { isSameWord } from '#builtin/edit/words/word-similarity.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import type { FieldKind } from '#builtin/understand/fields/field.ts';
import { fieldKindOf } from '#builtin/understand/fields/field-kind.ts';
import { ARTICLES } from '#builtin/understand/learned/connectives.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isOneOf, wordList } from '#builtin/understand/words/word-list.ts';
import { asksForTotal } from './add-total.ts';
import { entryTold } from './entry-told.ts';
import type { Adding } from './new-field.ts';

/** The cards of one lane of a board. */
const LANES = /^(.+)\/(\d+)\/([^/]+)$/u;

/**
 * Adds an entry to a list as the only form of the screen that adds entries would: what is told goes where the form asks for it.
 * Returns false if no such list is meant, or if it is not clear where something goes.
 */
export function addThroughForm({ patch, thing, where }: Adding): boolean {
  const { spec } = patch;
  const [form, ...others] = entryForms(spec);
  if (form === undefined || others.length > 0 || asksForTotal(thing.label)) return false;
  const lane = laneNamed(spec, form.list, where?.anchor ?? '');
  if (!isNamed({ thing, where }, form, spec, lane) && !isTask(spec, { thing, where }, form)) return false;
  const list = lane ?? form.list;
  const entries = readPointer(spec.state, list);
  if (!Array.isArray(entries) || !entries.every((one) => isLikeEntry(one, form.entry))) return false;
  const value = entryTold(spec, form, thing);
  if (value === undefined) return false;
  patch.apply({ op: 'add', path: `/state${list}/-`, value });
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
  spec: Spec,
  lane: string | undefined,
): boolean {
  const anchor = where?.anchor ?? '';
  const toldWords = wordsOf(thing.kindText);
  const nouns = nounsOf(spec, form);
  const isOfForm = toldWords.some((word) => ENTRIES.has(word) || nouns.some((one) => isSameWord(one, word)));
  const isRow = thing.kinds.includes('row') || isOfForm;
  const isCard = thing.kinds.includes('card') && where === undefined && LANES.test(form.list);
  const namesList = kindsIn(anchor).some((kind) => LISTS.has(kind));
  if (anchor !== '' && anchor !== thing.kindText) return lane !== undefined || namesList;
  return isRow || isCard;
}

// "Add: call mum" on a list of tasks with its form in the open is a task; "add a priority" is something to ask for.
function isTask(spec: Spec, { thing, where }: Pick<Adding, 'thing' | 'where'>, form: EntryForm): boolean {
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

// What the button of the form calls an entry: "Add member".
function nounsOf(spec: Spec, { id }: EntryForm): readonly string[] {
  const submit = placesOf(spec).find((place) => place.element.props['submit'] === true && isInside(spec, place.id, id));
  const label = submit?.element.props['label'];
  return typeof label === 'string' ? wordsOf(label).slice(1) : [];
}

// What is in the list so far was added in the same way.
function isLikeEntry(one: Json, entry: JsonObject): boolean {
  const keys = isJsonObject(one) ? Object.keys(one) : [];
  return keys.length === Object.keys(entry).length && keys.every((key) => Object.hasOwn(entry, key));
}

// The cards of the lane that is named, where the form adds to those of another.
function laneNamed(spec: Spec, list: string, anchor: string): string | undefined {
  const [, lanes, , cards] = LANES.exec(list) ?? [];
  const all = lanes === undefined ? undefined : readPointer(spec.state, lanes);
  if (!Array.isArray(all) || anchor === '') return undefined;
  const titles = all.map((lane): unknown => (isJsonObject(lane) ? lane['title'] : undefined));
  const at = titles.findIndex((title) => typeof title === 'string' && foldText(title) === foldText(anchor));
  return at < 0 ? undefined : `${lanes ?? ''}/${at}/${cards ?? ''}`;
}
