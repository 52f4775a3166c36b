import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowser } from '../../cli/draw/browser.ts';
import { startInOneProcess } from '#test/contract/start-in-one-process.ts';
import type { Services } from '#test/contract/services.ts';
import { freePort } from '#test/servers/free-port.ts';
import { goThrough } from './drive.ts';
import { codeLines, installExample, type HostApp } from './host-app.ts';

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

describe('the packed packages in a fresh Vite app', () => {
  let app: HostApp;
  beforeAll(async () => {
    app = await installExample('react-vite');
  }, INSTALL_MS);
  afterAll(async () => app.close());

  test('need at most 30 lines of host code, page and server together, from the wish to the change', async () => {
    expect(await codeLines(app.folder, 'src/main.tsx', 'server.ts')).toBeLessThanOrEqual(30);
  });

  test.each([
    ['bundler', 'esnext'],
    ['nodenext', 'nodenext'],
  ])('have types that hold with moduleResolution %s and every library checked', async (resolution, module) => {
    const flags = ['--skipLibCheck', 'false', '--moduleResolution', resolution, '--module', module];
    await app.run('tsc', '-p', '.', ...flags);
  }, BUILD_MS);

  test('compose, act and change in a browser', async () => {
    await app.run('vite', 'build');
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/`;
    await app.serve('node', ['server.ts'], await access(port), url);
    expect(await goThrough(browser, url)).toEqual([]);
  }, BUILD_MS);
});

