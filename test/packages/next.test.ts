import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowser } from '../../cli/draw/browser.ts';
import { startInOneProcess } from '#test/contract/start-in-one-process.ts';
import type { Services } from '#test/contract/services.ts';
import { freePort } from '#test/servers/free-port.ts';
import { goThrough, listenForProblems } from './drive.ts';
import { installExample, type HostApp } from './host-app.ts';

const INSTALL_MS = 600_000;
const BUILD_MS = 180_000;

let services: Services;
let browser: Browser;
beforeAll(async () => {
  services = await startInOneProcess({});
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await services.close();
});

async function access(port: number): Promise<Record<string, string>> {
  const { apiKey } = await services.admin.newCaller();
  return { UIC_API_KEY: apiKey, UIC_URL: services.url, PORT: `${port}` };
}

describe('the packed packages in a fresh Next app', () => {
  let app: HostApp;
  let url: string;
  beforeAll(async () => {
    app = await installExample('next');
    await app.run('next', 'build');
    const port = await freePort();
    url = `http://127.0.0.1:${port}/`;
    await app.serve('next', ['start', '-p', `${port}`, '-H', '127.0.0.1'], await access(port), url);
  }, INSTALL_MS);
  afterAll(async () => app.close());

  test('compose, act and change in a browser', async () => {
    expect(await goThrough(browser, url)).toEqual([]);
  }, BUILD_MS);

  test('are drawn on the server, and taken over by the browser as they are', async () => {
    const html = await (await fetch(`${url}saved`)).text();
    expect(html).toContain('Ann');
    const page = await browser.newPage();
    const problems = listenForProblems(page);
    await page.goto(`${url}saved`, { waitUntil: 'networkidle' });
    expect(problems).toEqual([]);
    await page.close();
  }, BUILD_MS);
});
