import { afterAll, inject } from 'vitest';
import { openDrawingPage, startBrowser, type DrawingPage } from '../../cli/draw/browser.ts';
import type { PageFiles } from '../../cli/draw/page-files.ts';
import { NOTE } from './explore.ts';

/** The page that draws with the package as it stands, built once for all test files. */
export function drawingPage(): PageFiles {
  return new Map(inject('drawingPage'));
}

/** Starts Chromium and a page that draws with the package as it stands; both end with the test file. */
export async function openPages(
  ...sizes: { width: number; isDark: boolean }[]
): Promise<(DrawingPage & { width: number; isDark: boolean })[]> {
  const files = drawingPage();
  const browser = await startBrowser();
  afterAll(async () => browser.close());
  return Promise.all(
    sizes.map(async (size) => {
      const drawing = await openDrawingPage(browser, files, size);
      drawing.page.on('filechooser', (chooser) => void chooser.setFiles(NOTE));
      // A link that was pressed would leave the page that the tests look at.
      await drawing.page.evaluate(
        `addEventListener('click', (event) => { if (event.target.closest('a[href]')) event.preventDefault(); })`,
      );
      return { ...size, ...drawing };
    }),
  );
}
