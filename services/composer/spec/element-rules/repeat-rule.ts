import { isJsonObject, type Json, type JsonObject } from '#contract/json.ts';
import type { ElementRule } from './element-rule.ts';
import { pointerOf } from './expression-rules.ts';

const PATH_NAMES = ['statePath', '$state', 'path', 'source', 'items', 'data', 'over', 'in', 'list'];

export const mendRepeat: ElementRule = {
  name: 'mend-repeat',
  says: 'A `repeat` in another notation becomes `{ statePath }`; one without a path goes.',
  mend: (element) => {
    if (!Object.hasOwn(element, 'repeat')) return element;
    const { repeat, ...rest } = element;
    const path = pathOf(repeat ?? null);
    if (path === undefined) return rest;
    const isSame = isJsonObject(repeat) && Object.keys(repeat).length === 1 && repeat['statePath'] === path;
    return isSame ? element : { ...rest, repeat: { statePath: path } };
  },
};

function pathOf(repeat: Json): string | undefined {
  if (typeof repeat === 'string') return pointerOf(repeat);
  if (!isJsonObject(repeat)) return undefined;
  const path = PATH_NAMES.map((name) => repeat[name]).find((value) => typeof value === 'string' || isJsonObject(value));
  return path === undefined ? undefined : pathOf(path);
}

/**
 * A repeated element brought to the one shape that every renderer draws alike: a container with `repeat` around a
 * single template. A leaf gets a Stack around it, several children get one between. The container keeps the id, so
 * that whoever lists it still does.
 */
export function wrapRepeated(id: string, element: JsonObject, takesChildren: boolean): [string, JsonObject][] {
  const { repeat, children } = element;
  if (!isJsonObject(repeat)) return [[id, element]];
  const template = `${id}-item`;
  const stack = { type: 'Stack', props: {} };
  if (!takesChildren) {
    const { repeat: _, ...leaf } = element;
    return [
      [id, { ...stack, children: [template], repeat }],
      [template, leaf],
    ];
  }
  if (!Array.isArray(children) || children.length < 2) return [[id, element]];
  return [
    [id, { ...element, children: [template] }],
    [template, { ...stack, children }],
  ];
}
