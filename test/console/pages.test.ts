import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from 'vite';
import { startBrowser } from '../../cli/draw/browser.ts';
import { startTestedConsole, type TestedConsole } from './start-console.ts';

const HOSTILE = `"><img src=x onerror="window.isStolen=1">`;
const KEY = /uic_live_[A-Za-z0-9]{20,}/;

let tested: TestedConsole;
let browser: Browser;
beforeAll(async () => {
  await build({ configFile: fileURLToPath(new URL('../../web/vite.config.ts', import.meta.url)), logLevel: 'error' });
  [tested, browser] = await Promise.all([startTestedConsole(), startBrowser()]);
  const cookie = await tested.signIn();
  await tested.call('/workspaces', { cookie, body: { name: HOSTILE, slug: 'hostile', tierKey: 'starter' } });
}, 120_000);
afterAll(async () => {
  await browser.close();
  await tested.close();
});

/** A browser in which the operator has signed in with a link. */
async function signedIn(width = 1_200): Promise<{ context: BrowserContext; page: Page }> {
  tested.passTime(60_001);
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${tested.url}/sign-in#${tested.newToken()}`);
  await page.waitForURL(`${tested.url}/`);
  return { context, page };
}

describe('the pages of the console', () => {
  test('show hostile names as text', async () => {
    const { context, page } = await signedIn();
    for (const place of ['workspaces', 'keys/hostile', 'usage/hostile', 'playground']) {
      await page.goto(`${tested.url}/${place}`);
      await page.getByRole('button', { name: 'Sign out' }).waitFor();
      if (place === 'workspaces') await page.getByText(HOSTILE).first().waitFor();
      expect(await page.evaluate('window.isStolen')).toBeUndefined();
    }
    await context.close();
  });

  test('show a key once: it is nowhere after it was hidden', async () => {
    const { context, page } = await signedIn();
    await page.goto(`${tested.url}/keys/${tested.slug}`);
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByText('Copy this key now').waitFor();
    expect(await page.content()).toMatch(KEY);
    await page.getByRole('button', { name: 'Hide key' }).click();
    const kept = async (): Promise<string> =>
      JSON.stringify([await page.content(), page.url(), await context.storageState()]);
    expect(await kept()).not.toMatch(KEY);
    await page.reload();
    await page.getByRole('region', { name: 'Keys' }).waitFor();
    expect(await kept()).not.toMatch(KEY);
    expect(tested.log()).not.toMatch(KEY);
    await context.close();
  });

  test('revoke a key with the keyboard alone, after a question', async () => {
    const { context, page } = await signedIn(390);
    await page.goto(`${tested.url}/keys/${tested.slug}`);
    await page
      .getByRole('button', { name: /^Revoke uic/ })
      .first()
      .press('Enter');
    const keep = page.getByRole('button', { name: 'Keep it' });
    await expect.poll(async () => keep.evaluate('document.activeElement.textContent')).toBe('Keep it');
    await page.keyboard.press('Shift+Tab');
    const before = await page.getByRole('button', { name: /^Revoke uic/ }).count();
    await page.keyboard.press('Enter');
    await keep.waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: /^Revoke uic/ }).count()).toBe(before);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await context.close();
  });
});
