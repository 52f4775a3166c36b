import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowser } from '../../cli/draw/browser.ts';
import { freePort } from '#test/servers/free-port.ts';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
/** One picture of each step, to be looked at. */
const PICTURES = join(REPOSITORY, 'node_modules/.cache/first-minute');

let service: ChildProcess;
let browser: Browser;
let page: Page;
const dataDir = mkdtempSync(join(tmpdir(), 'uic-first-minute-'));

beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  browser = await startBrowser();
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(20_000);
}, 60_000);

afterAll(async () => {
  await browser.close();
  const ended = once(service, 'exit');
  service.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

/** `npm start` as on a fresh clone, on ports that are free. Gives the link that it prints. */
async function start(): Promise<string> {
  service = spawn(process.execPath, ['services/one-process.ts'], {
    cwd: REPOSITORY,
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      PORT: '0',
      CONSOLE_PORT: `${await freePort()}`,
      COMPOSER_LISTEN: '127.0.0.1:0',
      ACCOUNTS_LISTEN: '127.0.0.1:0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    service.once('exit', (code) => reject(new Error(`ended with ${code} before a link was printed`)));
    let isLinkNext = false;
    createInterface({ input: service.stdout! }).on('line', (line) => {
      const [link] = /http:\/\/\S+/.exec(line) ?? [];
      if (isLinkNext && link !== undefined) resolve(link);
      isLinkNext ||= line.startsWith('Open the playground');
    });
  });
}

async function picture(name: string): Promise<void> {
  // The last of the screen has come in, motion included.
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}

async function answered(): Promise<void> {
  await page.getByRole('button', { name: 'Compose', exact: true }).waitFor();
  expect(await page.getByRole('alert').allInnerTexts()).toEqual([]);
}

describe('the first minute', () => {
  test('leads from the printed link to a screen, a pressed button and a change, with two sentences typed', async () => {
    const beganMs = Date.now();
    await page.goto(await start());
    await picture('1-opened');

    await page
      .getByLabel('What should the interface be?')
      .fill('A booking form for a bike repair shop: name, email, date and a message');
    await page.getByRole('button', { name: 'Compose', exact: true }).click();
    const screen = page.locator('.ui').last();
    await screen.getByRole('button').last().waitFor();
    await answered();
    expect(Date.now() - beganMs).toBeLessThan(60_000);
    await picture('2-composed');

    await page.getByLabel('Change it by asking').fill('Add a field for the phone number');
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await screen.getByLabel(/phone/i).first().waitFor();
    await answered();
    await picture('3-changed');

    await screen.getByLabel(/name/i).first().fill('Ann Lee');
    await screen
      .getByLabel(/e-?mail/i)
      .first()
      .fill('ann@example.com');
    await screen.getByLabel(/phone/i).first().fill('+14155550123');
    await screen
      .getByLabel(/message/i)
      .first()
      .fill('The chain slips in the lowest gear.');
    await screen.getByRole('button', { name: /date/i }).first().click();
    await page.getByRole('grid').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(async () => page.getByRole('grid').count()).toBe(0);
    await picture('4-filled');
    await screen
      .getByRole('button', { name: /book|send|submit|request/i })
      .last()
      .click();
    await page.getByLabel('What comes next').waitFor();
    expect(await page.getByRole('dialog', { name: 'Action' }).innerText()).toContain('Ann Lee');
    await picture('5-pressed');
  }, 120_000);
});
