import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  color,
  count,
  list,
  listOf,
  onByDefault,
  oneOf,
  string,
  text,
  url,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';

export const printLayout = component({
  name: 'PrintLayout',
  description: 'A paged, print-ready preview of a report or invoice with running header and footer and a print button.',
  useWhen: 'a finished report or invoice is read and printed; a document still being written is BlockDocumentEditor',
  children: 'none',
  props: {
    title: string('Document title on page one and in the header.'),
    subtitle: string('Line under the title, such as a period.'),
    sections: required(
      listOf(
        {
          id: string('Stable id.'),
          kind: required(
            oneOf(
              ['heading', 'paragraph', 'fields', 'table', 'image', 'divider', 'pageBreak', 'spacer'],
              'Sort of section.',
            ),
          ),
          text: text('Text of a heading or paragraph.'),
          level: count('Heading level, 1 to 3. Default: 2.', { min: 1, max: 3 }),
          fields: listOf({ label: required(string('Name.')), value: string('Value.') }, 'Pairs of a fields section.'),
          columns: list(string(), 'Headings of a table, up to 20.', { maxItems: 20 }),
          rows: list(list(string()), 'Rows of a table, up to 200.', { maxItems: 200 }),
          src: url('Picture address.', { use: 'picture' }),
          alt: string('What the picture shows.'),
          caption: string('Line under the picture.'),
        },
        'Sections in order, up to 500.',
        {
          maxItems: 500,
          requiredWhen: {
            kind: {
              heading: ['text'],
              paragraph: ['text'],
              fields: ['fields'],
              table: ['columns', 'rows'],
              image: ['src'],
            },
          },
        },
      ),
    ),
    pageSize: oneOf(['a4', 'letter', 'legal', 'auto'], 'a4', 'Paper; auto flows without pages.'),
    margin: oneOf(['none', 'narrow', 'normal', 'wide'], 'normal', 'Inner page margin.'),
    showHeader: onByDefault('Running header on each page.'),
    headerText: string('Header text. Default: the title.'),
    showFooter: onByDefault('Running footer on each page.'),
    footerText: string('Footer text.'),
    showPageNumbers: onByDefault('Page number in the footer.'),
    showPrintButton: onByDefault('Show the print button.'),
    printLabel: string('Text of the print button.', { default: 'Print' }),
    font: oneOf(['sans', 'serif', 'mono', 'rounded', 'display'], 'Typeface. Default: the theme font.'),
    accent: color('Colour of the title band, rules and print button.', 'primary'),
    mutedColor: color('Secondary text.', 'muted'),
    gridColor: color('Colour of the table lines and dividers.', 'border'),
  },
  events: {
    commit: { when: 'Print was pressed; control is print', payload: ['control', 'label'] },
  },
  uiTypes: ['detail_view', 'confirmation', 'other'],
  a11y: 'Document with real headings and tables; print is a button.',
  example: {
    props: {
      title: 'Invoice 2041',
      subtitle: 'May 2025',
      sections: [
        {
          kind: 'fields',
          fields: [
            { label: 'Bill to', value: 'Osei Dental' },
            { label: 'Due', value: '30 June' },
          ],
        },
        {
          kind: 'table',
          columns: ['Item', 'Amount'],
          rows: [
            ['Chair service', '€180'],
            ['Parts', '€64'],
          ],
        },
      ],
      footerText: 'Thank you',
      printLabel: 'Print invoice',
    },
  },
});
