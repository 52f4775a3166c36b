import { assign, bind, part, type Part } from '#builtin/part.ts';
import { actionControls, primaryOf } from '#builtin/parts/actions/action-controls.ts';
import { factPlaces, namedFacts } from '#builtin/parts/facts/named-facts.ts';
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
import { says, wordList } from '#builtin/understand/words/word-list.ts';

const DESTROYS = wordList('delet*|remov*|destroy*|eras*|permanent*|loschen|supprimer|eliminar');

// Answers that a decision itself asks for; everything else that is named belongs to what is decided on.
const ASKED: ReadonlySet<FieldKind> = new Set(['longText', 'password', 'code', 'signature', 'choice', 'yesNo', 'file']);

// "An agent asks for permission to send 12 emails" is the question whether to send them.
const PERMISSION = /\bpermission\s+to\s+([^,.;:?!\r\n]{3,80})/iu;

// "This removes 14 projects", but not "It should have two buttons".
const CONSEQUENCE = /^(?:this|that|it|they|you|your|all)\s/iu;
const WISH = wordList('should|must|can|need|needs|button|dialog|screen|page');

// Deeds whose button shows a cross rather than a bin.
const CANCELS = /^(?:cancel|stornier|annuler|cancelar|annulla)/iu;

/** Asks before something is done, with the facts it is about. */
export function questionScreen(u: Understanding): Part {
  const said = u.named.told ?? questionIn(u);
  const read = u.named.title;
  // "Approval before sending" says less than what is about to be done.
  const tells = read !== undefined && isActionTitle(imperative(bareTitle(read)));
  const deed = tells || quotedAs('title', u.quoted) !== undefined ? undefined : pendingAction(u.prompt);
  const title = said ?? deed ?? read ?? u.copy.reallyQuestion;
  const destroys = says(DESTROYS, u.prompt);
  const warning = destroys ? [part('warning', 'Alert', { title: u.copy.cannotBeUndone, tone: 'critical' })] : [];
  const placed = placeFields(
    u.fields.filter(({ kind }) => ASKED.has(kind)),
    `/${ownKey(u, 'answers')}`,
  );
  const summary = isEmpty(u.data) ? factPlaces(u, factsBeside(u, placed, title)) : summaryOf(u);
  const dismissed = `/${ownKey(u, 'dismissed')}`;
  const answers =
    u.actions.length > 0
      ? declaredAnswers({ ...u, actions: u.actions.map((action) => asAsked(action, u.prompt)) }, placed, dismissed)
      : inventedAnswers(u, asQuestion(title, u), placed, destroys);
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

// A prompt that is itself the question puts it best.
function questionIn({ prompt, quoted }: Understanding): string | undefined {
  if (quoted.some(({ role }) => role === 'title')) return undefined;
  const asked = /^[^.!?:;"“„\p{Cc}]{3,80}\?/u.exec(prompt.trim())?.[0];
  return asked === undefined || /^(?:please|can|could|would|will) |^are you sure\W*$/iu.test(asked)
    ? undefined
    : capitalized(asked);
}

// What the prompt says happens then, as it says it.
function consequenceIn({ prompt }: Understanding): string | undefined {
  const said = sentencesOf(prompt)
    .slice(1)
    .filter((sentence) => CONSEQUENCE.test(sentence) && !says(WISH, sentence));
  return said.length === 0 ? undefined : said.map((sentence) => `${capitalized(sentence)}.`).join(' ');
}

// What the question tells itself is not told below it once more.
function factsBeside(u: Understanding, placed: readonly Placed[], title: string): NamedFact[] {
  const asked = new Set(placed.map(({ field }) => field.label));
  const isTold = ({ value }: NamedFact) => value !== undefined && foldText(title).includes(foldText(value));
  return namedFacts(u).filter((fact) => !asked.has(fact.label) && !PERMISSION.test(fact.label) && !isTold(fact));
}

type Answers = { parts: Part[]; dialogs: Part[]; canDismiss: boolean };

// The screen is itself the question, so what destroys does not ask once more. Where no declared action says no, a
// button of the client does: it puts the question away.
function declaredAnswers(u: Understanding, placed: readonly Placed[], dismissed: string): Answers {
  const main = u.actions.find(({ mood }) => mood === 'destroy') ?? primaryOf(u.actions) ?? u.actions[0];
  const order = [...u.actions].sort((a, b) => Number(b === main) - Number(a === main));
  const calm = order.map((action) => (action.mood === 'destroy' ? { ...action, mood: 'plain' as const } : action));
  const controls = actionControls(calm, u, { mayBePrimary: main?.mood !== 'destroy', lookups: [fromFields(placed)] });
  const mainId = main === undefined ? '' : `${identifier(main.name, 'action')}Button`;
  const icon = CANCELS.test(main?.label ?? '') ? 'x' : 'trash';
  const buttons = controls.buttons.map((button) =>
    button.id === mainId && main?.mood === 'destroy'
      ? { ...button, props: { ...button.props, variant: 'danger', icon } }
      : button,
  );
  const canDismiss = u.actions.length === 1 && main?.mood !== 'cancel';
  const no = canDismiss ? [dismissButton(icon === 'x' ? u.copy.keep : u.copy.cancel, dismissed)] : [];
  return {
    parts: [part('answers', 'Stack', { direction: 'horizontal', gap: 'sm' }, [...buttons, ...no])],
    dialogs: controls.dialogs,
    canDismiss,
  };
}

// Where the question is whether to cancel something, cancelling it is the deed and no way out.
function asAsked(action: Action, prompt: string): Action {
  const asked = new Set(wordsOf(prompt));
  const words = wordsOf(action.name);
  const isAsked = action.mood === 'cancel' && words.length > 1 && words.every((word) => asked.has(word));
  return isAsked ? { ...action, mood: 'destroy' } : action;
}

function dismissButton(label: string, path: string): Part {
  return part('dismissButton', 'Button', { label, variant: 'ghost' }, [], {
    on: { commit: assign(path, true) },
  });
}

function inventedAnswers(u: Understanding, title: string, placed: readonly Placed[], destroys: boolean): Answers {
  const path = `/${ownKey(u, 'decision')}`;
  if (!u.canInventActions) return { parts: [], dialogs: [], canDismiss: false };
  const { yes, no } = decisionIn(u.buttonLabels, title, u.copy);
  const commit = { action: 'confirm', ...(placed.length === 0 ? {} : { params: answersOf(placed) }) };
  const props = {
    message: u.copy.reallyQuestion,
    confirmLabel: quotedAs('button', u.quoted) ?? yes,
    denyLabel: no,
    decision: bind(path),
    ...(destroys ? { tone: 'critical' } : {}),
  };
  const answer = part('answer', 'Confirmation', props, [], {
    on: { commit, dismiss: { action: 'cancel' } },
    seeds: { [path]: '' },
  });
  return { parts: [answer], dialogs: [], canDismiss: false };
}

function asQuestion(title: string, u: Understanding): string {
  if (title === u.named.told) return title;
  const wanted = PERMISSION.exec(u.prompt)?.[1];
  if (wanted !== undefined) return u.copy.confirmTitle(capitalized(wanted.trim()));
  const bare = imperative(bareTitle(title));
  // "Confirm order" is a title already; "Confirm deleting it" becomes the question "Delete it?".
  if (/^confirm\s/iu.test(title) && !isActionTitle(bare) && !bare.endsWith('?')) return title;
  return /[?]$/.test(bare) || bare === ''
    ? bare || u.copy.reallyQuestion
    : u.copy.confirmTitle(bare.replace(/[.!]$/, ''));
}
