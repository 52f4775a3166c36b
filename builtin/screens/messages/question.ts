import { assign, bind, part, type Part } from '#builtin/part.ts';
import { actionControls, primaryOf } from '#builtin/parts/actions/action-controls.ts';
import { factCard, namedFacts } from '#builtin/parts/facts/named-facts.ts';
import { controlContext } from '#builtin/parts/controls/control-context.ts';
import { fieldControls } from '#builtin/parts/controls/form.ts';
import { fromFields, type Placed } from '#builtin/parts/actions/lookups.ts';
import { subtitleOf } from '#builtin/parts/page/page.ts';
import { answersOf, placeFields } from '#builtin/parts/controls/placed-fields.ts';
import { summaryOf } from '#builtin/parts/facts/summary.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { isEmpty } from '#builtin/understand/data/data-shape.ts';
import {
  bareTitle,
  decisionIn,
  pendingAction,
  imperative,
  isActionTitle,
} from '#builtin/understand/screen/decision.ts';
import type { NamedFact } from '#builtin/understand/request/facts-of-parts.ts';
import type { FieldKind } from '#builtin/understand/fields/field.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { capitalized, identifier } from '#builtin/understand/words/identifier.ts';
import { quotedAs } from '#builtin/understand/words/quoted.ts';
import { sentencesOf } from '#builtin/understand/words/sentences.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { typedWord, withTypedWord } from './typed-word.ts';
import { shareOf, startAlike } from '#builtin/understand/words/same-stem.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';

const DESTRUCTIVE = wordList('delet*|remov*|destroy*|eras*|permanent*|loschen|supprimer|eliminar');

// Inputs that belong to a decision, such as a reason or a password. Other named fields describe what is decided on.
const DECISION_FIELDS: ReadonlySet<FieldKind> = new Set([
  'longText',
  'password',
  'code',
  'signature',
  'choice',
  'yesNo',
  'file',
]);

// "An agent asks for permission to send 12 emails" becomes "Send 12 emails?".
const PERMISSION = /\bpermission\s+to\s+([^,.;:?!\r\n]{3,80})/iu;

// "This removes 14 projects", but not "It should have two buttons".
const CONSEQUENCE = /^(?:this|that|it|they|you|your|all)\s/iu;
const ABOUT_SCREEN = wordList('should|must|can|need|needs|button|dialog|screen|page');

// The button of these actions shows a cross instead of a bin.
const CANCELLING = /^(?:cancel|stornier|annuler|cancelar|annulla)/iu;

/** Asks for confirmation before something is done, with the facts concerned. */
export function questionScreen(u: Understanding): Part {
  const stated = u.named.statedTitle ?? questionIn(u);
  const named = u.named.title;
  // A title such as "Approval before sending" does not say what will be done; the prompt may.
  const isExplicit = named !== undefined && isActionTitle(imperative(bareTitle(named)));
  const pending = isExplicit || quotedAs('title', u.quoted) !== undefined ? undefined : pendingAction(u.prompt);
  const title = stated ?? pending ?? named ?? askedAction(u)?.label ?? u.copy.reallyQuestion;
  const isDestructive = says(DESTRUCTIVE, u.prompt);
  const warning = isDestructive ? [part('warning', 'Alert', { title: u.copy.cannotBeUndone, tone: 'critical' })] : [];
  const placed = placeFields(
    u.fields.filter(({ kind }) => DECISION_FIELDS.has(kind)),
    `/${ownKey(u, 'answers')}`,
  );
  const summary = isEmpty(u.data) ? factCard(u, factsBeside(u, placed, title)) : summaryOf(u);
  const dismissed = `/${ownKey(u, 'dismissed')}`;
  const answers =
    u.actions.length > 0
      ? declaredAnswers(
          { ...u, actions: u.actions.map((action) => withCancelAsMain(action, u.prompt)) },
          placed,
          dismissed,
        )
      : inventedAnswers(u, asQuestion(title, u), placed, isDestructive);
  const card = part(
    'card',
    'Card',
    { title: asQuestion(title, u), description: subtitleOf(u) ?? consequenceIn(u), titleLevel: 'h1' },
    [...warning, ...summary, ...fieldControls(placed, controlContext(u)), ...answers.parts],
    answers.canDismiss ? { visible: { $state: dismissed, not: true }, seeds: { [dismissed]: false } } : {},
  );
  return part('root', 'Container', { maxWidth: 'sm' }, [
    part('page', 'Stack', { gap: 'md' }, [card, ...answers.dialogs]),
  ]);
}

// The declared action that the prompt names first: "before a customer cancels their subscription" asks about cancel_subscription.
function askedAction({ prompt, actions }: Understanding): Action | undefined {
  const told = wordsOf(prompt);
  const placeOf = ({ name }: Action) =>
    Math.max(...wordsOf(name).map((word) => told.findIndex((one) => startAlike(one, word))));
  return actions
    .filter(({ name }) => shareOf(name, told) === 1)
    .reduce<Action | undefined>(
      (first, one) => (first === undefined || placeOf(one) < placeOf(first) ? one : first),
      undefined,
    );
}

// A prompt that starts with the question, such as "Delete workspace Acme?", is the title.
function questionIn({ prompt, quoted }: Understanding): string | undefined {
  if (quoted.some(({ role }) => role === 'title')) return undefined;
  const question = /^[^.!?:;"“„\p{Cc}]{3,80}\?/u.exec(prompt.trim())?.[0];
  return question === undefined || /^(?:please|can|could|would|will) |^are you sure\W*$/iu.test(question)
    ? undefined
    : capitalized(question);
}

// The prompt's own sentences about what will happen: "This removes 14 projects."
function consequenceIn({ prompt }: Understanding): string | undefined {
  const sentences = sentencesOf(prompt)
    .slice(1)
    .filter((sentence) => CONSEQUENCE.test(sentence) && !says(ABOUT_SCREEN, sentence));
  return sentences.length === 0 ? undefined : sentences.map((sentence) => `${capitalized(sentence)}.`).join(' ');
}

// Facts that the title or an input already shows are not repeated below.
function factsBeside(u: Understanding, placed: readonly Placed[], title: string): NamedFact[] {
  const inputs = new Set(placed.map(({ field }) => field.label));
  const isInTitle = ({ value }: NamedFact) => value !== undefined && foldText(title).includes(foldText(value));
  return namedFacts(u).filter((fact) => !inputs.has(fact.label) && !PERMISSION.test(fact.label) && !isInTitle(fact));
}

type Answers = { parts: Part[]; dialogs: Part[]; canDismiss: boolean };

// The screen is the question, so a destructive action does not ask again. If only one action is declared and it does
// not cancel, a button in the client hides the question.
function declaredAnswers(u: Understanding, placed: readonly Placed[], dismissed: string): Answers {
  const main = u.actions.find(({ intent }) => intent === 'destroy') ?? primaryOf(u.actions) ?? u.actions[0];
  const order = [...u.actions].sort((a, b) => Number(b === main) - Number(a === main));
  const calm = order.map((action) =>
    action.intent === 'destroy' ? { ...action, intent: 'plain' as const, confirmed: 'never' as const } : action,
  );
  const controls = actionControls(calm, u, { mayBePrimary: main?.intent !== 'destroy', lookups: [fromFields(placed)] });
  const mainId = main === undefined ? '' : `${identifier(main.name, 'action')}Button`;
  const icon = CANCELLING.test(main?.label ?? '') ? 'x' : 'trash';
  const buttons = controls.buttons.map((button) =>
    button.id === mainId && main?.intent === 'destroy'
      ? { ...button, props: { ...button.props, variant: 'danger', icon } }
      : button,
  );
  const canDismiss = u.actions.length === 1 && main?.intent !== 'cancel';
  const no = canDismiss ? [dismissButton(icon === 'x' ? u.copy.keep : u.copy.cancel, dismissed)] : [];
  const row = (shown: Part[]) => part('answers', 'Stack', { direction: 'horizontal', gap: 'sm' }, [...shown, ...no]);
  const word = typedWord(u, main);
  const mainButton = buttons.find(({ id }) => id === mainId);
  if (word === undefined || mainButton === undefined)
    return { parts: [row(buttons)], dialogs: controls.dialogs, canDismiss };
  const typed = withTypedWord(u, word, mainButton);
  const others = buttons.filter((button) => button !== mainButton);
  return { parts: [typed.field, row([...typed.buttons, ...others])], dialogs: controls.dialogs, canDismiss };
}

// If the question is whether to cancel something ("cancel the subscription?"), cancelling is the main action, not the way out.
function withCancelAsMain(action: Action, prompt: string): Action {
  const inPrompt = wordsOf(prompt);
  const words = wordsOf(action.name);
  const isMain =
    action.intent === 'cancel' &&
    words.length > 1 &&
    words.every((word) => inPrompt.some((told) => startAlike(told, word)));
  return isMain ? { ...action, intent: 'destroy' } : action;
}

function dismissButton(label: string, path: string): Part {
  return part('dismissButton', 'Button', { label, variant: 'ghost' }, [], {
    on: { commit: assign(path, true) },
  });
}

function inventedAnswers(u: Understanding, title: string, placed: readonly Placed[], isDestructive: boolean): Answers {
  const path = `/${ownKey(u, 'decision')}`;
  if (!u.canInventActions) return { parts: [], dialogs: [], canDismiss: false };
  const { yes, no } = decisionIn(u.buttonLabels, title, u.copy);
  const commit = { action: 'confirm', ...(placed.length === 0 ? {} : { params: answersOf(placed) }) };
  const props = {
    message: u.copy.reallyQuestion,
    confirmLabel: quotedAs('button', u.quoted) ?? yes,
    denyLabel: no,
    decision: bind(path),
    ...(isDestructive ? { tone: 'critical' } : {}),
  };
  const answer = part('answer', 'Confirmation', props, [], {
    on: { commit, dismiss: { action: 'cancel' } },
    seeds: { [path]: '' },
  });
  return { parts: [answer], dialogs: [], canDismiss: false };
}

function asQuestion(title: string, u: Understanding): string {
  if (title === u.named.statedTitle) return title;
  const wanted = PERMISSION.exec(u.prompt)?.[1];
  if (wanted !== undefined) return u.copy.confirmTitle(capitalized(wanted.trim()));
  const bare = imperative(bareTitle(title));
  // "Confirm order" stays as it is; "Confirm deleting it" becomes "Delete it?".
  if (/^confirm\s/iu.test(title) && !isActionTitle(bare) && !bare.endsWith('?')) return title;
  return /[?]$/.test(bare) || bare === ''
    ? bare || u.copy.reallyQuestion
    : u.copy.confirmTitle(bare.replace(/[.!]$/, ''));
}
