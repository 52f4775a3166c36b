import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composePrompt } from '#services/composer/prompt/prompt.ts';
import { corpusRequests, inputOf } from './corpus.ts';

// `node evals/answers/write-messages.ts <folder>` writes the messages that a model gets for the corpus: the system message
// once, as it is always the same, and the user message of each request.
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('name the folder to write to');
mkdirSync(folder, { recursive: true });
for (const request of corpusRequests()) {
  const [system, user] = composePrompt(inputOf(request), []);
  writeFileSync(join(folder, 'system.txt'), system!.content);
  writeFileSync(join(folder, `${request.id}.txt`), user!.content);
}
