import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import { humanize, wordsOf } from '../words.ts';

/** Roles that describe where or how a control looks, not what it does. */
const LOOKS = new Set(['primary', 'secondary', 'tertiary', 'main', 'cta', 'button', 'link', 'icon', 'menu', 'toolbar']);
const DESTRUCTIVE = new Set(['delete', 'remove', 'destroy', 'destructive', 'danger', 'dangerous', 'erase', 'discard']);
const LABEL_MAX_WORDS = 4;

/** The label of a button for an action: its role, else its description when that is short, else its name. */
export function actionLabel({ name, role = '', description = '' }: ActionDeclaration): string {
  const intent = wordsOf(role).filter((word) => !LOOKS.has(word) && !['destructive', 'danger'].includes(word));
  if (intent.length > 0) return firstUpper(role.trim().replaceAll(/[_-]+/g, ' '));
  const words = wordsOf(description);
  if (words.length > 0 && words.length <= LABEL_MAX_WORDS) return firstUpper(description.trim().replace(/[.!]+$/, ''));
  return humanize(name) || name;
}

/** True for an action that removes something. */
export function isDestructive({ name, role = '' }: ActionDeclaration): boolean {
  return [...wordsOf(name), ...wordsOf(role)].some((word) => DESTRUCTIVE.has(word));
}

function firstUpper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
