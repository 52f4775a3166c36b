import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowser } from '../../cli/draw/browser.ts';
import { createSessions } from '#services/console/sign-in/session.ts';
import { createSigner } from '#services/console/sign-in/signing.ts';
import { startTestedConsole, type TestedConsole } from './start-console.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const HOSTILE = `"><img src=x onerror="window.isStolen=1">`;
// What an address may hold of it.
const HOSTILE_EMAIL = `'onerror='x@example.com`;
const LIMITS = { monthlyGenerations: 1, rateLimitPerMin: 1, inlineComponentsLimit: 0 };
const PLACES = ['usage', 'keys', 'generations', 'members', 'audit'].map((place) => `${place}/hostile`);
const OPERATOR_PLACES = ['workspaces', 'plans', 'changes', 'system', 'playground'];
const KEY = /uic_live_[A-Za-z0-9]{20,}/;

let tested: TestedConsole;
let browser: Browser;
beforeAll(async () => {
  [tested, browser] = await Promise.all([startTestedConsole(), startBrowser()]);
  const cookie = await tested.signIn();
  await tested.call('/workspaces', { cookie, body: { name: HOSTILE, slug: 'hostile', tierKey: 'starter' } });
  await tested.call('/workspaces/hostile/keys', { cookie, body: { scopes: ['compose'], label: HOSTILE } });
  await tested.call('/workspaces/hostile/members', { cookie, body: { email: HOSTILE_EMAIL, role: 'owner' } });
  await tested.call('/plans', { cookie, body: { ...LIMITS, tierKey: HOSTILE } });
  const composed = { prompt: 'a contact form', metadata: { note: HOSTILE } };
  await (await tested.call('/workspaces/hostile/compose', { cookie, body: composed })).text();
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
    const seen: string[] = [];
    for (const place of [...PLACES, ...OPERATOR_PLACES]) {
      await page.goto(`${tested.url}/${place}`);
      await page.getByRole('button', { name: 'Sign out' }).waitFor();
      await page.waitForLoadState('networkidle');
      if ((await page.content()).includes('onerror')) seen.push(place);
      expect(await page.evaluate('window.isStolen')).toBeUndefined();
      expect(await page.locator('img').count()).toBe(0);
    }
    // Names, labels and plans did come to these pages.
    expect(seen).toEqual(expect.arrayContaining(['keys/hostile', 'audit/hostile', 'workspaces', 'plans', 'changes']));
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

  test('ask to sign in when the session has ended meanwhile', async () => {
    const { context, page } = await signedIn();
    await page.goto(`${tested.url}/keys/${tested.slug}`);
    await page.getByRole('region', { name: 'Keys' }).waitFor();
    await context.clearCookies();
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByText('Open your sign-in link').waitFor();
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
    await page.keyboard.press('Tab');
    await expect.poll(async () => keep.evaluate('document.activeElement.textContent')).toBe('Revoke key');
    const revoking = page.getByRole('button', { name: /^Revoke uic/, includeHidden: true });
    const before = await revoking.count();
    await page.keyboard.press('Enter');
    await keep.waitFor({ state: 'hidden' });
    await expect.poll(async () => revoking.count()).toBe(before - 1);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await context.close();
  });

  test('fit the narrowest phone from either side, and pass axe in both themes', async () => {
    const { context, page } = await signedIn(320);
    for (const place of [...PLACES, ...OPERATOR_PLACES]) {
      await page.goto(`${tested.url}/${place}`);
      await page.getByRole('button', { name: 'Sign out' }).waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(AXE);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const violations = await page.evaluate(
          "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`))",
        );
        expect([place, colorScheme, violations]).toEqual([place, colorScheme, []]);
      }
      for (const dir of ['ltr', 'rtl']) {
        const cut = await page.evaluate(`(() => {
          document.documentElement.dir = '${dir}';
          const bar = document.querySelector('nav[aria-label=Main]');
          return [document.documentElement.scrollWidth - innerWidth, bar.scrollWidth - bar.clientWidth];
        })()`);
        expect([place, dir, cut]).toEqual([place, dir, [0, 0]]);
      }
    }
    await context.close();
  }, 90_000);

  test('leave the prompt its height when the options are opened', async () => {
    const { context, page } = await signedIn();
    const prompt = page.getByLabel('What should the interface be?');
    const before = await prompt.boundingBox();
    await page.getByText('Data, actions and options').click();
    await page.getByLabel('Data', { exact: true }).waitFor();
    expect((await prompt.boundingBox())?.height).toBe(before?.height);
    await context.close();
  });

  test('say so when the code of a page is not there, as after an update, and go on elsewhere', async () => {
    const { context, page } = await signedIn();
    await page.goto(`${tested.url}/gallery`);
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await page.route('**/assets/console-*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto(`${tested.url}/keys/${tested.slug}`);
    await page.getByText('This page could not be loaded').waitFor();
    await page.getByRole('link', { name: 'Playground' }).click();
    await page.getByLabel('What should the interface be?').waitFor();
    await page.unroute('**/assets/console-*.js');
    await context.close();
  });

  test('invite a member, change the role and remove them, with the keyboard alone', async () => {
    const { context, page } = await signedIn();
    await page.goto(`${tested.url}/members/${tested.slug}`);
    await page.getByLabel('E-mail address').focus();
    await page.keyboard.type('ada@example.com');
    await page.keyboard.press('Enter');
    const role = page.getByRole('combobox', { name: 'Role of ada@example.com' });
    await role.press('v');
    await expect.poll(async () => role.inputValue()).toBe('viewer');
    await page.getByRole('button', { name: 'Remove ada@example.com' }).press('Enter');
    await page.getByRole('button', { name: 'Remove member' }).press('Enter');
    await role.waitFor({ state: 'detached' });
    await page.getByText('No member yet').waitFor();
    await context.close();
  });

  test('say what went wrong and keep what was typed', async () => {
    const { context, page } = await signedIn();
    await page.goto(`${tested.url}/keys/${tested.slug}`);
    await page.getByText('Only some components').click();
    await page.getByRole('textbox', { name: /Names of what/ }).fill('Stack, Text, Button, Input, Warp');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByText('"Warp" is no component of the catalog').waitFor();
    expect(await page.getByRole('textbox', { name: /Names of what/ }).inputValue()).toContain('Warp');
    await context.close();
  });

  test('filter the audit, and say so when nothing fits', async () => {
    const { context, page } = await signedIn();
    await page.goto(`${tested.url}/audit/hostile`);
    await page.getByLabel('What').selectOption('CreateKey');
    await page.getByRole('region', { name: 'Changes' }).getByText('Key created').first().waitFor();
    await page.getByLabel('Who').fill('nobody@example.com');
    await page.getByText('No change fits the filters').waitFor();
    await context.close();
  });

  test('give usage by key as CSV that no spreadsheet runs', async () => {
    const { context, page } = await signedIn();
    await page.goto(`${tested.url}/usage/hostile`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV: usage by key' }).click(),
    ]);
    const stream = await file.createReadStream();
    const text = (await stream.toArray()).join('');
    expect(file.suggestedFilename()).toBe('usage-by-key-hostile.csv');
    expect(text).toMatch(/^Key id,Key,Label,Completed,Failed,.*\r\nkey_[^,]+,uic_live_[^,]+,Playground,1,0,/);
    await context.close();
  });

  test('show a viewer what they may not do, and that no model is configured', async () => {
    const { context, page } = await signedIn();
    await page.getByText('No model is set: the built-in composer answers.').waitFor();
    await tested.admin.setMember(tested.slug, 'vera@example.com', 'viewer');
    const sessions = createSessions(createSigner(tested.adminToken), { isSecure: false, now: Date.now });
    const [name = '', value = ''] = (
      sessions.begin({ email: 'vera@example.com', isOperator: false }).split(';')[0] ?? ''
    ).split('=');
    await context.addCookies([{ name, value, url: tested.url }]);
    await page.goto(`${tested.url}/keys/${tested.slug}`);
    await page.getByText('Not yours to see').waitFor();
    expect(await page.getByRole('navigation', { name: 'Workspace' }).getByRole('link').allInnerTexts()).toEqual([
      'Usage',
    ]);
    expect(await page.getByRole('button', { name: 'Create key' }).count()).toBe(0);
    await page.goto(`${tested.url}/system`);
    await page.getByText('Not yours to see').waitFor();
    await context.close();
  });

  test('say in a sentence why signing in has failed, and show no text of an address', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${tested.url}/sign-in?problem=unverified-email`);
    await page.getByText('has not verified your e-mail address').waitFor();
    await page.goto(`${tested.url}/sign-in?problem=${encodeURIComponent(HOSTILE)}`);
    await page.getByText('Open your sign-in link').waitFor();
    expect(await page.content()).not.toContain('onerror');
    await context.close();
  });

  test('remember what one person composed, for that person alone and until they sign out', async () => {
    const { context, page } = await signedIn();
    const before = page.getByText('Composed here before');
    const stored = async () => page.evaluate<string[]>('Object.keys(localStorage)');
    await page.getByLabel('What should the interface be?').fill('A form of mine');
    await page.keyboard.press('Control+Enter');
    await before.waitFor();
    const [key = ''] = await stored();
    // An earlier release has stored less, and something else has stored what is none.
    const old = [null, { id: 'a' }, { id: 'b', atMs: 1, fields: { prompt: 'Old' }, spec: { state: {}, elements: {} } }];
    await page.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(JSON.stringify(old))})`);
    await page.reload();
    await page.getByRole('button', { name: 'Old' }).click();
    expect(await page.getByLabel('What should the interface be?').inputValue()).toBe('Old');

    await tested.call(`/workspaces/${tested.slug}/members`, {
      cookie: await tested.signIn(),
      body: { email: 'next@example.com', role: 'owner' },
    });
    const sessions = createSessions(createSigner(tested.adminToken), { isSecure: false, now: Date.now });
    const [name = '', value = ''] = sessions.begin({ email: 'next@example.com', isOperator: false }).split(/[=;]/);
    await context.addCookies([{ name, value, url: tested.url }]);
    await page.reload();
    await page.getByLabel('What should the interface be?').waitFor();
    expect([await before.count(), await stored()]).toEqual([0, [key]]);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('Open your sign-in link').waitFor();
    expect(await stored()).toEqual([]);
    await context.close();
  });

  test('copy a key where there is no clipboard, as over http from another machine', async () => {
    const { context, page } = await signedIn();
    await page.addInitScript("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
    await page.goto(`${tested.url}/keys/${tested.slug}`);
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('button', { name: 'Copy key' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    await page.getByLabel('Label').focus();
    await page.keyboard.press('Control+V');
    expect(await page.getByLabel('Label').inputValue()).toMatch(KEY);
    await context.close();
  });
});
