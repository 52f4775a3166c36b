import type { Definition } from './definition.ts';
import { onceADefinition } from './once-a-definition.ts';

/** Props that can be a component's main value, in order of preference. */
const MAIN_PROPS = ['title', 'label', 'text', 'name', 'message', 'content'];

const found = onceADefinition(({ props }) => ({ name: MAIN_PROPS.find((name) => Object.hasOwn(props, name)) }));

/** The prop that follows the type in the outline without its name; undefined when a component has none. */
export function mainPropOf(definition: Definition): string | undefined {
  return found(definition).name;
}
