import { parsePointer } from '#contract/json/json-pointer.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { freshId } from '#builtin/fresh-id.ts';
import { assign, type Part, read } from '#builtin/part.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { isDecided, isEdit } from '#builtin/understand/actions/decided.ts';
import type { OfferedIf } from '#builtin/understand/actions/offered.ts';
import { isSentAs, referenceFor } from '#builtin/understand/actions/about-record.ts';
import { joinedWords } from '#builtin/understand/words/fold-text.ts';
import { offeredWhen } from '#builtin/understand/actions/stated-conditions.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { keyColumn, keyNamed } from '#builtin/understand/data/record-key.ts';
import { plays, titleColumn } from '#builtin/understand/data/record-roles.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { presentColumn } from '#builtin/understand/fields/prefill.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { viewPath } from '#builtin/view-query.ts';
import { actionControls, type ActionControls } from './action-controls.ts';
import { fromRow } from './lookups.ts';
import type { Lookup } from './wire-params.ts';

/** What is asked of two members of a record; with `mayLack`, it holds where the other one is missing too. */
export type Comparison = { key: string; operator: string; other: string; mayLack: boolean };

/**
 * Where buttons find their record: the expression that reads a member of it; `keys` are the members that can be read. `whole`
 * provides params that take all of it, or a value that follows from its position.
 */
export type RecordPlace = {
  keys: readonly string[];
  at: (key: string) => JsonObject;
  whole?: Lookup;
  /** The expression that reads the name of the record; by default its title, if that can be read. */
  name?: JsonObject | undefined;
  /** Adds a member to the records that holds how two of their members compare, and returns its name. */
  compare?: (comparison: Comparison) => string;
  /** True when the expression is the same for all records, as for the picked one of a table: a dialog reads it as well. */
  isPicked?: true;
};

/**
 * Buttons for actions on one record, each offered only while the state of the record allows it. One that asks for something
 * hands its dialog what it sends of the record and the values that the answers begin with.
 */
export function recordControls(
  u: Understanding,
  set: RecordSet,
  actions: readonly Action[],
  place: RecordPlace,
): ActionControls {
  const controls = actions.map((action) => controlsOf(u, set, action, place));
  return {
    buttons: controls.flatMap(({ buttons }) => buttons),
    dialogs: controls.flatMap(({ dialogs }) => dialogs),
  };
}

function controlsOf(u: Understanding, set: RecordSet, action: Action, place: RecordPlace): ActionControls {
  const ofRecord = recordLookup(set, action, place);
  const conditions = [...offeredWhen(u, action, set, place.keys), ...refersToSomebody(action, set)].flatMap((one) =>
    conditionAt(place, one),
  );
  const visible = conditions.length === 0 ? {} : { visible: conditions };
  const picked = viewPath(u, set.pointer, identifier(action.name, 'action'));
  const names = new Map(action.fields.map(({ name }, at) => [name, identifier(name, `value${at}`)]));
  const sent = action.fields.flatMap((field): [string, Json][] => {
    const value = ofRecord(field);
    return value === undefined || place.isPicked === true ? [] : [[names.get(field.name) ?? field.name, value]];
  });
  const openKey = freshId('isOpen', new Set(names.values()));
  const nameKey = freshId('record', new Set([...names.values(), openKey]));
  const name = nameOf(set, place);
  const isHanded = name !== undefined && place.isPicked !== true;
  const ask = () =>
    actionControls([action], u, {
      lookups: [
        (field) => {
          const value = ofRecord(field);
          if (value === undefined || place.isPicked === true) return value;
          return { $state: picked + formatPointer([names.get(field.name) ?? '']) };
        },
      ],
      answersPath: picked,
      openPath: picked + formatPointer([openKey]),
      about: isHanded ? read(picked + formatPointer([nameKey])) : name,
    });
  const known = action.fields.map((field) => ofRecord(field) !== undefined);
  const alike = JSON.stringify([action.name, action.label, known, isHanded]);
  const asking = place.isPicked === true ? ask() : keptFor(u, set, alike, ask);
  if (asking.dialogs.length === 0) {
    const direct = actionControls([action], u, { lookups: [ofRecord] });
    return { ...direct, buttons: direct.buttons.map((button) => ({ ...button, ...visible })) };
  }
  const start = asking.dialogs.reduce<JsonObject>((whole, dialog) => ({ ...whole, ...seedsBelow(dialog, picked) }), {});
  const present = action.fields.flatMap((field): [string, Json][] => {
    const mayBegin = beginsAtPresent(field, action) && !isOfPerson(field, set, action);
    const key = Object.hasOwn(start, field.name) && mayBegin ? presentColumn(field, set)?.key : undefined;
    const value = key !== undefined && place.keys.includes(key) ? place.at(key) : undefined;
    return value === undefined ? [] : [[field.name, value]];
  });
  const told: [string, Json][] = isHanded ? [...sent, [nameKey, name]] : sent;
  const handed = { ...start, ...Object.fromEntries([...told, ...present]), [openKey]: true };
  const closed = Object.fromEntries(told.map(([key]) => [picked + formatPointer([key]), null]));
  return {
    // An event fires one action: a single state change both opens the dialog and says which record it is for.
    buttons: asking.buttons.map((button) => ({ ...button, ...visible, on: { commit: assign(picked, handed) } })),
    dialogs: asking.dialogs.map((dialog) => ({ ...dialog, seeds: { ...dialog.seeds, ...closed } })),
  };
}

// An empty flat has no tenant who could be written to.
function refersToSomebody(action: Action, set: RecordSet): OfferedIf[] {
  const key = referenceFor(action, set)?.key;
  const isGap = key !== undefined && set.rows.some((row) => row[key] === null || row[key] === undefined);
  return isGap ? [{ key }] : [];
}

const kept = new WeakMap<RecordSet, { u: Understanding; controls: Map<string, ActionControls> }>();

// Records with the same members share one dialog; building it is most of the work.
function keptFor(u: Understanding, set: RecordSet, key: string, make: () => ActionControls): ActionControls {
  const before = kept.get(set);
  const ofSet = before?.u === u ? before : { u, controls: new Map<string, ActionControls>() };
  kept.set(set, ofSet);
  const made = ofSet.controls.get(key) ?? make();
  ofSet.controls.set(key, made);
  return made;
}

// What a dialog shows under its title, since the record is out of sight by then.
function nameOf(set: RecordSet, { name, keys, at }: RecordPlace): JsonObject | undefined {
  const title = titleColumn(set);
  const isReadable = title !== undefined && title.hidden === undefined && title.refersTo === undefined;
  return name ?? (isReadable && keys.includes(title.key) ? at(title.key) : undefined);
}

/** What an action sends of a record without asking. */
function recordLookup(set: RecordSet, action: Action, { keys, at, whole = () => undefined }: RecordPlace): Lookup {
  const row = fromRow('', keys, set);
  const found = referenceFor(action, set);
  const reference = found !== undefined && keys.includes(found.key) ? found : undefined;
  return (field) => {
    const own = whole(field);
    if (own !== undefined) return own;
    if (reference !== undefined && isSentAs(field, reference)) return at(reference.key);
    const value = row(field);
    const path = isJsonObject(value) && typeof value['$state'] === 'string' ? value['$state'] : '';
    if (path === '') return undefined;
    if (keyNamed(field.name, set) !== undefined) return at(path.slice(1));
    // Of two ids, one that is named like the record leaves none for the other.
    const isTaken =
      keyColumn(set)?.key === path.slice(1) && action.fields.some(({ name }) => keyNamed(name, set) !== undefined);
    if (isTaken || isOpen(field, set, action) || isOfPerson(field, set, action)) return undefined;
    return at(path.slice(1));
  };
}

// Beside an address that no record has, a name is that of whoever fills in the form: who joins a course, and not the course.
function isOfPerson(field: Field, { columns }: RecordSet, { fields }: Action): boolean {
  const isAddress = ({ name, kind }: Field) =>
    (kind === 'email' || kind === 'phone') && !columns.some(({ key }) => joinedWords(key) === joinedWords(name));
  return field.kind === 'text' && plays(field.name, 'title') && fields.some(isAddress);
}

// A value that some record lacks has to be asked for.
function isOpen(field: Field, set: RecordSet, action: Action): boolean {
  if (isDecided(action, field)) return true;
  const column = presentColumn(field, set);
  return column !== undefined && set.rows.some((row) => row[column.key] === undefined || row[column.key] === null);
}

// How many are ordered has nothing to do with how many are there.
function beginsAtPresent({ name, kind }: Field, action: Action): boolean {
  return (
    isEdit(action) || /^(?:new|nuev|nuov|nov|neu|nouv)/i.test(name) || !['number', 'money', 'quantity'].includes(kind)
  );
}

// The start values of a dialog, as it has them below a state path; those of an object together, since it is sent as one.
function seedsBelow(dialog: Part, path: string): JsonObject {
  const values: JsonObject = {};
  for (const [pointer, value] of seedsIn(dialog)) {
    if (!pointer.startsWith(`${path}/`)) continue;
    const keys = parsePointer(pointer.slice(path.length));
    const last = keys.pop();
    let inner = values;
    for (const key of keys) {
      const next = Object.hasOwn(inner, key) ? inner[key] : undefined;
      const object = isJsonObject(next) ? next : {};
      inner[key] = object;
      inner = object;
    }
    if (last !== undefined) inner[last] = value;
  }
  return values;
}

function seedsIn({ seeds = {}, children }: Part): [string, Json][] {
  return [...Object.entries(seeds), ...children.flatMap(seedsIn)];
}

// Inside a repeat, a condition reads the record under another name than an expression does, and compares no two members.
function conditionAt({ at, compare }: RecordPlace, { key, mayLack, not, ...test }: OfferedIf): JsonObject[] {
  const place = at(key);
  const item = place['$bindItem'];
  const own = item === undefined ? place : { $item: item };
  const [operator, operand] = Object.entries(test)[0] ?? [];
  if (operator === undefined || operand === undefined) return [not === true ? { ...own, not } : own];
  if (!isJsonObject(operand)) return [{ ...own, [operator]: operand }];
  const other = operand['key'];
  if (typeof other !== 'string') return [];
  if (compare !== undefined) return [{ $item: compare({ key, operator, other, mayLack: mayLack === true }) }];
  return mayLack === true || item !== undefined ? [] : [{ ...own, [operator]: at(other) }];
}
