import { describe, expect, test } from 'vitest';
import { GROUPS } from '#catalog/components.ts';
import type { Definition } from '#catalog/definition.ts';
import { exampleSpec } from '#catalog/example-spec.ts';
import { isInstalled } from '#test/servers/is-installed.ts';
import { openPages } from './browser.ts';

const isPossible = isInstalled('Chromium', 'chromium');
const ENGLISH = 'Parcel arrived';
const ARABIC = 'وصل الطرد';

const inbox = (title: string) => ({
  root: 'inbox',
  state: {},
  elements: { inbox: { type: 'NotificationCenter', props: { items: [{ title }] }, children: [] } },
});

/** How far a text stands from the left and the right of its block. */
const DISTANCES = (words: string) => `(() => {
  const block = [...document.querySelectorAll('.ui bdi')].find((part) => part.textContent === ${JSON.stringify(words)});
  const range = document.createRange();
  range.selectNodeContents(block);
  const [outer, inner] = [block.getBoundingClientRect(), range.getBoundingClientRect()];
  return { left: Math.round(inner.left - outer.left), right: Math.round(outer.right - inner.right) };
})()`;

const SIGNED_BACKWARDS = `[...document.querySelectorAll('.ui *')].filter((part) => part.childElementCount === 0 &&
  /^[+\u2212-]\\d/.test(part.textContent) && getComputedStyle(part).direction === 'rtl')
  .map((part) => part.closest('[data-item]').dataset.item + ': ' + part.textContent)`;

describe.skipIf(!isPossible)('on a page that runs', async () => {
  const [drawing] = isPossible ? await openPages({ width: 800, isDark: false }) : [];
  const { page, draw } = drawing!;

  test.each([
    ['ltr', ARABIC, 'left'],
    ['ltr', ENGLISH, 'left'],
    ['rtl', ARABIC, 'right'],
    ['rtl', ENGLISH, 'right'],
  ] as const)('%s, %s stands at the %s', async (dir, title, side) => {
    await draw({ items: [{ spec: inbox(title) }], dir });
    const distances = await page.evaluate<Record<'left' | 'right', number>>(DISTANCES(title));
    expect(distances[side]).toBe(0);
  });

  test.each(Object.entries(GROUPS) as [string, readonly Definition[]][])(
    'rtl, a sign stands before its number: %s',
    async (_, definitions) => {
      await draw({ items: definitions.map(({ name }) => ({ title: name, spec: exampleSpec(name)! })), dir: 'rtl' });
      expect(await page.evaluate(SIGNED_BACKWARDS)).toEqual([]);
    },
  );

  test('rtl, the button to copy JSON covers none of its lines', async () => {
    await draw({ items: [{ spec: exampleSpec('JsonView')! }], dir: 'rtl' });
    const button = await page.getByRole('button', { name: 'Copy' }).boundingBox();
    const line = await page.getByRole('treeitem').first().locator('> *').last().boundingBox();
    expect(button!.x).toBeGreaterThan(line!.x + 40);
  });
});
