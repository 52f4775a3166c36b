import { isJsonObject, type Json } from '#contract/json.ts';
import { formatPointer } from '#contract/json-pointer.ts';
import type { Spec } from '#contract/spec.ts';
import { elementOf } from '../../spec/tree.ts';
import { actionButton } from '../parts/action-button.ts';
import { controlContext } from '../parts/context-of.ts';
import { formControl } from '../parts/form-control.ts';
import { searchBox } from '../parts/toolbar.ts';
import { part, read, type Part } from '../part.ts';
import { choiceOf } from '../read/choice.ts';
import { fieldsFromPhrases } from '../read/fields-from-prompt.ts';
import { foldText } from '../read/fold-text.ts';
import { capitalized, identifier } from '../read/identifier.ts';
import { readPhrase } from '../read/phrase.ts';
import { splitItems } from '../read/split-items.ts';
import { ownKey, type Understanding } from '../read/understanding.ts';
import type { Where } from './commands.ts';
import { findElement } from './find-element.ts';
import { insertPart } from './insert-part.ts';
import { placesOf, setProp, type Patch, type Place } from './patch.ts';

const QUOTED = /["“„«']([^"”“»']+)["”“»']/u;

// "ein Feld für Telefon", "un champ téléphone", "a field for the phone".
const FIELD_FOR =
  /^(?:(?:ein(?:e[nms]?)?|une?|an?|new)\s+)*(?:(?:feld|champ|campo)\s+(?:(?:für|fur|pour|para|namens|de|d['’])\s*)?|(?:field|input)\s+(?:for|called|named)\s+)/iu;

/** Adds what a phrase names: fields to a form, a column to a table, an option to a choice, a button, a title, a text. */
export function add(patch: Patch, u: Understanding, thing: string, where: Where | undefined): boolean {
  const words = foldText(thing);
  if (/\boptions?\b/.test(words)) return addOption(patch, thing);
  const table = placesOf(patch.spec).find(({ element }) => element.type === 'DataTable');
  if (/\b(?:column|spalte|colonne|columna)s?\b/.test(words) && table !== undefined)
    return addColumns(patch, table.id, thing);
  if (/\b(?:button|knopf|schaltflache|bouton|boton)\b/.test(words)) return addButton(patch, u, thing, where);
  if (/\b(?:heading|title|headline|subtitle|uberschrift|titre|titulo)\b/.test(words) && QUOTED.test(thing)) {
    return addPart(
      patch,
      part('heading', 'Heading', { text: QUOTED.exec(thing)?.[1] ?? '', level: 'h2' }),
      where ?? { side: 'first' },
    );
  }
  if (/\b(?:text|paragraph|note|message|hint|sentence|disclaimer|line)\b/.test(words) && QUOTED.test(thing)) {
    return addPart(patch, part('note', 'Text', { text: QUOTED.exec(thing)?.[1] ?? '' }), where);
  }
  if (/\b(?:divider|separator|trennlinie)\b/.test(words))
    return addPart(patch, part('divider', 'Separator', {}), where);
  if (/\b(?:search|suche|suchfeld|recherche|busqueda|buscador)\b/.test(words) && table !== undefined)
    return addSearch(patch, u, table, where);
  return addFields(patch, u, thing, where);
}

// A search box belongs to the table that it narrows.
function addSearch(patch: Patch, u: Understanding, { id, element }: Place, where: Where | undefined): boolean {
  const present = element.props['filterText'];
  const pointer =
    isJsonObject(present) && typeof present['$state'] === 'string'
      ? present['$state']
      : `/${ownKey({ given: patch.spec.state }, 'search')}`;
  const label = element.props['ariaLabel'] ?? element.props['caption'];
  insertPart(
    patch,
    searchBox(u, 'search', typeof label === 'string' ? label : '', pointer),
    where ?? { side: 'before', anchorId: id },
    'page',
  );
  if (present === undefined) setProp(patch, id, 'filterText', read(pointer));
  return true;
}

function addFields(patch: Patch, u: Understanding, thing: string, where: Where | undefined): boolean {
  const bare = thing.replace(
    /\s+(?:to|in|into|zu|au|al)\s+(?:the|das|dem|den|le|la|el)?\s*(?:form|formular|formulaire|formulario|page|screen)\b.*$/iu,
    '',
  );
  const phrases = splitItems(bare).flatMap((item) => readPhrase(item.replace(FIELD_FOR, '')) ?? []);
  const fields = fieldsFromPhrases(phrases);
  const base = formBase(patch.spec);
  for (const field of fields) {
    const pointer = `${base}/${freeKey(patch.spec, base, field.name)}`;
    const optional = { ...field, required: phrases.some(({ required }) => required) };
    const control = formControl(optional, pointer, controlContext({ ...u, given: patch.spec.state }));
    insertPart(patch, control, where, 'Form');
    passOn(patch, field.name, pointer);
  }
  return fields.length > 0;
}

// What the form sends, the new field is sent with.
function passOn(patch: Patch, name: string, pointer: string): void {
  const form = placesOf(patch.spec).find(({ element }) => element.type === 'Form' && element.on?.commit !== undefined);
  const bound = form?.element.on?.commit;
  if (form === undefined || bound === undefined) return;
  const index = Array.isArray(bound) ? bound.length - 1 : undefined;
  const binding = Array.isArray(bound) ? bound.at(-1) : bound;
  if (binding === undefined || binding.action === 'setState') return;
  const at = ['elements', form.id, 'on', 'commit', ...(index === undefined ? [] : [index]), 'params'];
  if (binding.params === undefined)
    patch.apply({ op: 'add', path: formatPointer(at), value: { [name]: read(pointer) } });
  else if (!Object.hasOwn(binding.params, name))
    patch.apply({ op: 'add', path: formatPointer([...at, name]), value: read(pointer) });
}

// The object in state that the fields of the form live in.
function formBase(spec: Spec): string {
  const pointers = placesOf(spec).flatMap(({ element }) =>
    Object.values(element.props).flatMap((value) =>
      isJsonObject(value) && typeof value['$bindState'] === 'string' ? [value['$bindState']] : [],
    ),
  );
  const nested = pointers.find((pointer) => pointer.lastIndexOf('/') > 0);
  return nested === undefined ? '/form' : nested.slice(0, nested.lastIndexOf('/'));
}

function freeKey(spec: Spec, base: string, name: string): string {
  const taken = new Set(
    placesOf(spec).flatMap(({ element }) =>
      Object.values(element.props).flatMap((value) => (isJsonObject(value) ? [value['$bindState']] : [])),
    ),
  );
  let key = name;
  for (let count = 2; taken.has(`${base}/${key}`); count += 1) key = `${name}${count}`;
  return key;
}

function addColumns(patch: Patch, id: string, thing: string): boolean {
  const columns = elementOf(patch.spec, id)?.props['columns'];
  const rows = elementOf(patch.spec, id)?.props['rows'];
  if (!Array.isArray(columns)) return false;
  const names = splitItems(thing.replace(/\s+(?:to|in)\s+(?:the\s+)?(?:\S+\s+)?(?:table|list)\b.*$/iu, '')).flatMap(
    (item) =>
      readPhrase(
        item
          .replace(/\b(?:columns?|spalten?|colonnes?|columnas?)\b/giu, '')
          .replace(/\b(?:for|called|named|with)\b/giu, ''),
      ) ?? [],
  );
  let at = columns.length;
  for (const { label } of names) {
    const key = keyFor(patch.spec, rows, label);
    patch.apply({
      op: 'add',
      path: formatPointer(['elements', id, 'props', 'columns', at]),
      value: { key, label, sortable: true },
    });
    at += 1;
  }
  return names.length > 0;
}

// A key that the rows have already, when one sounds like the label.
function keyFor(spec: Spec, rows: Json | undefined, label: string): string {
  const pointer = isJsonObject(rows) ? rows['$state'] : undefined;
  const list =
    typeof pointer === 'string'
      ? pointer
          .split('/')
          .slice(1)
          .reduce<Json | undefined>((value, token) => (isJsonObject(value) ? value[token] : undefined), spec.state)
      : rows;
  const first = Array.isArray(list) ? list[0] : undefined;
  const wanted = identifier(label, 'column').toLowerCase();
  const known = isJsonObject(first)
    ? Object.keys(first).find((key) => identifier(key, '').toLowerCase() === wanted)
    : undefined;
  return known ?? identifier(label, 'column');
}

function addOption(patch: Patch, thing: string): boolean {
  const found =
    /^(?:an?\s+|the\s+)?(?:new\s+)?(?:options?\s+)?(.+?)\s+(?:as\s+(?:an?\s+)?options?\s+)?(?:to|for|in)\s+(?:the\s+)?(.+?)(?:\s+options?)?$/iu.exec(
      thing,
    );
  const [, labels = '', target = ''] = found ?? [];
  const place = findElement(patch.spec, target.replace(/\boptions?\b/giu, ''));
  const list = place?.element.props['options'];
  if (place === undefined || !Array.isArray(list)) return false;
  const names = splitItems(labels.replace(/\boptions?\b/giu, ''))
    .map((name) => name.replaceAll(/["“”„«»']/g, '').trim())
    .filter((name) => name !== '');
  for (const [offset, name] of names.entries()) {
    const value = list.some((item) => typeof item === 'string') ? name : choiceOf(name);
    patch.apply({
      op: 'add',
      path: formatPointer(['elements', place.id, 'props', 'options', list.length + offset]),
      value,
    });
  }
  return names.length > 0;
}

function addButton(patch: Patch, u: Understanding, thing: string, where: Where | undefined): boolean {
  const label =
    QUOTED.exec(thing)?.[1] ??
    capitalized(
      thing
        .replace(
          /\b(?:an?|the|ein(?:en)?|un|button|knopf|bouton|bot[oó]n|schaltfläche|labelled|labeled|called|named|saying|secondary|primary|for|to)\b/giu,
          ' ',
        )
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
  if (label === '') return false;
  const declared =
    u.actions.find((action) => foldText(action.label) === foldText(label)) ??
    (u.actions.length === 1 ? u.actions[0] : undefined);
  if (declared === undefined && !u.mayInvent) return false;
  const action = declared ?? {
    name: identifier(label, 'press'),
    label,
    mood: /\b(?:cancel|back|reset|clear)\b/iu.test(label) ? 'cancel' : 'plain',
    required: false,
    primary: false,
    fields: [],
    description: undefined,
  };
  const button = actionButton({ ...action, label }, {}, action.mood === 'cancel' ? 'ghost' : 'secondary', u.copy);
  insertPart(patch, button, where, 'buttons');
  return true;
}

function addPart(patch: Patch, piece: Part, where: Where | undefined): boolean {
  insertPart(patch, piece, where, 'page');
  return true;
}
