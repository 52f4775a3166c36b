import type { Definition, Prop } from '#catalog/definition.ts';
import { roleOf } from './prop-role.ts';
import { DEPTH_MAX, shapeOf, type SpelledMenus } from './shape.ts';

/** The content props of a component in their order, each with its notation; menus spelled once are kept in `menus`. */
export function contentShapes(definition: Definition, menus: SpelledMenus): { shape: string; prop: Prop }[] {
  return Object.entries(definition.props)
    .filter(([name]) => roleOf(definition, name) === 'content')
    .map(([name, prop]) => ({
      shape: shapeOf(name, prop, menus, isLiveCopy(definition, prop) ? DEPTH_MAX : 0),
      prop,
    }));
}

/** True for what the renderer fills by itself from a list of data: its members need no spelling. */
function isLiveCopy({ props }: Definition, { bind, required, of }: Prop): boolean {
  if (bind !== true || required === true || of === undefined) return false;
  return Object.values(props).some((other) => other.bind !== true && other.of !== undefined);
}
