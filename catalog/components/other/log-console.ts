import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  color,
  count,
  dimension,
  list,
  listOf,
  number,
  offByDefault,
  onByDefault,
  oneOf,
  string,
  text,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';

export const logConsole = component({
  name: 'LogConsole',
  description: 'A scrolling log view with severity colours, search, level filter and follow-the-tail.',
  useWhen: 'many log lines are searched and filtered; a fixed snippet is CodeBlock, a short history Timeline',
  children: 'none',
  props: {
    lines: required(
      listOf(
        {
          text: required(text('The line.')),
          level: oneOf(['debug', 'info', 'warn', 'error', 'fatal'], 'Severity.'),
          timestamp: string('Ready-made time text.'),
          source: string('Where it came from.'),
        },
        'Log lines, oldest first; the newest 5000 are kept.',
      ),
    ),
    levels: bound(
      list(
        oneOf(['debug', 'info', 'warn', 'error', 'fatal'], 'Severity shown.'),
        'Severities shown, rewritten by the filter chips. Default: all.',
      ),
    ),
    query: bound(string('Search text; written while typing.')),
    follow: bound(onByDefault('Stick to the newest line; written when it changes.')),
    wrap: bound(offByDefault('Wrap long lines; written by the toggle.')),
    selectedIndex: bound(count('Clicked line, from 0.')),
    showToolbar: onByDefault('Show the toolbar.'),
    showSearch: onByDefault('Show the search box.'),
    showTimestamps: onByDefault('Show the time column.'),
    emitOnChange: onByDefault('Fire search and change while used; off keeps them in state.'),
    maxHeight: dimension('Height at which the log scrolls, 120 to 900px.', {
      default: '24rem',
      min: 120,
      max: 900,
      units: ['px', 'rem'],
    }),
    rowHeight: number('Line height in px, 16 to 40.', { default: 20, min: 16, max: 40 }),
    accent: color('Colour of the active controls.', 'primary'),
    background: color('Console fill.', 'card'),
  },
  events: {
    search: { when: 'the search text changed', payload: ['query'] },
    change: { when: 'Levels, follow or wrap changed; name tells which', payload: ['value', 'name'] },
    select: { when: 'a line was clicked; value is its text', payload: ['value', 'index'] },
    commit: { when: 'copy was pressed; control is copy, value the copied lines', payload: ['value', 'control'] },
  },
  uiTypes: ['dashboard', 'detail_view', 'other'],
  a11y: 'Role log; toolbar of buttons and a search box; lines focusable by arrows.',
  example: {
    props: {
      lines: [
        { text: 'worker 3 ready', level: 'info', timestamp: '08:00:02' },
        { text: 'disk at 91 %', level: 'warn', timestamp: '08:01:40' },
      ],
      query: { $bindState: '/log/query' },
      maxHeight: '18rem',
      levels: { $bindState: '/log/levels' },
      selectedIndex: { $bindState: '/log/line' },
    },
  },
});
