import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, icon, listOf, number, offByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

/** One listed file. */
const row = {
  name: required(string('File name.')),
  size: string('Size as text, e.g. "2.4 MB".'),
  status: oneOf(['uploading', 'done', 'error'], 'Mark on the row: spinner, tick or alert.'),
  progress: number('Percent uploaded, 0 to 100; without it no bar is drawn.', { min: 0, max: 100 }),
};

export const fileUpload = component({
  name: 'FileUpload',
  description:
    'A zone that opens the file chooser and lists what was picked, with status, progress and remove buttons.',
  useWhen: 'the user hands over files; a file to be read is FileEmbed',
  children: 'none',
  props: {
    label: string('Call to action inside the zone. Default: a built-in prompt.'),
    hint: string('Quiet second line, such as how many files are allowed.'),
    accept: string('Allowed types as in the HTML accept attribute, e.g. "image/*,.pdf". Default: any.'),
    multiple: offByDefault('Several files may be picked at once.'),
    maxSize: string('Size limit printed as a hint, e.g. "10 MB"; not enforced.'),
    files: listOf(row, 'Files listed at the start, such as earlier uploads; a one-way seed.'),
    selectedFiles: bound(listOf(row, 'Files listed now, rewritten on every pick and removal.')),
    lockExisting: offByDefault('Files seeded through files cannot be removed.'),
    icon: icon('Glyph in the zone.', { default: 'upload' }),
    disabled: offByDefault('Dims the zone and keeps the file chooser closed.'),
    size: oneOf(SIZES, 'md', 'Height, padding and text size of the zone.'),
    accent: color('Colour of the border on hover and focus.', 'primary'),
    borderColor: color('Resting colour of the dashed border.', 'border'),
    mutedColor: color('Colour of hints, sizes and resting glyphs.', 'muted'),
  },
  events: {
    commit: { when: 'files were picked and read; value is their names joined by commas', payload: ['value'] },
    dismiss: { when: 'a listed file is removed; label is its name', payload: ['label', 'index'] },
  },
  uiTypes: ['form', 'settings_panel', 'wizard', 'other'],
  a11y: 'Button that opens the native chooser; rows form a list with a labelled remove button each.',
  example: {
    props: {
      label: 'Add the signed contract',
      accept: '.pdf',
      maxSize: '8 MB',
      selectedFiles: { $bindState: '/contractFiles' },
    },
    on: { commit: { action: 'attachContract', params: { files: { $state: '/contractFiles' } } } },
  },
});
