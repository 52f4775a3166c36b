import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { build } from 'vite';
import { sharedConfig } from '../../packages/react/vite-shared.ts';
import type { Drawing } from '../../packages/react/drawing/drawing.ts';

const PACKAGE = fileURLToPath(new URL('../../packages/react/', import.meta.url));
const OUT = fileURLToPath(new URL('../../node_modules/.cache/drawing/', import.meta.url));
const ORIGIN = 'http://drawing.test';
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** What a picture looks like. */
export type DrawOptions = { width: number; height?: number; isDark: boolean };

/** A picture and what went wrong while it was drawn. */
export type Picture = { png: Buffer; problems: string[] };

/** Builds the page that draws specs; once for any number of pictures. */
export async function buildDrawingPage(): Promise<void> {
  await build({
    ...sharedConfig,
    configFile: false,
    root: join(PACKAGE, 'drawing'),
    base: './',
    logLevel: 'error',
    // React's own warnings are wanted.
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { outDir: OUT, emptyOutDir: true, minify: false, cssTarget: 'chrome123' },
  });
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
export async function openDrawingPage(browser: Browser, options: DrawOptions): Promise<DrawingPage> {
  const { width, height = 800, isDark } = options;
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  await page.route(`${ORIGIN}/**`, async (route) => {
    const path = normalize(new URL(route.request().url()).pathname);
    const file = join(OUT, path === '/' ? 'index.html' : path);
    const body = await readFile(file).catch(() => undefined);
    await (body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body, contentType: TYPES[extname(file)] ?? 'application/octet-stream' }));
  });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    const isLoudEnough = message.type() === 'error' || message.type() === 'warning';
    // Pictures and films of the examples are nowhere to be had.
    if (isLoudEnough && !message.text().includes('Failed to load resource')) problems.push(message.text());
  });
  await page.goto(`${ORIGIN}/`, { waitUntil: 'load' });
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
export async function drawPicture(browser: Browser, drawing: Drawing, options: DrawOptions): Promise<Picture> {
  const { page, draw, takeProblems } = await openDrawingPage(browser, options);
  try {
    await draw(drawing);
    const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
    return { png, problems: await takeProblems() };
  } finally {
    await page.close();
  }
}
