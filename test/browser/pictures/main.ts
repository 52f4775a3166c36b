import { buildDrawingPage, startBrowser } from '../../../cli/draw/browser.ts';
import { writeAccepted } from './accepted.ts';
import { openPicturePage } from './picture-page.ts';
import { drawSheet, LOOKS, sheetsToDraw } from './sheets.ts';

// `npm run draw:accept -- forms charts` accepts these sheets as they are drawn now; without names all of them.
const sheets = await sheetsToDraw();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !sheets.has(name));
if (unknown.length > 0) throw new Error(`no sheet ${unknown.join(', ')}; there are ${[...sheets.keys()].join(', ')}`);

const files = await buildDrawingPage();
const browser = await startBrowser();
try {
  for (const look of LOOKS) {
    const drawing = await openPicturePage(browser, files, look);
    for (const [sheet, items] of sheets) {
      if (wanted.length > 0 && !wanted.includes(sheet)) continue;
      writeAccepted(`${look.look}-${sheet}`, await drawSheet(drawing, look, sheet, items));
      process.stderr.write(`${look.look} ${sheet}\n`);
    }
    await drawing.page.close();
  }
} finally {
  await browser.close();
}
