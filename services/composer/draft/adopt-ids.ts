import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';

/** Props whose text identifies an element. */
const WORDS = ['title', 'label', 'text', 'name'];

/**
 * Gives the nodes of a nested tree that an edit answered with the ids that they have in the spec, so that unchanged ones
 * are recognized. A node without an id is matched to the child at its place with the same text, otherwise to the next one
 * of its type; without a match it is new.
 *
 * @returns the top's id and the tree, or undefined when nothing identifies the top
 */
export function adoptIds(tree: JsonObject, spec: Spec): { id: string; tree: JsonObject } | undefined {
  const id = topId(tree, spec);
  if (id === undefined) return undefined;
  const taken = new Set([id, ...givenIds(tree)]);
  return { id, tree: adopt(tree, id, spec, taken) };
}

function topId({ id, type }: JsonObject, spec: Spec): string | undefined {
  if (typeof id === 'string' && elementOf(spec, id) !== undefined) return id;
  if (elementOf(spec, spec.root)?.type === type) return spec.root;
  const alike = Object.keys(spec.elements).filter((other) => elementOf(spec, other)?.type === type);
  return alike.length === 1 ? alike[0] : undefined;
}

function givenIds(node: JsonObject): string[] {
  const own = typeof node['id'] === 'string' ? [node['id']] : [];
  return [...own, ...nodesIn(node).flatMap(givenIds)];
}

function adopt(node: JsonObject, id: string, spec: Spec, taken: Set<string>): JsonObject {
  const { children } = node;
  if (!Array.isArray(children)) return node;
  const adopted = children.map((child): Json => {
    if (!isNode(child)) return child;
    const childId = typeof child['id'] === 'string' ? child['id'] : formerChild(child, id, spec, taken);
    if (childId === undefined) return child;
    taken.add(childId);
    return { ...adopt(child, childId, spec, taken), id: childId };
  });
  return { ...node, children: adopted };
}

function formerChild(node: JsonObject, parent: string, spec: Spec, taken: ReadonlySet<string>): string | undefined {
  const former = (elementOf(spec, parent)?.children ?? []).filter(
    (id) => !taken.has(id) && elementOf(spec, id)?.type === node['type'],
  );
  const props = isJsonObject(node['props']) ? node['props'] : {};
  const word = WORDS.find((name) => typeof props[name] === 'string');
  const namesake = former.find((id) => word !== undefined && elementOf(spec, id)?.props[word] === props[word]);
  return namesake ?? former[0];
}

function nodesIn({ children }: JsonObject): JsonObject[] {
  return Array.isArray(children) ? children.filter(isNode) : [];
}

function isNode(value: Json): value is JsonObject {
  return isJsonObject(value) && typeof value['type'] === 'string';
}
