import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  color,
  count,
  list,
  listOf,
  object,
  onByDefault,
  oneOf,
  string,
  text,
  url,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { DENSITIES } from '#catalog/compiler/vocabulary/menus.ts';

const PART_TYPES = [
  'heading',
  'paragraph',
  'bulleted',
  'numbered',
  'quote',
  'code',
  'divider',
  'spacer',
  'table',
  'fields',
  'image',
] as const;

/** One part of the document. */
const part = {
  id: string('Stable id; made up when missing.'),
  type: required(oneOf(PART_TYPES, 'Sort of part.')),
  text: text('Text; list parts hold one entry per line.', { maxLen: 20000 }),
  level: count('Heading level, 1 to 3. Default: 2.', { min: 1, max: 3 }),
  lang: string('Language tag of a code part.'),
  columns: list(string(), 'Headings of a table part, up to 12.', { maxItems: 12 }),
  rows: list(list(string()), 'Rows of a table part, up to 50.', { maxItems: 50 }),
  fields: listOf(
    { label: required(string('Name of the fact.')), value: string('Its value.') },
    'Name and value pairs of a fields part, up to 50.',
    { maxItems: 50 },
  ),
  src: url('Picture of an image part.', { use: 'picture' }),
  alt: string('What the picture shows.'),
  caption: string('Line under the picture.'),
};

export const blockDocumentEditor = component({
  name: 'BlockDocumentEditor',
  description:
    'A document made of typed parts such as headings, lists, tables and pictures, edited in place and then saved as a whole.',
  useWhen:
    'a document is drafted part by part and saved whole; one short message is RichComposer, a finished paper PrintLayout',
  children: 'none',
  props: {
    title: bound(string('Document title; the edited title is written back.')),
    blocks: required(listOf(part, 'Parts of the document in order; an empty list starts blank.', { maxItems: 256 })),
    value: bound(
      object(
        {
          title: string('Title.'),
          blocks: listOf(part, 'Parts.', { maxItems: 256 }),
          markdown: text('The document as markdown.'),
          blockCount: count('Number of parts.'),
        },
        'Live copy of the whole edited document.',
      ),
    ),
    mode: oneOf(['edit', 'view'], 'Start in editing or reading. Default: edit when editable.'),
    editable: onByDefault('Allow editing; off gives a read-only document.'),
    allowedBlocks: list(oneOf(PART_TYPES, 'Sort of part.'), 'Parts the user may add. Default: all.'),
    maxBlocks: count('Most parts allowed, up to 256.', { default: 128, min: 1, max: 256 }),
    allowImageUpload: onByDefault('Let the user load a picture file.'),
    showToolbar: onByDefault('Show the add-part row.'),
    showSave: onByDefault('Show Save, which reports the document and switches to reading.'),
    showPrint: onByDefault('Show Print, which prints only the document.'),
    saveLabel: string('Text of Save.', { default: 'Save' }),
    printLabel: string('Text of Print.', { default: 'Print' }),
    placeholder: string('Line shown while the document is empty. Default: a built-in hint.'),
    emitOnChange: onByDefault('Fire change while editing; off keeps edits in state until saved.'),
    density: oneOf(DENSITIES, 'normal', 'Space between parts.'),
    font: oneOf(['sans', 'serif', 'mono', 'rounded', 'display'], 'Typeface of the document. Default: the theme font.'),
    accent: color('Colour of the active part, buttons and heading rules.', 'primary'),
  },
  events: {
    commit: {
      when: 'Save was pressed; value is the document as markdown, value prop holds the whole',
      payload: ['value'],
    },
    change: {
      when: 'the document was edited, reported after a short pause; value is the whole document',
      payload: ['value'],
    },
    select: { when: 'a part was focused; value is its sort', payload: ['id', 'index', 'value'] },
  },
  uiTypes: ['form', 'editor'],
  a11y: 'Each part is a labelled field; move buttons and Alt+Arrow reorder; Save and Print are buttons.',
  example: {
    props: {
      title: 'Visit report',
      blocks: [
        { id: 'h', type: 'heading', text: 'Findings', level: 2 },
        { id: 'p', type: 'paragraph', text: 'The boiler was serviced.' },
        { id: 'l', type: 'bulleted', text: 'Replaced seal\nCleaned filter' },
      ],
      value: { $bindState: '/report' },
    },
    on: { commit: { action: 'saveReport', params: { report: { $state: '/report' } } } },
  },
});
