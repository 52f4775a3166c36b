import { JSONUIProvider, Renderer } from '@json-render/react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { ReactNode } from 'react';
import { Composition, type DraftSpec } from '../../src/index.ts';
import { drawnTimes, FOR_JSON_RENDER, FOR_OURS } from './plain-components.tsx';

type Elements = Record<string, unknown>;
type BenchSpec = DraftSpec & { elements: Elements };

/** What draws: our renderer with its own components, the same with plain ones, json-render's with the plain ones. */
const SUBJECTS: Record<string, (spec: BenchSpec, isLoading: boolean) => ReactNode> = {
  ours: (spec, isLoading) => <Composition spec={spec} isLoading={isLoading} />,
  oursPlain: (spec, isLoading) => <Composition spec={spec} isLoading={isLoading} components={FOR_OURS} />,
  jsonRender: (spec, isLoading) => (
    <JSONUIProvider registry={FOR_JSON_RENDER} initialState={spec.state as Elements}>
      <Renderer spec={spec as never} registry={FOR_JSON_RENDER} loading={isLoading} />
    </JSONUIProvider>
  ),
};

const frame = async () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

function freshRoot(): Root {
  const screen = document.createElement('div');
  document.querySelector('#screen')?.replaceChildren(screen);
  return createRoot(screen);
}

const isWhole = () => document.querySelector('#screen [data-ui-placeholder]') === null;

/** Milliseconds until the top of a spec stands in the page and is painted, until all of it is, and the longest frame. */
async function firstPaint(subject: string, spec: BenchSpec) {
  const root = freshRoot();
  await frame();
  const startMs = performance.now();
  root.render(SUBJECTS[subject]?.(spec, false));
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
async function typing(subject: string, spec: BenchSpec, keystrokes: number) {
  const root = freshRoot();
  flushSync(() => root.render(SUBJECTS[subject]?.(spec, false)));
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
async function streaming(subject: string, { elements, ...rest }: BenchSpec) {
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
    flushSync(() => root.render(SUBJECTS[subject]?.(spec, true)));
    void document.body.offsetHeight;
    tookMs.push(performance.now() - startMs);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  stream.isOver = true;
  await watching;
  root.unmount();
  return { tookMs, longestFrameMs };
}

Object.assign(window, { firstPaint, typing, streaming });
