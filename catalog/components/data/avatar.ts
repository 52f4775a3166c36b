import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, dimension, offByDefault, oneOf, string, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { WIDE_SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const avatar = component({
  name: 'Avatar',
  description:
    'A small portrait that stands for one person or account. Initials take over when there is no photo or it cannot be loaded.',
  useWhen:
    'one face stands beside a name, comment or profile; a pile of faces is AvatarGroup, a picture of a thing Image or Thumbnail',
  children: 'none',
  props: {
    name: required(string('Display name: source of the initials, the alt text and the tooltip.')),
    src: url('Photo address. Default: initials only.', { use: 'picture' }),
    size: oneOf(WIDE_SIZES, 'md', 'Diameter step together with the initials text.'),
    sizeValue: dimension('Exact diameter in px or rem, 16 to 160; beats size. Default: follows size.', {
      min: 16,
      max: 160,
      units: ['px', 'rem'],
    }),
    shape: oneOf(['circle', 'rounded', 'square'], 'circle', 'Corner form.'),
    ring: oneOf(
      ['none', 'default', 'success', 'warning', 'critical', 'info'],
      'none',
      'Status ring, for presence or health.',
    ),
    border: offByDefault('Thin outline, useful on top of photos.'),
    bg: color('Fill behind the initials.', 'mutedSurface'),
    color: color('Colour of the initials.', 'text'),
    ringColor: color('Exact ring colour; beats ring.'),
  },
  events: {},
  uiTypes: ['dashboard', 'list_table', 'detail_view', 'settings_panel', 'board'],
  a11y: 'Role img named by `name`; not focusable.',
  example: { props: { name: 'Mara Okafor', src: '/people/mara-okafor.jpg', size: 'lg', ring: 'success' } },
});
