import type { Copy } from '#builtin/copy/copy.ts';
import { part, type Part } from '#builtin/part.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { capitalized, identifier } from '#builtin/understand/words/identifier.ts';
import { IN_RED } from '#builtin/understand/request/marked-part.ts';
import { moodOf } from '#builtin/understand/words/mood.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { type ButtonVariant, iconFor, questionBefore } from './action-button.ts';

const MAX_BUTTONS = 4;
const RED = /\b(?:red|roter?n?|rotes|rouge|roj[oa]|ross[oa]|vermelh[oa])\b[^,.;]*$/;
const RED_BEFORE_CHARS = 32;
// "Un pulsante per modificare" is labelled by what it does.
const FOR = /^(?:per|para|pour|zum|to)\s+(?=\p{L})/iu;

/**
 * Buttons for what a prompt quotes as one or wants to be done, for a caller who declares no actions and takes those of
 * ours; none that stands `beside` already. Each fires an action called like its label.
 */
export function namedButtons(u: Understanding, beside: readonly Part[] = []): Part[] {
  if (u.actions.length > 0 || !u.canInventActions) return [];
  const quoted = u.quoted.filter(({ role }) => role === 'button').map(({ text }) => text);
  const known = new Set(
    beside.map(({ props }) => (typeof props['label'] === 'string' ? props['label'].toLowerCase() : '')),
  );
  const labels = [...quoted, ...u.buttonLabels].filter((label) => {
    const isNew = !known.has(label.toLowerCase());
    known.add(label.toLowerCase());
    return isNew;
  });
  const hasPrimary = beside.some(({ props }) => props['variant'] === 'primary');
  // Of several deeds the one that ends it leads: to book, and not to choose days.
  const leading = Math.max(
    0,
    labels.findIndex((label) => moodOf(foldText(label)) === 'send'),
  );
  return labels.slice(0, MAX_BUTTONS).map((label, index) => {
    const variant = variantOf(label, !hasPrimary && index === leading);
    return namedButton(label, isRed(label, u.prompt) ? 'danger' : variant, u.copy);
  });
}

/** A button that fires an action called like its label; what destroys asks first. */
export function namedButton(said: string, variant: ButtonVariant, copy: Copy): Part {
  const label = capitalized(said.replace(FOR, ''));
  const action = identifier(label, 'press');
  const commit = variant === 'danger' ? { action, confirm: questionBefore(label, copy) } : { action };
  const props = { label, variant, icon: iconFor(label) };
  return part(`${identifier(label, 'action')}Button`, 'Button', props, [], { on: { commit } });
}

// A button that is wanted in red does something that is not taken back.
function isRed(label: string, prompt: string): boolean {
  const text = foldText(prompt);
  const at = text.indexOf(foldText(label));
  const isBehind = IN_RED.test(text.slice(at + foldText(label).length).slice(0, RED_BEFORE_CHARS));
  return at > 0 && (isBehind || RED.test(text.slice(Math.max(0, at - RED_BEFORE_CHARS), at)));
}

function variantOf(label: string, isLeading: boolean): ButtonVariant {
  // The verb comes first: "Close account", "Back to the list".
  const mood = moodOf(wordsOf(label).slice(0, 3).join(' '));
  if (mood === 'destroy') return 'danger';
  if (mood === 'cancel') return 'outline';
  return isLeading ? 'primary' : 'secondary';
}

/** Buttons for what the prompt says comes next; after a failure that names nothing, one more try. */
export function waysOn(u: Understanding, hasFailed: boolean): Part[] {
  const named = namedButtons(u);
  const retries = hasFailed && named.length === 0 && u.canInventActions && u.actions.length === 0;
  return retries ? [namedButton(u.copy.retry, 'primary', u.copy)] : named;
}
