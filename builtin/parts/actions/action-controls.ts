import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import { assign, type Extras, part, type Part } from '#builtin/part.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { isDecided, keyInFacts } from '#builtin/understand/actions/decided.ts';
import { MAX_CONTROLS, controlCount, type Field } from '#builtin/understand/fields/field.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { optionsFromData } from '#builtin/understand/fields/options-from-data.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { effectOf } from '#builtin/understand/words/action-intent.ts';
import {
  actionButton,
  bindingOf,
  type ButtonVariant,
  dismissLabel,
  iconFor,
  isCallingOff,
  isConfirmed,
} from './action-button.ts';
import { formDialog } from '#builtin/parts/controls/form.ts';
import { isAskable } from './askable.ts';
import { fromFacts, fromFields, isHosted, type Placed } from './lookups.ts';
import { placeFields } from '#builtin/parts/controls/placed-fields.ts';
import { type Lookup, wireParams } from './wire-params.ts';
import { isNewThing } from '#builtin/understand/actions/about-record.ts';
import { withPresentValues } from '#builtin/understand/fields/prefill.ts';
import { hostedParams } from './wired-binding.ts';

/** Buttons for actions, and the dialogs that some of them open. */
export type ActionControls = { buttons: Part[]; dialogs: Part[] };

/** Where actions are placed: what provides their params besides the data, and how their buttons look. */
export type Placement = {
  lookups?: readonly Lookup[];
  /** Values of the thing on the screen; for a param that the user decides on, only the initial answer. */
  facts?: readonly Lookup[];
  /** A state path for fields that must be bound to one, such as the day picked in a calendar. */
  pointerFor?: (field: Field) => string | undefined;
  /** The state path below which the answers of a dialog are kept. */
  answersPath?: string;
  /** The state path that opens the dialog of an action. */
  openPath?: string;
  /** The expression that reads the name of the record that a dialog is about. */
  about?: JsonObject | undefined;
  /** True when the first sending action may be the one primary button of the view. */
  mayBePrimary?: boolean;
  /** Condition and other extras of every button. */
  extras?: Extras;
};

/**
 * A control for each action. Params are bound to what is on the screen or in the data; unknown params are asked for in a
 * dialog. Identifiers, which no user can type, and fields beyond {@link ASKED_MAX} are read from a seeded state path that
 * the host fills.
 */
export function actionControls(
  actions: readonly Action[],
  u: Understanding,
  placement: Placement = {},
): ActionControls {
  const controls: ActionControls = { buttons: [], dialogs: [] };
  let room = MAX_CONTROLS;
  const primary = placement.mayBePrimary === true ? primaryOf(actions) : undefined;
  for (const action of actions) {
    const variant = variantOf(action, action === primary);
    const facts = [...(placement.facts ?? []), fromFacts(u.data)].map((told) => unlessDecided(told, action, u));
    const wired = wireParams(action, [...(placement.lookups ?? []), ...facts]);
    const askable = wired.missing.filter((field) => isAskable(field, u));
    const asked: Field[] = [];
    for (const field of askable) {
      if (controlCount(field) > room) continue;
      room -= controlCount(field);
      asked.push(field);
    }
    const hosted = hostedParams(without(wired.missing, asked), u);
    const params = { ...wired.params, ...hosted.params };
    // A question of the page cannot name the record that it is about, a dialog can.
    const isAskedAbout = placement.about !== undefined && isConfirmed(action, params);
    if (asked.length === 0 && !isAskedAbout) {
      controls.buttons.push(
        actionButton(action, params, variant, u.copy, { ...placement.extras, seeds: hosted.seeds }),
      );
      continue;
    }
    const dialog = askingDialog(action, params, asked, u, placement);
    controls.dialogs.push({ ...dialog.part, seeds: { ...dialog.part.seeds, ...hosted.seeds } });
    controls.buttons.push(openingButton(action, dialog.openPath, variant, placement.extras));
  }
  return controls;
}

function without(fields: readonly Field[], taken: readonly Field[]): Field[] {
  return fields.filter((field) => !taken.includes(field));
}

// What the user decides on is asked for even when its present value is known.
function unlessDecided(told: Lookup, action: Action, u: Understanding): Lookup {
  return (field) => {
    const isGiven = isHosted(field) || field.fixed !== undefined || keyInFacts(field, u.data) !== undefined;
    return isGiven || !(isDecided(action, field) || isContact(field, action)) ? told(field) : undefined;
  };
}

// Among other answers, a name or an address is shown rather than sent unseen: it may be somebody else's.
function isContact({ kind, name }: Field, { fields }: Action): boolean {
  const isOwn = kind === 'email' || kind === 'phone' || (kind === 'text' && plays(name, 'title'));
  return isOwn && fields.filter((field) => !isHosted(field)).length > 1;
}

/** The main action: the one declared as primary, else the first required one that sends, else the first that sends. */
export function primaryOf(actions: readonly Action[]): Action | undefined {
  const candidates = actions.filter(({ intent }) => intent !== 'cancel' && intent !== 'destroy');
  return (
    candidates.find(({ primary }) => primary) ??
    candidates.find(({ required, intent }) => required && intent === 'send') ??
    candidates.find(({ intent }) => intent === 'send') ??
    candidates.find(({ required }) => required) ??
    candidates[0]
  );
}

// What calls something off is no way back, as "Close" alone is.
function variantOf({ intent, confirmed }: Action, isPrimary: boolean): ButtonVariant {
  if (isPrimary) return 'primary';
  if (intent === 'destroy') return 'danger';
  return intent === 'cancel' ? (confirmed === 'never' ? 'ghost' : 'outline') : 'secondary';
}

function openingButton(action: Action, openPath: string, variant: ButtonVariant, extras: Extras = {}): Part {
  const on = { commit: assign(openPath, true) };
  const props = { label: action.label, variant, icon: iconFor(action.label) };
  return part(`${identifier(action.name, 'action')}Button`, 'Button', props, [], { ...extras, on });
}

// What submitting does, where it is serious.
function consequenceOf({ confirmed, description = '' }: Action, isQuestion: boolean, u: Understanding) {
  if (confirmed === 'never') return undefined;
  const told = effectOf(description) ?? description.trim();
  return told === '' ? (isQuestion && confirmed === 'always' ? u.copy.cannotBeUndone : undefined) : told;
}

function askingDialog(
  action: Action,
  params: JsonObject,
  fields: Action['fields'],
  u: Understanding,
  { pointerFor = () => undefined, openPath: ownOpenPath, answersPath, about }: Placement,
): { part: Part; openPath: string } {
  const name = identifier(action.name, 'action');
  const openPath = ownOpenPath ?? `/${ownKey(u, 'open')}/${name}`;
  const placed = placeFields(
    withPresentValues(fields, u.data, isNewThing(action.name)).map((field) => optionsFromData(field, u)),
    answersPath ?? `/${ownKey(u, name)}`,
  ).map((one) => ({ ...one, pointer: pointerFor(one.field) ?? one.pointer }));
  const asked = wireParams({ ...action, fields: [...fields] }, [fromFields(placed)]);
  const isQuestion = fields.length === 0;
  const answered: Action = about === undefined ? action : { ...action, confirmed: 'never' };
  const commit = bindingOf(answered, { ...params, ...asked.params }, u.copy, true);
  const isGrave = isCallingOff(action) || action.intent === 'destroy';
  const look = {
    ...(isQuestion ? { title: u.copy.confirmTitle(action.label) } : {}),
    isGrave,
    dismiss: dismissLabel(action, u.copy),
    consequence: consequenceOf(action, isQuestion, u),
  };
  const known = action.fields.flatMap((field): Placed[] => {
    const value = params[field.name];
    const pointer = isJsonObject(value) ? value['$state'] : undefined;
    return typeof pointer === 'string' ? [{ field, pointer }] : [];
  });
  return {
    part: formDialog(u, { name, label: action.label, openPath, placed, known, about, commit, ...look }),
    openPath,
  };
}
