import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GROUPS } from '#catalog/components.ts';
import type { Definition } from '#catalog/definition.ts';
import { exampleSpec } from '#catalog/example-spec.ts';
import { isInstalled } from '#test/servers/is-installed.ts';
import { openPages } from './browser.ts';
import { drawnNames } from './drawn-names.ts';

const drawn = drawnNames();
const isPossible = isInstalled('Chromium', 'chromium');
const axeSource = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

type Violation = { id: string; nodes: { item: string; html: string; why: string }[] };

describe.skipIf(!isPossible)('the examples of', async () => {
  const pages = isPossible
    ? await openPages(...[1280, 360].flatMap((width) => [false, true].map((isDark) => ({ width, isDark }))))
    : [];

  describe.each(Object.entries(GROUPS) as [string, readonly Definition[]][])('%s', (_, definitions) => {
    test.each(pages.map((page) => [page.width, page.isDark ? 'dark' : 'light', page] as const))(
      'at %s px, %s, mount without a warning, draw something and pass axe',
      async (_width, _mode, { page, draw, takeProblems }) => {
        const items = definitions
          .filter(({ name }) => drawn.has(name))
          .map(({ name }) => ({ title: name, spec: exampleSpec(name)! }));
        await draw({ items });
        expect(await takeProblems()).toEqual([]);
        const empty = await page.evaluate<string[]>(
          `[...document.querySelectorAll('[data-item]')].filter((item) => {
            const parts = [...item.querySelectorAll('.ui *')];
            return !parts.some((part) => { const box = part.getBoundingClientRect(); return box.width > 0 && box.height > 0; });
          }).map((item) => item.dataset.item)`,
        );
        expect(empty).toEqual([]);
        expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
        await page.evaluate(axeSource);
        const violations = await page.evaluate<Violation[]>(
          `axe.run(document, { runOnly: ${JSON.stringify(RULES)} }).then(({ violations }) => violations.map(({ id, nodes }) => ({
            id, nodes: nodes.map((node) => ({ item: document.querySelector(node.target[0])?.closest('[data-item]')?.dataset.item, html: node.html.slice(0, 200), why: node.failureSummary })) })))`,
        );
        expect(violations).toEqual([]);
      },
      60_000,
    );
  });
});
