import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { takesChild } from '#catalog/containers.ts';
import type { PassContext } from '../pass.ts';
import { isSubmit } from '../actions/press-carriers.ts';
import { readsItem } from '../bindings/repeats.ts';
import {
  ancestors,
  childIds,
  documentOrder,
  elementOf,
  isElementOf,
  orderFrom,
  parents,
} from '#contract/spec/spec-tree.ts';
import { wordsOf } from '../words.ts';

/** Where an orphan goes: the parent, and the index among its children. */
export type Home = { id: string; index: number };

/**
 * The place that an orphan was most likely meant for, strongest hint first: a container that lacks a required child; the
 * Form that lacks a submit button; between two siblings that were written before and after it; the container that its id is
 * derived from (`orders-table` in `orders-card`); one that accepts just its type; the root. Undefined when nothing accepts
 * it.
 */
export function homeOf(spec: Spec, orphan: string, context: PassContext): Home | undefined {
  const type = elementOf(spec, orphan)?.type ?? '';
  const order = documentOrder(spec);
  const acceptingParents = order.filter((id) =>
    takesChild(context.definitionOf(elementOf(spec, id)?.type ?? ''), type),
  );
  const templates = insideRepeats(spec, orphan, acceptingParents);
  const open = templates.length > 0 ? templates : acceptingParents;
  const id = containerMissingChild(spec, orphan, order, context) ?? formWithoutSubmit(spec, orphan, open);
  if (id !== undefined) return atEnd(spec, id);
  const between = amongNeighbours(spec, orphan, open);
  if (between !== undefined) return between;
  const home =
    closestById(orphan, open) ?? onlyHome(spec, type, open, context) ?? templates.at(-1) ?? rootIn(open, spec);
  return home === undefined ? undefined : atEnd(spec, home);
}

function atEnd(spec: Spec, id: string): Home {
  return { id, index: (elementOf(spec, id)?.children ?? []).length };
}

function rootIn(open: readonly string[], { root }: Spec): string | undefined {
  return open.find((id) => id === root);
}

/** For elements that read an item, the containers inside a repeat; none for others. */
function insideRepeats(spec: Spec, orphan: string, acceptingParents: readonly string[]): string[] {
  if (!asksItem(spec, orphan)) return [];
  const repeats = Object.keys(spec.elements).filter((id) => elementOf(spec, id)?.repeat !== undefined);
  const inside = new Set(repeats.flatMap((id) => orderFrom(spec, id).slice(1)));
  return acceptingParents.filter((id) => inside.has(id));
}

function asksItem(spec: Spec, orphan: string): boolean {
  return orderFrom(spec, orphan).some((id) => isElementOf(spec, id, readsItem));
}

/** A container that lacks a required child: a repeat for what reads an item, else the one with the best matching id. */
function containerMissingChild(
  spec: Spec,
  orphan: string,
  order: readonly string[],
  { definitionOf }: PassContext,
): string | undefined {
  const isItems = asksItem(spec, orphan);
  const lacking = order.filter((id) => {
    const element = elementOf(spec, id);
    if (element === undefined) return false;
    if (isItems) return element.repeat !== undefined && childIds(element).length === 0;
    const { minChildren = 0, children } = definitionOf(element.type) ?? {};
    return children === 'any' && childIds(element).length < minChildren;
  });
  return closestById(orphan, lacking) ?? (lacking.length === 1 ? lacking[0] : undefined);
}

/** For a submit button, or what contains one: the best matching part of the only Form without one, or that Form. */
function formWithoutSubmit(spec: Spec, orphan: string, open: readonly string[]): string | undefined {
  if (!needsForm(spec, orphan)) return undefined;
  const sends = (id: string) => orderFrom(spec, id).some((below) => isElementOf(spec, below, isSubmit));
  const forms = documentOrder(spec).filter((id) => elementOf(spec, id)?.type === 'Form' && !sends(id));
  const [form] = forms;
  if (form === undefined || forms.length > 1) return undefined;
  const inside = new Set(orderFrom(spec, form));
  return (
    closestById(
      orphan,
      open.filter((id) => inside.has(id)),
    ) ?? form
  );
}

/** Between two siblings, or first in the container that was written just before. */
function amongNeighbours(spec: Spec, orphan: string, open: readonly string[]): Home | undefined {
  const below = new Set(orderFrom(spec, orphan));
  const ids = Object.keys(spec.elements);
  const at = ids.indexOf(orphan);
  const before = ids.slice(0, at).at(-1);
  const after = ids.slice(at + 1).find((id) => !below.has(id));
  if (before === undefined || after === undefined) return undefined;
  const parentOf = parents(spec);
  const parent = parentOf.get(after);
  if (parent === undefined || !open.includes(parent)) return undefined;
  if (parent !== before && !ancestors(parentOf, before).includes(parent)) return undefined;
  return { id: parent, index: childIds(elementOf(spec, parent) as SpecElement).indexOf(after) };
}

/** The container that shares the most leading words of the id, at least one. */
function closestById(orphan: string, open: readonly string[]): string | undefined {
  const words = wordsOf(orphan);
  let best: { id: string; shared: number } | undefined;
  for (const id of open) {
    const shared = sharedWords(words, wordsOf(id));
    if (shared > (best?.shared ?? 0)) best = { id, shared };
  }
  return best?.id;
}

function sharedWords(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((word, index) => word !== other[index]);
  return differs === -1 ? one.length : differs;
}

/** A container that accepts just this type, such as a StatGroup for a Stat. */
function onlyHome(spec: Spec, type: string, open: readonly string[], context: PassContext): string | undefined {
  return open.findLast((id) => {
    const takes = context.definitionOf(elementOf(spec, id)?.type ?? '')?.children;
    return Array.isArray(takes) && takes.includes(type);
  });
}

/** True for a submit button, or an element that contains one without being a Form or containing its Form. */
function needsForm(spec: Spec, id: string): boolean {
  const elements = orderFrom(spec, id).flatMap((below) => elementOf(spec, below) ?? []);
  return elements.some(isSubmit) && !elements.some(({ type }) => type === 'Form');
}
