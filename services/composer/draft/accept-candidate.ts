import { diffOperations } from '#contract/json/diff.ts';
import { PointerError, formatPointer, isArrayIndex, parsePointer } from '#contract/json/json-pointer.ts';
import { type Json, type JsonObject, isJsonObject } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import type { Spec } from '#contract/spec/spec.ts';
import type { Candidate } from '../answer/reading.ts';
import type { SettleActions } from '../repair/actions/strip-actions.ts';
import { legalId } from '../repair/edit-spec.ts';
import type { ElementRepairer } from '../repair/element/repair-element.ts';
import { withoutPrototypeKeys } from '../repair/map-json.ts';
import type { Repair } from '../repair/pass.ts';

/** The rules for accepting operations, besides the spec that they change. */
export type Acceptance = {
  /** True for a top-level state key that the caller or user provided, or that was computed. */
  isReadOnly: (key: string) => boolean;
  repairElement: ElementRepairer;
  settleActions: SettleActions;
};

/** What a candidate becomes: operations and the repairs they took, or the reason why it was dropped. */
export type Accepted = { operations: Operation[]; repairs: Repair[]; dropped?: string };

/**
 * Turns a candidate into strict operations: checked, repaired, and reduced to what really changes. Pure, since it may be
 * interrupted and run again: the caller counts.
 */
export function acceptCandidate(candidate: Candidate, spec: Spec, acceptance: Acceptance): Accepted {
  const place = readPlace(candidate.path, spec);
  if (typeof place === 'string') return drop(place);
  const [member, name, ...rest] = place;
  const edit = readEdit(candidate);
  if (edit === undefined) return drop('unknown_op');
  if (member === 'root' && name === undefined) return acceptRoot(edit, spec);
  if (name === undefined) return drop('bad_path');
  if (member === 'state') return acceptState(name, rest, edit, spec, acceptance);
  if (member === 'elements') return acceptElement(name, rest, edit, spec, acceptance);
  // Only the server writes `/actions`.
  return drop(member === 'actions' ? 'servers_own' : 'bad_path');
}

/** A change at one path: a new value, or its removal. */
type Edit = { value: Json | undefined; insert: boolean };

const SETTING_OPS = new Set(['add', 'replace', 'set', 'update', 'upsert']);

function readEdit({ op, value }: Candidate): Edit | undefined {
  const name = op.toLowerCase();
  if (name === 'remove' || name === 'delete') return { value: undefined, insert: false };
  if (!SETTING_OPS.has(name) || value === undefined) return undefined;
  return { value, insert: name === 'add' };
}

const MEMBERS = new Set(['state', 'root', 'elements', 'actions']);

function readPlace(path: string, spec: Spec): string[] | 'bad_path' {
  try {
    const dotted = /^(?:state|elements)\.[\w.-]+$/.test(path) ? path.replaceAll('.', '/') : path;
    const tokens = parsePointer(dotted.startsWith('/') ? dotted : `/${dotted}`);
    // A path that starts with an element's id lacks the `elements` map.
    const [first = ''] = tokens;
    return !MEMBERS.has(first) && Object.hasOwn(spec.elements, first) ? ['elements', ...tokens] : tokens;
  } catch (thrown) {
    if (thrown instanceof PointerError) return 'bad_path';
    throw thrown;
  }
}

function drop(reason: string): Accepted {
  return { operations: [], repairs: [], dropped: reason };
}

function take(operations: Operation[], repairs: Repair[] = []): Accepted {
  return { operations, repairs };
}

function acceptRoot({ value }: Edit, spec: Spec): Accepted {
  if (typeof value !== 'string') return drop('bad_root');
  const root = idIn(spec, value);
  return take(root === spec.root ? [] : [{ op: 'replace', path: '/root', value: root }]);
}

function acceptState(name: string, rest: string[], edit: Edit, spec: Spec, { isReadOnly }: Acceptance): Accepted {
  if (isReadOnly(name)) return drop('given_state');
  const current = Object.hasOwn(spec.state, name) ? spec.state[name] : undefined;
  const edited = editJson(current, rest, edit.value, edit.insert);
  return take(changeAt(['state', name], current, edited === undefined ? undefined : withoutPrototypeKeys(edited)));
}

function acceptElement(name: string, rest: string[], edit: Edit, spec: Spec, acceptance: Acceptance): Accepted {
  const id = idIn(spec, name);
  const current: Json | undefined = elementOf(spec, id);
  if (current === undefined && (rest.length > 0 || edit.value === undefined)) return drop('no_element');
  const { value, insert } = edit;
  const isRewritten = rest.length === 0 && isJsonObject(current) && isJsonObject(value);
  const edited = isRewritten ? keepForm(current, value) : editJson(current, rest, value, insert);
  if (edited === undefined) return take([{ op: 'remove', path: formatPointer(['elements', id]) }]);
  if (!isJsonObject(edited)) return drop('bad_element');
  const { elements, repairs } = acceptance.repairElement(current === undefined ? name : id, edited);
  const settled = elements.map(([elementId, repaired]) => ({
    elementId,
    repaired,
    element: acceptance.settleActions(repaired),
  }));
  const settling = settled.filter(({ element, repaired }) => element !== repaired);
  const operations = settled.flatMap(({ elementId, element }) => {
    const before: Json | undefined = elementOf(spec, elementId);
    // Elements nested inside this one are rewritten as well.
    const after = before === undefined || (elementId === id && !isRewritten) ? element : keepForm(before, element);
    return changeAt(['elements', elementId], before, after);
  });
  return take(operations, [...repairs, ...settling.map(() => ({ rule: 'settle-actions' as const, pointer: '' }))]);
}

/** The id of the element that a model calls `name`; the repair counts the rewriting. */
function idIn(spec: Spec, name: string): string {
  return Object.hasOwn(spec.elements, name) ? name : legalId(name);
}

// The minimal change from one value to another, as operations on the whole document.
function changeAt(tokens: readonly string[], from: Json | undefined, to: Json | undefined): Operation[] {
  const path = formatPointer(tokens);
  if (to === undefined) return from === undefined ? [] : [{ op: 'remove', path }];
  if (from === undefined) return [{ op: 'add', path, value: to }];
  return diffOperations(from, to, tokens);
}

/** Indices that a missing list can start with. */
const STARTS_LIST = new Set(['-', '0']);

/**
 * A copy of a value with one place changed; `undefined` as the new value removes it. More lenient than RFC 6902, because a
 * model wrote the operation: missing containers on the way are created (lists for a first item, otherwise objects), and an
 * index beyond the end of a list appends.
 *
 * @param tokens the path as unescaped tokens; none of them names a prototype (see `parsePointer`)
 * @param insert true to insert a list item before the existing one, false to replace that one
 */
export function editJson(
  document: Json | undefined,
  tokens: readonly string[],
  value: Json | undefined,
  insert: boolean,
): Json | undefined {
  const [token, ...rest] = tokens;
  if (token === undefined) return value;
  const list = document === undefined && STARTS_LIST.has(token) ? [] : document;
  if (Array.isArray(list)) return editList(list, token, rest, value, insert);
  const members: JsonObject = isJsonObject(document) ? { ...document } : {};
  const current = Object.hasOwn(members, token) ? members[token] : undefined;
  const edited = editJson(current, rest, value, insert);
  if (edited === undefined) delete members[token];
  else members[token] = edited;
  return members;
}

function editList(
  list: Json[],
  token: string,
  rest: readonly string[],
  value: Json | undefined,
  insert: boolean,
): Json[] {
  const index = isArrayIndex(token) ? Math.min(Number(token), list.length) : list.length;
  const isPlace = rest.length === 0;
  const edited = editJson(list[index], rest, value, insert);
  const replaced = isPlace && insert && edited !== undefined ? 0 : 1;
  return list.toSpliced(index, replaced, ...(edited === undefined ? [] : [edited]));
}

/** Keys that models are never asked to write; kept when an answer omits them. */
const NEVER_ASKED_FOR = ['watch', 'slots'];
/** Spellings of `type`. */
const TYPE_KEYS = ['type', 'component', 'componentType'];
const NEVER_ASKED_OF_BINDINGS = ['onSuccess', 'onError', 'preventDefault', 'live'];

/**
 * A rewritten element without meaningless differences to the previous version: `children` that are written as empty or
 * omitted, and keys that only callers' own specs have and no model is asked to repeat. An answer without `type` is a part
 * of the element and is merged into it.
 *
 * @param before the current element
 * @param written the element as answered
 */
export function keepForm(before: JsonObject, written: JsonObject): JsonObject {
  const isPart = !TYPE_KEYS.some((key) => Object.hasOwn(written, key));
  const after: JsonObject = isPart ? merged(before, written) : { ...written };
  if (after['type'] !== before['type']) return after;
  for (const key of NEVER_ASKED_FOR) keep(key, before, after);
  if (isEmptyList(after['children']) && before['children'] === undefined) delete after['children'];
  if (after['children'] === undefined && isEmptyList(before['children'])) after['children'] = [];
  if (isJsonObject(before['on']) && isJsonObject(after['on'])) after['on'] = keepWiring(before['on'], after['on']);
  return after;
}

function merged(before: JsonObject, part: JsonObject): JsonObject {
  const { props } = part;
  if (!isJsonObject(props) || !isJsonObject(before['props'])) return { ...before, ...part };
  return { ...before, ...part, props: { ...before['props'], ...props } };
}

function keep(key: string, before: JsonObject, after: JsonObject): void {
  if (Object.hasOwn(before, key) && !Object.hasOwn(after, key)) after[key] = before[key] ?? null;
}

/** Bindings of the same action keep their follow-ups. */
function keepWiring(before: JsonObject, after: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(after).map(([verb, bound]): [string, Json] => {
      const known = before[verb];
      if (!isJsonObject(known) || !isJsonObject(bound) || known['action'] !== bound['action']) return [verb, bound];
      const kept = { ...bound };
      for (const key of NEVER_ASKED_OF_BINDINGS) keep(key, known, kept);
      return [verb, kept];
    }),
  );
}

function isEmptyList(value: Json | undefined): boolean {
  return Array.isArray(value) && value.length === 0;
}
