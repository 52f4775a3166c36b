import type { PropShape, Shape } from '../runtime/shape.ts';
import type { Phrase } from './en.ts';
import type { Words } from './words.ts';

const known = new WeakMap<Words, WeakMap<Shape, Shape>>();

/** A definition whose default labels are in the language of the page: "No data" is "Keine Daten" there. */
export function localShape(shape: Shape, words: Words): Shape {
  const shapes = known.get(words) ?? new WeakMap<Shape, Shape>();
  known.set(words, shapes);
  const before = shapes.get(shape);
  if (before !== undefined) return before;
  const props = Object.entries(shape.props).map(([name, prop]) => [name, localProp(prop, words)] as const);
  const local = { ...shape, props: Object.fromEntries(props) };
  shapes.set(shape, local);
  return local;
}

function localProp(prop: PropShape, words: Words): PropShape {
  const { kind, fallback } = prop;
  if ((kind !== 'string' && kind !== 'text') || typeof fallback !== 'string') return prop;
  // What is no phrase, such as a currency's sign, comes back as it is.
  return { ...prop, fallback: words(fallback as Phrase) };
}
