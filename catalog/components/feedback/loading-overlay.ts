import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, offByDefault, onByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const loadingOverlay = component({
  name: 'LoadingOverlay',
  description:
    'A veil with a spinner laid over its children while they are busy; the children stay in place underneath.',
  useWhen:
    'an existing region is blocked during reload or save; a lone wait sign is Spinner, content not yet there Skeleton',
  children: 'any',
  props: {
    active: bound(onByDefault('Whether the veil is on; bind it to a busy flag.')),
    label: string('Words under the spinner.'),
    blur: offByDefault('Blurs what lies beneath.'),
    spinnerSize: oneOf(SIZES, 'md', 'Spinner diameter: sm 20, md 32, lg 48 px.'),
    overlayColor: color('Veil colour. Default: 60% background.'),
    color: color('Colour of spinner arc and words. Default: the theme primary and text.'),
  },
  events: {},
  uiTypes: ['form', 'dashboard', 'list_table', 'empty_state', 'editor'],
  a11y: 'Role status with aria-busy while active, label read aloud; covered controls are inert.',
  example: { props: { active: { $bindState: '/saving' }, label: 'Saving itinerary' }, children: ['itinerary-form'] },
});
