import type { Definition, Prop } from '#catalog/definition.ts';
import { mainPropOf } from '#catalog/main-prop.ts';
import { DEPTH_MAX, type Notation, shapeOf } from './shape.ts';

/** The content props of a component, its main one first, each in short notation. */
export function contentShapes(definition: Definition, notation: Notation): { shape: string; prop: Prop }[] {
  const main = mainPropOf(definition);
  return Object.entries(definition.props)
    .toSorted(([one], [other]) => Number(other === main) - Number(one === main))
    .filter(([name]) => notation.roles.ofProp(definition, name) === 'content')
    .map(([name, prop]) => ({
      shape: shapeOf(name, prop, notation, isLiveCopy(definition, prop) ? DEPTH_MAX : 0),
      prop,
    }));
}

/** True for a list that the renderer fills by itself: its members need not be described. */
function isLiveCopy({ props }: Definition, { bind, required, of }: Prop): boolean {
  if (bind !== true || required === true || of === undefined) return false;
  return Object.values(props).some((other) => other.bind !== true && other.of !== undefined);
}
