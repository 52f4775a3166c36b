import { type Browser, chromium, type Page } from 'playwright-core';
import type { Drawing } from '../../packages/react/drawing/drawing.ts';
import { extname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { sharedConfig } from '../../packages/react/vite-shared.ts';

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

/** The files of a built page by path. They stay in memory: builds that run side by side cannot take each other's away. */
export type PageFiles = ReadonlyMap<string, string | Uint8Array>;

const PACKAGE = fileURLToPath(new URL('../../packages/react/', import.meta.url));
const ORIGIN = 'http://drawing.test';
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Builds a page that draws with the package as it stands. In development React gives its warnings. */
export async function buildPage(folder: string, mode: 'development' | 'production'): Promise<PageFiles> {
  return buildFolder(join(PACKAGE, folder), mode);
}

/** Builds the page in a folder. */
export async function buildFolder(root: string, mode: 'development' | 'production'): Promise<PageFiles> {
  const built = await build({
    ...sharedConfig,
    configFile: false,
    root,
    base: './',
    logLevel: 'error',
    mode,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: { write: false, minify: mode === 'production', cssTarget: 'chrome123' },
  });
  const outputs = [built].flat() as Rolldown.RolldownOutput[];
  return new Map(
    outputs.flatMap(({ output }) =>
      output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source] as const),
    ),
  );
}

/** Opens a built page as a browser would from a server. */
export async function openFiles(page: Page, files: PageFiles): Promise<void> {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const path = posix.normalize(new URL(route.request().url()).pathname);
    const file = path === '/' ? '/index.html' : path;
    const body = files.get(file);
    await (body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body: Buffer.from(body), contentType: TYPES[extname(file)] ?? 'application/octet-stream' }));
  });
  await page.goto(`${ORIGIN}/`, { waitUntil: 'load' });
}
