import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Composition, type CompositionProps } from './composition.tsx';

afterEach(() => vi.unstubAllGlobals().unstubAllEnvs());

const spec = {
  state: { at: '2026-11-24T23:30:00Z' },
  root: 'a',
  elements: { a: { type: 'Text', props: { text: { $state: '/at' } }, children: [] } },
};
const drawn = (props: Partial<CompositionProps> = {}): string =>
  renderToString(createElement(Composition, { spec, ...props }));

test('a server draws in English and in UTC, whatever its own language and time zone are', () => {
  vi.stubGlobal('navigator', { language: 'de-DE' });
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(drawn()).toMatch(/Nov 24, 2026, 11:30\sPM/);
});

test.each(['de_DE', 'de_DE.UTF-8', 'de-DE@euro'])('a locale may be written as systems do: %s', (locale) => {
  expect(drawn({ locale, timeZone: 'UTC' })).toMatch(/lang="de-DE".*24\.11\.2026, 23:30/);
});

test('a server draws in the language and the time zone that it is given', () => {
  expect(drawn({ locale: 'de', timeZone: 'Europe/Berlin' })).toContain('25.11.2026, 00:30');
});
