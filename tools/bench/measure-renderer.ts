import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { buildPage, openFiles, type PageFiles, startBrowser } from '#cli/draw/browser.ts';
import { type BenchRow, inMs, median, quantile } from './bench-row.ts';
import { benchScreen } from './bench-spec.ts';

const SUBJECTS = {
  ours: 'ours',
  oursPlain: 'ours, plain components',
  jsonRender: 'json-render, plain components',
  shadcn: 'json-render, shadcn components',
};
type Subject = keyof typeof SUBJECTS;

/** The page of json-render's own components; `npm install --prefix tools/bench/shadcn` builds it. */
const SHADCN_PAGE = fileURLToPath(new URL('shadcn/dist', import.meta.url));

const ROUNDS = 7;
const KEYSTROKES = 40;
const STREAMED_ELEMENTS = 200;

type Pages = Map<Subject, Page>;

/** What drawing costs in Chromium: our renderer and json-render's, alternating in one browser. */
export async function measureRenderer(): Promise<BenchRow[]> {
  const files = await buildPage('drawing/bench', 'production');
  const browser = await startBrowser();
  try {
    const page = await openBench(browser, files);
    const pages: Pages = new Map([
      ['ours', page],
      ['oursPlain', page],
      ['jsonRender', page],
    ]);
    if (existsSync(SHADCN_PAGE)) pages.set('shadcn', await openBench(browser, readFolder(SHADCN_PAGE)));
    return [...(await firstPaints(pages)), ...(await keystrokes(pages)), ...(await streams(pages))];
  } finally {
    await browser.close();
  }
}

async function openBench(browser: Browser, files: PageFiles): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await openFiles(page, files);
  return page;
}

function readFolder(folder: string): PageFiles {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => extname(name) !== '');
  return new Map(names.map((name) => [`/${name}`, readFileSync(join(folder, name))]));
}

type Painting = { firstMs: number; wholeMs: number };

async function firstPaints(pages: Pages): Promise<BenchRow[]> {
  const took = new Map<Subject, Painting[]>([...pages.keys()].map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, page] of pages) took.get(name)?.push(await run<Painting>(page, 'firstPaint', name, 600));
  }
  const middle = (name: Subject, which: keyof Painting) => median(took.get(name)!.map((painting) => painting[which]));
  return [...pages.keys()].flatMap((name) => {
    const [firstMs, wholeMs] = [middle(name, 'firstMs'), middle(name, 'wholeMs')];
    const what = `600 elements: ${SUBJECTS[name]}`;
    return [
      row(
        `${what}, first paint`,
        inMs(firstMs),
        firstMs,
        middle('jsonRender', 'firstMs'),
        name === 'ours' ? '≤ 200 ms' : '',
      ),
      row(`${what}, whole`, inMs(wholeMs), wholeMs, middle('jsonRender', 'wholeMs')),
    ];
  });
}

type Typing = { tookMs: number[]; drawn: number; isWritten: boolean };

async function keystrokes(pages: Pages): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const size of [50, 200, 600]) {
    const results = new Map<Subject, Typing>();
    for (const [name, page] of pages) {
      const result = await run<Typing>(page, 'typing', name, size, KEYSTROKES);
      if (!result.isWritten) throw new Error(`${name} did not take what was typed`);
      results.set(name, result);
    }
    const theirs = median(results.get('jsonRender')!.tookMs);
    for (const [name, { tookMs, drawn }] of results) {
      const ms = median(tookMs);
      const counted = name === 'ours' ? '' : `, draws ${drawn.toFixed(1)} components`;
      rows.push(row(`a keystroke among ${size} elements: ${SUBJECTS[name]}`, `${inMs(ms)}${counted}`, ms, theirs));
    }
  }
  return rows;
}

type Streaming = { tookMs: number[]; longestFrameMs: number; cpuMs: number };

async function streams(pages: Pages): Promise<BenchRow[]> {
  const results = new Map<Subject, Streaming>();
  for (const [name, page] of pages) {
    const cpuMs = await pageClock(page);
    const startMs = await cpuMs();
    const result = await run<Streaming>(page, 'streaming', name, STREAMED_ELEMENTS);
    results.set(name, { ...result, cpuMs: ((await cpuMs()) - startMs) / STREAMED_ELEMENTS });
  }
  const theirs = results.get('jsonRender')!;
  return [...results].flatMap(([name, { tookMs, longestFrameMs, cpuMs: ofOne }]) => {
    const what = `${STREAMED_ELEMENTS} operations at 40/s: ${SUBJECTS[name]}`;
    const [p50, p95] = [median(tookMs), quantile(tookMs, 0.95)];
    return [
      row(`${what}, work of one, p50`, inMs(p50), p50, median(theirs.tookMs)),
      row(`${what}, work of one, p95`, inMs(p95), p95, quantile(theirs.tookMs, 0.95)),
      row(`${what}, processor time of one with its painting`, inMs(ofOne), ofOne, theirs.cpuMs),
      { what: `${what}, longest frame`, value: inMs(longestFrameMs), target: name === 'ours' ? '≤ 50 ms' : '' },
    ];
  });
}

/** Processor time of the page's main thread so far; wall time means little on a machine that others use too. */
async function pageClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
}

function row(what: string, value: string, ms: number, theirMs: number, target = ''): BenchRow {
  return { what, value: `${value} (${(ms / theirMs).toFixed(2)} of json-render)`, target };
}

async function run<T>(page: Page, what: string, subject: Subject, elementCount: number, more?: number): Promise<T> {
  const { spec } = benchScreen(elementCount);
  return page.evaluate<T>(`window.${what}(${JSON.stringify(subject)}, ${JSON.stringify(spec)}, ${more})`);
}
