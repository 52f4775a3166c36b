import { mkdirSync, writeFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { GROUPS } from '#catalog/components.ts';
import { exampleSpec } from '#catalog/example-spec.ts';
import type { Drawing } from '../../../packages/react/drawing/drawing.ts';
import type { DrawingPage } from '../../../cli/draw/browser.ts';
import { screensToLookAt } from '../composed-screens.ts';
import { drawnNames } from '../drawn-names.ts';
import type { Thumbnails } from './accepted.ts';
import { thumbnailOf, type Region } from './thumbnail.ts';

/** How sheets are drawn: light, dark, and on a phone. */
export const LOOKS = [
  { look: 'light', width: 1280, isDark: false, factor: 4 },
  { look: 'dark', width: 1280, isDark: true, factor: 4 },
  { look: 'narrow', width: 360, isDark: false, factor: 3 },
] as const;

export type Look = (typeof LOOKS)[number];

/** Where whole sheets are written, for people to look at. */
const SHEETS_FOLDER = new URL('../../../dist/pictures/', import.meta.url);

// Pictures below the first screen would come, or fail, while the sheet is being photographed.
const PICTURES_SETTLED = `Promise.all([...document.images].map((image) => {
  image.loading = 'eager';
  return image.complete || new Promise((done) => { for (const end of ['load', 'error']) image.addEventListener(end, done, { once: true }); });
})).then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))).then(() => undefined)`;

/** The sheets by name: one for each group of components, one for composed screens. */
export async function sheetsToDraw(): Promise<Map<string, Drawing['items']>> {
  const drawn = drawnNames();
  const groups = Object.entries(GROUPS).map(([group, definitions]): [string, Drawing['items']] => [
    group,
    definitions.filter(({ name }) => drawn.has(name)).map(({ name }) => ({ title: name, spec: exampleSpec(name)! })),
  ]);
  const screens = (await screensToLookAt()).map(({ title, spec }) => ({ title, spec }));
  return new Map([...groups, ['screens', screens]]);
}

/** Draws a sheet, writes it for people to look at, and returns the thumbnails of its contents. */
export async function drawSheet(
  { page, draw }: Pick<DrawingPage, 'page' | 'draw'>,
  { look, width, factor }: Look,
  sheet: string,
  items: Drawing['items'],
): Promise<Thumbnails> {
  mkdirSync(SHEETS_FOLDER, { recursive: true });
  const thumbnails: [string, ReturnType<typeof thumbnailOf>][] = [];
  for (const [part, some] of inParts(sheet, items).entries()) {
    await draw({ items: some });
    await page.evaluate(PICTURES_SETTLED);
    const file = await page.screenshot({ fullPage: true, animations: 'disabled' });
    const suffix = sheet === 'screens' ? `-${part + 1}` : '';
    writeFileSync(new URL(`${look}-${sheet}${suffix}.png`, SHEETS_FOLDER), file);
    const picture = PNG.sync.read(file);
    if (picture.width !== width) throw new Error(`${sheet} is ${picture.width} px wide instead of ${width}`);
    const regions = await page.evaluate<(Region & { name: string })[]>(
      `[...document.querySelectorAll('[data-item]')].map((item) => {
        const { top, height } = item.getBoundingClientRect();
        return { name: item.dataset.item, top: Math.round(top + scrollY), height: Math.round(height) };
      })`,
    );
    thumbnails.push(
      ...regions.map(({ name, ...region }) => [name, thumbnailOf(picture, region, factor)] as [string, never]),
    );
  }
  return new Map(thumbnails);
}

// Chromium paints no picture higher than 16,384 px, and screens are high.
const SCREENS_TOGETHER = 3;

function inParts(sheet: string, items: Drawing['items']): Drawing['items'][] {
  if (sheet !== 'screens') return [items];
  const starts = items.flatMap((_, at) => (at % SCREENS_TOGETHER === 0 ? [at] : []));
  return starts.map((start) => items.slice(start, start + SCREENS_TOGETHER));
}
