import { mainPropOf } from '#catalog/main-prop.ts';
import { ROOT_ID } from '#catalog/opening.ts';
import { sameJson } from '#contract/apply-operation.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json.ts';
import { formatPointer } from '#contract/json-pointer.ts';
import type { Spec } from '#contract/spec.ts';
import { elementOf, orderFrom } from '#contract/spec-tree.ts';
import type { Candidate } from '../../draft/candidate.ts';
import { arrangeChildren } from './arrange-children.ts';
import { elementIds } from './element-ids.ts';
import type { OutlineContext, OutlineTree } from './outline-tree.ts';
import type { ElementLine } from './read-element.ts';

/** An element of the answer: one of the prior spec, or a new one. */
type Node = { id: string; indent: number; line: ElementLine; isNew: boolean; children: string[] };

/**
 * The tree of an edit. An element with the id of one that is there changes what its line says and keeps the rest; others
 * are new and go where they stand. All operations come at the end, since an edit is told as the difference anyway.
 */
export function createEditTree(
  give: (operation: Candidate) => void,
  { definitionOf, isTaken }: OutlineContext,
  prior: Spec,
): OutlineTree & { remove(id: string): void } {
  const nodes: Node[] = [];
  const removed = new Set<string>();
  const used = new Set<string>();
  const nameOf = elementIds((id) => id === ROOT_ID || used.has(id) || isTaken(id));
  const parentOf = new Map(
    Object.keys(prior.elements).flatMap((id) => childrenIn(prior, id).map((child) => [child, id] as const)),
  );
  let open: Node[] = [];

  return { add, remove: (id) => void removed.add(id), end };

  function add(indent: number, line: ElementLine): void {
    open = open.slice(0, open.findLastIndex((one) => one.indent < indent) + 1);
    const parent = open.at(-1) ?? beside(line);
    const known = line.id !== undefined && elementOf(prior, line.id) !== undefined ? line.id : sameChild(parent, line);
    const isNew = known === undefined;
    const id = known ?? newId(line);
    used.add(id);
    parent?.children.push(id);
    const node: Node = { id, indent, line, isNew, children: [] };
    nodes.push(node);
    open.push(node);
  }

  /** What holds an element at the left margin that no id places: the screen, unless it is the screen itself. */
  function beside({ id, type }: ElementLine): Node | undefined {
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

  /** The element that a line without an id means: the screen, or a child of its parent with the same words. */
  function sameChild(parent: Node | undefined, line: ElementLine): string | undefined {
    if (parent === undefined) return prior.root;
    if (parent.isNew || line.id !== undefined) return undefined;
    const words = mainOf(line.type, line.props);
    // An outline without any id is the whole screen anew; its parts without words are known by their type alone.
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
    for (const node of nodes) if (node.isNew) addElement(node);
    for (const node of nodes) if (!node.isNew) changeElement(node);
    placeChildren();
    const gone = [...removed].flatMap((id) => orderFrom(prior, id)).filter((id) => !used.has(id));
    for (const id of new Set(gone)) give({ op: 'remove', path: elementPath(id) });
  }

  function addElement({ id, line, children }: Node): void {
    const { type, props, rest } = line;
    give({ op: 'add', path: elementPath(id), value: { type, props, children, ...rest } });
  }

  function changeElement({ id, line }: Node): void {
    const { type, props, rest } = line;
    const before = elementOf(prior, id);
    const change = (tokens: string[], value: Json): void => {
      const path = formatPointer(['elements', id, ...tokens]);
      give(value === null ? { op: 'remove', path } : { op: 'add', path, value });
    };
    if (type !== '' && type !== before?.type) change(['type'], type);
    for (const [name, value] of Object.entries(props)) change(['props', name], value);
    for (const [name, value] of Object.entries(rest)) {
      if (name !== 'on' || !isJsonObject(value)) change([name], value);
      else for (const [verb, binding] of Object.entries(value)) change(['on', verb], binding);
    }
  }

  function placeChildren(): void {
    const lists = new Map<string, string[]>();
    const listOf = (id: string): string[] => lists.get(id) ?? childrenIn(prior, id);
    const without = (id: string, child: string): void =>
      void lists.set(
        id,
        listOf(id).filter((one) => one !== child),
      );
    for (const node of nodes) {
      for (const child of node.children) {
        const former = parentOf.get(child);
        if (former !== undefined && former !== node.id) without(former, child);
      }
    }
    for (const id of removed) {
      const former = parentOf.get(id);
      if (former !== undefined) without(former, id);
    }
    for (const { id, isNew, children } of nodes) {
      if (!isNew && children.length > 0) lists.set(id, arrangeChildren(listOf(id), children));
    }
    for (const [id, list] of lists) {
      if (!sameJson(list, childrenIn(prior, id)))
        give({ op: 'replace', path: `${elementPath(id)}/children`, value: list });
    }
  }
}

function childrenIn(spec: Spec, id: string): string[] {
  const children: unknown = elementOf(spec, id)?.children;
  return Array.isArray(children) ? children.filter((child) => typeof child === 'string') : [];
}

function elementPath(id: string): string {
  return formatPointer(['elements', id]);
}
