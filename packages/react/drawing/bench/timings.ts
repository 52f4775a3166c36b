import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { ReactNode } from 'react';
import type { DraftSpec } from '../../src/runtime/element-store.ts';

type Elements = Record<string, unknown>;
type BenchSpec = DraftSpec & { elements: Elements };

/** What draws a spec, one of those that are compared. */
export type Subject = (spec: BenchSpec, isLoading: boolean) => ReactNode;

/** The measurements that tools/bench calls in the page, by the names of what is to draw. */
export function timings(subjects: Record<string, Subject>, drawnTimes: { count: number }) {
  const subject = (name: string): Subject => {
    const draw = subjects[name];
    if (draw === undefined) throw new Error(`nothing here is called ${name}`);
    return draw;
  };
  return {
    firstPaint: async (name: string, spec: BenchSpec) => firstPaint(subject(name), spec),
    typing: async (name: string, spec: BenchSpec, keystrokes: number) =>
      typing(subject(name), spec, keystrokes, drawnTimes),
    streaming: async (name: string, spec: BenchSpec) => streaming(subject(name), spec),
  };
}

const frame = async () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

function freshRoot(): Root {
  const screen = document.createElement('div');
  document.querySelector('#screen')?.replaceChildren(screen);
  return createRoot(screen);
}

const isWhole = () => document.querySelector('#screen [data-ui-placeholder]') === null;

/** Milliseconds until the top of a spec stands in the page and is painted, until all of it is, and the longest frame. */
async function firstPaint(draw: Subject, spec: BenchSpec) {
  const root = freshRoot();
  await frame();
  const startMs = performance.now();
  root.render(draw(spec, false));
  // The first frame is the one that draws; the second begins when it has been painted.
  while (document.querySelector('#screen input') === null) await frame();
  let before = await frame();
  const firstMs = performance.now() - startMs;
  let longestFrameMs = firstMs;
  while (!isWhole()) {
    const now = await frame();
    longestFrameMs = Math.max(longestFrameMs, now - before);
    before = now;
  }
  const wholeMs = performance.now() - startMs;
  root.unmount();
  return { firstMs, wholeMs, longestFrameMs };
}

/** Types into the first bound text box; milliseconds of each keystroke up to the layout, and components drawn by it. */
async function typing(draw: Subject, spec: BenchSpec, keystrokes: number, drawnTimes: { count: number }) {
  const root = freshRoot();
  flushSync(() => root.render(draw(spec, false)));
  let input = document.querySelector<HTMLInputElement>('#screen input');
  while (input === null) {
    await frame();
    input = document.querySelector<HTMLInputElement>('#screen input');
  }
  while (!isWhole()) await frame();
  const tookMs: number[] = [];
  drawnTimes.count = 0;
  for (let at = 1; at <= keystrokes; at += 1) {
    const startMs = performance.now();
    // Past React's own property, as typing goes.
    Reflect.set(HTMLInputElement.prototype, 'value', 'x'.repeat(at), input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
    void document.body.offsetHeight;
    tookMs.push(performance.now() - startMs);
    await frame();
  }
  const drawn = drawnTimes.count / keystrokes;
  const isWritten = input.value === 'x'.repeat(keystrokes);
  root.unmount();
  return { tookMs, drawn, isWritten };
}

/** Streams the elements of a spec at 40 a second; the time each takes up to the layout, and the longest frame. */
async function streaming(draw: Subject, { elements, ...rest }: BenchSpec) {
  const root = freshRoot();
  let shown: Elements = {};
  const tookMs: number[] = [];
  let longestFrameMs = 0;
  const stream = { isOver: false };
  const watch = async () => {
    for (let before = await frame(); !stream.isOver;) {
      const now = await frame();
      longestFrameMs = Math.max(longestFrameMs, now - before);
      before = now;
    }
  };
  const watching = watch();
  for (const [id, element] of Object.entries(elements)) {
    const startMs = performance.now();
    shown = { ...shown, [id]: element };
    const spec = { ...rest, elements: shown };
    flushSync(() => root.render(draw(spec, true)));
    void document.body.offsetHeight;
    tookMs.push(performance.now() - startMs);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  stream.isOver = true;
  await watching;
  root.unmount();
  return { tookMs, longestFrameMs };
}
