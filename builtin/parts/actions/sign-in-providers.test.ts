import { expect, test } from 'vitest';
import { providerIn } from './sign-in-providers.ts';

test('a button of a sign-in form may stand for an account elsewhere', () => {
  expect(providerIn('google', 'login page')).toBe('Google');
  expect(providerIn('Sign in with Apple', 'login page')).toBe('Apple');
  expect(providerIn('Google', 'Anmeldeseite mit E-Mail und Passwort')).toBe('Google');
  expect(providerIn('Log in', 'login page')).toBeUndefined();
  expect(providerIn('Review on Google', 'thank you page')).toBeUndefined();
});
