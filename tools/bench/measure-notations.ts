import { setTimeout } from 'node:timers/promises';
import { decode, encode } from 'gpt-tokenizer/encoding/o200k_base';
import { definitionOf } from '#catalog/components.ts';
import { goodAnswer } from '#evals/mutations/answer.ts';
import { type GoodScreen, goodScreens } from '#evals/mutations/good-screens.ts';
import { linesOf } from '#evals/mutations/write-answer.ts';
import { writeOutline } from '#services/composer/answer/outline/write-outline.ts';
import { compose } from '#services/composer/compose.ts';
import type { Model, ModelPart } from '#services/composer/models/model.ts';
import { newStats } from '#services/composer/stats.ts';
import { type BenchRow, inMs, quantile } from './bench-row.ts';

const TOKENS_PER_SECOND = 80;
const FIRST_TOKEN_MS = 400;
/** Tokens that arrive together. */
const BURST = 4;
/** List price of output tokens of a mid-sized frontier model, US dollars a million. */
export const USD_PER_MILLION = 10;

/**
 * The same screens as answers in each notation: tokens, cost, and how long a user waits for the first element and for
 * the end where the backend sends 80 tokens a second. Operations are also what json-render's models write, line by line.
 */
export async function measureNotations(): Promise<BenchRow[]> {
  const screens = await goodScreens();
  const texts = screens.map((good) => ({ good, operations: operationsOf(good), outline: outlineOf(good) }));
  const sum = (of: (one: (typeof texts)[number]) => string): number =>
    texts.reduce((total, one) => total + encode(of(one)).length, 0);
  const operations = sum((one) => one.operations);
  const outline = sum((one) => one.outline);
  const byLength = texts.toSorted((one, other) => one.operations.length - other.operations.length);
  const typical = byLength[Math.floor(byLength.length / 2)];
  if (typical === undefined) return [];
  const slow = await timeOfAnswer(typical.good, typical.operations);
  const fast = await timeOfAnswer(typical.good, typical.outline);
  const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(0)} %`;
  return [
    row(`${screens.length} screens as operations or JSONL`, `${operations.toLocaleString('en')} tokens`),
    row('the same as outlines', `${outline.toLocaleString('en')} tokens, ${share(outline, operations)}`, '≤ 40 %'),
    row('a median screen at list prices', `${cost(typical.operations)} → ${cost(typical.outline)}`),
    row('first element, paced backend', `${inMs(slow.firstMs)} → ${inMs(fast.firstMs)}`, 'no later'),
    row(
      'completion, paced backend',
      `${inMs(slow.endMs)} → ${inMs(fast.endMs)}, ${share(fast.endMs, slow.endMs)}`,
      '≤ 45 %',
    ),
    row('tokens of an outline, median and 9 of 10', quantiles(texts.map((one) => encode(one.outline).length))),
  ];
}

function row(what: string, value: string, target = ''): BenchRow {
  return { what, value, target };
}

function quantiles(numbers: readonly number[]): string {
  return `${quantile(numbers, 0.5)} and ${quantile(numbers, 0.9)}`;
}

function cost(text: string): string {
  return `$${((encode(text).length * USD_PER_MILLION) / 1_000_000).toFixed(4)}`;
}

function operationsOf(good: GoodScreen): string {
  return `${linesOf(goodAnswer(good)).join('\n')}\n`;
}

function outlineOf(good: GoodScreen): string {
  const { state, root } = goodAnswer(good);
  return `${writeOutline({ state, root, elements: good.spec.elements }, { definitionOf, ids: false }).join('\n')}\n`;
}

/** How long a caller waits for the first element and for the end of a composition, from a backend of 80 tokens a second. */
export async function timeOfAnswer(good: GoodScreen, text: string): Promise<{ firstMs: number; endMs: number }> {
  const startedMs = performance.now();
  let firstMs: number | undefined;
  const events = compose(good.input, {
    tiers: [pacedModel(text)],
    stats: newStats(),
    signal: new AbortController().signal,
    now: Date.now,
  });
  for await (const event of events) {
    const isElement = event.type === 'operation' && /^\/elements\/[^/]+$/.test(event.operation.path);
    if (isElement) firstMs ??= performance.now() - startedMs;
  }
  return { firstMs: firstMs ?? Number.NaN, endMs: performance.now() - startedMs };
}

function pacedModel(text: string): Model {
  const tokens = encode(text);
  return {
    alias: 'paced',
    deterministic: false,
    prices: undefined,
    async *stream(): AsyncGenerator<ModelPart> {
      const startedMs = performance.now();
      for (let at = 0; at < tokens.length; at += BURST) {
        const dueMs = startedMs + FIRST_TOKEN_MS + (at / TOKENS_PER_SECOND) * 1000;
        await setTimeout(Math.max(0, dueMs - performance.now()));
        yield { type: 'text', text: decode(tokens.slice(at, at + BURST)) };
      }
      yield { type: 'finish', reason: 'stop' };
    },
  };
}
