import type { Copy } from '#builtin/copy/copy.ts';
import { part, type Part } from '#builtin/part.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { capitalized, identifier } from '#builtin/understand/words/identifier.ts';
import { IN_RED, RED_BEFORE } from '#builtin/understand/request/buttons/red-buttons.ts';
import { intentOf } from '#builtin/understand/words/action-intent.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { type ButtonVariant, iconFor, confirmationFor } from './action-button.ts';

const MAX_BUTTONS = 4;
const RED_BEFORE_CHARS = 32;
// "Un pulsante per modificare" is labelled "Modificare".
const LEADING_PREPOSITION = /^(?:per|para|pour|zum|to)\s+(?=\p{L})/iu;

/**
 * Buttons that a prompt quotes or asks for, when the caller declares no actions and allows invented ones. Each fires an
 * action named after its label. A label that is already in `existing` is skipped.
 */
export function namedButtons(u: Understanding, existing: readonly Part[] = []): Part[] {
  if (u.actions.length > 0 || !u.canInventActions) return [];
  const quoted = u.quoted.filter(({ role }) => role === 'button').map(({ text }) => text);
  const taken = new Set(
    existing.map(({ props }) => (typeof props['label'] === 'string' ? props['label'].toLowerCase() : '')),
  );
  const labels = [...quoted, ...u.buttonLabels].filter((label) => {
    const isNew = !taken.has(label.toLowerCase());
    taken.add(label.toLowerCase());
    return isNew;
  });
  const hasPrimary = existing.some(({ props }) => props['variant'] === 'primary');
  // Of several buttons the one that completes the task is primary: "Book" rather than "Choose days".
  const primary = Math.max(
    0,
    labels.findIndex((label) => intentOf(foldText(label)) === 'send'),
  );
  return labels.slice(0, MAX_BUTTONS).map((label, index) => {
    const variant = variantOf(label, !hasPrimary && index === primary);
    return namedButton(label, isRed(label, u.prompt) ? 'danger' : variant, u.copy);
  });
}

/** A button that fires an action named after its label. A destructive one asks for confirmation first. */
export function namedButton(text: string, variant: ButtonVariant, copy: Copy): Part {
  const label = capitalized(text.replace(LEADING_PREPOSITION, ''));
  const action = identifier(label, 'press');
  const commit = variant === 'danger' ? { action, confirm: confirmationFor(label, copy) } : { action };
  const props = { label, variant, icon: iconFor(label) };
  return part(`${identifier(label, 'action')}Button`, 'Button', props, [], { on: { commit } });
}

// A button that the prompt wants in red is taken as destructive.
function isRed(label: string, prompt: string): boolean {
  const text = foldText(prompt);
  const at = text.indexOf(foldText(label));
  const isRedAfter = IN_RED.test(text.slice(at + foldText(label).length).slice(0, RED_BEFORE_CHARS));
  return at > 0 && (isRedAfter || RED_BEFORE.test(text.slice(Math.max(0, at - RED_BEFORE_CHARS), at)));
}

function variantOf(label: string, isPrimary: boolean): ButtonVariant {
  // The verb comes first: "Close account", "Back to the list".
  const intent = intentOf(wordsOf(label).slice(0, 3).join(' '));
  if (intent === 'destroy') return 'danger';
  if (intent === 'cancel') return 'outline';
  return isPrimary ? 'primary' : 'secondary';
}

/** The buttons that the prompt names as next steps; after a failure without any, a button to retry. */
export function nextStepButtons(u: Understanding, hasFailed: boolean): Part[] {
  const named = namedButtons(u);
  const retries = hasFailed && named.length === 0 && u.canInventActions && u.actions.length === 0;
  return retries ? [namedButton(u.copy.retry, 'primary', u.copy)] : named;
}
