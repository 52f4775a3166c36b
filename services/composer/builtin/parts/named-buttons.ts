import { part, type Part } from '../part.ts';
import { identifier } from '../read/identifier.ts';
import type { Understanding } from '../read/understanding.ts';
import { type ButtonVariant, iconFor } from './action-button.ts';

const DESTROYS = /^(?:delete|remove|cancel|revoke|reject)\b/iu;
const MAX_BUTTONS = 4;

/**
 * Buttons for what a prompt quotes as one or wants to be done, for a caller who declares no actions and takes those of
 * ours; none that stands `beside` already. Each fires an action called like its label.
 */
export function namedButtons(u: Understanding, beside: readonly Part[] = []): Part[] {
  if (u.actions.length > 0 || !u.mayInvent) return [];
  const quoted = u.quoted.filter(({ role }) => role === 'button').map(({ text }) => text);
  const known = new Set(
    beside.map(({ props }) => (typeof props['label'] === 'string' ? props['label'].toLowerCase() : '')),
  );
  const labels = [...quoted, ...u.deeds].filter((label) => {
    const isNew = !known.has(label.toLowerCase());
    known.add(label.toLowerCase());
    return isNew;
  });
  return labels.slice(0, MAX_BUTTONS).map((label, index) => namedButton(label, variantOf(label, index)));
}

/** A button that fires an action called like its label. */
export function namedButton(label: string, variant: ButtonVariant): Part {
  const props = { label, variant, icon: iconFor(label) };
  return part(`${identifier(label, 'action')}Button`, 'Button', props, [], {
    on: { commit: { action: identifier(label, 'press') } },
  });
}

function variantOf(label: string, index: number): ButtonVariant {
  if (DESTROYS.test(label)) return 'outline';
  return index === 0 ? 'primary' : 'secondary';
}
