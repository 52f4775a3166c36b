import { printMutations } from './mutations/print-mutations.ts';
import { printCoverage } from './print-coverage.ts';

const FIRST_SEED = 1;
const CASES = 3000;

// `npm run quality` prints both parts; `-- coverage` or `-- mutations` only one, `--missing` what each case lacks.
const verbose = process.argv.includes('--missing');
const part = process.argv.slice(2).find((word) => !word.startsWith('--'));
if (part !== undefined && part !== 'coverage' && part !== 'mutations')
  throw new Error(`there is no part called ${part}`);
if (part !== 'mutations') printCoverage(verbose);
if (part === undefined) console.log('');
if (part !== 'coverage') await printMutations(FIRST_SEED, CASES, verbose);
