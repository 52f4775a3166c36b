import { KINDS, type Definition, type Fields, type Kind, type Prop } from '#catalog/definition.ts';

/** A prop, a member of an object or an item of a list, with its path from the component's name. */
export type PlacedProp = { path: string; prop: Prop; depth: number };

/** Everything that describes a value in a definition, outermost first; depth 0 is a prop itself. */
export function everyProp(definition: Definition): PlacedProp[] {
  return ofFields(definition.props, definition.name, 0);
}

function ofFields(fields: Fields, path: string, depth: number): PlacedProp[] {
  return Object.entries(fields).flatMap(([name, prop]) => ofProp(prop, `${path}.${name}`, depth));
}

function ofProp(prop: Prop, path: string, depth: number): PlacedProp[] {
  return [
    { path, prop, depth },
    ...ofFields(prop.of ?? {}, path, depth + 1),
    ...(prop.items === undefined ? [] : ofProp(prop.items, `${path}[]`, depth + 1)),
  ];
}

/** The kinds of a prop as a list. */
export function kindsOf(prop: Prop): readonly Kind[] {
  const { kind } = prop;
  return KINDS.filter((known) => (typeof kind === 'string' ? known === kind : kind.includes(known)));
}
