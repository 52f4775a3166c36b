import { writeFileSync } from 'node:fs';
import { COMPONENTS } from '#catalog/components.ts';
import { buildDrawingPage, openDrawingPage, startBrowser } from '../../../cli/draw/browser.ts';
import { drawnNames } from '../drawn-names.ts';
import { prepareForPresses } from './hands.ts';
import { hasSomethingToHear, hear, type Ways } from './hear.ts';

// `npm run draw:ways` records how to make every component fire all its events, for events.test.ts to try first.
const drawn = drawnNames();
const files = await buildDrawingPage();
const browser = await startBrowser();
const ways: Record<string, Ways> = {};
try {
  const drawing = await openDrawingPage(browser, files, { width: 1280, isDark: false });
  await prepareForPresses(drawing.page);
  for (const definition of COMPONENTS.filter((one) => drawn.has(one.name) && hasSomethingToHear(one))) {
    ways[definition.name] = (await hear(drawing, definition, { mouse: [], keys: [] })).ways;
    process.stderr.write(`${definition.name}\n`);
  }
} finally {
  await browser.close();
}
const rows = Object.entries(ways).map(([name, way]) => `  ${JSON.stringify(name)}: ${JSON.stringify(way)}`);
writeFileSync(new URL('known-ways.json', import.meta.url), `{\n${rows.join(',\n')}\n}\n`);
