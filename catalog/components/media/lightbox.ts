import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, count, listOf, offByDefault, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { alt, nextLabel, prevLabel, src } from '#catalog/compiler/vocabulary/picture.ts';

export const lightbox = component({
  name: 'Lightbox',
  description: 'A full-screen picture viewer that is opened from elsewhere through state.',
  useWhen: 'another control opens enlarged pictures; a grid with an enlarged view of its own is Gallery',
  children: 'none',
  props: {
    items: required(
      listOf({ src, alt, caption: string('Line shown in the enlarged view.') }, 'Pictures to step through.'),
    ),
    index: bound(count('Picture shown, from 0; bind it to steer or read it.', { default: 0 })),
    open: bound(offByDefault('Whether the viewer shows; bind it to open and close it.')),
    closeLabel: string('Accessible name of the close button.', { default: 'Close' }),
    prevLabel,
    nextLabel,
    overlayColor: color('Shade behind the picture. Default: fixed dark.'),
  },
  events: {
    change: { when: 'another picture came up; value is its index', payload: ['value'] },
    dismiss: { when: 'the viewer was closed; index is the picture it showed', payload: ['index'] },
  },
  uiTypes: ['detail_view', 'other'],
  a11y: 'Role dialog, modal, focus kept inside; arrows page, Escape closes.',
  example: {
    props: {
      items: [
        { src: 'https://cdn.example.com/plan-1.png', alt: 'Ground floor plan' },
        { src: 'https://cdn.example.com/plan-2.png', alt: 'First floor plan' },
      ],
      open: { $bindState: '/viewer/open' },
      index: { $bindState: '/viewer/index' },
    },
  },
});
