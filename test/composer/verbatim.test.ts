import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import type { Json } from '#contract/json/json.ts';
import { say } from '#tools/model-backend/script.ts';
import { lines } from '#tools/model-backend/scripts/screens.ts';
import { type ComposerUnderTest, startComposerUnderTest } from './composer-under-test.ts';

let composer: ComposerUnderTest;
afterEach(() => composer.close());

const DATA = {
  account: 'Northwind Traders Limited',
  invoices: [
    { number: 'INV-0412', total: 1840 },
    { number: 'INV-0415', total: 265 },
  ],
};

const element = (id: string, type: string, props: { [name: string]: Json }, children: string[] = []) => ({
  op: 'add' as const,
  path: `/elements/${id}`,
  value: { type, props, children },
});

const COPYING = lines([
  element('root', 'Stack', {}, ['title', 'fee', 'table']),
  element('title', 'Heading', { text: 'Northwind Traders…' }),
  element('fee', 'Text', { text: 'A late fee of $35 applies from 12 March 2031.' }),
  element('table', 'DataTable', {
    caption: 'Invoices',
    columns: [
      { key: 'number', label: 'Number' },
      { key: 'total', label: 'Total', align: 'right' },
    ],
    rows: [
      { number: 'INV-0412', total: '1,840' },
      { number: 'INV-0415', total: '265' },
    ],
  }),
]);

describe('an answer that copies the data', () => {
  test('is delivered as references to it, and invented facts are counted without being logged', async () => {
    const logged: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
    composer = await startComposerUnderTest(['copying'], undefined, { log });
    composer.backend.script('copying', say(COPYING));
    const { folded, restarts } = await composer.compose({ prompt: 'Our invoices', dataJson: JSON.stringify(DATA) });
    expect(restarts).toEqual([]);
    expect(folded).toMatchObject({
      state: DATA,
      elements: {
        title: { props: { text: { $state: '/account' } } },
        table: { props: { rows: { $state: '/invoices' } } },
      },
    });
    await expect.poll(() => logged.some((line) => line.includes('compose finished'))).toBe(true);
    const line = logged.find((text) => text.includes('compose finished')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ inventedFacts: 2, repairs: { 'refer-to-fact': 1, 'refer-to-list': 1 } });
    expect(line).not.toContain('2031');
  });
});

describe('an answer with placeholders in double braces', () => {
  const PLACEHOLDERS = lines([
    element('root', 'Stack', {}, ['asked', 'own']),
    element('asked', 'Text', { text: '{{patient_name}}' }),
    element('own', 'Text', { text: '{{account}}' }),
  ]);

  test('keeps those that the request names, and reads the state for the others', async () => {
    composer = await startComposerUnderTest(['templating']);
    composer.backend.script('templating', say(PLACEHOLDERS));
    const { folded } = await composer.compose({
      prompt: 'A template editor with the placeholder {{patient_name}}',
      dataJson: JSON.stringify(DATA),
    });
    expect(folded).toMatchObject({
      elements: {
        asked: { props: { text: '{{patient_name}}' } },
        own: { props: { text: { $state: '/account' } } },
      },
    });
  });
});
