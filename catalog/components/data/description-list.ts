import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, integer, listOf, offByDefault, oneOf, string, text } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { DENSITIES } from '#catalog/compiler/vocabulary/menus.ts';

export const descriptionList = component({
  name: 'DescriptionList',
  description: 'Pairs of a name and its value, set as one readable block of facts.',
  useWhen:
    'the fields of one record are listed, such as order facts or specs; many records in rows are Table or DataTable',
  children: 'none',
  props: {
    items: required(
      listOf(
        { term: required(string('Name of the fact.')), description: required(text('Its value, plain text.')) },
        'Pairs in reading order.',
      ),
    ),
    layout: oneOf(['stacked', 'inline', 'grid'], 'stacked', 'Value below its name, beside it, or pairs in columns.'),
    density: oneOf(DENSITIES, 'normal', 'Space between pairs.'),
    columns: integer('Columns of the grid layout, 1 to 3.', { default: 2, min: 1, max: 3 }),
    bordered: offByDefault('Thin rule between pairs.'),
    color: color('Colour of the values.', 'text'),
    mutedColor: color('Colour of the names.', 'muted'),
    borderColor: color('Rule colour when bordered.', 'border'),
  },
  events: {},
  uiTypes: ['detail_view', 'settings_panel', 'wizard', 'confirmation'],
  a11y: 'Dl with dt/dd pairs; not focusable.',
  example: {
    props: {
      items: [
        { term: 'Order', description: '#20731' },
        { term: 'Ship to', description: 'Kanalstr. 8, Bremen' },
        { term: 'Carrier', description: 'Nordpost' },
      ],
      layout: 'inline',
      bordered: true,
    },
  },
});
