import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { isInstalled } from '#test/servers/is-installed.ts';
import { openPages } from './browser.ts';

const isPossible = isInstalled('Chromium', 'chromium');

const element = (type: string, props: JsonObject, children: string[] = [], more: object = {}) => ({
  type,
  props,
  children,
  ...more,
});
const does = (action: string, params: JsonObject) => ({ on: { commit: { action, params } } });

const list = (names: string[]) => ({
  root: 'page',
  state: { rows: names.map((name) => ({ name })) },
  elements: {
    page: element('Stack', {}, ['rows', 'add']),
    rows: element('Stack', {}, ['row'], { repeat: { statePath: '/rows', key: 'name' } }),
    row: element('Stack', {}, ['edit', 'remove']),
    edit: element('Button', { label: { $template: 'Edit ${name}' } }),
    remove: element(
      'Button',
      { label: { $template: 'Remove ${name}' } },
      [],
      does('removeState', { statePath: '/rows', index: { $index: true } }),
    ),
    add: element('Input', { label: 'Add', name: 'add' }),
  },
});

describe.skipIf(!isPossible)('when what has the focus is taken away', async () => {
  const [drawing] = isPossible ? await openPages({ width: 800, isDark: false }) : [];
  const { page, draw } = drawing!;
  const focused = async () =>
    page.evaluate<string>(`document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent`);
  const press = async (name: string) => {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };

  test('the same control of the row after it has the focus, then that of the row before', async () => {
    await draw({ items: [{ spec: list(['Ann', 'Bob', 'Cleo']) }] });
    await press('Remove Bob');
    await expect.poll(focused).toBe('Remove Cleo');
    await press('Remove Cleo');
    await expect.poll(focused).toBe('Remove Ann');
  });

  test('the next control has the focus where no row is left', async () => {
    await draw({ items: [{ spec: list(['Ann']) }] });
    await press('Remove Ann');
    await expect.poll(async () => page.evaluate('document.activeElement.tagName')).toBe('INPUT');
  });

  test('a press with the pointer opens no keyboard on a field', async () => {
    await draw({ items: [{ spec: list(['Ann']) }] });
    await page.getByRole('button', { name: 'Remove Ann' }).click();
    await page.getByRole('button', { name: 'Remove Ann' }).waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.tagName')).toBe('BODY');
  });

  test('the step that stands in its place is begun at its start', async () => {
    const atStep = (step: number) => ({ visible: { $state: '/step', eq: step } });
    const elements = {
      page: element('Stack', {}, ['one', 'two', 'cancel']),
      one: element('Stack', {}, ['name', 'next'], atStep(1)),
      name: element('Input', { label: 'Name', name: 'name' }),
      next: element('Button', { label: 'Next' }, [], does('setState', { statePath: '/step', value: 2 })),
      two: element('Stack', {}, ['town', 'send'], atStep(2)),
      town: element('Input', { label: 'Town', name: 'town' }),
      send: element('Button', { label: 'Send' }),
      cancel: element('Button', { label: 'Cancel' }),
    };
    await draw({ items: [{ spec: { root: 'page', state: { step: 1 }, elements } }] });
    await press('Next');
    await expect.poll(async () => page.evaluate('document.activeElement.id')).toMatch(/-town$/);
  });

  test('a note that is closed gives the focus to what is below it', async () => {
    const elements = {
      page: element('Stack', {}, ['note', 'go']),
      note: element('Alert', { title: 'Careful', dismissible: true }),
      go: element('Button', { label: 'Go on' }),
    };
    await draw({ items: [{ spec: { root: 'page', state: {}, elements } }] });
    await press('Dismiss');
    await expect.poll(focused).toBe('Go on');
  });

  test('nothing takes the focus when it was given up before', async () => {
    await draw({ items: [{ spec: list(['Ann', 'Bob']) }] });
    await page.getByRole('button', { name: 'Remove Ann' }).focus();
    await page.evaluate('document.activeElement.blur()');
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
    await draw({ items: [{ spec: list(['Bob']) }], isNext: true, generation: 2 });
    await page.getByRole('button', { name: 'Remove Ann' }).waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.tagName')).toBe('BODY');
  });
});
