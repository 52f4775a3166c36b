import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { isInstalled } from '#test/servers/is-installed.ts';
import { openPages } from './browser.ts';

const isPossible = isInstalled('Chromium', 'chromium');

describe.skipIf(!isPossible)('a component without contents', async () => {
  const [drawing] = isPossible ? await openPages({ width: 900, isDark: false }) : [];
  const opened = async (type: string, props: JsonObject) => {
    await drawing!.draw({
      items: [{ spec: { root: 'one', state: {}, elements: { one: { type, props, children: [] } } } }],
    });
    return drawing!.page;
  };

  test('a table is no wider than its place', async () => {
    const columns = ['Street', 'City', 'Distance'].map((label) => ({ key: label, label, align: 'end' }));
    const page = await opened('DataTable', { columns, rows: [], emptyText: 'No streets yet' });
    const widths = await page.evaluate<number[]>(
      `[document.querySelector('table'), document.querySelector('table').parentElement].map((one) => one.clientWidth)`,
    );
    expect(widths[0]).toBe(widths[1]);
  });

  test('a lane of a board has room for a card', async () => {
    const page = await opened('KanbanBoard', { columns: [{ title: 'To do' }, { title: 'Done' }] });
    const box = await page.getByRole('group', { name: 'To do' }).boundingBox();
    expect(box?.height).toBeGreaterThan(100);
  });

  test('a map says that there are no places yet, and no degrees', async () => {
    const page = await opened('MapView', { markers: [] });
    expect(await page.getByText('No places yet').isVisible()).toBe(true);
    expect(await page.getByText('°').count()).toBe(0);
  });
});

describe.skipIf(!isPossible)('a large month', async () => {
  const [wide, narrow] = isPossible
    ? await openPages({ width: 900, isDark: false }, { width: 390, isDark: false })
    : [];
  const events = ['Stock count', 'Delivery', 'Staff party'].map((label) => ({ date: '2026-09-18', label }));
  const props = { month: '2026-09', size: 'lg', events };
  const drawing = {
    items: [{ spec: { root: 'one', state: {}, elements: { one: { type: 'Calendar', props, children: [] } } } }],
  };

  test('names two events of a day and counts the others where there is room', async () => {
    await wide!.draw(drawing);
    const { page } = wide!;
    expect(await page.getByText('Stock count').isVisible()).toBe(true);
    expect(await page.getByText('Delivery').isVisible()).toBe(true);
    expect(await page.getByText('Staff party').count()).toBe(0);
    expect(await page.getByText('+1').isVisible()).toBe(true);
  });

  test('marks days by dots on a telephone', async () => {
    await narrow!.draw(drawing);
    expect(await narrow!.page.getByText('Stock count').isVisible()).toBe(false);
  });

  test('reads all events of a day aloud', async () => {
    await wide!.draw(drawing);
    const day = wide!.page.getByRole('button', { name: /Stock count, Delivery, Staff party/ });
    expect(await day.count()).toBe(1);
  });
});
