import type { Definition } from './definition.ts';
import { onceADefinition } from './once-a-definition.ts';

/** Props that can be a component's main value, in order of preference. */
const MAIN_PROPS = ['title', 'label', 'text', 'name', 'message', 'content'];

const found = onceADefinition(({ props }) => ({ name: MAIN_PROPS.find((name) => Object.hasOwn(props, name)) }));

/** The prop that follows the type in the outline without its name; undefined when a component has none. */
export function mainPropOf(definition: Definition): string | undefined {
  return found(definition).name;
}

/** Required props that hold a name for machines, which nobody writes without saying so. */
const MACHINE_NAMES: ReadonlySet<string> = new Set(['name', 'openPath']);

const unnamed = onceADefinition((definition) => {
  const main = mainPropOf(definition);
  const required = Object.entries(definition.props).flatMap(([name, { required: isRequired, kind }]) => {
    const isText = [kind].flat().some((one) => one === 'string' || one === 'text');
    return isRequired === true && isText && name !== main && !MACHINE_NAMES.has(name) ? [name] : [];
  });
  return { names: main === undefined ? required : [main, ...required] };
});

/** The props that values without a name are for, in the order of the values: the main prop, then required texts. */
export function unnamedPropsOf(definition: Definition): readonly string[] {
  return unnamed(definition).names;
}
