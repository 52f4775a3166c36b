import type { Definition } from '#catalog/definition.ts';
import { contentShapes } from './content-shapes.ts';

/**
 * A component in one line: name, content props, children, verbs, and when to use it. Enough to use it correctly;
 * what only changes its looks is left out. The notation is told once by the {@link LEGEND}.
 */
export function compactLine(definition: Definition): string {
  const { name, children, events, useWhen = '' } = definition;
  const props = contentShapes(definition, new Map()).map(({ shape }) => shape);
  const [ownCase = ''] = useWhen.split(';');
  const verbs = Object.keys(events).join(' ');
  return `${name}(${props.join(',')})${childrenShape(children)}${verbs === '' ? '' : ` >${verbs}`}: ${ownCase}`;
}

function childrenShape(children: Definition['children']): string {
  if (children === 'none') return '';
  return children === 'any' ? '+' : `+${children.join('|')}`;
}
