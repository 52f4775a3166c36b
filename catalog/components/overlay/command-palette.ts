import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, dimension, icon, listOf, onByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { MOTIONS, SHADOWS } from '#catalog/compiler/vocabulary/menus.ts';

export const commandPalette = component({
  name: 'CommandPalette',
  description: 'A search box over grouped commands, run from the keyboard, placed inline in the page.',
  useWhen:
    'many commands are reached by typing part of their name; a handful behind one button is DropdownMenu, a query over data SearchInput',
  children: 'none',
  props: {
    groups: required(
      listOf(
        {
          heading: string('Heading of the group.'),
          items: required(
            listOf(
              {
                label: required(string('Text of the command, also what the query matches.')),
                value: required(string('Value reported when it is run.')),
                icon: icon('Glyph before the text.'),
                shortcut: string('Key hint printed at the end, e.g. "⌘K".'),
              },
              'Commands of the group.',
            ),
          ),
        },
        'Groups of commands in order.',
      ),
    ),
    value: bound(string('Query text.')),
    selected: bound(string('Value of the highlighted command; follows hover, arrows and clicks.')),
    placeholder: string('Hint in the empty query box. Default: a built-in prompt.'),
    emptyText: string('Line shown when nothing matches.', { default: 'No results' }),
    emitOnChange: onByDefault('When false typing raises neither change nor search; the query stays in state.'),
    menuWidth: dimension('Width of the palette (px, rem or %), at most 900 px. Default: 100%.', {
      max: 900,
      units: ['px', 'rem', '%'],
    }),
    maxHeight: dimension(
      'Height at which the results start to scroll (px or rem), at most 1200 px. Default: a built-in height.',
      { max: 1200, units: ['px', 'rem'] },
    ),
    accent: color('Colour of the highlighted command.', 'primary'),
    mutedColor: color('Colour of headings, key hints, glyphs and the empty line.', 'muted'),
    borderColor: color('Colour of the outline and dividers.', 'border'),
    bg: color('Background fill.', 'card'),
    shadow: oneOf(SHADOWS, 'sm', 'Shadow depth of the palette.'),
    motion: oneOf(MOTIONS, 'Speed at which the palette enters. Default: at once.'),
  },
  events: {
    change: { when: 'the query changes, unless emitOnChange is false; value is the query', payload: ['value'] },
    search: { when: 'the query changes, unless emitOnChange is false', payload: ['query'] },
    select: { when: 'a command is clicked or run with Enter', payload: ['value', 'label'] },
  },
  uiTypes: ['dashboard', 'editor', 'other'],
  a11y: 'Combobox with a grouped listbox; Up and Down wrap, Enter runs, the active row is announced.',
  example: {
    props: {
      groups: [
        {
          heading: 'Fleet',
          items: [
            { label: 'Add a vehicle', value: 'vehicle.add', icon: 'truck' },
            { label: 'Plan a route', value: 'route.plan', icon: 'map', shortcut: '⌘R' },
          ],
        },
      ],
      selected: { $bindState: '/command' },
    },
    on: { select: { action: 'runCommand', params: { command: { $state: '/command' } } } },
  },
});
