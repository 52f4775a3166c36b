import { summaryOf } from '../parts/summary.ts';
import { type Part, bind, part } from '../part.ts';
import { bindingOf } from '../parts/action-button.ts';
import { actionControls, primaryOf } from '../parts/action-controls.ts';
import { subtitleOf } from '../parts/page.ts';
import { bareTitle } from '../read/bare-title.ts';
import { foldText } from '../read/fold-text.ts';
import { identifier } from '../read/identifier.ts';
import { type Understanding, ownKey } from '../read/understanding.ts';

// What is about to be done, from the form in which it is announced.
const VERBS: { [stem: string]: string } = {
  delet: 'Delete',
  remov: 'Remove',
  cancel: 'Cancel',
  cancell: 'Cancel',
  send: 'Send',
  publish: 'Publish',
  archiv: 'Archive',
  leav: 'Leave',
  plac: 'Place',
  approv: 'Approve',
  submitt: 'Submit',
  reset: 'Reset',
  resett: 'Reset',
  transferr: 'Transfer',
  pay: 'Pay',
  book: 'Book',
  clos: 'Close',
  upgrad: 'Upgrade',
  downgrad: 'Downgrade',
};

/** Asks before something is done, with the facts it is about. */
export function questionScreen(u: Understanding): Part {
  const title = u.named.title ?? u.copy.reallyQuestion;
  const destroys = /\b(?:delet\w*|remov\w*|destroy\w*|eras\w*|permanent\w*|loschen|supprimer|eliminar)\b/.test(
    foldText(u.prompt),
  );
  const warning = destroys ? [part('warning', 'Alert', { title: u.copy.cannotBeUndone, tone: 'critical' })] : [];
  const answers = u.actions.length > 0 ? declaredAnswers(u) : inventedAnswers(u, asQuestion(title, u), destroys);
  const card = part('card', 'Card', { title: asQuestion(title, u), description: subtitleOf(u), titleLevel: 'h1' }, [
    ...warning,
    ...summaryOf(u),
    ...answers.parts,
  ]);
  return part('root', 'Container', { maxWidth: 'sm' }, [
    part('page', 'Stack', { gap: 'md' }, [card, ...answers.dialogs]),
  ]);
}

// The screen is itself the question, so what destroys does not ask once more.
function declaredAnswers(u: Understanding): { parts: Part[]; dialogs: Part[] } {
  const main = u.actions.find(({ mood }) => mood === 'destroy') ?? primaryOf(u.actions) ?? u.actions[0];
  const order = [...u.actions].sort((a, b) => Number(b === main) - Number(a === main));
  const calm = order.map((action) => (action.mood === 'destroy' ? { ...action, mood: 'plain' as const } : action));
  const controls = actionControls(calm, u, { mayBePrimary: main?.mood !== 'destroy' });
  const mainId = main === undefined ? '' : `${identifier(main.name, 'action')}Button`;
  const buttons = controls.buttons.map((button) =>
    button.id === mainId && main?.mood === 'destroy'
      ? { ...button, props: { ...button.props, variant: 'danger', icon: 'trash' } }
      : button,
  );
  return {
    parts: [part('answers', 'Stack', { direction: 'horizontal', gap: 'sm' }, buttons)],
    dialogs: controls.dialogs,
  };
}

function inventedAnswers(u: Understanding, title: string, destroys: boolean): { parts: Part[]; dialogs: Part[] } {
  const path = `/${ownKey(u, 'decision')}`;
  if (!u.mayInvent) return { parts: [], dialogs: [] };
  const answer = (name: string, label: string) => ({
    name,
    label,
    mood: 'plain' as const,
    required: false,
    primary: false,
    fields: [],
    description: undefined,
  });
  const verb = Object.values(VERBS).find((word) => title.startsWith(`${word} `));
  const yes = answer('confirm', u.quoted.find(({ role }) => role === 'button')?.text ?? verb ?? u.copy.confirm);
  const no = answer('cancel', u.copy.deny);
  const props = {
    message: u.copy.reallyQuestion,
    confirmLabel: yes.label,
    denyLabel: no.label,
    decision: bind(path),
    ...(destroys ? { tone: 'critical' } : {}),
  };
  const on = { commit: bindingOf(yes, {}, u.copy), dismiss: bindingOf(no, {}, u.copy) };
  return { parts: [part('answer', 'Confirmation', props, [], { on, seeds: { [path]: '' } })], dialogs: [] };
}

function asQuestion(title: string, u: Understanding): string {
  const bare = bareTitle(title).replace(/^(\p{L}+?)ing\b/iu, (word, stem: string) => VERBS[stem.toLowerCase()] ?? word);
  // "Confirm order" is a title already; "Confirm deleting it" becomes the question "Delete it?".
  const isDeed = Object.values(VERBS).some((verb) => bare.startsWith(`${verb} `));
  if (/^confirm\s/iu.test(title) && !isDeed && !bare.endsWith('?')) return title;
  return /[?]$/.test(bare) || bare === ''
    ? bare || u.copy.reallyQuestion
    : u.copy.confirmTitle(bare.replace(/[.!]$/, ''));
}
