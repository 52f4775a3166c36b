import type { JsonObject } from '#contract/json/json.ts';
import { assign, type Extras, part, type Part } from '#builtin/part.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { MAX_CONTROLS, controlCount, type Field } from '#builtin/understand/fields/field.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { optionsFromData } from '#builtin/understand/fields/options-from-data.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { actionButton, bindingOf, type ButtonVariant, iconFor } from './action-button.ts';
import { formDialog } from '#builtin/parts/controls/form.ts';
import { fromFacts, fromFields, isHosted } from './lookups.ts';
import { placeFields } from '#builtin/parts/controls/placed-fields.ts';
import { type Lookup, wireParams } from './wire-params.ts';
import { withPresentValues } from '#builtin/understand/fields/prefill.ts';
import { hostedParams } from './wired-binding.ts';

const CHANGES = /^(?:edit|update|change|rename|modify|set|adjust|reschedule)(?=[A-Z_.:-]|$)/;

/** Buttons for actions, and the dialogs that some of them open. */
export type ActionControls = { buttons: Part[]; dialogs: Part[] };

/** Where actions stand: what answers their params besides the data, and how their buttons look. */
export type Placement = {
  lookups?: readonly Lookup[];
  /** State paths at which certain fields are asked for, such as the day picked in a calendar. */
  homes?: (field: Field) => string | undefined;
  /** True when the first sending action may be the one primary button of the view. */
  mayBePrimary?: boolean;
  /** Condition and other extras of every button. */
  extras?: Extras;
};

/**
 * A control for each action. Params are bound to what is on the screen or in the data; what nobody knows yet is asked
 * for in a dialog; an identifier that nobody can type, or what a screen has no room for, is read from a seeded place that
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
    const wired = answered(action, [...(placement.lookups ?? []), fromFacts(u.data)]);
    const askable = wired.missing.filter((field) => !isHosted(field));
    const asked: Field[] = [];
    for (const field of askable) {
      if (controlCount(field) > room) continue;
      room -= controlCount(field);
      asked.push(field);
    }
    const hosted = hostedParams([...wired.missing.filter(isHosted), ...without(askable, asked)], u);
    const params = { ...wired.params, ...hosted.params };
    if (asked.length === 0) {
      controls.buttons.push(
        actionButton(action, params, variant, u.copy, { ...placement.extras, seeds: hosted.seeds }),
      );
      continue;
    }
    const dialog = askingDialog(action, params, asked, u, placement.homes);
    controls.dialogs.push({ ...dialog.part, seeds: { ...dialog.part.seeds, ...hosted.seeds } });
    controls.buttons.push(openingButton(action, dialog.openPath, variant, placement.extras));
  }
  return controls;
}

function without(fields: readonly Field[], taken: readonly Field[]): Field[] {
  return fields.filter((field) => !taken.includes(field));
}

// What is to be changed is asked for, even where its present value is known.
function answered(action: Action, lookups: readonly Lookup[]): { params: JsonObject; missing: Field[] } {
  if (!CHANGES.test(action.name)) return wireParams(action, lookups);
  const kept = wireParams(
    { ...action, fields: action.fields.filter((field) => isHosted(field) || field.fixed !== undefined) },
    lookups,
  );
  return {
    params: kept.params,
    missing: [...kept.missing, ...action.fields.filter((field) => !isHosted(field) && field.fixed === undefined)],
  };
}

/** The action that a view is about: the one said to be, else the first required one that sends, else the first that sends. */
export function primaryOf(actions: readonly Action[]): Action | undefined {
  const candidates = actions.filter(({ mood }) => mood !== 'cancel' && mood !== 'destroy');
  return (
    candidates.find(({ primary }) => primary) ??
    candidates.find(({ required, mood }) => required && mood === 'send') ??
    candidates.find(({ mood }) => mood === 'send') ??
    candidates.find(({ required }) => required) ??
    candidates[0]
  );
}

function variantOf({ mood }: Action, isPrimary: boolean): ButtonVariant {
  if (isPrimary) return 'primary';
  if (mood === 'destroy') return 'danger';
  return mood === 'cancel' ? 'ghost' : 'secondary';
}

function openingButton(action: Action, openPath: string, variant: ButtonVariant, extras: Extras = {}): Part {
  const on = { commit: assign(openPath, true) };
  const props = { label: action.label, variant, icon: iconFor(action.label) };
  return part(`${identifier(action.name, 'action')}Button`, 'Button', props, [], { ...extras, on });
}

function askingDialog(
  action: Action,
  params: JsonObject,
  fields: Action['fields'],
  u: Understanding,
  homes: Placement['homes'] = () => undefined,
): { part: Part; openPath: string } {
  const name = identifier(action.name, 'action');
  const openPath = `/${ownKey(u, 'open')}/${name}`;
  const placed = placeFields(
    withPresentValues(fields, u.data).map((field) => optionsFromData(field, u.data)),
    `/${ownKey(u, name)}`,
  ).map((one) => ({ ...one, pointer: homes(one.field) ?? one.pointer }));
  const asked = wireParams({ ...action, fields: [...fields] }, [fromFields(placed)]);
  const commit = bindingOf(action, { ...params, ...asked.params }, u.copy);
  return { part: formDialog(u, { name, label: action.label, openPath, placed, commit }), openPath };
}
