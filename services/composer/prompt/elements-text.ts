import type { Spec } from '#contract/spec/spec.ts';
import { documentOrder, elementOf } from '#contract/spec/spec-tree.ts';
import { fencedLines, safeJson } from './fence.ts';

/** The elements of a spec in reading order, one per line with its path, for a model to edit. */
export function elementsText(spec: Spec): string {
  return fencedLines(documentOrder(spec).map((id) => elementLine(spec, id)));
}

/** One element as the operation that would add it. */
export function elementLine(spec: Spec, id: string): string {
  const element = elementOf(spec, id);
  return element === undefined ? '' : `${safeJson(`/elements/${id}`)} ${safeJson(element)}`;
}

const OUTLINE_MAX = 80;
const OUTLINE_PROPS = ['title', 'label', 'name', 'text', 'value'];

/** A short summary of a screen: type and text of each element. */
export function outlineText(spec: Spec): string {
  const lines = documentOrder(spec).map((id) => {
    const element = elementOf(spec, id);
    const name = OUTLINE_PROPS.find((prop) => element?.props[prop] !== undefined);
    const words = name === undefined ? '' : ` ${safeJson(element?.props[name] ?? null).slice(0, 80)}`;
    return `${id}: ${element?.type ?? ''}${words}`;
  });
  const rest = lines.length - OUTLINE_MAX;
  return fencedLines(rest > 0 ? [...lines.slice(0, OUTLINE_MAX), `… and ${rest} more`] : lines);
}
