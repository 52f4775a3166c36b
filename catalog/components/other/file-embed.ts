import { component } from '#catalog/compiler/vocabulary/component.ts';
import { cornerRadius } from '#catalog/compiler/vocabulary/control.ts';
import { color, dimension, onByDefault, oneOf, string, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { ASPECTS } from '#catalog/compiler/vocabulary/menus.ts';

export const fileEmbed = component({
  name: 'FileEmbed',
  description: 'A viewer that shows a PDF, office file or picture in place, or a download card when it cannot.',
  useWhen: 'a document file is read inside the page; generated text is Artifact, a picture alone Image',
  children: 'none',
  props: {
    src: required(url('File address (http or https); office files must be public.', { use: 'media' })),
    kind: oneOf(['auto', 'pdf', 'office', 'image'], 'auto', 'How to show it; auto reads the file ending.'),
    title: string('Header text and name of the viewer.', { default: 'Document' }),
    filename: string('File name shown. Default: the last part of src.'),
    showToolbar: onByDefault('Show the header bar.'),
    allowDownload: onByDefault('Show the open or download link.'),
    aspect: oneOf(ASPECTS, '3/4', 'Shape of the viewer.'),
    height: dimension('Exact height, 160 to 1200px; wins over aspect.', { min: 160, max: 1200, units: ['px', 'rem'] }),
    radiusValue: cornerRadius('the frame'),
    accent: color('Colour of the file glyph and link.', 'primary'),
    borderColor: color('Colour of the frame.', 'border'),
  },
  events: {},
  uiTypes: ['detail_view', 'other'],
  a11y: 'Framed document named by title; link opens in a new tab.',
  example: {
    props: { src: 'https://files.example.com/lease.pdf', title: 'Lease agreement', filename: 'lease.pdf', height: 640 },
  },
});
