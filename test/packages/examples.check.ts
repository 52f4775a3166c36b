import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowser } from '../../cli/draw/browser.ts';
import { startInOneProcess } from '#test/contract/start-in-one-process.ts';
import type { Services } from '#test/contract/services.ts';
import { freePort } from '#test/servers/free-port.ts';
import { goThrough, listenForProblems } from './drive.ts';
import { newHosts, type Hosts } from './host-app.ts';

const START_MS = 600_000;

describe('an example, started by its one command on the packed packages', () => {
  let services: Services;
  let browser: Browser;
  let hosts: Hosts;
  beforeAll(async () => {
    services = await startInOneProcess({});
    browser = await startBrowser();
    hosts = await newHosts();
  }, START_MS);
  afterAll(async () => {
    await hosts.close();
    await browser.close();
    await services.close();
  });

  /** `npm start` installs, builds and serves. */
  async function start(name: string): Promise<string> {
    const app = await hosts.copyExample(name);
    const { apiKey } = await services.admin.newCaller();
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/`;
    await app.serve(['npm', 'start'], { UIC_API_KEY: apiKey, UIC_URL: services.url, PORT: `${port}` }, url);
    return url;
  }

  test('react-vite composes, acts and changes in a browser', { timeout: START_MS }, async () => {
    expect(await goThrough(browser, await start('react-vite'))).toEqual([]);
  });

  test('next does so too, and draws on the server what the browser takes over', { timeout: START_MS }, async () => {
    const url = await start('next');
    expect(await goThrough(browser, url)).toEqual([]);
    const html = await (await fetch(`${url}saved`)).text();
    expect(html).toContain('Ann');
    const page = await browser.newPage();
    const problems = listenForProblems(page);
    await page.goto(`${url}saved`, { waitUntil: 'networkidle' });
    expect(problems).toEqual([]);
    await page.close();
  });
});
