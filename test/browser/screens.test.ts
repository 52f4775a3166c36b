import { describe, expect, test } from 'vitest';
import { isInstalled } from '#test/servers/is-installed.ts';
import { AXE, axeSource } from './axe-rules.ts';
import { openPages } from './browser.ts';
import { composedScreens } from './composed-screens.ts';
import { stepsAgainstReading } from './screens/tab-order.ts';
import { tryControls } from './screens/try-controls.ts';

const isPossible = isInstalled('Chromium', 'chromium');
const IS_EMPTY = `[...document.querySelectorAll('.ui *')].every((part) => part.getBoundingClientRect().height === 0)`;

// The level of a feature's title is a prop of its own, which the screen sets.
const isOfPackage = (fault: string): boolean => !/^heading-order: <h3 (?:id="[^"]*" )?class="[^"]*_title"/.test(fault);

// Components that the package does not draw are no fault of a screen.
const isOfDrawn = (problem: string): boolean => !problem.includes('no component draws ');

const screens = await composedScreens();
const batches = Object.entries(Object.groupBy(screens, ({ archetype }) => archetype));

test('there are 150 screens', () => {
  expect(screens.length).toBe(150);
});

describe.skipIf(!isPossible)('composed screens', async () => {
  const [wide, narrow] = isPossible
    ? await openPages({ width: 1280, isDark: false }, { width: 360, isDark: false })
    : [];
  await wide?.page.evaluate(axeSource);
  let triedInAll = 0;

  test.each(batches)(
    'draw without a warning, fit a telephone, pass axe and are read in the order of Tab: %s',
    async (_, some = []) => {
      const faults: Record<string, unknown> = {};
      for (const { title, spec } of some) {
        await narrow!.draw({ items: [{ spec }] });
        const overflowPx = await narrow!.page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
        await wide!.draw({ items: [{ spec }] });
        const found = [
          ...(overflowPx > 0 ? [`${overflowPx} px too wide for 360`] : []),
          ...(await narrow!.takeProblems()).filter(isOfDrawn),
          ...(await wide!.takeProblems()).filter(isOfDrawn),
          ...((await wide!.page.evaluate<boolean>(IS_EMPTY)) ? ['draws nothing'] : []),
          ...(await wide!.page.evaluate<string[]>(AXE)).filter(isOfPackage),
          ...(await stepsAgainstReading(wide!.page)),
        ];
        if (found.length > 0) faults[title] = found;
      }
      expect(faults).toEqual({});
    },
    120_000,
  );

  test.each(batches)(
    'have controls that do what their binding says: %s',
    async (_, some = []) => {
      const faults: Record<string, unknown> = {};
      for (const { title, spec } of some) {
        const { tried, faults: found } = await tryControls(wide!, spec);
        triedInAll += tried;
        if (found.length > 0) faults[title] = found;
      }
      expect(faults).toEqual({});
    },
    120_000,
  );

  test('have controls, and nearly two hundred of them were tried', () => {
    expect(triedInAll).toBeGreaterThan(180);
  });
});
