import { afterAll } from 'vitest';
import { buildDrawingPage, openDrawingPage, startBrowser, type DrawingPage } from '../../cli/draw/browser.ts';
import { NOTE } from './explore.ts';

/** Starts Chromium and a page that draws with the package as it stands; both end with the test file. */
export async function openPages(
  ...sizes: { width: number; isDark: boolean }[]
): Promise<(DrawingPage & { width: number; isDark: boolean })[]> {
  await buildDrawingPage();
  const browser = await startBrowser();
  afterAll(async () => browser.close());
  return Promise.all(
    sizes.map(async (size) => {
      const drawing = await openDrawingPage(browser, size);
      drawing.page.on('filechooser', (chooser) => void chooser.setFiles(NOTE));
      // A link that was pressed would leave the page that the tests look at.
      await drawing.page.evaluate(
        `addEventListener('click', (event) => { if (event.target.closest('a[href]')) event.preventDefault(); })`,
      );
      return { ...size, ...drawing };
    }),
  );
}
