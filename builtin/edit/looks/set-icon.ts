import { definitionOf } from '#catalog/components.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isElement } from '#builtin/edit/finding/find-element.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';
import { setProp, type Patch } from '#builtin/edit/patch.ts';
import { iconsMeantBy, tellingWords } from '#builtin/edit/removing/remove-icons.ts';

/** Gives an element an icon, or another one. The phrase names the element, or the icon that it has. */
export function setIcon(patch: Patch, phrase: string, name: string, within: string | undefined): boolean {
  const present = iconsMeantBy(patch.spec, phrase, within);
  for (const { place, pointer } of present)
    patch.apply({
      op: 'replace',
      path: pointer ?? formatPointer(['elements', place.id, 'props', 'name']),
      value: name,
    });
  return present.length > 0 || addIcon(patch, tellingWords(wordsOf(phrase)).join(' '), name, within);
}

function addIcon(patch: Patch, phrase: string, name: string, within: string | undefined): boolean {
  const scope = within === undefined ? undefined : findTargets(patch.spec, within)[0]?.place.id;
  const found = findTargets(patch.spec, phrase, { fits: isElement, within: scope }).flatMap(({ place }) => {
    const props = Object.entries(definitionOf(place.element.type)?.props ?? {});
    const [prop] = props.find(([, { kind }]) => [kind].flat().includes('icon')) ?? [];
    return prop === undefined || place.element.props[prop] === name ? [] : [{ id: place.id, prop }];
  });
  for (const { id, prop } of found) setProp(patch, id, prop, name);
  return found.length > 0;
}
