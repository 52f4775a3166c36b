import { part, type Part } from '../part.ts';
import { capitalized, identifier } from '../read/identifier.ts';
import type { Understanding } from '../read/understanding.ts';
import { iconFor } from './action-button.ts';

const BUTTON =
  /^(.+?)\s+(?:button|knopf|cta)s?$|^(?:button|knopf|bouton|bot[oó]n)\s+(?:to|for|zum|pour|para)\s+(.+)$/iu;
const GENERIC = /^(?:submit|save|back|next|cancel|the|a|some|action|more|primary|secondary)$/iu;
const MAX_BUTTONS = 4;

/** Buttons that a prompt names, for a caller who declares no actions and takes those of ours. */
export function namedButtons(u: Understanding): Part[] {
  if (u.actions.length > 0 || !u.mayInvent) return [];
  const quoted = u.quoted.filter(({ role }) => role === 'button').map(({ text }) => text);
  const named = u.listings
    .flatMap(({ items }) => items)
    .flatMap(({ label }) => {
      const found = BUTTON.exec(label);
      const words = (found?.[1] ?? found?.[2] ?? '').trim();
      return words === '' || GENERIC.test(words) || quoted.some((text) => text.toLowerCase() === words.toLowerCase())
        ? []
        : [capitalized(words)];
    });
  return [...new Set([...quoted, ...named])].slice(0, MAX_BUTTONS).map((label, index) =>
    part(
      `${identifier(label, 'action')}Button`,
      'Button',
      { label, variant: index === 0 ? 'primary' : 'secondary', icon: iconFor(label) },
      [],
      {
        on: { commit: { action: identifier(label, 'press') } },
      },
    ),
  );
}
