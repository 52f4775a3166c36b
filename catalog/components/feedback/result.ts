import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, icon, listOf, offByDefault, oneOf, string, text, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';

export const result = component({
  name: 'Result',
  description:
    'A closing screen that states how a finished operation turned out, with a big status glyph and next steps.',
  useWhen:
    'a payment, sign-up or deploy has ended and its outcome is told; a failed load is ErrorState, a missing page NotFound',
  children: 'none',
  props: {
    title: required(string('The outcome, in a few words.')),
    status: oneOf(['success', 'error', 'warning', 'info', 'pending'], 'info', 'Outcome; sets glyph and colour.'),
    description: text('Details and what comes next.'),
    icon: icon('Own glyph. Default: follows status.'),
    actions: listOf(
      {
        label: required(string('Button words.')),
        href: url('Makes it a link. Default: a button that fires commit.'),
        external: offByDefault('Opens href in a new tab.'),
        variant: oneOf(['primary', 'secondary'], 'Weight. Default: primary for the first, secondary after it.'),
      },
      'Next steps in a row.',
    ),
    activeAction: bound(string('Label of the action pressed last, written before commit fires.')),
    align: oneOf(['center', 'start'], 'center', 'Side of the content.'),
    bg: color('Panel surface. Default: transparent.'),
    color: color('Colour of title and secondary actions.', 'text'),
    mutedColor: color('Colour of the description.', 'muted'),
    accent: color('Fill of primary actions; keep it dark.', 'text'),
  },
  events: {
    commit: {
      when: 'an action without href was pressed: `label` and `index` of the action',
      payload: ['label', 'index'],
    },
  },
  uiTypes: ['form', 'wizard', 'confirmation'],
  a11y: 'Role status with the title as heading; status is in text too; actions in Tab order.',
  example: {
    props: {
      status: 'success',
      title: 'Appointment booked',
      description: 'Dr. Vance, 11 June at 09:20. We sent you the details.',
      actions: [{ label: 'Add to calendar' }, { label: 'Done', href: '/' }],
      activeAction: { $bindState: '/nextStep' },
    },
    on: { commit: { action: 'exportCalendarEntry', params: { step: { $state: '/nextStep' } } } },
  },
});
