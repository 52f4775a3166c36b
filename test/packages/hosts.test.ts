import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowser } from '../../cli/draw/browser.ts';
import { startInOneProcess } from '#test/contract/start-in-one-process.ts';
import type { Services } from '#test/contract/services.ts';
import { freePort } from '#test/servers/free-port.ts';
import { isInstalled } from '#test/servers/is-installed.ts';
import { fillContactForm, goThrough, listenForProblems } from './drive.ts';
import { newHosts, type HostApp, type Hosts } from './host-app.ts';
import { REPOSITORY } from './packed.ts';

const MAX_HOST_LINES = 25;

/** The blocks of code of a page by the file that their first line names. */
async function filesOf(page: string): Promise<Record<string, string>> {
  const text = await readFile(join(REPOSITORY, page), 'utf8');
  const blocks = text.matchAll(/^```tsx?\n(\/\/ (\S+\.tsx?)\n[^]*?)^```$/gm);
  return Object.fromEntries(Array.from(blocks, ([, code, path]) => [path!, code!]));
}

describe.skipIf(!isInstalled('Chromium', 'chromium'))('the packed packages in a fresh Vite app', () => {
  let services: Services;
  let browser: Browser;
  let hosts: Hosts;
  let app: HostApp;
  beforeAll(async () => {
    services = await startInOneProcess({});
    browser = await startBrowser();
    hosts = await newHosts();
    app = await hosts.copyExample('react-vite');
    await app.link();
  }, 120_000);
  afterAll(async () => {
    await hosts.close();
    await browser.close();
    await services.close();
  });

  async function serve(): Promise<string> {
    await app.run('vite', 'build', '--logLevel', 'warn');
    const { apiKey } = await services.admin.newCaller();
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/`;
    await app.serve(['node', 'server.ts'], { UIC_API_KEY: apiKey, UIC_URL: services.url, PORT: `${port}` }, url);
    return url;
  }

  test.each([
    ['bundler', 'esnext'],
    ['nodenext', 'nodenext'],
  ])(
    'have types that hold with moduleResolution %s and every library checked',
    async (resolution, module) => {
      const flags = ['--skipLibCheck', 'false', '--moduleResolution', resolution, '--module', module];
      await app.run('tsc', '-p', '.', ...flags);
    },
    60_000,
  );

  test('compose, act and change in a browser, as the example does', async () => {
    expect(await goThrough(browser, await serve())).toEqual([]);
  }, 60_000);

  test('send a filled form with the host code of the README, page and server together', async () => {
    const files = await filesOf('packages/react/README.md');
    expect(Object.keys(files)).toEqual(['server.ts', 'src/main.tsx']);
    const lines = Object.values(files).flatMap((code) => code.split('\n').slice(1).filter(Boolean));
    expect(lines.length).toBeLessThanOrEqual(MAX_HOST_LINES);
    await app.write(files);
    await app.run('tsc', '-p', '.');
    const url = await serve();
    const page = await browser.newPage();
    page.setDefaultTimeout(20_000);
    const problems = listenForProblems(page);
    await page.goto(url);
    const screen = page.locator('.ui');
    const letter = await fillContactForm(screen);
    const sent = page.waitForResponse(`${url}messages`);
    await screen.getByRole('button', { name: /send/i }).click();
    expect(await (await sent).json()).toMatchObject({ received: letter });
    await screen.getByLabel(/message/i).waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await page.close();
  }, 60_000);
});

test('the guide for hosts shows the same code', async () => {
  expect(await filesOf('docs/integrating.md')).toEqual(await filesOf('packages/react/README.md'));
});
