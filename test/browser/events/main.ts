import { readFileSync, writeFileSync } from 'node:fs';
import { COMPONENTS } from '#catalog/components.ts';
import { buildDrawingPage, openDrawingPage, startBrowser } from '../../../cli/draw/browser.ts';
import { drawnNames } from '../drawn-names.ts';
import { prepareForPresses } from './hands.ts';
import { hasSomethingToHear, hear, missing, wantedOf, type Ways } from './hear.ts';

// `npm run draw:ways` writes down how every component is brought to say everything, for events.test.ts to try first.
// `npm run draw:ways -- 360 dark` writes nothing and lists what a component does not say at that width and in that mode.
const WAYS = new URL('known-ways.json', import.meta.url);
const NONE: Ways = { mouse: [], keys: [] };
const [width, mode] = process.argv.slice(2);
const known = width === undefined ? {} : (JSON.parse(readFileSync(WAYS, 'utf8')) as Record<string, Ways>);

const drawn = drawnNames();
const components = COMPONENTS.filter((one) => drawn.has(one.name) && hasSomethingToHear(one));
const browser = await startBrowser();
const ways: Record<string, Ways> = {};
try {
  const size = { width: Number(width ?? 1280), isDark: mode === 'dark' };
  const drawing = await openDrawingPage(browser, await buildDrawingPage(), size);
  await prepareForPresses(drawing.page);
  for (const definition of components) {
    const { name } = definition;
    const { byMouse, byKeys, ways: found } = await hear(drawing, definition, known[name] ?? NONE);
    ways[name] = found;
    const wanted = wantedOf(definition);
    const silent = [
      ...missing(wanted, byMouse).map((what) => `${what} by mouse`),
      ...missing(wanted, byKeys).map((what) => `${what} by keys`),
    ];
    process.stderr.write(`${name}${silent.length === 0 ? '' : `: silent: ${silent.join(', ')}`}\n`);
  }
} finally {
  await browser.close();
}
if (width === undefined) {
  const rows = Object.entries(ways).map(([name, way]) => `  ${JSON.stringify(name)}: ${JSON.stringify(way)}`);
  writeFileSync(WAYS, `{\n${rows.join(',\n')}\n}\n`);
}
