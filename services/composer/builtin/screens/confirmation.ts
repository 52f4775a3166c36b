import { actionControls, primaryOf } from '../parts/action-controls.ts';
import { factList } from '../parts/facts.ts';
import { bindingOf } from '../parts/action-button.ts';
import { recordTable } from '../parts/table.ts';
import { subtitleOf } from '../parts/page.ts';
import { bind, part, type Part } from '../part.ts';
import { allRecords, type Group } from '../read/data-shape.ts';
import { foldText } from '../read/fold-text.ts';
import { capitalized, identifier } from '../read/identifier.ts';
import { ownKey, type Understanding } from '../read/understanding.ts';

const IS_OUTCOME =
  /\b(?:thank you|success\w*|confirmed|completed|placed|booked|received|receipt|done|submitted|danke|erfolgreich|bestatigt|merci|confirmee?|gracias|exito|confirmad[oa]|(?:order|booking|payment|registration|reservation) confirmation|confirmation (?:page|screen) (?:after|for))\b/;
const ASKS =
  /\b(?:are you sure|delet\w*|remov\w*|cancel (?:the|my|this|a|an|your)|confirm (?:deletion|removal|deleting|before|that|whether|the|a|an)|approve|approval|really|loschen|supprimer|eliminar|before (?:deleting|sending|publishing))\b/;

const DEED =
  /^(?:\p{L}+ )?(?:booking|order|payment|registration|reservation|appointment|subscription|purchase|donation|delivery|transfer|cancellation)$/iu;

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

/** Asks before something is done, or tells that it is done; either way with the facts it is about. */
export function confirmationScreen(u: Understanding): Part {
  const words = foldText(u.prompt);
  const isOutcome =
    IS_OUTCOME.test(words) && !(ASKS.test(words) && !/\b(?:thank you|success\w*|placed|received)\b/.test(words));
  return isOutcome ? outcomeScreen(u) : question(u);
}

/** Tells that something is done, with the facts it is about and what can be done next. */
export function outcomeScreen(u: Understanding): Part {
  const controls = actionControls(u.actions, u, { mayBePrimary: true });
  const props = { title: outcomeTitle(u), status: 'success', description: subtitleOf(u) };
  const row =
    controls.buttons.length === 0
      ? []
      : [part('actions', 'Stack', { direction: 'horizontal', gap: 'sm', justify: 'center' }, controls.buttons)];
  return part('root', 'Container', { maxWidth: 'sm' }, [
    part('page', 'Stack', { gap: 'lg' }, [part('outcome', 'Result', props), ...facts(u), ...row, ...controls.dialogs]),
  ]);
}

// "Booking confirmation" is called "Booking confirmed"; other languages keep the words of the prompt.
function outcomeTitle(u: Understanding): string {
  const said = u.quoted.find(({ role }) => role === 'title')?.text;
  const bare = stripped(u.named.title ?? '');
  if (said !== undefined || bare === '' || /^thank you\b/iu.test(bare)) return said ?? u.copy.thankYou;
  if (/\b(?:success\w*|message|screen|page|user)\b/iu.test(bare) && bare.split(' ').length > 2) return u.copy.done;
  return u.language === 'en' && DEED.test(bare) ? `${bare} confirmed` : bare;
}

function question(u: Understanding): Part {
  const title = u.named.title ?? u.copy.reallyQuestion;
  const destroys = /\b(?:delet\w*|remov\w*|destroy\w*|eras\w*|permanent\w*|loschen|supprimer|eliminar)\b/.test(
    foldText(u.prompt),
  );
  const warning = destroys ? [part('warning', 'Alert', { title: u.copy.cannotBeUndone, tone: 'critical' })] : [];
  const answers = u.actions.length > 0 ? declaredAnswers(u) : inventedAnswers(u, asQuestion(title, u), destroys);
  const card = part('card', 'Card', { title: asQuestion(title, u), description: subtitleOf(u), titleLevel: 'h1' }, [
    ...warning,
    ...facts(u),
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

function facts(u: Understanding): Part[] {
  const single = (group: Group): Part[] => [
    ...(group.facts.length === 0
      ? []
      : [
          factList(
            identifier(group.key, 'summary'),
            group.facts.filter(({ kind }) => kind !== 'picture'),
            u.copy,
          ),
        ]),
    ...group.groups.flatMap((inner) => [
      part(`${identifier(inner.key, 'group')}Heading`, 'Heading', { text: inner.label, level: 'h3' }),
      ...single(inner),
    ]),
  ];
  const tables = allRecords(u.data).map((set) => recordTable(u, set));
  const all = [...single(u.data), ...tables];
  return all.length === 0 ? [] : [part('summaryCard', 'Card', { title: u.copy.summary }, all)];
}

function asQuestion(title: string, u: Understanding): string {
  const bare = stripped(title).replace(/^(\p{L}+?)ing\b/iu, (word, stem: string) => VERBS[stem.toLowerCase()] ?? word);
  return /[?]$/.test(bare) || bare === ''
    ? bare || u.copy.reallyQuestion
    : u.copy.confirmTitle(bare.replace(/[.!]$/, ''));
}

function stripped(title: string): string {
  const bare = title
    .replace(
      /^(?:confirmation|confirm(?:ing)?|ask (?:the user )?(?:to confirm|before))(?:\s+(?:screen|page|dialog|prompt|modal))?\s*(?:for|of|to|before|that|whether|after)?\s*(?:the\s+|a\s+|an\s+)?/iu,
      '',
    )
    .replace(/\s+(?:confirmation|dialog|prompt|modal)$/iu, '')
    .trim();
  return capitalized(bare);
}
