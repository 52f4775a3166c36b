import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowser } from '../../cli/draw/browser.ts';
import { startTestedConsole, type TestedConsole } from './start-console.ts';

let tested: TestedConsole;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [tested, browser] = await Promise.all([startTestedConsole(), startBrowser()]);
  page = await browser.newPage({ viewport: { width: 1_280, height: 800 } });
  await page.goto(`${tested.url}/sign-in#${tested.newToken()}`);
  await page.getByRole('button', { name: 'Orders with refund' }).click();
  await page.getByRole('button', { name: 'Compose', exact: true }).click();
  await stage().getByText('Jorge Ruiz').waitFor();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await tested.close();
});

const stage = () => page.locator('[data-stage]');
const pressed = (name: string) => page.getByRole('button', { name });
const pickedInSpec = () => page.locator('[role=treeitem][aria-selected=true]').innerText();
const toScreen = async () => page.getByRole('tab', { name: 'Screen' }).click();

describe('in the playground', () => {
  test('what is composed is said to those who do not see it', async () => {
    await expect.poll(() => page.getByRole('status').first().textContent()).toMatch(/^Composed with \d+ operations$/);
  });

  test('what an example sends besides its sentence is mentioned though it is folded away', async () => {
    const summary = page.getByText('Data, actions and options');
    expect(await summary.textContent()).toContain('Sent too: kind of screen, data, actions');
  });

  test('a part of any row is found in the spec, and Escape lets go', async () => {
    await pressed('Find in spec').click();
    await stage().getByText('Jorge Ruiz').click();
    expect(await pickedInSpec()).toMatch(/^Text/);
    await toScreen();
    await pressed('Find in spec').click();
    await page.keyboard.press('Escape');
    expect(await pressed('Find in spec').count()).toBe(1);
  });

  test('a part is found in the spec with the keyboard alone', async () => {
    await pressed('Find in spec').press('Enter');
    await stage().getByRole('button', { name: 'Refund' }).nth(1).press('Enter');
    expect(await pickedInSpec()).toMatch(/^Button/);
    await toScreen();
  });

  test('what an action brings is seen and gone on with though a dialog of the screen is open', async () => {
    await stage().getByRole('button', { name: 'Refund' }).first().click();
    await page.getByRole('dialog', { name: 'Refund' }).getByRole('button', { name: 'Refund' }).click();
    const panel = page.getByRole('dialog', { name: 'Action' });
    await panel.getByText('"id": "A-1041"').waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    const ask = page.getByRole('dialog', { name: 'Refund' }).getByRole('button', { name: 'Refund' });
    await ask.click();
    await panel.getByLabel('What comes next').fill('Thank the clerk');
    await panel.getByRole('button', { name: 'Next screen' }).click();
    await stage().getByText('Thank the clerk').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('the button that copies code is named by what it says, before and after', async () => {
    await page.getByRole('tab', { name: 'Code' }).click();
    await pressed('Copy: In a terminal').click();
    expect(await pressed('Copied: In a terminal').textContent()).toBe('Copied');
    await toScreen();
  });

  test('what was composed before is opened without saying that it is composed again', async () => {
    await page.getByRole('listitem').getByRole('button', { name: 'Orders of this week' }).last().click();
    await stage().getByText('Jorge Ruiz').waitFor();
    expect(await page.getByRole('status').first().textContent()).toBe('');
  });

  describe('while an answer takes its time', () => {
    const asked: string[] = [];
    beforeAll(async () => {
      page.on('request', (request) => void (request.url().endsWith('/compose') && asked.push(request.url())));
      await page.route('**/compose', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        // What was stopped meanwhile has nobody to answer.
        await route.continue().catch(() => undefined);
      });
    });

    const compose = async (prompt: string) => {
      asked.length = 0;
      await page.getByLabel('What should the interface be?').fill(prompt);
      await page.getByRole('button', { name: 'Compose', exact: true }).click();
      await pressed('Stop').waitFor();
    };

    test('Stop ends it, and nothing else is asked for', async () => {
      await compose('Orders that were shipped');
      await pressed('Stop').press('Enter');
      await page.getByRole('button', { name: 'Compose', exact: true }).waitFor();
      // Longer than what was stopped would have taken.
      await page.waitForTimeout(800);
      expect(asked).toHaveLength(1);
      expect(await page.evaluate('document.activeElement.textContent')).toBe('Compose');
      expect(await stage().getByText('Jorge Ruiz').count()).toBe(0);
    });

    test('the second half of a double click on Compose does not stop it', async () => {
      await compose('Orders that were paid');
      const box = await pressed('Stop').boundingBox();
      await page.mouse.move(box!.x + 20, box!.y + 10);
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
      await stage().getByText('Jorge Ruiz').waitFor();
      expect(asked).toHaveLength(1);
    });
  });

  describe('what is asked, and where one was, is not lost:', () => {
    const wish = () => page.getByLabel('Change it by asking');
    const focused = async () =>
      page.evaluate<string>(`document.activeElement.ariaLabel ?? document.activeElement.textContent`);
    const prompt = () => page.getByLabel('What should the interface be?');

    test('a change leaves the focus where it was', async () => {
      await wish().fill('Change the title to Shipments');
      await page.getByRole('button', { name: 'Change', exact: true }).press('Enter');
      await page.getByText('What changed').waitFor();
      expect([await focused(), await wish().inputValue()]).toEqual(['Change', '']);
    });

    test('a change that nothing came of keeps its words, and changes are taken back one by one', async () => {
      const title = async (text: string) => stage().getByRole('heading', { level: 1, name: text }).waitFor();
      await wish().fill('flibber the gnorb');
      await wish().press('Enter');
      await page.getByText('Nothing changed: ').waitFor();
      expect(await wish().inputValue()).toBe('flibber the gnorb');
      await wish().fill('Change the title to Parcels');
      await wish().press('Enter');
      await title('Parcels');
      await page.getByText('What changed').waitFor();
      await pressed('Undo').press('Enter');
      await title('Shipments');
      expect(await focused()).toBe('Undo');
      await pressed('Undo').press('Enter');
      await title('Orders');
      expect(await pressed('Undo').getAttribute('aria-disabled')).toBe('true');
      await page.reload();
      await title('Orders');
      await wish().fill('Change the title to Shipments');
      await wish().press('Enter');
      await title('Shipments');
    });

    test('the JSON of the spec is copied by one press', async () => {
      await page.getByRole('tab', { name: 'Spec' }).click();
      await pressed('Copy JSON').press('Enter');
      await pressed('Copied').waitFor();
      await toScreen();
    });

    test('what a change brought stays outlined where it stands, though the page moves', async () => {
      const gap = async () => {
        const outline = await page.locator('[data-stage] > [aria-hidden]').boundingBox();
        const title = await stage().getByRole('heading', { level: 1 }).boundingBox();
        return { x: title!.x - outline!.x, y: title!.y - outline!.y };
      };
      const before = await gap();
      await page.setViewportSize({ width: 1_000, height: 700 });
      await page.waitForTimeout(100);
      expect(await gap()).toEqual(before);
      await page.setViewportSize({ width: 1_280, height: 800 });
    });

    test('a change that failed can be asked for again, and says why next to it', async () => {
      const body = JSON.stringify({ success: false, error: { code: 'FORBIDDEN', message: 'Not this key.' } });
      await page.route('**/compose', async (route) =>
        route.fulfill({ status: 403, body, contentType: 'application/json' }),
      );
      await wish().fill('Make the title larger');
      await wish().press('Enter');
      const failure = page.getByRole('alert').filter({ hasText: 'Not this key.' });
      await failure.waitFor();
      expect(await wish().inputValue()).toBe('Make the title larger');
      const [told, asked] = [await failure.boundingBox(), await wish().boundingBox()];
      expect(asked!.y - (told!.y + told!.height)).toBeLessThan(30);
      await page.unroute('**/compose');
    });

    test('the panel of an action gives the focus back to what was pressed, and the next screen takes it', async () => {
      const send = stage().getByRole('button', { name: 'Book repair' });
      await pressed('Booking form').click();
      await page.getByRole('button', { name: 'Compose', exact: true }).click();
      for (const [label, text] of [
        ['Name', 'Ann'],
        ['Email', 'ann@example.com'],
      ] as const) {
        await stage().getByRole('textbox', { name: label }).fill(text);
      }
      await stage().getByRole('button', { name: 'Day' }).click();
      await page.keyboard.press('Enter');
      await send.press('Enter');
      await pressed('Close').press('Enter');
      expect(await focused()).toBe('Book repair');
      await send.press('Enter');
      await page.getByLabel('What comes next').fill('Confirm the booking');
      await page.getByLabel('What comes next').press('Enter');
      await stage().getByText('Booking confirmed').waitFor();
      expect(await focused()).toBe('Composed screen');
    });

    test('the screen and the fields are there again after a look at another page, and after loading the page anew', async () => {
      await prompt().fill('Something that is not composed yet');
      await page.getByRole('link', { name: 'Components' }).click();
      await page.getByRole('searchbox').or(page.getByPlaceholder('Search components')).first().waitFor();
      for (const comeBack of [async () => page.goBack(), async () => page.reload()]) {
        await comeBack();
        await stage().getByText('Booking confirmed').waitFor();
        expect(await prompt().inputValue()).toBe('Something that is not composed yet');
      }
    });

    test('a link that is opened over another one fills the fields', async () => {
      await pressed('Copy link').click();
      await expect.poll(() => page.url()).toContain('#');
      const link = page.url();
      await prompt().fill('Another');
      await page.goto(`${tested.url}/playground#`);
      await page.goto(link);
      await expect.poll(() => prompt().inputValue()).toBe('Something that is not composed yet');
    });

    test('who signs out leaves nothing behind in the tab', async () => {
      expect(await page.evaluate('Object.keys(sessionStorage).length')).toBe(1);
      await pressed('Sign out').click();
      await page.getByRole('heading', { name: 'Open your sign-in link' }).waitFor();
      expect(await page.evaluate('Object.keys(sessionStorage).length')).toBe(0);
    });
  });
});
