import { afterAll, inject } from 'vitest';
import { type DrawingPage, openDrawingPage, type PageFiles, startBrowser } from '../../cli/draw/browser.ts';
import { prepareForPresses } from './events/hands.ts';

/** The page that draws with the package's current sources, built once for all test files. */
export function drawingPage(): PageFiles {
  return new Map(inject('drawingPage'));
}

/** Starts Chromium and a page that draws with the package's current sources; both are closed after the test file. */
export async function openPages(
  ...sizes: { width: number; isDark: boolean }[]
): Promise<(DrawingPage & { width: number; isDark: boolean })[]> {
  const files = drawingPage();
  const browser = await startBrowser();
  afterAll(async () => browser.close());
  return Promise.all(
    sizes.map(async (size) => {
      const drawing = await openDrawingPage(browser, files, size);
      await prepareForPresses(drawing.page);
      return { ...size, ...drawing };
    }),
  );
}
