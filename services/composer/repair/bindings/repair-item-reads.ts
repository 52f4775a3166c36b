import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { formatPointer, readMember } from '#contract/json/json-pointer.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { withElement } from '../edit-spec.ts';
import { mapJson } from '../map-json.ts';
import { respelled } from './repair-pointers.ts';
import { isUntouched, type PassContext, type PassResult, type Repair } from '../pass.ts';
import { recordsAt, templateIds } from './repeats.ts';
import { safeTokens } from '#contract/json/safe-tokens.ts';
import { documentOrder, elementOf } from '#contract/spec/spec-tree.ts';

/** Placeholders for the index of the repeated item in a path. */
const ANY_INDEX = /^(?:\$?\{?\{?\$?(?:index|i|idx)\}?\}?|\*|\[\]|:index)$/i;
/** Names for the repeated item in a path, unless the state has a member of that name. */
const ITEM_NAMES = new Set(['item', '$item', 'row', '$row', 'current']);

/**
 * Normalizes reads of the repeated item in templates: `/orders/$index/total`, `/item/total` and fields in another spelling
 * become `$bindItem` with the field that the items have.
 *
 * Source: docs/catalog/conventions.md, "Expressions".
 */
export function repairItemReads(spec: Spec, context: PassContext): PassResult {
  const repairs: Repair[] = [];
  let repaired = spec;
  for (const repeater of documentOrder(spec)) {
    const path = elementOf(spec, repeater)?.repeat?.statePath;
    const items = recordsAt(spec, path);
    if (path === undefined || items.length === 0) continue;
    for (const id of templateIds(spec, repeater)) {
      const element = elementOf(repaired, id);
      if (element === undefined || isUntouched(spec, id, context)) continue;
      const next = mapJson(element as unknown as JsonObject, (part) => repairRead(part, path, items, spec));
      if (next === (element as unknown)) continue;
      repaired = withElement(repaired, id, next as unknown as SpecElement);
      repairs.push({ rule: 'repair-item-read', pointer: formatPointer(['elements', id]) });
    }
  }
  return { spec: repaired, repairs };
}

function repairRead(part: Json, path: string, items: readonly JsonObject[], spec: Spec): Json {
  if (!isJsonObject(part)) return part;
  for (const key of ['$bindItem', '$item']) {
    const field = part[key];
    if (typeof field !== 'string' || field === '') continue;
    const meant = fieldOf(field.split('/'), items) ?? fieldOf(field.split('/').slice(1), items);
    return meant === undefined || meant === field ? part : { ...part, [key]: meant };
  }
  const read = part['$state'];
  const tokens = typeof read === 'string' ? itemTokens(read, path, spec) : undefined;
  const field = tokens === undefined ? undefined : fieldOf(tokens, items);
  if (field === undefined) return part;
  const { $state: _, ...operators } = part;
  return Object.keys(operators).length === 0 ? { $bindItem: field } : { $item: field, ...operators };
}

/** The path inside the item that a read means, if it means one. */
function itemTokens(read: string, path: string, { state }: Spec): string[] | undefined {
  const tokens = safeTokens(read);
  const list = safeTokens(path);
  const [name = '', ...rest] = tokens;
  if (ITEM_NAMES.has(name)) return readMember(state, name) === undefined && rest.length > 0 ? rest : undefined;
  const isBelow = tokens.length > list.length + 1 && list.every((token, index) => token === tokens[index]);
  return isBelow && ANY_INDEX.test(tokens[list.length] ?? '') ? tokens.slice(list.length + 1) : undefined;
}

/** The field as the items spell it. */
function fieldOf(tokens: readonly string[], items: readonly JsonObject[]): string | undefined {
  if (tokens.length === 0) return undefined;
  for (const item of items) {
    const field = respelled(item, tokens);
    if (field !== undefined) return field.join('/');
  }
  return undefined;
}
