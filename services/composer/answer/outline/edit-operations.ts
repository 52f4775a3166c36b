import { sameJson } from '#contract/json/apply-operation.ts';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf, orderFrom, parents } from '#contract/spec/spec-tree.ts';
import type { Candidate } from '../reading.ts';
import type { ElementLine } from './read-element.ts';

/** An element that an edit names, of the prior spec or new, with the children that the edit lists. */
export type EditNode = { id: string; line: ElementLine; isNew: boolean; children: string[] };

/** The operations of an edit: new elements, changes, new children lists, and removals. */
export function editOperations(prior: Spec, nodes: readonly EditNode[], removed: ReadonlySet<string>): Candidate[] {
  const named = new Set(nodes.map(({ id }) => id));
  const gone = [...removed].flatMap((id) => orderFrom(prior, id)).filter((id) => !named.has(id));
  return [
    ...nodes.flatMap((node) => (node.isNew ? addition(node) : [])),
    ...nodes.flatMap((node) => (node.isNew ? [] : changes(prior, node))),
    ...placements(prior, nodes, removed),
    ...[...new Set(gone)].map((id) => ({ op: 'remove', path: elementPath(id) })),
  ];
}

/** The ids in an element's children list. */
export function childrenIn(spec: Spec, id: string): string[] {
  const children: unknown = elementOf(spec, id)?.children;
  return Array.isArray(children) ? children.filter((child) => typeof child === 'string') : [];
}

function addition({ id, line, children }: EditNode): Candidate[] {
  const { type, props, rest } = line;
  return [{ op: 'add', path: elementPath(id), value: { type, props, children, ...rest } }];
}

/** The changes that a line makes to an existing element; null removes. */
function changes(prior: Spec, { id, line }: EditNode): Candidate[] {
  const { type, props, rest } = line;
  const change = (tokens: string[], value: Json): Candidate => {
    const path = formatPointer(['elements', id, ...tokens]);
    return value === null ? { op: 'remove', path } : { op: 'add', path, value };
  };
  const isOther = type !== '' && type !== elementOf(prior, id)?.type;
  return [
    ...(isOther ? [change(['type'], type)] : []),
    ...Object.entries(props).map(([name, value]) => change(['props', name], value)),
    ...Object.entries(rest).flatMap(([name, value]) => {
      if (name !== 'on' || !isJsonObject(value)) return [change([name], value)];
      return Object.entries(value).map(([verb, binding]) => change(['on', verb], binding));
    }),
  ];
}

/** New children lists for elements whose children were added, removed or moved. */
function placements(prior: Spec, nodes: readonly EditNode[], removed: ReadonlySet<string>): Candidate[] {
  const lists = new Map<string, string[]>();
  const listOf = (id: string): string[] => lists.get(id) ?? childrenIn(prior, id);
  const parentOf = parents(prior);
  const takeFromParent = (child: string, keeper?: string): void => {
    const former = parentOf.get(child);
    if (former === undefined || former === keeper) return;
    const others = listOf(former).filter((one) => one !== child);
    lists.set(former, others);
  };
  for (const { id, children } of nodes) for (const child of children) takeFromParent(child, id);
  for (const id of removed) takeFromParent(id);
  for (const { id, isNew, children } of nodes) {
    if (!isNew && children.length > 0) lists.set(id, arrangeChildren(listOf(id), children));
  }
  return [...lists].flatMap(([id, list]) =>
    sameJson(list, childrenIn(prior, id)) ? [] : [{ op: 'replace', path: `${elementPath(id)}/children`, value: list }],
  );
}

function elementPath(id: string): string {
  return formatPointer(['elements', id]);
}

/**
 * The children of an element after an edit that lists some of them. If the listed ones are in their old order, they stay
 * in place, and each new one follows the one listed before it, precedes the one after it, or comes last. Otherwise all
 * listed ones are placed together.
 *
 * @param before the children that the element keeps
 * @param named the children that the edit lists, old and new
 */
function arrangeChildren(before: readonly string[], named: readonly string[]): string[] {
  const old = named.filter((id) => before.includes(id));
  const places = old.map((id) => before.indexOf(id));
  if (places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0))) return insertNew(before, named);
  const rest = before.filter((id) => !named.includes(id));
  const first = Math.min(...places);
  const place = before.slice(0, first).filter((id) => rest.includes(id)).length;
  return rest.toSpliced(place, 0, ...named);
}

function insertNew(before: readonly string[], named: readonly string[]): string[] {
  const children = [...before];
  for (const [index, id] of named.entries()) {
    if (children.includes(id)) continue;
    const previous = named[index - 1];
    const next = named.slice(index + 1).find((later) => children.includes(later));
    const place =
      previous !== undefined
        ? children.indexOf(previous) + 1
        : next === undefined
          ? children.length
          : children.indexOf(next);
    children.splice(place, 0, id);
  }
  return children;
}
