import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMPONENTS, GROUPS } from '#catalog/components.ts';
import type { Definition } from '#catalog/definition.ts';
import { exampleSpec } from '#catalog/example-spec.ts';
import { isInstalled } from '#test/servers/is-installed.ts';
import type { Drawing } from '../../packages/react/drawing/drawing.ts';
import type { DrawingPage } from '../../cli/draw/browser.ts';
import { openPages } from './browser.ts';
import { drawnNames } from './drawn-names.ts';

const drawn = drawnNames();
const isPossible = isInstalled('Chromium', 'chromium');
const axeSource = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

type Violation = { id: string; nodes: { item: string; html: string; why: string }[] };

test('the package draws every component of the catalog', () => {
  expect(COMPONENTS.map(({ name }) => name).filter((name) => !drawn.has(name))).toEqual([]);
});

describe.skipIf(!isPossible)('the examples of', async () => {
  const pages = isPossible
    ? await openPages(...[1280, 360].flatMap((width) => [false, true].map((isDark) => ({ width, isDark }))))
    : [];
  // Once a page: half a megabyte of script takes longer to read than the rules take to run.
  await Promise.all(pages.map(async ({ page }) => page.evaluate(axeSource)));

  describe.each(Object.entries(GROUPS) as [string, readonly Definition[]][])('%s', (_, definitions) => {
    test.each(pages.map((page) => [page.width, page.isDark ? 'dark' : 'light', page] as const))(
      'at %s px, %s, mount without a warning, draw something and pass axe',
      async (_width, _mode, drawing) => {
        for (const items of sheets(definitions.filter(({ name }) => drawn.has(name)))) {
          expect(await faultsOf(drawing, items), items.map(({ title }) => title).join(' ')).toEqual(NO_FAULTS);
        }
      },
      120_000,
    );
  });
});

type Items = Drawing['items'];

// An overlay hides the rest from view and from axe, so each such component has its own sheet.
function sheets(definitions: readonly Definition[]): Items[] {
  const isOverlay = ({ props }: Definition): boolean => 'openPath' in props || props['open']?.bind === true;
  const itemOf = ({ name }: Definition) => ({ title: name, spec: exampleSpec(name)! });
  const flat = definitions.filter((definition) => !isOverlay(definition));
  return [flat.map(itemOf), ...definitions.filter(isOverlay).map((definition) => [itemOf(definition)])].filter(
    (items) => items.length > 0,
  );
}

const NO_FAULTS = { problems: [], empty: [], sideways: false, violations: [] };

async function faultsOf({ page, draw, takeProblems }: DrawingPage, items: Items): Promise<typeof NO_FAULTS | object> {
  await draw({ items });
  const [empty, sideways, violations] = await page.evaluate<[string[], boolean, Violation[]]>(LOOK);
  return { problems: await takeProblems(), empty, sideways, violations };
}

const LOOK = `(async () => {
  const empty = [...document.querySelectorAll('[data-item]')].filter((item) =>
    ![...item.querySelectorAll('.ui *')].some((part) => {
      const box = part.getBoundingClientRect();
      return box.width > 0 && box.height > 0;
    })).map((item) => item.dataset.item);
  const sideways = document.documentElement.scrollWidth > innerWidth;
  const { violations } = await axe.run(document, { runOnly: ${JSON.stringify(RULES)}, resultTypes: ['violations'] });
  return [empty, sideways, violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map((node) => ({
      item: document.querySelector(node.target[0])?.closest('[data-item]')?.dataset.item,
      html: node.html.slice(0, 200),
      why: node.failureSummary,
    })),
  }))];
})()`;
