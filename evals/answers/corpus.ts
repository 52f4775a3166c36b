import { readdirSync, readFileSync } from 'node:fs';
import type { ComposeInput } from '#catalog/compose-input.ts';
import type { ComposeRequest } from '#contract/request/compose-request.ts';
import { readComposeRequest } from '#contract/request/read-compose-request.ts';
import { composerRequest } from '#services/gateway/compose/composer-request.ts';
import { prepare } from '#services/composer/request/prepare.ts';
import { SCREENS } from '../edits/screens.ts';

/** One request of the corpus, and the contents that any good screen for it shows. */
export type CorpusRequest = {
  id: string;
  /** The body of POST /v1/compose. `prior` names a screen of `evals/edits/` in place of `prior_spec`. */
  body: ComposeRequest & { prior?: string };
  /** Labels, words and values; alternatives separated by `|`. */
  shows: string[];
};

const REQUESTS = new URL('./requests/', import.meta.url);
const ANSWERS = new URL('./answers/', import.meta.url);

/** The requests of the corpus, in order. */
export function corpusRequests(): CorpusRequest[] {
  return filesIn(REQUESTS, '.json').flatMap((name) => readRequests(new URL(name, REQUESTS)));
}

/** The requests of one file. */
function readRequests(file: URL): CorpusRequest[] {
  return JSON.parse(readFileSync(file, 'utf8')) as CorpusRequest[];
}

/** The models' answers by the id of their request, unedited. */
export function corpusAnswers(): Map<string, string> {
  return new Map(
    filesIn(ANSWERS, '.txt').map((name) => [name.replace('.txt', ''), readFileSync(new URL(name, ANSWERS), 'utf8')]),
  );
}

/**
 * Converts a request to the composer's input, through the same steps as in the gateway and the composer.
 *
 * @throws Refusal when the service would refuse the body
 */
export function inputOf({ id, body: { prior, ...body } }: CorpusRequest): ComposeInput {
  const whole = prior === undefined ? body : { ...body, prior_spec: SCREENS[prior]?.prior };
  const request = readComposeRequest(whole);
  return prepare(composerRequest(request, `gen_${id}`));
}

function filesIn(folder: URL, ending: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .toSorted();
}
