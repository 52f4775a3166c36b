import type { Json } from '#contract/json/json.ts';
import { definitionOf } from '#catalog/components.ts';
import { type Corruption, onElement, onProp } from '../corruption.ts';

/** Harmless changes, on which the gate must report nothing. */
export const HARMLESS_KINDS: readonly Corruption[] = [
  onElement(
    'keys in another order',
    [],
    () => true,
    (element, spec, id) => {
      spec.elements[id] = Object.fromEntries(Object.entries(element).reverse()) as typeof element;
    },
  ),
  onElement(
    'an optional prop is null',
    [],
    ({ type, props }) => unset(type, props) !== undefined,
    (element) => {
      element.props[unset(element.type, element.props) ?? ''] = null;
    },
  ),
  onProp(
    'a default is written out',
    [],
    (prop) => prop.default !== undefined,
    (_value, prop) => prop.default,
  ),
  onElement(
    'a condition that always holds',
    [],
    () => true,
    (element) => (element.visible = true),
  ),
  onElement(
    'events without any',
    [],
    () => true,
    (element) => (element.on ??= {}),
  ),
  onElement(
    'more state than is read',
    [],
    () => true,
    (_element, spec) => (spec.state.spare = { $odd: [1, null] }),
  ),
];

// A rule may require another prop beside the new one, so only components without rules qualify.
function unset(type: string, props: { readonly [name: string]: Json }): string | undefined {
  return Object.keys(definitionOf(type)?.props ?? {}).find(
    (name) => !Object.hasOwn(props, name) && !definitionOf(type)?.props[name]?.required,
  );
}
