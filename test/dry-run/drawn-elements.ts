import { isJsonObject } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { childIds, elementOf } from '#contract/spec/spec-tree.ts';

/** One time that an element is drawn. */
export type DrawnElement = { id: string; element: SpecElement; itemPath: string | undefined };

const ITEMS_DRAWN = 3;

/** Every element as often as it is drawn, a template once for each of the first items, whatever is visible. */
export function drawnElements(spec: Spec): DrawnElement[] {
  const drawn: DrawnElement[] = [];
  draw(spec.root, undefined);
  return drawn;

  function draw(id: string, itemPath: string | undefined): void {
    const element = elementOf(spec, id);
    if (element === undefined) return;
    drawn.push({ id, element, itemPath });
    const scopes = element.repeat === undefined ? [itemPath] : itemPaths(spec, element.repeat.statePath);
    for (const scope of scopes) for (const child of childIds(element)) draw(child, scope);
  }
}

function itemPaths(spec: Spec, statePath: string): string[] {
  const list = readPointer(spec.state, statePath);
  return Array.isArray(list) ? list.slice(0, ITEMS_DRAWN).map((_, index) => `${statePath}/${index}`) : [];
}

/** The parts of a `visible` condition, all of which must hold. */
export function conditionsOf({ visible }: SpecElement): { [key: string]: unknown }[] {
  return [visible].flat().flatMap((condition) => {
    if (condition === false) return [{ never: true }];
    return isJsonObject(condition) ? [condition] : [];
  });
}
