import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { corpusRequests, inputOf } from '#evals/answers/corpus.ts';
import { composePrompt } from '#services/composer/prompt/prompt.ts';
import { recallOfPrompts } from './prompt-recall.ts';

/** Prints how often the model's prompt fully describes the components that its answer uses, and the size of the prompt. */
export async function printPromptRecall(): Promise<void> {
  console.log(
    'Components that good screens use, by what the prompt contains about them besides their line in the catalog\n',
  );
  console.log(row('', 'uses', 'in full', 'by example'));
  for (const { collection, uses, full, byExample } of await recallOfPrompts()) {
    console.log(row(collection, String(uses), share(full, uses), share(byExample, uses)));
  }
  const sizes = corpusRequests().map((request) => {
    return composePrompt(inputOf(request), []).map(({ content }) => encode(content).length);
  });
  const whole = sizes.map((parts) => parts.reduce((sum, size) => sum + size, 0)).toSorted((one, other) => one - other);
  console.log(
    `\ntokens: stable part ${sizes[0]?.[0] ?? 0}, whole prompt ${whole[Math.floor(whole.length / 2)] ?? 0} at the median`,
  );
}

function share(part: number, all: number): string {
  return `${((100 * part) / all).toFixed(1)} %`;
}

function row(...cells: string[]): string {
  return cells.map((cell, index) => cell.padEnd(index === 0 ? 30 : 12)).join('');
}
