import type { Browser } from 'playwright-core';
import { type DrawingPage, type DrawOptions, openDrawingPage, type PageFiles } from '../../../cli/draw/browser.ts';

/** A page to draw on that is the same on every machine: nothing comes from the network. */
export async function openPicturePage(browser: Browser, files: PageFiles, options: DrawOptions): Promise<DrawingPage> {
  const drawing = await openDrawingPage(browser, files, options);
  const own = new URL(drawing.page.url()).origin;
  await drawing.page.route(
    (url) => url.origin !== own && url.protocol.startsWith('http'),
    async (route) => route.abort(),
  );
  return drawing;
}
