import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, icon, offByDefault, oneOf, string, text, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';

export const notFound = component({
  name: 'NotFound',
  description:
    'A whole-page panel for an address or record that does not exist or is barred, with a big status code and one way out.',
  useWhen: 'the requested page or record is missing or barred; an empty list is EmptyState, a failed load ErrorState',
  children: 'none',
  props: {
    title: required(string('What is missing, in a few words.')),
    code: string('Large code above the title, such as 404.'),
    description: text('Explanation and advice.'),
    icon: icon('Large glyph.'),
    actionLabel: string('Words of the way out. Default: no action.'),
    actionHref: url('Makes the action a link. Default: a button that fires commit.'),
    actionExternal: offByDefault('Opens actionHref in a new tab.'),
    align: oneOf(['center', 'start'], 'center', 'Side of the content.'),
    bg: color('Panel surface. Default: transparent.'),
    color: color('Colour of the title.', 'text'),
    mutedColor: color('Colour of code, description and glyph.', 'muted'),
    accent: color('Fill of the action; keep it dark.', 'text'),
  },
  needs: { actionHref: ['actionLabel'], actionExternal: ['actionHref'] },
  events: {
    commit: { when: 'the action was pressed and has no actionHref: `label` is the action words', payload: ['label'] },
  },
  uiTypes: ['empty_state', 'other'],
  a11y: 'Section named by its title heading; the glyph is decorative; the action is a link or button.',
  example: {
    props: {
      code: '404',
      title: 'Recipe not found',
      description: 'It may have been removed by its author.',
      actionLabel: 'Browse recipes',
      actionHref: '/recipes',
    },
  },
});
