import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, count, listOf, oneOf, string, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const breadcrumb = component({
  name: 'Breadcrumb',
  description: 'A one-line trail of ancestor links that ends in the page being viewed.',
  useWhen: 'the reader sits several levels deep and needs a way back up; stages of a process are Stepper',
  children: 'none',
  props: {
    items: required(
      listOf(
        { label: required(string('Crumb text.')), href: url('Where the crumb leads; leave off the last crumb.') },
        'Crumbs from the root down; the last one is the current page and is not a link.',
      ),
    ),
    separator: oneOf(['slash', 'chevron', 'dot', 'arrow'], 'chevron', 'Mark drawn between crumbs.'),
    maxItems: count('Above this many crumbs (3 or more) the middle folds into one ellipsis; unset shows all.', {
      min: 3,
    }),
    size: oneOf(SIZES, 'md', 'Text size of the trail.'),
    accent: color('Colour of the current crumb and of link hover.', 'text'),
    mutedColor: color('Colour of the other crumbs and the separators.', 'muted'),
  },
  events: {},
  uiTypes: ['list_table', 'detail_view', 'settings_panel', 'editor'],
  a11y: 'Nav landmark labelled Breadcrumb; ordered list; last crumb carries aria-current=page; links take Tab and Enter.',
  example: {
    props: {
      items: [{ label: 'Orders', href: '/orders' }, { label: 'June', href: '/orders/june' }, { label: 'Order 5120' }],
      maxItems: 4,
    },
  },
});
