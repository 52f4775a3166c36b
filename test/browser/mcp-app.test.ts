import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Frame, Page } from 'playwright-core';
import { COMPONENTS } from '#catalog/components.ts';
import { exampleSpec } from '#catalog/example-spec.ts';
import { buildView } from '#test/mcp/build-view.ts';
import { buildFolder, openFiles, startBrowser } from '../../cli/draw/browser.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const SPEC = {
  state: { name: 'Ann' },
  root: 'card',
  elements: {
    card: { type: 'Card', props: { title: 'Refund' }, children: ['name', 'send', 'again', 'link'] },
    name: { type: 'Input', props: { label: 'Name', name: 'name', value: { $bindState: '/name' } }, children: [] },
    send: {
      type: 'Button',
      props: { label: 'Refund now' },
      children: [],
      on: { commit: { action: 'refund', params: { name: { $state: '/name' } } } },
    },
    again: { type: 'Button', props: { label: 'Once more' }, children: [], on: { commit: { action: 'again' } } },
    link: { type: 'Link', props: { label: 'Terms', href: 'https://example.org/terms' }, children: [] },
  },
  actions: { refund: { kind: 'agent' }, again: { kind: 'recompose', prompt: 'Show it again' } },
};
const resultOf = (spec: object) => ({ content: [], structuredContent: { spec, generation_id: 'gen_1' } });

let view = '';
let page: Page;
const problems: string[] = [];
const browser = await startBrowser();
afterAll(() => browser.close());
beforeAll(async () => {
  view = await buildView();
  page = await browser.newPage();
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on(
    'response',
    (response) => void (/^https?:\/\/(?!drawing\.test)/.test(response.url()) && problems.push(response.url())),
  );
  await openFiles(page, await buildFolder(folder('./mcp-host-page/'), 'production'));
}, 120_000);

async function show(result: object, theme = 'light'): Promise<Frame> {
  problems.length = 0;
  await page.evaluate(
    `Object.assign(window.told, { messages: [], contexts: [], links: [], sizes: [], calls: [] });
     window.show(${JSON.stringify(view)}, ${JSON.stringify(result)}, ${JSON.stringify(theme)})`,
  );
  const frame = page.frames().at(-1)!;
  await frame.waitForSelector('.ui, [role=alert]', { state: 'attached' });
  return frame;
}

type Told = {
  messages: object[];
  contexts: { structuredContent: object }[];
  links: string[];
  sizes: object[];
  calls: object[];
};
const told = async (name: keyof Told): Promise<Told> => {
  await page.waitForFunction(`window.told.${name}.length > 0`);
  return page.evaluate<Told>('window.told');
};

describe('the view in a host of the official kit, in a sandboxed frame', () => {
  test('draws the spec of a result, and reports its size', async () => {
    const frame = await show(resultOf(SPEC));
    await frame.getByRole('button', { name: 'Refund now' }).waitFor();
    expect((await told('sizes')).sizes.at(-1)).toMatchObject({ height: expect.any(Number) as number });
    expect(problems).toEqual([]);
  });

  test("follows the host's theme, at the start and when it changes", async () => {
    const frame = await show(resultOf(SPEC), 'dark');
    await frame.waitForSelector('.ui[data-theme=dark]');
    await page.evaluate(`window.bridge.setHostContext({ theme: 'light' })`);
    await frame.waitForSelector('.ui[data-theme=light]');
  });

  test('sends an action with its live params to the model and as a message', async () => {
    const frame = await show(resultOf(SPEC));
    await frame.getByLabel('Name').fill('Zoe');
    await frame.getByRole('button', { name: 'Refund now' }).click();
    const { messages, contexts } = await told('messages');
    expect(contexts[0]?.structuredContent).toMatchObject({
      action: 'refund',
      params: { name: 'Zoe' },
      state: { name: 'Zoe' },
      element_id: 'send',
      generation_id: 'gen_1',
    });
    expect(messages).toEqual([
      {
        role: 'user',
        content: [{ type: 'text', text: 'The user fired "refund" with {"label":"Refund now","name":"Zoe"}.' }],
      },
    ]);
  });

  test('calls the tool for a recompose action', async () => {
    const frame = await show(resultOf(SPEC));
    const heading = { type: 'Heading', props: { text: 'Again it is' }, children: [] };
    await page.evaluate(
      `window.toolResult = ${JSON.stringify(resultOf({ state: {}, root: 'h', elements: { h: heading } }))}`,
    );
    await frame.getByRole('button', { name: 'Once more' }).click();
    await frame.getByText('Again it is').waitFor();
    expect((await told('calls')).calls[0]).toMatchObject({
      name: 'next_screen',
      arguments: { prompt: 'Show it again', action: 'again' },
    });
  });

  test('opens links through the host', async () => {
    const frame = await show(resultOf(SPEC));
    await frame.getByRole('link', { name: 'Terms' }).click();
    expect((await told('links')).links).toEqual(['https://example.org/terms']);
  });

  test('says what went wrong', async () => {
    const frame = await show({ isError: true, content: [{ type: 'text', text: 'QUOTA_EXCEEDED: spent' }] });
    await frame.getByText('QUOTA_EXCEEDED: spent').waitFor();
  });

  test('draws every component of the catalog without network, and without a script or style that its policy refuses', async () => {
    const frame = await show(resultOf(SPEC));
    const broken: string[] = [];
    for (const { name } of COMPONENTS) {
      const result = { content: [], structuredContent: { spec: exampleSpec(name), generation_id: name } };
      await page.evaluate(`window.bridge.sendToolResult(${JSON.stringify(result)})`);
      await frame.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
      // Pictures, films and frames of examples are from elsewhere, and stay out.
      const found = problems.splice(0).filter((problem) => !/(?:image|media|frame|Framing) /.test(problem));
      broken.push(...found.map((problem) => `${name}: ${problem.slice(0, 200)}`));
    }
    expect(broken).toEqual([]);
  }, 120_000);
});
