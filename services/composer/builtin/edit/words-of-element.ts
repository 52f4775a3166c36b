import type { SpecElement } from '#contract/spec.ts';

/** The props that hold the words of an element, the main one first. */
export const TEXT_PROPS = [
  'label',
  'title',
  'text',
  'message',
  'ctaLabel',
  'confirmLabel',
  'caption',
  'placeholder',
  'content',
  'brand',
  'ariaLabel',
  'name',
] as const;

const TITLE_TYPES = new Set([
  'PageHeader',
  'Card',
  'Heading',
  'Section',
  'Hero',
  'EmptyState',
  'Result',
  'Dialog',
  'Drawer',
  'Navbar',
]);

/** The prop that holds the main words of an element; undefined when it has none that are written out. */
export function textProp({ props }: SpecElement): string | undefined {
  return TEXT_PROPS.find((prop) => typeof props[prop] === 'string' && props[prop] !== '');
}

/** The main words of an element. */
export function mainText(element: SpecElement): string {
  const prop = textProp(element);
  const text = prop === undefined ? undefined : element.props[prop];
  return typeof text === 'string' ? text : '';
}

/** True for an element that gives a screen or a part of it a title. */
export function hasTitle({ type, props }: SpecElement): boolean {
  return TITLE_TYPES.has(type) && (typeof props['title'] === 'string' || typeof props['text'] === 'string');
}
