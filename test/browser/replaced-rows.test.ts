import { describe, expect, test } from 'vitest';
import { isInstalled } from '#test/servers/is-installed.ts';
import { openPages } from './browser.ts';

const isPossible = isInstalled('Chromium', 'chromium');

type Row = Record<string, string | number>;
const ORDERS: Row[] = ['Ann', 'Bob', 'Cid', 'Dan'].map((name, at) => ({ id: at, name, total: 10 * at }));

/** A table beside the button that refunds what is picked in it. */
function specOf(orders: Row[]) {
  const columns = ['name', 'total'].map((key) => ({ key, label: key }));
  const props = {
    columns,
    rows: { $state: '/orders' },
    selectable: true,
    selectedRows: { $bindState: '/picked' },
  };
  return {
    state: { orders, picked: [] },
    root: 'all',
    elements: {
      all: { type: 'Stack', props: {}, children: ['table', 'refund'] },
      table: { type: 'DataTable', props, children: [] },
      refund: {
        type: 'Button',
        props: { label: 'Refund' },
        children: [],
        on: { commit: { action: 'refund', params: { orders: { $state: '/picked' } } } },
        visible: { $state: '/picked/0' },
      },
    },
  };
}

describe.skipIf(!isPossible)('rows that are replaced while some are picked', async () => {
  const [drawing] = isPossible ? await openPages({ width: 800, isDark: false }) : [];
  const box = (name: string) => drawing!.page.getByRole('row', { name }).getByRole('checkbox');
  const replace = async (orders: Row[]) => drawing!.draw({ items: [{ spec: specOf(orders) }], isNext: true });
  const picked = async () => drawing!.page.evaluate('window.drawnStates[0].picked');
  const begin = async (...names: string[]) => {
    await drawing!.draw({ items: [{ spec: specOf(ORDERS) }] });
    for (const name of names) await box(name).check();
  };

  test('keep the ticks at their records in another order', async () => {
    await begin('Bob');
    await replace(ORDERS.toReversed());
    expect(await box('Bob').isChecked()).toBe(true);
    expect(await box('Cid').isChecked()).toBe(false);
    expect(await picked()).toEqual([ORDERS[1]]);
  });

  test('have no pick that nobody sees: a record that is gone is not sent', async () => {
    await begin('Bob');
    await replace([ORDERS[0]!, ORDERS[2]!, ORDERS[3]!]);
    await drawing!.page.getByRole('button', { name: 'Refund' }).waitFor({ state: 'detached' });
    expect(await picked()).toEqual([]);
    expect(await box('Cid').isChecked()).toBe(false);
  });

  test('have the record as it is now under the same id', async () => {
    await begin('Bob', 'Dan');
    const changed = ORDERS.slice(1).map((row) => ({ ...row, total: 99 }));
    await replace(changed);
    expect(await box('Bob').isChecked()).toBe(true);
    await expect.poll(picked).toEqual([changed[0], changed[2]]);
    expect(await drawing!.takeProblems()).toEqual([]);
  });
});
