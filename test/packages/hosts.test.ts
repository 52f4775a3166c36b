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

/** Fails unless the packed evaluator works. */
const FACTS = `import { deepEqual } from 'node:assert/strict';
import type { Derived, Spec } from '@ui-composition/client';
import { refreshDerived } from '@ui-composition/client/derived';

const derived: Derived[] = [
  { path: '/late', expression: "orders[?status=='late']" },
  { path: '/due', expression: "format_date(late[0].due,'long','de')" },
];
const spec: Spec = { state: { query: 'x', orders: [], late: [], due: null }, root: 'a', elements: {} };
const orders = [{ status: 'late', due: '2026-05-04' }];
const shown = refreshDerived(spec, derived, { orders });
deepEqual(shown.state, { query: 'x', orders, late: orders, due: '4. Mai 2026' });
`;

/** A host that hands on what it was given, or was not. */
const HANDED_ON = `import { composeAt, composeHandler, createClient, type ComposeRequest } from '@ui-composition/client';
import { Composition, useComposition, type CompositionProps, type Theme } from '@ui-composition/react';

type Given = { locale?: string; mode?: 'light' | 'dark'; data?: object; signal?: AbortSignal; timeoutMs?: number };
export function Screen({ locale, mode, data, now, onError }: Given & Pick<CompositionProps, 'now' | 'onError'>) {
  const request: ComposeRequest = { prompt: 'x', data, action_context: undefined, context: { theme: mode } };
  const screen = useComposition('/compose', { initialRequest: data && request, headers: undefined });
  const theme: Theme = { mode, accent: undefined };
  void screen.ask('y', { data, actions: request.actions });
  return <Composition {...screen.view} theme={mode && theme} locale={locale} now={now} onError={onError} />;
}
export function compose({ data, signal, timeoutMs }: Given, key?: string) {
  const client = createClient({ apiKey: '', baseUrl: '', timeoutMs, fetch: undefined });
  composeHandler({ apiKey: '', baseUrl: '', authorize: (_, { actions }) => ({ data, actions }), onError: undefined });
  return [client.compose({ prompt: 'x', data }, { signal }), composeAt('/', { prompt: 'x' }, { signal, idempotencyKey: key })];
}
`;

/** The first lines of a guide, in a host whose rows are an `interface`. */
async function guideOf(page: string): Promise<string> {
  const [, code = ''] = /^```ts\n(import \{ createClient [^]*?)^```$/m.exec(
    await readFile(join(REPOSITORY, page), 'utf8'),
  )!;
  const given = `interface Order { id: number; total?: number }
declare const orders: Order[];
declare function draw(draft: import('@ui-composition/client').Spec | undefined): void;
`;
  return `${code}\nexport { spec, generation_id };\n${given}`;
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

  test('compute the facts of a screen again over other data', async () => {
    await app.write({ 'src/facts.ts': FACTS });
    await app.run('node', 'src/facts.ts');
  }, 60_000);

  // The types of what was just run, too.
  test.each([
    ['bundler', 'esnext'],
    ['nodenext', 'nodenext'],
  ])(
    'have types that hold with moduleResolution %s and every library checked',
    async (resolution, module) => {
      const guides = ['docs/integrating.md', 'packages/client/README.md'].map(guideOf);
      const [first = '', second = ''] = await Promise.all(guides);
      await app.write({ 'src/guide.ts': first, 'src/readme.ts': second, 'src/handed-on.tsx': HANDED_ON });
      const strict = ['--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--skipLibCheck', 'false'];
      const flags = [...strict, '--moduleResolution', resolution, '--module', module];
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
