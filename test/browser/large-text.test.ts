import { describe, expect, test } from 'vitest';
import { exampleSpec } from '#catalog/example-spec.ts';
import { isInstalled } from '#test/servers/is-installed.ts';
import { openPages } from './browser.ts';

const isPossible = isInstalled('Chromium', 'chromium');

/** Components whose props set in px what their words stand in. */
const MEASURED = [
  'NodeGraph',
  'Scheduler',
  'TournamentBracket',
  'VirtualList',
  'ProgramGuideGrid',
  'EditableSpreadsheetGrid',
  'LogConsole',
];

/** The size of the place of each text, and of what its words take, by the words. */
const CUT = `[...document.querySelectorAll('.ui *')].flatMap((part) => {
  const words = [...part.childNodes].filter((node) => node.nodeType === 3 && node.data.trim() !== '');
  if (words.length === 0 || !part.checkVisibility({ visibilityProperty: true })) return [];
  const range = document.createRange();
  range.selectNodeContents(part);
  const box = range.getBoundingClientRect();
  const cutter = part.closest('button, [role=option], [role=listitem], [role=gridcell], li');
  const place = cutter?.getBoundingClientRect();
  const isHidden = box.width < 2 || part.closest('[class*=hidden]') !== null;
  return place === undefined || isHidden || (box.bottom <= place.bottom + 1 && box.top >= place.top - 1)
    ? [] : [part.textContent.slice(0, 40) + ' ' + Math.round(box.height) + ' in ' + Math.round(place.height)];
})`;

const NAMES = `[...document.querySelectorAll('bdi')].filter((part) => part.scrollWidth > part.clientWidth + 1 &&
  part.clientWidth > 1 && getComputedStyle(part).overflow !== 'visible').map((part) => part.textContent)`;

describe.skipIf(!isPossible)('where the reader has text twice as large', async () => {
  const [drawing] = isPossible ? await openPages({ width: 1_280, isDark: false }) : [];
  await drawing?.page.addStyleTag({ content: 'html { font-size: 200% }' });

  test.each(MEASURED)('no words of a %s stand out of their place', async (name) => {
    await drawing!.draw({ items: [{ spec: exampleSpec(name)! }] });
    expect(await drawing!.page.evaluate(CUT)).toEqual([]);
  });

  test('the names of a tournament are whole', async () => {
    await drawing!.draw({ items: [{ spec: exampleSpec('TournamentBracket')! }] });
    expect(await drawing!.page.evaluate(NAMES)).toEqual([]);
  });

  test('a press on half an hour of a plan adds an event there', async () => {
    const spec = exampleSpec('Scheduler')!;
    spec.elements[spec.root]!.props['editable'] = true;
    await drawing!.draw({ items: [{ spec }] });
    const cell = drawing!.page.getByRole('gridcell').last();
    const { height } = (await cell.boundingBox())!;
    await cell.click({ position: { x: 10, y: height * 0.6 } });
    expect(await drawing!.page.getByRole('dialog').textContent()).toMatch(/:30/);
  });
});
