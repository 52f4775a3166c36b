import { printMutations } from '../mutations/print-mutations.ts';
import { printCoverage } from './print-coverage.ts';

const CASES = 3000;

// `npm run quality` prints both parts; `-- coverage` or `-- mutations` only one, `--missing` what each case lacks,
// `--first-seed=100001` other cases.
const firstSeed = Number(process.argv.find((word) => word.startsWith('--first-seed='))?.split('=')[1] ?? 1);
const verbose = process.argv.includes('--missing');
const part = process.argv.slice(2).find((word) => !word.startsWith('--'));
if (part !== undefined && part !== 'coverage' && part !== 'mutations')
  throw new Error(`there is no part called ${part}`);
if (part !== 'mutations') printCoverage(verbose);
if (part === undefined) console.log('');
if (part !== 'coverage') await printMutations(firstSeed, CASES, verbose);
