import { readFileSync } from 'node:fs';
import type { Spec } from '#contract/spec/spec.ts';
import { judgeAnswer } from '#evals/answers/judge-answer.ts';
import { corpusAnswers, corpusRequests, inputOf, type CorpusRequest } from '#evals/answers/corpus.ts';
import type { Operation } from '#contract/json/operation.ts';
import { compose } from '#services/composer/compose.ts';
import { builtinModel } from '#services/composer/models/builtin.ts';
import { newStats } from '#services/composer/stats.ts';
import { changesBetween, drawn } from './drawn-spec.ts';
import { SCREENS } from './screens.ts';

/**
 * A user's edit of a screen, and the changes that it asks for. The screen is a model's answer to the request of `evals/answers/` with
 * this id; or the built-in composer's for a sentence (`composed`) or for a request of `evals/prompts/hosts/` ("first/3"); or one of
 * `evals/edits/` ("contact").
 */
type AskedEdit = {
  id?: string;
  composed?: string;
  host?: string;
  screen?: string;
  prompt: string;
  wishes: string[];
};

type Asked = Pick<CorpusRequest, 'id' | 'body'> & { prior: Spec };

type Edited = { operations: Operation[]; spec: Spec | undefined; isUnchanged: boolean; summary: string };

/**
 * Prints the built-in composer's result for each edit of a file, for a person to judge.
 *
 * @param isWhole also draws each screen as it was before
 */
export async function printEdits(file: string, isWhole: boolean): Promise<void> {
  const edits = JSON.parse(readFileSync(file, 'utf8')) as AskedEdit[];
  let unchanged = 0;
  for (const [index, edit] of edits.entries()) {
    const asked = await screenOf(edit);
    console.log(`\n=== ${index + 1} ${asked?.id ?? edit.id ?? ''}  ${edit.prompt}`);
    for (const wish of edit.wishes) console.log(`  wish: ${wish}`);
    if (asked === undefined) {
      console.log('  there is no such screen');
      continue;
    }
    if (isWhole) console.log(drawn(asked.prior).join('\n'));
    const { operations, spec, isUnchanged, summary } = await edited(asked, edit.prompt);
    unchanged += isUnchanged ? 1 : 0;
    console.log(`  ${isUnchanged ? 'UNCHANGED' : 'changed'}, ${summary}`);
    for (const operation of operations) console.log(`  op ${shortened(JSON.stringify(operation))}`);
    if (spec !== undefined && !isUnchanged) console.log(changesBetween(asked.prior, spec).join('\n'));
  }
  console.log(`\n${edits.length} edits, ${unchanged} unchanged`);
}

const REQUESTS = new Map(corpusRequests().map((request) => [request.id, request]));
const ANSWERS = corpusAnswers();

async function screenOf({ id, composed, host, screen }: AskedEdit): Promise<Asked | undefined> {
  const request = id === undefined ? undefined : REQUESTS.get(id);
  if (request !== undefined) {
    const { spec } = await judgeAnswer(request, ANSWERS.get(request.id) ?? '');
    return spec === undefined ? undefined : { id: request.id, body: request.body, prior: spec };
  }
  const prior = screen === undefined ? undefined : SCREENS[screen]?.prior;
  if (prior !== undefined) return { id: screen ?? '', body: { prompt: '' }, prior };
  const body = host === undefined ? { prompt: composed ?? '' } : hostRequest(host);
  if (body.prompt === '') return undefined;
  const made = await composedFrom({ id: '', body, shows: [] });
  return made.spec === undefined ? undefined : { id: host ?? composed ?? '', body, prior: made.spec };
}

function hostRequest(name: string): CorpusRequest['body'] {
  const [file, at] = name.split('/');
  const url = new URL(`../prompts/hosts/${file}.json`, import.meta.url);
  const { prompt, data, actions } = (JSON.parse(readFileSync(url, 'utf8')) as CorpusRequest['body'][])[Number(at)] ?? {
    prompt: '',
  };
  return { prompt, ...(data === undefined ? {} : { data }), ...(actions === undefined ? {} : { actions }) };
}

function edited({ id, body, prior }: Asked, prompt: string): Promise<Edited> {
  const { actions, custom_components, action_policy } = body;
  const declared = {
    ...(actions === undefined ? {} : { actions }),
    ...(action_policy === undefined ? {} : { action_policy }),
    ...(custom_components === undefined ? {} : { custom_components }),
  };
  return composedFrom({ id, shows: [], body: { ...declared, prompt, mode: 'edit', prior_spec: prior } });
}

// Composes as a service does whose only tier is the built-in composer.
async function composedFrom(request: CorpusRequest): Promise<Edited> {
  const operations: Operation[] = [];
  const stats = newStats();
  const { signal } = new AbortController();
  try {
    for await (const event of compose(inputOf(request), {
      tiers: [builtinModel('builtin')],
      stats,
      signal,
      now: Date.now,
    })) {
      if (event.type === 'operation') operations.push(event.operation);
      if (event.type !== 'completed') continue;
      const summary = `${stats.clauses.made} clauses made, ${stats.clauses.missed} not understood`;
      return { operations, spec: event.spec, isUnchanged: event.unchanged, summary };
    }
    return { operations, spec: undefined, isUnchanged: false, summary: 'no result' };
  } catch (thrown) {
    return { operations, spec: undefined, isUnchanged: false, summary: `refused: ${String(thrown)}` };
  }
}

const SHORT = 300;

function shortened(text: string): string {
  return text.length > SHORT ? `${text.slice(0, SHORT)}…` : text;
}
