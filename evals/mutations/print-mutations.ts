import { goodScreens } from './good-screens.ts';
import { runMutationBench } from './mutation-bench.ts';
import { failureReport, mutationReport } from './report.ts';

/** Runs the bench and prints its report; with `verbose` also every case that is not complete. */
export async function printMutations(firstSeed: number, cases: number, verbose: boolean): Promise<void> {
  const screens = await goodScreens();
  const results = await runMutationBench(screens, firstSeed, cases);
  for (const line of mutationReport(results)) console.log(line);
  if (verbose) for (const line of failureReport(results)) console.log(line);
}
