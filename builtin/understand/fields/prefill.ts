import type { Json } from '#contract/json/json.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';
import type { Field, FieldKind } from './field.ts';
import { joinedWords, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { plays, titleColumn } from '#builtin/understand/data/record-roles.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import {
  allGroups,
  allLists,
  allRecords,
  type Fact,
  type Group,
  type RecordSet,
} from '#builtin/understand/data/data-shape.ts';
import { isScalar, type Scalar } from '#builtin/understand/values/value-kind.ts';
import { converted, factorFor, withCurrency } from './measure.ts';
import { endsIn, isOneOf, says, wordList } from '#builtin/understand/words/word-list.ts';

// Kinds whose answer is more than a single value.
const MULTI_VALUE_KINDS: ReadonlySet<FieldKind> = new Set([
  'choices',
  'tags',
  'file',
  'records',
  'dateRange',
  'signature',
]);

const OWNER_MIN_CHARS = 4;
/** From so many values on, an object describes whoever fills in the form. */
const OWN_MIN = 3;
const PEOPLE = wordList(
  'user|me|profile|person|contact|customer|client|guest|patient|employee|member|applicant|tenant|owner|student|pupil|driver|traveller|passenger|account|viewer',
  'benutzer|nutzer|kunde|kundin|gast|patientin|mitarbeiter|mitglied|bewerber|mieter|profil|utilisateur|utente|usuario|cliente|paciente|paziente',
  'miembro|membro|socio|socia|membre|huesped|ospite|hospede|invite|locataire|dipendente|empleado|empregado|salarie|titular|kontakt|contacto|contatto|contato',
);
const PEOPLE_NAMES = wordList(
  'first name|last name|surname|given name|family name|vorname|nachname|prenom|apellidos|cognome|sobrenome|apelido',
);
const NEW_WORDS = wordList('new|neu*|nuev*|nuov*|nov*|nouv*|to');

/** The column whose value an answer about one record begins with: "quantity" for "quantity" and "new_quantity". */
export function presentColumn(field: Field, { columns, rows }: RecordSet): Column | undefined {
  const words = wordsOf(field.name);
  const name = words.join('');
  const present = isOneOf(NEW_WORDS, words[0] ?? '') ? words.slice(1).join('') : name;
  const named = (wanted: string) =>
    columns.find(({ key, path }) => path === undefined && wanted !== '' && joinedWords(key) === wanted);
  const column = named(name) ?? named(present);
  if (column === undefined || field.fields !== undefined || MULTI_VALUE_KINDS.has(field.kind)) return undefined;
  const values = rows.map((row) => row[column.key]).filter((value) => value !== undefined && value !== null);
  return values.every((value) => isScalar(value) && fitsKind(value, field)) ? column : undefined;
}

/** Whether a control of the field's kind can show a value. Options are texts on the screen, whatever the type of their values. */
export function fitsKind(value: Scalar, { kind, choices }: Field): boolean {
  if (kind === 'choice') return choices === undefined || choices.some((choice) => choice.value === String(value));
  return typeof value === (kind === 'yesNo' ? 'boolean' : isNumeric(kind) ? 'number' : 'string');
}

/** Binds each field to the value that the data has for it, so that a form to edit a record opens filled in. */
export function prefill(placed: readonly Placed[], data: Group): Placed[] {
  const present = presentFacts(
    placed.map(({ field }) => field),
    data,
  );
  return placed.map((one) => {
    const found = present(one.field);
    const field = withCurrency(one.field, data, found?.fact);
    // An answer in another unit than the value that it begins with has a place of its own.
    if (found?.factor !== undefined)
      return { ...one, field: { ...field, initial: startOf(found), initialPointer: found.fact.pointer } };
    const pointer = found?.fact.pointer ?? presentList(one.field, data)?.pointer;
    return pointer === undefined ? { ...one, field: withSwitches(field, data) } : { pointer, field };
  });
}

/** The list of records that says of each choice of a field whether it is on: `{key, label, enabled}`. */
export function switchesOf(field: Field, data: Group): { set: RecordSet; key: Column; state: Column } | undefined {
  if (field.kind !== 'choices' || field.choices === undefined) return undefined;
  const values = new Set(field.choices.map(({ value }) => value));
  for (const set of allRecords(data)) {
    const [state, ...others] = set.columns.filter(({ kind, path }) => kind === 'boolean' && path === undefined);
    const key = set.columns.find((one) => set.rows.every((row) => values.has(textOf(row[one.key]))));
    if (
      joinedWords(set.key) === joinedWords(field.name) &&
      state !== undefined &&
      others.length === 0 &&
      key !== undefined
    )
      return { set, key, state };
  }
  return undefined;
}

// The choices that are on, all of them named as their records are.
function withSwitches(field: Field, data: Group): Field {
  const found = switchesOf(field, data);
  if (found === undefined) return field;
  const { set, key, state } = found;
  const title = titleColumn(set);
  const names = new Map(
    title === undefined ? [] : set.rows.map((row) => [textOf(row[key.key]), textOf(row[title.key])]),
  );
  const choices = field.choices?.map(({ value, label }) => ({ value, label: names.get(value) ?? label }));
  const initial = set.rows.filter((row) => row[state.key] === true).map((row) => textOf(row[key.key]));
  return { ...field, ...(choices === undefined ? {} : { choices }), initial };
}

function textOf(value: Json | undefined): string {
  return isScalar(value) ? String(value) : '';
}

// The lines of a quote, or several answers.
function presentList(field: Field, data: Group): { pointer: string } | undefined {
  const name = joinedWords(field.name);
  if (field.kind === 'records') {
    const asked = new Set((field.fields ?? []).map((column) => column.name));
    return allRecords(data).find(
      ({ key, columns }) => joinedWords(key) === name && columns.some((column) => asked.has(column.key)),
    );
  }
  if (field.kind !== 'tags' && field.kind !== 'choices') return undefined;
  const isFit = (value: Scalar) =>
    typeof value === 'string' && (field.choices?.some((choice) => choice.value === value) ?? true);
  return allLists(data).find(({ key, values }) => joinedWords(key) === name && values.every(isFit));
}

/** A value of the data, and what it is multiplied by if the field counts in another unit. */
type Present = { fact: Fact; factor?: number };

/** The value that the data has for each field, first in the object that has values for most of them. */
function presentFacts(fields: readonly Field[], data: Group): (field: Field) => Present | undefined {
  const groups = allGroups(data).map((group) => ({
    group,
    found: fields.filter((field) => factIn(group, field)).length,
  }));
  const sorted = groups.toSorted((a, b) => b.found - a.found);
  // Who gives name, phone and e-mail gives their own: those of the clinic or the shop are not meant.
  const asksForContact = fields.some(isContact);
  return (field) => {
    if (field.fields !== undefined || MULTI_VALUE_KINDS.has(field.kind)) return undefined;
    const isOwn = asksForContact && (isContact(field) || plays(field.name, 'title'));
    for (const { group, found } of sorted) {
      if (
        isOwn &&
        found < OWN_MIN &&
        !says(PEOPLE, wordsOf(group.key).join(' ')) &&
        !group.facts.some(({ key }) => says(PEOPLE_NAMES, wordsOf(key).join(' ')))
      )
        continue;
      const fact = factIn(group, field) ?? factOfInner(group, field);
      if (fact !== undefined) return fact;
    }
    return undefined;
  };
}

function isContact({ kind }: Field): boolean {
  return kind === 'email' || kind === 'phone';
}

function factIn({ facts }: Group, field: Field): Present | undefined {
  const names = [joinedWords(field.name), joinedWords(field.label)].filter((name) => name !== '');
  for (const fact of facts) {
    const factor = isNumeric(field.kind) ? factorFor(fact, field) : undefined;
    const isSame = names.includes(joinedWords(fact.key)) && fitsKind(fact.value, field);
    if (isSame && (factor === undefined || factor === 1)) return { fact };
    if (factor !== undefined) return { fact, factor };
  }
  return undefined;
}

// "credit_limit" is the number of `credit_limit: {amount, currency}`, "quiet_from" the "from" of "quiet_hours".
function factOfInner({ groups }: Group, field: Field): Present | undefined {
  const name = joinedWords(field.name);
  for (const inner of groups) {
    const owner = joinedWords(inner.key);
    const fitting = inner.facts.filter(({ value }) => fitsKind(value, field));
    if (owner === name && isNumeric(field.kind) && fitting.length === 1 && fitting[0] !== undefined)
      return { fact: fitting[0] };
    const told = fitting.find(({ key }) => {
      const lead = name.slice(0, -joinedWords(key).length);
      return name.endsWith(joinedWords(key)) && lead.length >= OWNER_MIN_CHARS && owner.startsWith(lead);
    });
    if (told !== undefined) return { fact: told };
  }
  return undefined;
}

function isNumeric(kind: string): boolean {
  return ['number', 'money', 'quantity', 'slider', 'rating'].includes(kind);
}

/**
 * Gives each field the value in the data as its initial value: a copy that the user can change or discard.
 *
 * @param isNew true for what is measured or made now: it does not begin with what is aimed at
 */
export function withPresentValues(fields: readonly Field[], data: Group, isNew = false): Field[] {
  const present = presentFacts(fields, isNew ? withoutAims(data) : data);
  return fields.map((field) => {
    const found = present(field);
    return withCurrency(found === undefined ? field : { ...field, initial: startOf(found) }, data, found?.fact);
  });
}

function startOf({ fact, factor }: Present): Json {
  return factor === undefined ? fact.value : converted(fact.value, factor);
}

function withoutAims(group: Group): Group {
  const groups = group.groups.filter(({ key }) => !endsIn(AIMS, wordsOf(key).join(' ')));
  return { ...group, groups: groups.map(withoutAims) };
}

const AIMS = wordList(
  'target|targets|goal|goals|limit|limits|threshold|thresholds|normal|reference|range|ranges|zielwert*|zielbereich*|ziel|ziele|grenzwert*|sollwert*',
  'objectif|objectifs|cible|seuil|seuils|objetivo|objetivos|meta|metas|umbral*|limites|obiettivo|obiettivi|soglia|soglie|limiti',
);
