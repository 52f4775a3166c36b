import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, offByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const pageHeader = component({
  name: 'PageHeader',
  description:
    'The heading block of a page: kicker, title and subtitle on one side, action controls (its children) on the other.',
  useWhen:
    'a page or panel opens with its name and its main actions on one line; an advertising opener is Hero, a title inside the page Heading',
  children: 'any',
  props: {
    title: required(string('Name of the page or panel.')),
    eyebrow: string('Small capitals line above the title, such as a section name.'),
    description: string('One-sentence subtitle.'),
    align: oneOf(
      ['start', 'center'],
      'start',
      'start keeps actions beside the title; center stacks everything in the middle.',
    ),
    size: oneOf(SIZES, 'md', 'Title scale and spacing.'),
    divider: offByDefault('Draws a line under the header.'),
    bg: color('Fills the header as a rounded brand band.'),
    accentText: color('Text colour on that band; has no effect without bg. Default: white.'),
    accent: color('Title colour when there is no band. Default: the surrounding text colour.'),
    mutedColor: color('Colour of the eyebrow and the description.', 'muted'),
  },
  events: {},
  uiTypes: [
    'dashboard',
    'list_table',
    'detail_view',
    'settings_panel',
    'empty_state',
    'calendar',
    'board',
    'map',
    'editor',
    'other',
  ],
  a11y: 'Header region whose title is the page heading (h1); children follow it in tab order.',
  example: {
    props: { title: 'Warehouses', description: '14 sites in three regions', divider: true },
    children: ['add-site-button'],
  },
});
