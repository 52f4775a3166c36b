import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDrawingPage, drawPicture, startBrowser } from '../../cli/draw/browser.ts';
import { briefOf, builtinSpec } from './builtin-spec.ts';

/** A request as a user types it, and what a designer expects on its screen. */
type Asked = { prompt: string; expects: string[] };

const WIDTH_PX = 760;

/** Draws the built-in composer's screen for each request of a file as a picture, for a person to judge. */
export async function drawAsked(file: string, folder: string): Promise<void> {
  const asked = JSON.parse(readFileSync(file, 'utf8')) as Asked[];
  mkdirSync(folder, { recursive: true });
  const files = await buildDrawingPage();
  const browser = await startBrowser();
  try {
    for (const [index, { prompt, expects }] of asked.entries()) {
      const picture = join(folder, `${String(index + 1).padStart(3, '0')}.png`);
      const items = [{ spec: builtinSpec(briefOf(prompt)) }];
      const { png } = await drawPicture(browser, files, { items }, { width: WIDTH_PX, isDark: false });
      writeFileSync(picture, png);
      console.log(`${picture}  ${prompt}`);
      for (const wish of expects) console.log(`  expects: ${wish}`);
    }
  } finally {
    await browser.close();
  }
}
