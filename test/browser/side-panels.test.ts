import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { isInstalled } from '#test/servers/is-installed.ts';
import { openPages } from './browser.ts';

const isPossible = isInstalled('Chromium', 'chromium');

const element = (type: string, props: JsonObject, children: string[] = []) => ({ type, props, children });

const columns = ['Name', 'Town'].map((label) => ({ key: label, label }));

const beside = (type: string, width: string, inside: { type: string; props: JsonObject; children: string[] }) => ({
  root: 'row',
  state: {},
  elements: {
    row: element('Stack', { direction: 'horizontal', gap: 'none' }, ['panel', 'main']),
    panel: element(type, { width }, ['inside']),
    inside,
    main: element('Card', { title: 'Orders' }, ['orders']),
    orders: element('DataTable', { columns, rows: [{ Name: 'Ann', Town: 'Oslo' }] }),
  },
});

const INSIDE = {
  'a field': element('Input', { label: 'Search', name: 'search' }),
  'a table': element('DataTable', { columns, rows: [] }),
  'words alone': element('Text', { text: 'Filters' }),
};

describe.skipIf(!isPossible)('a panel with a width, beside what takes the rest', async () => {
  const [drawing] = isPossible ? await openPages({ width: 1_200, isDark: false }) : [];
  const widths = async () =>
    drawing!.page.evaluate<number[]>(
      `[...document.querySelector('[data-ui-side-by-side]').children].map((one) => Math.round(one.getBoundingClientRect().width))`,
    );

  describe.each(['Box', 'Container', 'Resizable'])('%s', (type) => {
    test.each(Object.entries(INSIDE))('keeps it around %s', async (_, inside) => {
      await drawing!.draw({ items: [{ spec: beside(type, '280px', inside) }] });
      const [panel, main] = await widths();
      expect(panel).toBe(280);
      expect(main).toBeGreaterThan(800);
    });
  });

  test('keeps a share of the row', async () => {
    await drawing!.draw({ items: [{ spec: beside('Box', '25%', INSIDE['a field']) }] });
    const [panel, main] = await widths();
    expect(panel! / (panel! + main!)).toBeCloseTo(0.25, 2);
  });
});
