import { describe, expect, test } from 'vitest';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';
import { isInstalled } from '#test/servers/is-installed.ts';
import { openPages } from './browser.ts';

const isPossible = isInstalled('Chromium', 'chromium');

describe.skipIf(!isPossible)('a screen of a few words', async () => {
  const [drawing] = isPossible ? await openPages({ width: 800, isDark: false }) : [];
  const opened = async (prompt: string) => {
    await drawing!.draw({ items: [{ spec: builtinSpec(briefOf(prompt)) }] });
    return drawing!.page;
  };

  test('takes one entry after the other in its dialog, shows their sum, and lets go of one', async () => {
    const page = await opened('expense tracker');
    for (const [what, amount] of [
      ['Lunch', '12.5'],
      ['Train', '48'],
    ] as const) {
      await page.getByRole('button', { name: 'Add expense' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Description').fill(what);
      await dialog.locator('input').nth(1).fill(amount);
      await dialog.getByRole('button', { name: 'Add expense' }).click();
      await dialog.waitFor({ state: 'detached' });
    }
    const rows = page.getByRole('table').last().locator('tbody tr');
    expect(await rows.count()).toBe(2);
    expect(await page.getByText('60.5').count()).toBeGreaterThan(0);
    await rows.first().getByRole('button').last().click();
    await page.getByRole('button', { name: 'Remove' }).last().click();
    await expect.poll(async () => rows.count()).toBe(1);
  });

  test('puts what is typed on a line below it, to be ticked', async () => {
    const page = await opened('shopping list');
    await page.getByRole('textbox', { name: 'Item' }).fill('Milk');
    await page.getByRole('button', { name: 'Add' }).click();
    const box = page.getByRole('checkbox', { name: 'Milk' });
    await box.check();
    expect(await box.isChecked()).toBe(true);
    expect(await page.getByRole('textbox', { name: 'Item' }).inputValue()).toBe('');
  });

  test('has new cards in the first lane of its board, to be moved on', async () => {
    const page = await opened('hiring pipeline');
    await page.getByRole('button', { name: 'Add candidate' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Ana');
    await page.getByRole('dialog').getByRole('button', { name: 'Add candidate' }).click();
    const lane = (name: string) => page.getByRole('group', { name });
    await lane('Applied').getByText('Ana', { exact: true }).waitFor();
    await lane('Applied').locator('[data-move="1"]').click();
    await lane('Interview').getByText('Ana', { exact: true }).waitFor();
  });
});
