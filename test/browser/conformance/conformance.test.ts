import { afterAll, describe, expect, test } from 'vitest';
import { isInstalled } from '#test/servers/is-installed.ts';
import type { Outcome } from '../../../packages/react/drawing/conformance/outcome.ts';
import { buildPage, openFiles, startBrowser } from '../../../cli/draw/browser.ts';
import { screensToLookAt } from '../composed-screens.ts';
import { ALIKE, DIFFERENT, type Case } from './cases.ts';

const isPossible = isInstalled('Chromium', 'chromium');
/** What hangs json-render's renderer, and the page with it. */
const ENDLESS = new Set(['an element that is its own child']);

describe.skipIf(!isPossible)('beside the renderer of @json-render/react, with the same 36 components', async () => {
  const files = isPossible ? await buildPage('drawing/conformance', 'development') : new Map();
  const browser = isPossible ? await startBrowser() : undefined;
  afterAll(async () => browser?.close());
  const page = await browser?.newPage();
  if (page !== undefined) await openFiles(page, files);
  const outcome = async (renderer: string, { spec, steps = [] }: Case): Promise<Outcome> =>
    page!.evaluate(`window.outcome('${renderer}', ${JSON.stringify(spec)}, ${JSON.stringify(steps)})`);

  test.each(ALIKE.map((one) => [one.name, one] as const))('the same comes of %s', async (_, one) => {
    const ours = await outcome('ours', one);
    expect(ours).toEqual(await outcome('theirs', one));
    // Nothing drawn by both would be no agreement.
    expect(ours.page).toContain('<');
  });

  test('the same comes of 30 composed screens', async () => {
    for (const { title, spec } of await screensToLookAt()) {
      expect((await outcome('ours', { name: title, spec })).page, title).toEqual(
        (await outcome('theirs', { name: title, spec })).page,
      );
    }
  }, 60_000);

  test.each(DIFFERENT.map((one) => [one.name, one] as const))('something else comes of %s, wanted', async (_, one) => {
    const ours = await outcome('ours', one);
    expect(ours).toMatchSnapshot(one.why);
    if (!ENDLESS.has(one.name)) expect(await outcome('theirs', one)).not.toEqual(ours);
  });
});
