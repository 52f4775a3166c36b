import type { Definition, Prop } from '#catalog/definition.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import { bind, read } from '../part.ts';
import { allFacts, allRecords, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { joinedWords } from '#builtin/understand/words/fold-text.ts';
import { plays, type RecordRole } from '#builtin/understand/data/record-roles.ts';
import { ownKey, type Understanding } from '../understand/understanding.ts';

/** Props for a custom component, the state that they need, and the pointers of the data that they show. */
export type Filled = { props: JsonObject; seeds: JsonObject; shows: string[]; repeats?: RecordSet };

const ROLES: readonly RecordRole[] = [
  'title',
  'price',
  'picture',
  'status',
  'date',
  'description',
  'person',
  'features',
];
const LISTS = /^(?:items|rows|data|entries|records|options|values|events|points)$/i;

/**
 * Fills the props of a component with data of the same names: one component for all of the data, or one for each record.
 * Bound props without data get a state path of their own. Undefined when a required prop has no truthful value.
 */
export function fillProps(definition: Definition, u: Understanding): Filled | undefined {
  return fillOnce(definition, u) ?? fillPerRecord(definition, u);
}

function fillOnce({ props }: Definition, u: Understanding): Filled | undefined {
  const filled: Filled = { props: {}, seeds: {}, shows: [] };
  for (const [name, prop] of Object.entries(props)) {
    const pointer = factFor(name, u) ?? listFor(name, prop, u);
    if (pointer !== undefined) {
      filled.props[name] = prop.bind === true ? bind(pointer) : read(pointer);
      filled.shows.push(pointer);
    } else if (prop.bind === true) {
      const path = `/${ownKey(u, name)}`;
      filled.props[name] = bind(path);
      filled.seeds[path] = startOf(prop);
    } else if (prop.required === true) {
      const { title } = u.named;
      if (title === undefined || !plays(name, 'title') || !isText(prop)) return undefined;
      filled.props[name] = title;
    }
  }
  const isEmpty = filled.shows.length === 0 && Object.keys(filled.seeds).length === 0;
  return isEmpty && Object.values(props).some((prop) => prop.bind !== true) ? undefined : filled;
}

function fillPerRecord({ props }: Definition, u: Understanding): Filled | undefined {
  for (const set of allRecords(u.data)) {
    const found = Object.entries(props).flatMap(([name, prop]) => {
      const key = prop.bind === true ? undefined : columnFor(name, set);
      return key === undefined ? [] : [[name, { $bindItem: key }] as const];
    });
    const names = new Set(found.map(([name]) => name));
    const isComplete = Object.entries(props).every(([name, prop]) => prop.required !== true || names.has(name));
    if (isComplete && found.length > 0 && set.rows.length > 0)
      return { props: Object.fromEntries(found), seeds: {}, shows: [set.pointer], repeats: set };
  }
  return undefined;
}

function factFor(name: string, { data }: Understanding): string | undefined {
  const facts = allFacts(data);
  return (
    facts.find(({ key }) => joinedWords(key) === joinedWords(name)) ?? facts.find(({ key }) => sameRole(key, name))
  )?.pointer;
}

function listFor(name: string, { kind, required }: Prop, { data }: Understanding): string | undefined {
  if (![kind].flat().includes('array')) return undefined;
  const lists = [...allRecords(data), ...data.lists];
  const [only, ...others] = lists;
  const named = lists.find(({ key }) => joinedWords(key) === joinedWords(name));
  const fallback = required === true && LISTS.test(name) && others.length === 0 ? only : undefined;
  return (named ?? fallback)?.pointer;
}

function columnFor(name: string, { columns, rows }: RecordSet): string | undefined {
  const column =
    columns.find(({ key }) => joinedWords(key) === joinedWords(name)) ?? columns.find(({ key }) => sameRole(key, name));
  return column !== undefined && rows.every((row) => row[column.key] !== undefined && row[column.key] !== null)
    ? column.key
    : undefined;
}

function sameRole(key: string, name: string): boolean {
  return ROLES.some((role) => plays(key, role) && plays(name, role));
}

function isText({ kind }: Prop): boolean {
  return [kind].flat().some((one) => one === 'string' || one === 'text');
}

function startOf({ kind, min }: Prop): Json {
  const [first] = [kind].flat();
  if (first === 'array') return [];
  if (first === 'boolean') return false;
  return first === 'number' || first === 'integer' || first === 'count' ? (min ?? 0) : '';
}
