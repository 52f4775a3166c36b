import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { goodAnswer } from '#evals/mutations/answer.ts';
import { linesOf } from '#evals/mutations/write-answer.ts';
import { briefOf } from '#evals/quality/builtin-spec.ts';
import { KNOWN_SCREENS } from '#evals/seven-screens/screens.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { composeWith, sayingModel } from '#test/dry-run/compose-with.ts';
import type { BenchRow } from './bench-row.ts';
import { timeOfAnswer, USD_PER_MILLION } from './measure-notations.ts';
import { argumentOrder, writeOpenUiLang } from './openui-lang.ts';

/**
 * Tokens of the seven screens of OpenUI's benchmark in four notations: our outline and our operations, json-render's
 * JSONL and OpenUI Lang of the very same specs. Beside them what is published for OpenUI Lang's own answers.
 */
export async function measureKnownScreens(): Promise<BenchRow[]> {
  const screens = await Promise.all(
    KNOWN_SCREENS.map(async (known) => {
      const input = briefOf(known.prompt, { actions: [...known.actions] });
      const { actions: _, ...spec } = await composeWith(sayingModel(known.outline), input);
      return { known, input, spec };
    }),
  );
  const orderOf = argumentOrder(screens.map(({ spec }) => spec));
  const counted = screens.map(({ known, input, spec }) => {
    const operations = linesOf(goodAnswer({ name: known.name, input, spec })).join('\n');
    const texts = [known.outline, operations, jsonLines(spec), writeOpenUiLang(spec, orderOf)];
    return { known, operations, input, spec, tokens: texts.map((text) => encode(text).length) };
  });
  const rows = counted.map(({ known: { name, published }, tokens }) => {
    return row(name, `${tokens.join(' · ')}; published: ${published.openUiLang}`);
  });
  const sums = [0, 1, 2, 3].map((at) => counted.reduce((sum, { tokens }) => sum + (tokens[at] ?? 0), 0));
  const [outline = 0, operations = 1] = sums;
  const published = KNOWN_SCREENS.reduce((sum, one) => sum + one.published.openUiLang, 0);
  const cost = (tokens: number): string => `$${((tokens * USD_PER_MILLION) / 1_000_000 / counted.length).toFixed(4)}`;
  const typical = counted.toSorted((one, other) => (one.tokens[0] ?? 0) - (other.tokens[0] ?? 0))[3];
  if (typical === undefined) return rows;
  const good = { name: typical.known.name, input: typical.input, spec: typical.spec };
  const slow = await timeOfAnswer(good, `${typical.operations}\n`);
  const fast = await timeOfAnswer(good, typical.known.outline);
  return [
    row('seven screens: outline · operations · JSONL · OpenUI Lang', 'tokens each'),
    ...rows,
    row('all seven', `${sums.join(' · ')}; published: ${published}`, `< ${published}`),
    row('… the outline of the operations', `${((100 * outline) / operations).toFixed(0)} %`),
    row('a screen at list prices, in the same order', sums.map(cost).join(' · ')),
    row(
      `${good.name}, paced: first element`,
      `${slow.firstMs.toFixed(0)} ms → ${fast.firstMs.toFixed(0)} ms`,
      'no later',
    ),
    row(
      `${good.name}, paced: completion`,
      `${slow.endMs.toFixed(0)} ms → ${fast.endMs.toFixed(0)} ms, ${((100 * fast.endMs) / slow.endMs).toFixed(0)} %`,
      '≤ 45 %',
    ),
  ];
}

function row(what: string, value: string, target = ''): BenchRow {
  return { what, value, target };
}

/** A spec as json-render's models write it: the root, the elements, the state. */
function jsonLines({ root, elements, state }: Spec): string {
  const add = (path: string, value: unknown): string => JSON.stringify({ op: 'add', path, value });
  const seeds = Object.keys(state).length === 0 ? [] : [add('/state', state)];
  return [
    add('/root', root),
    ...Object.entries(elements).map(([id, one]) => add(`/elements/${id}`, one)),
    ...seeds,
  ].join('\n');
}
