import type { Fields, Kind, Prop } from '#catalog/definition.ts';
import { isJsonObject } from '#contract/json/json.ts';
import { type Access, checkExpression, checkFreeJson, isExpression } from './expression.ts';
import { fault, type Findings, NONE, show } from './finding.ts';
import { type Check, KIND_NAMES, SCALAR_CHECKS, wrong } from './kind.ts';
import { checkEntries, checkItems } from './members.ts';
import { withRepair } from './repair-value.ts';
import { compileShape } from './shape.ts';

/**
 * Compiles one prop, member or item: its literal check, and in addition any expression. `root` are the component's props,
 * for items that have the shape of another prop's items.
 */
export function compileValue(prop: Prop, root: Fields, access: Access = 'read'): Check {
  const literal = compileLiteral(prop, root);
  return (value, scope) => {
    if (isExpression(value)) return checkExpression(value, access, scope);
    const found = literal(value, scope);
    return found === NONE ? NONE : withRepair(found, value, prop, literal);
  };
}

function compileLiteral(prop: Prop, root: Fields): Check {
  if (prop.sameAs !== undefined) return sameShape(root[prop.sameAs], root);
  const kinds: readonly Kind[] = typeof prop.kind === 'string' ? [prop.kind] : prop.kind;
  if (isFreeJson(kinds, prop)) return checkFreeJson;
  const [first, ...others] = kinds.map((kind) => compileKind(kind, prop, root));
  if (first === undefined) return () => fault('wrong_kind', 'No value fits here.');
  return others.length === 0 ? first : anyOf(kinds, [first, ...others]);
}

function compileKind(kind: Kind, prop: Prop, root: Fields): Check {
  switch (kind) {
    case 'array':
      return listCheck(prop, root);
    case 'object':
      return prop.of === undefined ? freeObject : compileShape(prop.of, prop, (member) => compileValue(member, root));
    case 'record':
      return recordCheck(prop.items ?? { kind: 'any' }, root);
    default:
      return SCALAR_CHECKS[kind](prop);
  }
}

function listCheck(prop: Prop, root: Fields): Check {
  const { minItems = 0, maxItems = Infinity } = prop;
  const item = compileItem(prop, root);
  return (value, scope) => {
    if (!Array.isArray(value)) return wrong('array', value);
    if (value.length < minItems || value.length > maxItems) {
      const bounds = maxItems === Infinity ? `at least ${minItems}` : `${minItems} to ${maxItems}`;
      return fault('wrong_length', `The list has ${value.length} items instead of ${bounds}.`);
    }
    return checkItems(value, item, scope);
  };
}

function compileItem(prop: Prop, root: Fields): Check {
  if (prop.items !== undefined) return compileValue(prop.items, root);
  if (prop.of === undefined) return checkFreeJson;
  const { of, oneOf, needs, order, requiredWhen } = prop;
  const rules = {
    ...(oneOf && { oneOf }),
    ...(needs && { needs }),
    ...(order && { order }),
    ...(requiredWhen && { requiredWhen }),
  };
  return compileValue({ kind: 'object', of, ...rules }, root);
}

function recordCheck(items: Prop, root: Fields): Check {
  const item = compileValue(items, root);
  return (value, scope) => (isJsonObject(value) ? checkEntries(value, item, scope) : wrong('record', value));
}

// The items of a tree contain items of the same shape, so the check is compiled on first use.
function sameShape(list: Prop | undefined, root: Fields): Check {
  let item: Check | undefined;
  return (value, scope) => {
    item ??= list === undefined ? checkFreeJson : compileItem(list, root);
    return item(value, scope);
  };
}

const freeObject: Check = (value, scope) =>
  isJsonObject(value) ? checkFreeJson(value, scope) : wrong('object', value);

function isFreeJson(kinds: readonly Kind[], prop: Prop): boolean {
  return kinds.includes('any') && kinds.includes('object') && prop.of === undefined && prop.items === undefined;
}

// Only the kind that the value's JSON type suggests is checked, so that the finding can be precise.
function anyOf(kinds: readonly Kind[], checks: readonly Check[]): Check {
  return (value, scope) => {
    const near: Findings[] = [];
    for (const check of checks) {
      const found = check(value, scope);
      if (found === NONE) return NONE;
      if (found.every((finding) => finding.pointer !== '' || finding.code !== 'wrong_kind')) near.push(found);
    }
    if (near.length === 1 && near[0] !== undefined) return near[0];
    return fault('wrong_kind', `Expected ${kinds.map((kind) => KIND_NAMES[kind]).join(', or ')}, not ${show(value)}.`);
  };
}
