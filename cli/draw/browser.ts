import { chromium, type Browser, type Page } from 'playwright-core';
import type { Drawing } from '../../packages/react/drawing/drawing.ts';
import { buildPage, openFiles, type PageFiles } from './page-files.ts';

/** What a picture looks like. */
export type DrawOptions = { width: number; height?: number; isDark: boolean };

/** A picture and what went wrong while it was drawn. */
export type Picture = { png: Buffer; problems: string[] };

/** Builds the page that draws specs; React gives its warnings in it. */
export async function buildDrawingPage(): Promise<PageFiles> {
  return buildPage('drawing', 'development');
}

/** Starts Chromium as a host without a screen has it. */
export async function startBrowser(executablePath = '/usr/bin/chromium'): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--font-render-hinting=none',
    ],
  });
}

/** A page that draws whatever it is given, one drawing after the other. */
export type DrawingPage = {
  page: Page;
  draw: (drawing: Drawing) => Promise<void>;
  /** Uncaught errors, React's warnings and elements that could not be drawn, since the last call. */
  takeProblems: () => Promise<string[]>;
};

/** Opens a page to draw on. */
export async function openDrawingPage(browser: Browser, files: PageFiles, options: DrawOptions): Promise<DrawingPage> {
  const { width, height = 800, isDark } = options;
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    const isLoudEnough = message.type() === 'error' || message.type() === 'warning';
    // Pictures and films of the examples are nowhere to be had.
    if (isLoudEnough && !message.text().includes('Failed to load resource')) problems.push(message.text());
  });
  await openFiles(page, files);
  return {
    page,
    draw: async (drawing) => page.evaluate(`window.draw(${JSON.stringify(drawing)})`),
    takeProblems: async () => {
      const reported = await page.evaluate<string[]>('window.drawingProblems.splice(0)');
      return [...problems.splice(0), ...reported];
    },
  };
}

/** Draws specs into one picture of the page's full height. */
export async function drawPicture(
  browser: Browser,
  files: PageFiles,
  drawing: Drawing,
  options: DrawOptions,
): Promise<Picture> {
  const { page, draw, takeProblems } = await openDrawingPage(browser, files, options);
  try {
    await draw(drawing);
    const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
    return { png, problems: await takeProblems() };
  } finally {
    await page.close();
  }
}
