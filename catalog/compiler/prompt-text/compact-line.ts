import type { Definition } from '#catalog/definition.ts';
import { contentShapes } from './content-shapes.ts';
import { rolesIn } from './roles.ts';
import { SENTENCE_END } from './sentence-end.ts';

/**
 * A component in one line: name, content props, children, verbs, and when to use it. Enough to use it correctly; props that
 * only affect its looks are left out. The {@link LEGEND} explains the notation.
 */
export function compactLine(definition: Definition): string {
  const { name, children, events } = definition;
  const props = contentShapes(definition, { roles: rolesIn(definition), menus: new Map() }).map(({ shape }) => shape);
  const verbs = Object.keys(events).join(' ');
  return `${name}(${props.join(',')})${childrenShape(children)}${verbs === '' ? '' : ` >${verbs}`}: ${ownCase(definition)}`;
}

/** When to use it, without the alternatives; for a custom component without `useWhen`, its description. */
function ownCase({ useWhen, description }: Definition): string {
  return useWhen?.split(';')[0] ?? description.split(SENTENCE_END)[0] ?? '';
}

function childrenShape(children: Definition['children']): string {
  if (children === 'none') return '';
  return children === 'any' ? '+' : `+${children.join('|')}`;
}
