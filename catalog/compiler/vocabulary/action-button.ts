import { count, eitherOf, icon, oneOf, offByDefault, string, text, url } from './kinds.ts';
import { bound, required } from './marks.ts';

/** Members of the buttons that a component draws from a list. */

const confirm = eitherOf(
  ['boolean', 'string', 'object'],
  'Ask before running: true, a message, or full wording; false runs at once.',
  {
    default: true,
    of: {
      title: string('Heading of the question. Default: built from the action label.'),
      message: text('What will happen if the user goes on.'),
      confirmLabel: string('Words on the go-ahead button.'),
      cancelLabel: string('Words on the way-out button.'),
      variant: oneOf(['default', 'danger'], 'default', 'Look of the go-ahead button.'),
    },
  },
);
const id = required(string('Sent as `control` when pressed.'));
const disabled = offByDefault('Greys this action out.');
const label = string('Button words; leave out for an icon-only button.');
const leadingIcon = icon('Leading glyph.');
const ROW_VARIANTS = ['ghost', 'outline', 'primary', 'secondary', 'danger'] as const;

/** A button on every row of a table. */
export const rowAction = {
  id: required(string('"edit" opens the row editor, "delete" drops the row, any other id fires commit.')),
  label,
  icon: leadingIcon,
  variant: oneOf(ROW_VARIANTS, 'Button look.'),
  confirm,
  disabled,
};

/** A button in the foot of every card of a board. */
export const cardAction = {
  id,
  label,
  icon: leadingIcon,
  variant: oneOf(ROW_VARIANTS, 'outline', 'Button look.'),
  confirm,
  disabled,
};

/** A button that acts on all picked rows. */
export const bulkAction = {
  id,
  label: required(string('Button words.')),
  tone: oneOf(['neutral', 'primary', 'danger'], 'neutral', 'Button look.'),
  confirm,
  disabled,
};

/** A call to action that either follows an address or fires commit. */
export const linkAction = {
  label: required(string('Button text.')),
  href: url('Target; without it the button fires commit.'),
  external: offByDefault('Open href in a new tab.'),
  variant: oneOf(['primary', 'secondary', 'outline', 'ghost'], 'Weight. Default: the first button is primary.'),
  icon: leadingIcon,
};

/** A small button under a remark or post, such as a like. */
export const reaction = {
  icon: icon('Glyph of the button.'),
  label: string('Text beside the glyph.'),
  count: count('Counter after the text.'),
  active: offByDefault('Pressed or liked look, tinted with accent.'),
};

/** Where a list of buttons leaves which one was pressed. */
export const activeAction = bound(
  string('Receives the label (or index) of the pressed button just before commit fires.'),
);
