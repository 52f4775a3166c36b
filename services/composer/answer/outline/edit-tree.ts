import { mainPropOf } from '#catalog/main-prop.ts';
import { ROOT_ID } from '#catalog/opening.ts';
import { sameJson } from '#contract/json/apply-operation.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import type { Candidate } from '../reading.ts';
import { childrenIn, type EditNode, editOperations } from './edit-operations.ts';
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
