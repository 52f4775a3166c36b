import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composePrompt } from '#services/composer/prompt/prompt.ts';
import { corpusRequests, inputOf } from './corpus.ts';

// `node evals/answers/write-messages.ts <folder>` writes what a model is sent for each request of the corpus: the system
// message once, as it is the same for all, and a user message for each.
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('name the folder to write to');
mkdirSync(folder, { recursive: true });
for (const request of corpusRequests()) {
  const [system, user] = composePrompt(inputOf(request), []);
  writeFileSync(join(folder, 'system.txt'), system!.content);
  writeFileSync(join(folder, `${request.id}.txt`), user!.content);
}
