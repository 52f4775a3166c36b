import { CAUSES } from './causes.ts';
import type { Judgement } from './judge.ts';
import { type Result, isComplete, isPeerComplete, runMutationBench } from './mutation-bench.ts';
import { goodScreens } from './good-screens.ts';

/** Runs the bench and prints its report; with `verbose` also every case that is not complete. */
export async function printMutations(firstSeed: number, cases: number, verbose: boolean): Promise<void> {
  const screens = await goodScreens();
  const results = await runMutationBench(screens, firstSeed, cases);
  for (const line of mutationReport(results)) console.log(line);
  if (verbose) for (const line of failureReport(results)) console.log(line);
}

/** The report of a run of the bench, as lines of text. */
function mutationReport(results: readonly Result[]): string[] {
  const ours = results.map((result) => result.ours);
  const peers = results.map((result) => result.peer);
  const seeds = results.map(({ one }) => one.seed);
  const lines = results.filter(({ one }) => one.style === 'lines');
  const delivered = results.filter((result) => result.ours.completionCalls === 0);
  return [
    `Mutation bench: ${results.length} good answers, each with 1 to 3 corruptions, seeds ${seeds[0]} to ${seeds.at(-1)}`,
    '',
    row('', 'ours', 'json-render autoFixSpec'),
    row('complete, and valid by our gate', share(ours, isComplete), share(peers, isPeerComplete)),
    row('the same, of answers written as lines', share(lines, isOursComplete), share(lines, isTheirsComplete)),
    row(
      'the same, where nothing had to be asked for',
      share(delivered, isOursComplete),
      share(delivered, isTheirsComplete),
    ),
    row('contents complete, valid or not', share(ours, isWhole), share(peers, isWhole)),
    row(
      'valid by our gate',
      share(ours, ({ ended }) => ended === 'valid'),
      share(peers, ({ passesGate }) => passesGate),
    ),
    row(
      'valid by json-render’s own validator',
      '',
      share(peers, ({ passesOwn }) => passesOwn),
    ),
    row(
      'valid, or refused with COMPOSITION_FAILED',
      share(ours, ({ ended }) => ended !== 'broken'),
      '',
    ),
    row(
      'facts changed or invented',
      count(ours.filter(({ changed }) => changed.length > 0)),
      count(peers.filter(({ changed }) => changed.length > 0)),
    ),
    row('restarted', count(ours.filter(({ restarts }) => restarts > 0)), ''),
    row('asked the same model to complete', count(ours.filter(({ completionCalls }) => completionCalls > 0)), ''),
    row(
      'incomplete though the model was asked twice',
      count(ours.filter((outcome) => !isComplete(outcome) && outcome.completionCalls > 1)),
    ),
    '',
    row('corruption', 'cases', 'ours complete', 'json-render complete'),
    ...CAUSES.map(({ name }) =>
      byCause(
        name,
        results.filter(({ one }) => one.causes.includes(name)),
      ),
    ),
    ...[1, 2, 3].map((number) =>
      byCause(
        `${number} ${number === 1 ? 'corruption' : 'corruptions'}`,
        results.filter(({ one }) => one.corruptions.length === number),
      ),
    ),
  ];
}

/** What went wrong, one case after the other. */
export function failureReport(results: readonly Result[]): string[] {
  return results
    .filter((result) => !isOursComplete(result))
    .flatMap(({ one, ours }) => [
      '',
      `seed ${one.seed}, ${one.good.name}, ${one.style}: ${one.corruptions.join(' + ')}`,
      `  ${ours.ended} ${ours.why}, ${ours.restarts} restarts, ${ours.completionCalls} completion calls`,
      ...ours.lost.map((what) => `  lost:    ${what}`),
      ...ours.changed.map((what) => `  changed: ${what}`),
    ]);
}

function byCause(name: string, results: readonly Result[]): string {
  return row(name, count(results), share(results, isOursComplete), share(results, isTheirsComplete));
}

function isOursComplete({ ours }: Result): boolean {
  return isComplete(ours);
}

function isTheirsComplete({ peer }: Result): boolean {
  return isPeerComplete(peer);
}

function isWhole({ lost }: Judgement): boolean {
  return lost.length === 0;
}

function share<Item>(all: readonly Item[], isPart: (item: Item) => boolean): string {
  return all.length === 0 ? '' : `${((all.filter(isPart).length / all.length) * 100).toFixed(2)} %`;
}

function count(all: readonly unknown[]): string {
  return String(all.length);
}

function row(...cells: string[]): string {
  return cells
    .map((cell, index) => cell.padEnd(index === 0 ? 46 : 16))
    .join('')
    .trimEnd();
}
