import { LIMITS } from '#contract/limits.ts';
import { ELEMENT_ID, type Spec, type SpecElement } from '#contract/spec/spec.ts';

/** The spec with one element added or replaced. */
export function withElement(spec: Spec, id: string, element: SpecElement): Spec {
  return { ...spec, elements: { ...spec.elements, [id]: element } };
}

/** The spec with the children of one element set. */
export function withChildren(spec: Spec, id: string, children: string[]): Spec {
  const element = spec.elements[id];
  return element === undefined ? spec : withElement(spec, id, { ...element, children });
}

/** The spec without those elements and all references to them in children lists. */
export function withoutElements(spec: Spec, gone: ReadonlySet<string>): Spec {
  if (gone.size === 0) return spec;
  const kept = Object.entries(spec.elements)
    .filter(([id]) => !gone.has(id))
    .map(([id, element]): [string, SpecElement] => [id, withoutChildren(element, gone)]);
  return { ...spec, elements: Object.fromEntries(kept) };
}

/** An unused id made from words. */
export function freshId(spec: Spec, words: string): string {
  return freshIds(spec)(words);
}

/**
 * Gives ids that neither an element has nor an earlier call gave, as many as are asked for: it never counts the same
 * ones twice.
 */
export function freshIds(spec: Spec): (words: string) => string {
  const given = new Set<string>();
  const counts = new Map<string, number>();
  return (words) => {
    const stem = words.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^[^A-Za-z]+|-+$/g, '') || 'element';
    const isTaken = (id: string): boolean =>
      Object.hasOwn(spec.elements, id) || id in Object.prototype || given.has(id);
    let count = counts.get(stem) ?? 1;
    const named = (): string => (count === 1 ? stem : `${stem}-${count}`);
    while (isTaken(named())) count += 1;
    const id = named();
    counts.set(stem, count + 1);
    given.add(id);
    return id;
  };
}

/** A copy whose elements may be set one by one, for a pass that changes many. The elements themselves are shared. */
export function openCopy(spec: Spec): Spec {
  return { ...spec, elements: { ...spec.elements } };
}

function withoutChildren(element: SpecElement, gone: ReadonlySet<string>): SpecElement {
  if (!element.children?.some((id) => gone.has(id))) return element;
  return { ...element, children: element.children.filter((id) => !gone.has(id)) };
}

/**
 * An id that the format allows: the same id when it is legal, else its letters and digits with a short hash of the
 * original, so that the result is stable and two ids never collide.
 */
export function legalId(id: string): string {
  if (id.length <= LIMITS.contextElementIdMaxChars && ELEMENT_ID.test(id) && !(id in Object.prototype)) return id;
  const words = id
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${/^[A-Za-z]/.test(words) ? words : `e-${words}`}-${hashOf(id)}`.replace(/-{2,}/, '-');
}

// FNV-1a: short and portable; this needs no cryptographic strength.
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
