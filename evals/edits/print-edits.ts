import { readFileSync } from 'node:fs';
import type { Spec } from '#contract/spec/spec.ts';
import { judgeAnswer } from '#evals/answers/judge-answer.ts';
import { corpusAnswers, corpusRequests, inputOf, type CorpusRequest } from '#evals/answers/corpus.ts';
import type { Operation } from '#contract/json/operation.ts';
import { compose } from '#services/composer/compose.ts';
import { builtinModel } from '#services/composer/models/builtin.ts';
import { newStats } from '#services/composer/stats.ts';
import { changesBetween, drawn } from './drawn-spec.ts';

/** A user's edit of the screen for a request of `evals/answers/`, and the changes that it asks for. */
type AskedEdit = { id: string; prompt: string; wishes: string[] };

type Edited = { operations: Operation[]; spec: Spec | undefined; isUnchanged: boolean; summary: string };

/**
 * Prints the built-in composer's result for each edit of a file, for a person to judge.
 *
 * @param isWhole also draws each screen as it was before
 */
export async function printEdits(file: string, isWhole: boolean): Promise<void> {
  const edits = JSON.parse(readFileSync(file, 'utf8')) as AskedEdit[];
  const requests = new Map(corpusRequests().map((request) => [request.id, request]));
  const answers = corpusAnswers();
  let unchanged = 0;
  for (const edit of edits) {
    const request = requests.get(edit.id);
    const prior = request === undefined ? undefined : await screenOf(request, answers.get(edit.id) ?? '');
    console.log(`\n=== ${edit.id}  ${edit.prompt}`);
    for (const wish of edit.wishes) console.log(`  wish: ${wish}`);
    if (request === undefined || prior === undefined) {
      console.log('  there is no such screen');
      continue;
    }
    if (isWhole) console.log(drawn(prior).join('\n'));
    const { operations, spec, isUnchanged, summary } = await edited(request, prior, edit.prompt);
    unchanged += isUnchanged ? 1 : 0;
    console.log(`  ${isUnchanged ? 'UNCHANGED' : 'changed'}, ${summary}`);
    for (const operation of operations) console.log(`  op ${shortened(JSON.stringify(operation))}`);
    if (spec !== undefined && !isUnchanged) console.log(changesBetween(prior, spec).join('\n'));
  }
  console.log(`\n${edits.length} edits, ${unchanged} unchanged`);
}

async function screenOf(request: CorpusRequest, answer: string): Promise<Spec | undefined> {
  return (await judgeAnswer(request, answer)).spec;
}

// Composes as a service does whose only tier is the built-in composer.
async function edited(request: CorpusRequest, prior: Spec, prompt: string): Promise<Edited> {
  const { actions, custom_components, action_policy } = request.body;
  const declared = {
    ...(actions === undefined ? {} : { actions }),
    ...(action_policy === undefined ? {} : { action_policy }),
    ...(custom_components === undefined ? {} : { custom_components }),
  };
  const operations: Operation[] = [];
  const stats = newStats();
  try {
    const input = inputOf({ ...request, body: { ...declared, prompt, mode: 'edit', prior_spec: prior } });
    for await (const event of compose(
      input,
      [builtinModel('builtin')],
      stats,
      new AbortController().signal,
      Date.now,
    )) {
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
