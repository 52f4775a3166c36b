import { describe, expect, test } from 'vitest';
import { GROUPS } from '#catalog/components.ts';
import { exampleSpec } from '#catalog/example-spec.ts';
import { isInstalled } from '#test/servers/is-installed.ts';
import { openPages } from './browser.ts';

const isPossible = isInstalled('Chromium', 'chromium');

const INHERITED = `body { font: italic small-caps 700 20px/3 Georgia; text-transform: uppercase; text-align: center; letter-spacing: 3px;
  word-spacing: 9px; text-indent: 20px; text-shadow: 0 0 3px red; white-space: pre; word-break: break-all; hyphens: auto;
  cursor: wait; color: red; list-style: square inside; }`;
const RESET = `@layer reset, ui; @layer reset { *, ::before, ::after { box-sizing: content-box; margin: 0; padding: 0; border-width: 0; }
  button { all: unset; } input { font-family: inherit; background: none; } h1, h2, h3 { font-weight: 900; } a { color: red; } td { padding: 20px; } }`;

/** How wide and high everything is that is seen, and how its words look. */
const LOOKS = `[...document.querySelectorAll('.ui')].map((ui) => [...ui.querySelectorAll('*')].flatMap((part) => {
  const { offsetWidth: width, offsetHeight: height } = part;
  // Pictures of the examples come, or fail, when they like.
  if (!width || part.tagName === 'IMG') return [];
  const { color, font, letterSpacing, textTransform, textAlign, textShadow, whiteSpace, cursor } = getComputedStyle(part);
  return [[part.tagName, width, height, color, font, letterSpacing, textTransform, textAlign, textShadow,
    whiteSpace, cursor].join(' ')];
}))`;

describe.skipIf(!isPossible)('a composition on a page of a host', async () => {
  const [drawing] = isPossible ? await openPages({ width: 1000, isDark: false }) : [];
  const { page, draw } = drawing!;

  // What the package's README asks hosts to do with global rules.
  describe.each([
    ['whose words are styled', INHERITED],
    ['whose reset has a layer of its own', RESET],
  ])('%s', (_, css) => {
    test.each(['forms', 'data', 'overlay', 'ai'] as const)('looks as it does elsewhere: %s', async (group) => {
      const definitions = GROUPS[group].filter(({ name }) => !/Dialog|Drawer|CommandPalette|Backdrop/.test(name));
      await draw({ items: definitions.map(({ name }) => ({ title: name, spec: exampleSpec(name)! })) });
      const before = await page.evaluate(LOOKS);
      await page.evaluate(
        `document.head.insertAdjacentHTML('afterbegin', '<style id="host">' + ${JSON.stringify(css)} + '</style>')`,
      );
      // What measures itself is drawn anew.
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
      const after = await page.evaluate(LOOKS);
      await page.evaluate(`document.getElementById('host').remove()`);
      expect(after).toEqual(before);
    });
  });
});
