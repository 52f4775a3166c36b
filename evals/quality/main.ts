import { drawAsked } from './draw-asked.ts';
import { printCarriedOut } from '../edits/print-carried-out.ts';
import { printEdits } from '../edits/print-edits.ts';
import { printUnderstood } from '#builtin/training/measuring/print-understood.ts';
import { printMarked } from './print-marked.ts';
import { printMutations } from '../mutations/report.ts';
import { printCoverage } from './print-coverage.ts';
import { printPromptRecall } from './print-prompt-recall.ts';

const CASES = 3000;
const PARTS = ['understood', 'marked', 'coverage', 'described', 'mutations', 'edits', 'carried', 'drawn'];

// `npm run quality` prints all parts, `-- coverage` (or another name) only that one. `--missing` lists what each case lacks;
// `--first-seed=100001` takes other cases. `-- edits FILE` prints the results of a file of edits, with `--whole` also the
// screens before them. `-- carried` prints the share of marked changes that are carried out. `-- drawn FILE FOLDER` draws the screens for a file of requests.
const firstSeed = Number(process.argv.find((word) => word.startsWith('--first-seed='))?.split('=')[1] ?? 1);
const verbose = process.argv.includes('--missing');
const [part, file = '', folder = 'drawn'] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (part !== undefined && !PARTS.includes(part))
  throw new Error(`there is no part called ${part}, only ${PARTS.join(', ')}`);
if (part === undefined || part === 'understood') printUnderstood();
if (part === undefined) console.log('');
if (part === undefined || part === 'marked') printMarked();
if (part === undefined) console.log('');
if (part === undefined || part === 'coverage') printCoverage(verbose);
if (part === undefined) console.log('');
if (part === undefined || part === 'described') await printPromptRecall();
if (part === undefined) console.log('');
if (part === undefined || part === 'mutations') await printMutations(firstSeed, CASES, verbose);
if (part === 'edits') await printEdits(file, process.argv.includes('--whole'));
if (part === 'carried') await printCarriedOut(verbose);
if (part === 'drawn') await drawAsked(file, folder);
