import { mainPropOf } from '#catalog/main-prop.ts';
import { ROOT_ID } from '#catalog/opening.ts';
import { sameJson } from '#contract/json/apply-operation.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { type Json, type JsonObject, isJsonObject } from '#contract/json/json.ts';
import { elementOf, orderFrom, parents } from '#contract/spec/spec-tree.ts';
import type { Spec } from '#contract/spec/spec.ts';
import type { Candidate } from '../reading.ts';
import { type OutlineContext, type OutlineTree, elementIds } from './outline-tree.ts';
import type { ElementLine } from './read-element.ts';

/** An element of the answer, with its indentation. */
type Open = EditNode & { indent: number };

/**
 * Builds the tree of an edit. A line with the id of an existing element changes what it mentions and keeps the rest; other
 * lines are new elements, placed where they stand. All operations come at the end, since an edit is sent as a difference.
 */
export function createEditTree(
  give: (operation: Candidate) => void,
  { definitionOf, isTaken }: OutlineContext,
  prior: Spec,
): OutlineTree & { remove(id: string): void } {
  const nodes: Open[] = [];
  const removed = new Set<string>();
  const used = new Set<string>();
  const nameOf = elementIds((id) => id === ROOT_ID || used.has(id) || isTaken(id));
  let open: Open[] = [];

  return { add, remove: (id) => void removed.add(id), end };

  function add(indent: number, line: ElementLine): void {
    open = open.slice(0, open.findLastIndex((one) => one.indent < indent) + 1);
    const parent = open.at(-1) ?? beside(line);
    const known = line.id !== undefined && elementOf(prior, line.id) !== undefined ? line.id : sameChild(parent, line);
    const isNew = known === undefined;
    const id = known ?? newId(line);
    used.add(id);
    parent?.children.push(id);
    const node: Open = { id, indent, line, isNew, children: [] };
    nodes.push(node);
    open.push(node);
  }

  /** The parent of an element at the left margin that no id places: the screen, unless it is the screen itself. */
  function beside({ id, type }: ElementLine): Open | undefined {
    if (id !== undefined && elementOf(prior, id) !== undefined) return undefined;
    if (nodes.length === 0 && elementOf(prior, prior.root)?.type === type) return undefined;
    const line: ElementLine = { type: '', id: prior.root, props: {}, rest: {} };
    const root = nodes.find((one) => one.id === prior.root) ?? {
      id: prior.root,
      indent: -1,
      line,
      isNew: false,
      children: [],
    };
    if (!nodes.includes(root)) nodes.push(root);
    return root;
  }

  /** The element that a line without an id means: the screen, or a child of its parent with the same text. */
  function sameChild(parent: Open | undefined, line: ElementLine): string | undefined {
    if (parent === undefined) return prior.root;
    if (parent.isNew || line.id !== undefined) return undefined;
    const words = mainOf(line.type, line.props);
    // An outline without any id is the whole screen rewritten; its parts without text are matched by type alone.
    const isWhole = nodes.every((node) => node.line.id === undefined);
    return childrenIn(prior, parent.id).find((id) => {
      const element = elementOf(prior, id);
      if (used.has(id) || element?.type !== line.type) return false;
      const before = mainOf(line.type, element.props);
      return words === undefined ? isWhole && before === undefined : sameJson(words, before ?? null);
    });
  }

  function mainOf(type: string, props: JsonObject): Json | undefined {
    const definition = definitionOf(type);
    const main = definition === undefined ? undefined : mainPropOf(definition);
    return main === undefined ? undefined : props[main];
  }

  function newId({ id, type, props }: ElementLine): string {
    return id !== undefined && !used.has(id) && !isTaken(id) ? id : nameOf(type, mainOf(type, props));
  }

  function end(): void {
    for (const operation of editOperations(prior, nodes, removed)) give(operation);
  }
}

/** An element that an edit names, of the prior spec or new, with the children that the edit lists. */
type EditNode = { id: string; line: ElementLine; isNew: boolean; children: string[] };

/** The operations of an edit: new elements, changes, new children lists, and removals. */
function editOperations(prior: Spec, nodes: readonly EditNode[], removed: ReadonlySet<string>): Candidate[] {
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
function childrenIn(spec: Spec, id: string): string[] {
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
    const beforeNext = next === undefined ? children.length : children.indexOf(next);
    children.splice(previous === undefined ? beforeNext : children.indexOf(previous) + 1, 0, id);
  }
  return children;
}
