import type { SpecElement } from '#contract/spec/spec.ts';

/** The props that hold the text of an element, the main one first. */
export const TEXT_PROPS =
  'label title text message ctaLabel confirmLabel caption placeholder content brand ariaLabel name'.split(' ');

const TITLE_TYPES = new Set('PageHeader Card Heading Section Hero EmptyState Result Dialog Drawer Navbar'.split(' '));

/** The prop that holds the main text of an element; undefined if no text is written in it. */
export function textProp({ type, props }: SpecElement): string | undefined {
  if (type === 'PlanCard' && typeof props['name'] === 'string') return 'name';
  return TEXT_PROPS.find((prop) => typeof props[prop] === 'string' && props[prop] !== '');
}

/** True for an element with the title of a screen or of a part of it. */
export function hasTitle({ type, props }: SpecElement): boolean {
  return TITLE_TYPES.has(type) && (props['title'] !== undefined || props['text'] !== undefined);
}
