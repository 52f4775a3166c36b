import { part, type Part } from '#builtin/part.ts';
import { namedButton } from './named-buttons.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { purposeOf } from '#builtin/understand/screen/purpose.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';

// Services whose accounts people sign in with, as they spell themselves.
const PROVIDERS = [
  'Google',
  'Apple',
  'GitHub',
  'GitLab',
  'Facebook',
  'Microsoft',
  'LinkedIn',
  'Twitter',
  'Discord',
  'Slack',
  'Amazon',
  'Instagram',
  'Spotify',
  'Okta',
  'SSO',
];
const LETTERS = /[^a-z]+/;

/** The service that a button of a sign-in form stands for: "google", "Sign in with Apple"; undefined for other buttons. */
export function providerIn(label: string, prompt: string): string | undefined {
  if (!['signIn', 'signUp'].includes(purposeOf(prompt))) return undefined;
  const words = new Set(foldText(label).split(LETTERS));
  return PROVIDERS.find((name) => words.has(name.toLowerCase()));
}

/** The other ways in that a sign-in form names, below its own button; empty without any. */
export function providerButtons(u: Understanding): Part[] {
  if (!u.canInventActions || u.actions.length > 0) return [];
  const labels = u.buttonLabels.flatMap((label) => {
    const name = providerIn(label, u.prompt);
    if (name === undefined) return [];
    return label.includes(' ') ? label.replace(new RegExp(name, 'iu'), name) : u.copy.continueWith(name);
  });
  const buttons = [...new Set(labels)].map((label) => namedButton(label, 'outline', u.copy));
  if (buttons.length === 0) return [];
  const or = part('orLine', 'Separator', { label: u.copy.or, spacing: 'md' });
  return [or, part('otherWays', 'Stack', { gap: 'sm', align: 'stretch' }, buttons)];
}
