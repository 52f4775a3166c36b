import type { JsonObject } from '#contract/json/json.ts';
import type { ActionBinding } from '#contract/spec/spec.ts';
import type { Copy } from '#builtin/copy/copy.ts';
import { part, type Extras, type Part } from '#builtin/part.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { callsOff } from '#builtin/understand/words/action-intent.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';

/** Variants of a button, as the catalog spells them. */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'ghost' | 'outline';

const ICONS: readonly [string, RegExp][] = [
  ['plus', /^(?:add|create|new|invite)$/],
  ['trash', /^(?:delete|remove|erase)$/],
  ['edit', /^(?:edit|rename|change|modify)$/],
  ['download', /^(?:download|export)$/],
  ['upload', /^(?:upload|import)$/],
  ['send', /^(?:send|email|message)$/],
  ['save', /^save$/],
  ['refresh-cw', /^(?:refresh|reload|retry|sync)$/],
  ['search', /^(?:search|find)$/],
  ['printer', /^print$/],
  ['share', /^share$/],
  ['phone', /^call$/],
  ['shopping-cart', /^(?:buy|checkout|cart)$/],
  ['check', /^(?:approve|accept|confirm)$/],
  ['calendar', /^(?:book|schedule|reschedule)$/],
];

/** A button that fires a declared action. A destructive action asks for confirmation first. */
export function actionButton(
  action: Action,
  params: JsonObject,
  variant: ButtonVariant,
  copy: Copy,
  extras: Extras = {},
): Part {
  return part(
    `${identifier(action.name, 'action')}Button`,
    'Button',
    { label: action.label, variant, icon: iconFor(action.label) },
    [],
    { ...extras, on: { commit: bindingOf(action, params, copy) } },
  );
}

/** The same button for one of many entries, where a primary one or a red edge on each of them would be too loud. */
export function smallButton(button: Part): Part {
  const looks = button.props['variant'] === 'danger' ? { variant: 'ghost', tone: 'critical' } : { variant: 'outline' };
  return { ...button, props: { ...button.props, size: 'sm', ...looks } };
}

/**
 * The binding that fires an action with its params. One that cannot be taken back asks for confirmation first; one that calls
 * something off does not if a dialog has been answered (`isAnswered`).
 */
export function bindingOf(action: Action, params: JsonObject, copy: Copy, isAnswered = false): ActionBinding {
  const isGrave = isCallingOff(action) || action.intent === 'destroy';
  const confirm = {
    ...confirmationFor(action.label, copy, messageOf(action, copy)),
    cancelLabel: dismissLabel(action, copy),
    variant: isGrave ? 'danger' : 'default',
  };
  return {
    action: action.name,
    ...(Object.keys(params).length === 0 ? {} : { params }),
    ...(isConfirmed(action, params, isAnswered) ? { confirm } : {}),
  };
}

/** Whether firing an action asks for confirmation first; `isAnswered` after a dialog of its own. */
export function isConfirmed({ confirmed }: Action, params: JsonObject, isAnswered = false): boolean {
  return confirmed === 'always' || (confirmed !== 'never' && !isAnswered && Object.keys(params).length > 0);
}

// What calls nothing off and destroys nothing can be taken back.
function messageOf(action: Action, copy: Copy): string | undefined {
  const told = action.description?.trim();
  return told === undefined && action.confirmed === 'undialogued' && !isCallingOff(action) ? copy.reallyQuestion : told;
}

/** The label of the button that goes back without firing an action: "Cancel", but not beside "Cancel order". */
export function dismissLabel(action: Action, copy: Copy): string {
  return isCallingOff(action) ? copy.close : copy.cancel;
}

/** True for an action that calls something off or destroys it. */
export function isCallingOff({ name, confirmed, intent }: Action): boolean {
  return callsOff(wordsOf(name).join(' ')) || (intent === 'cancel' && confirmed === 'always');
}

/** The confirmation dialog of a destructive button. */
export function confirmationFor(label: string, copy: Copy, message = ''): JsonObject {
  return {
    title: copy.confirmTitle(label),
    message: message === '' ? copy.cannotBeUndone : message,
    confirmLabel: label,
    cancelLabel: copy.cancel,
    variant: 'danger',
  };
}

/** The icon for the first verb of a label; undefined when no icon fits. */
export function iconFor(label: string): string | undefined {
  const [verb = ''] = wordsOf(label);
  return ICONS.find(([, words]) => words.test(verb))?.[0];
}
