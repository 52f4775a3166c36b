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
export type DrawOptions = { width: number; height?: number; isDark: boolean; dir?: 'ltr' | 'rtl' };

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

const problems = new WeakMap<Page, string[]>();

/** What the browser itself complained of: uncaught errors and React's warnings. */
function problemsOf(page: Page): string[] {
  const known = problems.get(page) ?? [];
  problems.set(page, known);
  return known;
}

/** Draws specs into one picture of the page's full height. */
export async function drawPicture(browser: Browser, drawing: Drawing, options: DrawOptions): Promise<Picture> {
  const page = await openDrawing(browser, drawing, options);
  try {
    const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
    const reported = await page.evaluate<string[]>('window.drawingProblems');
    return { png, problems: [...problemsOf(page), ...reported] };
  } finally {
    await page.close();
  }
}

/** Opens a page that shows the drawing, for looking at it or pressing its buttons. */
export async function openDrawing(browser: Browser, drawing: Drawing, options: DrawOptions): Promise<Page> {
  const { width, height = 800, isDark, dir } = options;
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
  const found = problemsOf(page);
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('ERR_')) found.push(message.text());
  });
  const given = { ...drawing, ...(dir === undefined ? {} : { dir }) };
  await page.addInitScript(`window.drawing = ${JSON.stringify(given)}; window.drawingProblems = [];`);
  await page.goto(`${ORIGIN}/`, { waitUntil: 'load' });
  await page
    .waitForFunction(
      `document.querySelector('.ui') !== null && document.querySelector('[data-ui-placeholder]') === null`,
      undefined,
      { timeout: 5000 },
    )
    .catch(() => undefined);
  await page.evaluate(
    `document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))`,
  );
  return page;
}
