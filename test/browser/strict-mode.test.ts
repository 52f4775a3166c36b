import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { buildFolder, startBrowser } from '../../cli/draw/browser.ts';

const files = await buildFolder(fileURLToPath(new URL('./strict-page/', import.meta.url)), 'development');
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const events = [
  { type: 'compose.started', generation_id: 'gen_1', model: 'm' },
  { type: 'op', op: 'add', path: '/root', value: 'a' },
  { type: 'op', op: 'add', path: '/elements', value: {} },
  { type: 'op', op: 'add', path: '/elements/a', value: { type: 'Text', props: { text: 'So far' }, children: [] } },
];

/** The streams that the page has asked for; none of them ends by itself. */
const streams: { isLeft: boolean }[] = [];
const host = createServer((request, response) => {
  if (request.method === 'POST') {
    const stream = { isLeft: false };
    streams.push(stream);
    response.once('close', () => (stream.isLeft = true));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    return void response.write(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));
  }
  const path = request.url === '/' ? '/index.html' : (request.url ?? '');
  response.writeHead(files.has(path) ? 200 : 404, { 'content-type': TYPES[extname(path)] ?? 'text/plain' });
  response.end(files.get(path));
}).listen(0, '127.0.0.1');
await new Promise((resolve) => host.once('listening', resolve));

const browser = await startBrowser();
afterAll(async () => {
  await browser.close();
  host.closeAllConnections();
  host.close();
});

/** An empty page, and what its console and React have complained about. */
async function openPage(locale: string): Promise<{ page: Page; complaints: () => Promise<unknown[]> }> {
  const context = await browser.newContext({ locale, timezoneId: 'Asia/Tokyo' });
  const page = await context.newPage();
  const complaints: unknown[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
  return { page, complaints: async () => [...complaints, ...(await page.evaluate<unknown[]>('window.reports'))] };
}

describe('a composition in strict mode', () => {
  test('is asked for, left at once and asked for again; the page shows the second', async () => {
    const { page, complaints } = await openPage('en');
    await page.evaluate("window.mount({ prompt: 'a text' })");
    await page.getByText('So far').waitFor();
    // The hook reports what is drawn a moment after it is.
    await expect.poll(() => page.evaluate('window.hook')).toEqual({ status: 'composing', operations: 3 });
    await expect.poll(() => streams.map(({ isLeft }) => isLeft).slice(0, -1)).not.toContain(false);
    expect(streams.at(-1)).toEqual({ isLeft: false });
    expect(await complaints()).toEqual([]);
  });

  test('ends on the service when the component goes in the middle of the stream', async () => {
    const { page, complaints } = await openPage('en');
    await page.evaluate("window.mount({ prompt: 'a text' })");
    await page.getByText('So far').waitFor();
    await page.evaluate('window.unmount()');
    await expect.poll(() => streams.at(-1)).toEqual({ isLeft: true });
    expect(await complaints()).toEqual([]);
  });
});

describe('a page that hands over the least', () => {
  const button = { type: 'Button', props: { label: 'Send' }, children: [], on: { commit: { action: 'send' } } };

  test('reads in the console that nothing answers an action', async () => {
    const { page, complaints } = await openPage('en');
    await page.evaluate(`window.show(${JSON.stringify({ root: 'a', elements: { a: button } })})`);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(complaints).toEqual([expect.stringMatching(/a: the action .*nothing answers send.*onAction/s)]);
  });

  // The text of a spec, the whole answer of the service, and a spec of nested elements.
  test.each(['{"root":"a"}', { success: true, data: { spec: {} } }, { root: { type: 'Text' } }])(
    'reads in the console that %j is no spec',
    async (spec) => {
      const { page, complaints } = await openPage('en');
      await page.evaluate(`window.show(${JSON.stringify(spec)})`);
      await expect.poll(complaints).toEqual([expect.stringContaining('no `elements`')]);
    },
  );

  test.each([null, undefined, {}])('may have nothing to show yet: %j', async (spec) => {
    const { page, complaints } = await openPage('en');
    await page.evaluate(`window.show(${JSON.stringify(spec)})`);
    await page.locator('.ui').waitFor({ state: 'attached' });
    expect(await complaints()).toEqual([]);
  });

  test.each(['de_DE.UTF-8', 'no language'])('draws every component in the locale %s', async (locale) => {
    const { page, complaints } = await openPage('en');
    const props = { columns: [{ key: 'n', label: 'Number', format: 'number' }], rows: [{ n: 1234.5 }] };
    const elements = { a: { type: 'DataTable', props, children: [] } };
    await page.evaluate(`window.show(${JSON.stringify({ root: 'a', elements })}, '${locale}')`);
    await page.getByText(locale.startsWith('de') ? '1.234,5' : '1,234.5').waitFor();
    expect(await complaints()).toEqual([]);
  });
});

test('what a server has drawn is taken over as it is, and then in the language and time zone of the browser', async () => {
  const { page, complaints } = await openPage('de-DE');
  const spec = {
    state: { at: '2026-11-24T23:30:00Z' },
    root: 'a',
    elements: { a: { type: 'Text', props: { text: { $state: '/at' } }, children: [] } },
  };
  expect(await page.evaluate(`window.hydrate(${JSON.stringify(spec)})`)).toMatch(/^Nov 24, 2026, 11:30\sPM/);
  await page.getByText('25.11.2026, 08:30').waitFor();
  expect(await complaints()).toEqual([]);
});
