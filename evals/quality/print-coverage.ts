import { foreignCases, type PromptCase, promptCases, unseenCases } from './prompts.ts';
import { scoreOf, type Score } from './coverage.ts';

/** Composes every prompt of all collections and prints the share of listed contents on the screens, by archetype. */
export function printCoverage(verbose: boolean): void {
  printCollection('Built-in composer on the prompt collection', promptCases(), verbose);
  printCollection('\nBuilt-in composer on prompts written by others', foreignCases(), verbose);
  printCollection('\nBuilt-in composer on prompts unseen when they were first measured', unseenCases(), verbose);
}

function printCollection(title: string, cases: readonly PromptCase[], verbose: boolean): void {
  // Warms up, so that loading does not count as composing.
  for (const one of cases.slice(0, 20)) scoreOf(one, () => performance.now());
  const scores = cases.map((one) => scoreOf(one, () => performance.now()));

  console.log(`${title}\n`);
  console.log(row('archetype', 'prompts', 'valid', 'contents', 'invented'));
  for (const archetype of new Set(scores.map((score) => score.archetype))) {
    print(
      archetype,
      scores.filter((score) => score.archetype === archetype),
    );
  }
  print('all', scores);
  const times = scores.map(({ composeMs }) => composeMs).toSorted((a, b) => a - b);
  console.log(`\ncompose and fold: p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms`);
  if (verbose) for (const score of scores) explain(score);
}

function print(name: string, group: readonly Score[]): void {
  const listed = sum(group, ({ listed: count }) => count);
  const missing = sum(group, ({ missing: entries }) => entries.length);
  const valid = group.filter(({ faults }) => faults.length === 0).length;
  const share = `${(((listed - missing) / listed) * 100).toFixed(1)} % of ${listed}`;
  console.log(
    row(
      name,
      String(group.length),
      `${valid}/${group.length}`,
      share,
      String(sum(group, ({ invented }) => invented.length)),
    ),
  );
}

function explain({ prompt, faults, missing, invented }: Score): void {
  if (faults.length + missing.length + invented.length === 0) return;
  console.log(`\n${prompt}`);
  if (missing.length > 0) console.log(`  missing:  ${missing.join(', ')}`);
  if (invented.length > 0) console.log(`  invented: ${invented.join(', ')}`);
  for (const fault of faults) console.log(`  fault:    ${fault}`);
}

function row(...cells: string[]): string {
  return cells.map((cell, index) => cell.padEnd(index === 0 ? 16 : index === 3 ? 18 : 9)).join('');
}

function sum(group: readonly Score[], count: (score: Score) => number): number {
  return group.reduce((total, score) => total + count(score), 0);
}

function at(sorted: readonly number[], quantile: number): string {
  return (sorted[Math.floor((sorted.length - 1) * quantile)] ?? 0).toFixed(2);
}
