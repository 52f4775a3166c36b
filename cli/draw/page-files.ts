import { extname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { sharedConfig } from '../../packages/react/vite-shared.ts';

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
