import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  boolean,
  color,
  dimension,
  list,
  listOf,
  offByDefault,
  onByDefault,
  oneOf,
  string,
  text,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { TONES } from '#catalog/compiler/vocabulary/menus.ts';

export const notificationCenter = component({
  name: 'NotificationCenter',
  description: 'An inbox of notices with read state, category tabs, buttons per notice and an unread filter.',
  useWhen: 'many past notices are read and cleared; one passing notice is Toast',
  children: 'none',
  props: {
    items: required(
      listOf(
        {
          id: string('Id of the notice.'),
          title: required(string('Headline.')),
          body: text('Detail line.'),
          category: string('Category key.'),
          timestampLabel: string('Ready-made time text.'),
          unread: offByDefault('Not read yet.'),
          tone: oneOf(TONES, 'neutral', 'Meaning of the notice.'),
          actions: listOf(
            { label: required(string('Button text.')), value: string('Value reported.') },
            'Buttons on the notice.',
          ),
        },
        'Notices, newest first, up to 200.',
        { maxItems: 200 },
      ),
    ),
    categories: listOf(
      { key: required(string('Category key.')), label: required(string('Tab text.')) },
      'Tabs. Default: taken from the notices.',
    ),
    showTabs: onByDefault('Show the tabs.'),
    showUnreadOnly: offByDefault('Start with only unread notices.'),
    markReadOnOpen: onByDefault('Opening a notice marks it read.'),
    showMarkAll: onByDefault('Show the mark-all-read action.'),
    showSubmit: offByDefault('Show a button that reports the whole inbox state.'),
    submitLabel: string('Text of that button.', { default: 'Save inbox' }),
    readIds: bound(list(string('Id of a read notice.'), 'Notices marked read so far; written on change.')),
    dismissedIds: bound(list(string('Id of a removed notice.'), 'Notices removed so far; written on change.')),
    activeTab: bound(string('Key of the open tab, or all; written on change.')),
    unreadOnly: bound(boolean('Whether the unread filter is on; written on change.')),
    emptyLabel: string('Line shown when there is nothing.', { default: "You're all caught up" }),
    maxHeight: dimension('Height at which the list scrolls, 120 to 800px. Default: no scrolling.', {
      min: 120,
      max: 800,
      units: ['px', 'rem'],
    }),
    accent: color('Colour of the open tab and unread dots.', 'primary'),
    mutedColor: color('Colour of the times, details and counts.', 'muted'),
  },
  events: {
    select: { when: 'a notice was opened; label is its headline', payload: ['id', 'label'] },
    commit: {
      when: 'a notice button was pressed (value and label of the button, name is the notice id), or the submit button (control is save)',
      payload: ['value', 'label', 'name', 'control'],
    },
    change: { when: 'read state, tab or filter changed; name tells which', payload: ['value', 'name'] },
    dismiss: { when: 'a notice was removed, or all at once', payload: ['value', 'label', 'index', 'all'] },
  },
  uiTypes: ['dashboard', 'list_table', 'other'],
  a11y: 'Tablist above a list; unread state spoken; every action is a button.',
  example: {
    props: {
      items: [
        {
          id: 'n1',
          title: 'Parcel arrived',
          body: 'Locker 12',
          category: 'delivery',
          timestampLabel: '10 min ago',
          unread: true,
          actions: [{ label: 'Open locker', value: 'open' }],
        },
      ],
      readIds: { $bindState: '/inbox/read' },
      dismissedIds: { $bindState: '/inbox/gone' },
    },
    on: {
      commit: {
        action: 'runNoticeAction',
        params: { read: { $state: '/inbox/read' }, removed: { $state: '/inbox/gone' } },
      },
    },
  },
});
