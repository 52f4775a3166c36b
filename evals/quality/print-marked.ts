import { blindRequests } from '#builtin/training/sources.ts';
import { scoreMarked } from './marked-contents.ts';

/** Prints the share of named parts on the screens for requests by authors outside the training data. */
export function printMarked(): void {
  const { requests, marked, shown, byType, forbidden, forbiddenShown, invalid, invented } =
    scoreMarked(blindRequests());
  console.log('Built-in composer on requests by hands that it did not learn from\n');
  console.log(`${requests} requests: ${percent(shown, marked)} of ${marked} parts shown (aimed at: 78 %)`);
  console.log(
    `invalid ${invalid.length}, with invented numbers ${invented.length}, forbidden parts shown ${forbiddenShown}/${forbidden}\n`,
  );
  for (const [uiType, sum] of byType)
    console.log(`${uiType.padEnd(16)}${percent(sum.shown, sum.marked)} of ${sum.marked}`);
}

function percent(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(1)} %`;
}
