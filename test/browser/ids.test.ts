import { describe, expect, test } from 'vitest';
import { isInstalled } from '#test/servers/is-installed.ts';
import { openPages } from './browser.ts';

const isPossible = isInstalled('Chromium', 'chromium');
const field = { type: 'Input', props: { label: 'Name', name: 'name', value: { $bindState: '/name' } }, children: [] };
const OPTIONS = ['Bike', 'Train'].map((label) => ({ value: label, label }));

function screenOf(parts: Record<string, object>, state: object) {
  const root = { type: 'Stack', props: {}, children: Object.keys(parts) };
  return { root: 'root', state, elements: { root, ...parts } };
}

describe.skipIf(!isPossible)('the ids in the page', async () => {
  const [drawing] = isPossible ? await openPages({ width: 800, isDark: false }) : [];
  const { page, draw } = drawing!;
  const named = (name: string) => page.locator(`[data-item=${name}]`);

  test('of two compositions with the same elements are apart: labels, choices and tabs are their own', async () => {
    const props = { name: 'way', label: 'Way', value: { $bindState: '/way' }, options: OPTIONS };
    const tabs = { type: 'Tabs', props: { value: { $bindState: '/way' }, tabs: OPTIONS }, children: [] };
    const parts = { field, tabs, way: { type: 'Radio', props, children: [] } };
    const spec = screenOf(parts, { name: '', way: 'Bike' });
    await draw({ items: ['one', 'two'].map((title) => ({ title, spec })) });
    await named('two').getByText('Name').click();
    await page.keyboard.type('Ann');
    expect(await named('two').getByRole('textbox').inputValue()).toBe('Ann');
    await named('two').getByRole('radio', { name: 'Train' }).check();
    expect(await named('one').getByRole('radio', { name: 'Bike' }).isChecked()).toBe(true);
    const ids = await page.evaluate<string[]>(`[...document.querySelectorAll('.ui [id]')].map(({ id }) => id)`);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test('leave those of the host alone', async () => {
    await draw({ items: [{ spec: screenOf({ drawing: field }, { name: '' }) }] });
    expect(await page.locator('#drawing, #root').count()).toBe(1);
  });

  test('hold no spaces, whatever the rows of a list are called, so that every row is named', async () => {
    const day = { label: 'Day', name: 'day', value: { $bindItem: 'day' } };
    const elements = {
      list: { type: 'Stack', props: {}, children: ['box'], repeat: { statePath: '/people', key: 'name' } },
      box: { type: 'FormField', props: { label: 'Day off' }, children: ['day'] },
      day: { type: 'DatePicker', props: { ...day, label: null }, children: [] },
    };
    const people = ['Ann Li', 'Ann%20Li', 'Bo  Ek'].map((name) => ({ name, day: '2026-11-24' }));
    await draw({ items: [{ spec: { root: 'list', state: { people }, elements } }] });
    expect(await page.getByRole('button', { name: /^Day off.*24/ }).count()).toBe(3);
    const ids = await page.evaluate<string[]>(`[...document.querySelectorAll('.ui [id]')].map(({ id }) => id)`);
    expect(ids.filter((id, at) => /\s/.test(id) || ids.indexOf(id) !== at)).toEqual([]);
  });
});
