import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  color,
  count,
  dimension,
  listOf,
  onByDefault,
  oneOf,
  string,
  url,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';

export const avatarGroup = component({
  name: 'AvatarGroup',
  description: 'A row of overlapping faces that shortens itself to a "+N" chip when there are too many.',
  useWhen:
    'the people of a team or event are shown in little room; one person is Avatar, names with roles are ListItem',
  children: 'none',
  props: {
    items: required(
      listOf(
        {
          name: required(string('Display name: initials and fallback alt text.')),
          src: url('Photo address. Default: initials.', { use: 'picture' }),
          alt: string('Alt text. Default: the name.'),
        },
        'People in order; those beyond max fold into the chip.',
      ),
    ),
    max: count('Faces drawn before folding.', { default: 5, min: 1 }),
    size: oneOf(['xs', 'sm', 'md', 'lg'], 'md', 'Diameter: xs 24, sm 28, md 40, lg 56 px.'),
    sizeValue: dimension('Exact diameter in px or rem, 16 to 160; beats size. Default: follows size.', {
      min: 16,
      max: 160,
      units: ['px', 'rem'],
    }),
    ring: onByDefault('Gap ring that keeps the overlapping faces apart.'),
    mutedColor: color('Colour of the "+N" chip.', 'muted'),
  },
  events: {},
  uiTypes: ['dashboard', 'list_table', 'detail_view', 'board'],
  a11y: 'Role group; each face is an image named by its person, the chip reads "N more"; not focusable.',
  example: {
    props: {
      items: [{ name: 'Ines Duarte' }, { name: 'Tom Hale' }, { name: 'Yuki Mori' }, { name: 'Leo Brandt' }],
      max: 3,
      size: 'sm',
    },
  },
});
