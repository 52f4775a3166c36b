import { afterAll, describe, expect, test } from 'vitest';
import { isInstalled } from '#test/servers/is-installed.ts';
import { startBrowser } from '../../cli/draw/browser.ts';
import { drawingPage } from './browser.ts';
import { readAccepted } from './pictures/accepted.ts';
import { difference } from './pictures/difference.ts';
import { openPicturePage } from './pictures/picture-page.ts';
import { drawSheet, LOOKS, sheetsToDraw } from './pictures/sheets.ts';

const isPossible = isInstalled('Chromium', 'chromium');
const sheets = [...(await sheetsToDraw())];

/** What to do when a picture differs. */
const ADVICE = 'look at dist/pictures; if it is meant to look like that: npm run draw:accept';

describe.skipIf(!isPossible).each(LOOKS)('the $look pictures', async (look) => {
  const browser = isPossible ? await startBrowser() : undefined;
  const drawing = browser === undefined ? undefined : await openPicturePage(browser, drawingPage(), look);
  afterAll(async () => browser?.close());

  test.each(sheets)(
    'of %s look as they were accepted',
    async (sheet, items) => {
      const accepted = readAccepted(`${look.look}-${sheet}`);
      const drawn = await drawSheet(drawing!, look, sheet, items);
      expect([...drawn.keys()], ADVICE).toEqual(expect.arrayContaining([...accepted.keys()]));
      // What was never accepted is not yet compared with anything.
      const different = [...accepted].flatMap(([name, thumbnail]) => {
        const how = difference(thumbnail, drawn.get(name)!);
        return how === undefined ? [] : [`${name}: ${how}`];
      });
      expect(different, ADVICE).toEqual([]);
    },
    120_000,
  );
});
