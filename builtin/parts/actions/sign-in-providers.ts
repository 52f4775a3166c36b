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
const LEADS = new Set(
  'with via using through and or by mit uber und oder avec et ou con y o com e ou tramite social'.split(' '),
);

/** The service that a button of a sign-in form stands for: "google", "Sign in with Apple"; undefined for other buttons. */
export function providerIn(label: string, prompt: string): string | undefined {
  if (!['signIn', 'signUp'].includes(purposeOf(prompt))) return undefined;
  const words = new Set(foldText(label).split(LETTERS));
  return PROVIDERS.find((name) => words.has(name.toLowerCase()));
}

// "With google and github buttons", "or continue with Apple"; but not "for our Slack workspace".
function providersOffered(prompt: string): string[] {
  if (!['signIn', 'signUp'].includes(purposeOf(prompt))) return [];
  const words = foldText(prompt).split(LETTERS);
  const isOffered = (at: number): boolean => {
    const before = words[at - 1] ?? '';
    return LEADS.has(before) || (isProvider(before) && isOffered(at - 1));
  };
  return PROVIDERS.filter((name) => words.some((word, at) => word === name.toLowerCase() && isOffered(at)));
}

function isProvider(word: string): boolean {
  return PROVIDERS.some((name) => name.toLowerCase() === word);
}

/** The other ways in that a sign-in form names, below its own button; empty without any. */
export function providerButtons(u: Understanding): Part[] {
  if (!u.canInventActions || u.actions.length > 0) return [];
  const named = u.buttonLabels.flatMap((label) => {
    const name = providerIn(label, u.prompt);
    if (name === undefined) return [];
    return label.includes(' ') ? label.replace(new RegExp(name, 'iu'), name) : u.copy.continueWith(name);
  });
  const labels = named.length > 0 ? named : providersOffered(u.prompt).map((name) => u.copy.continueWith(name));
  const buttons = [...new Set(labels)].map((label) => namedButton(label, 'outline', u.copy));
  if (buttons.length === 0) return [];
  const or = part('orLine', 'Separator', { label: u.copy.or, spacing: 'md' });
  return [or, part('otherWays', 'Stack', { gap: 'sm', align: 'stretch' }, buttons)];
}
