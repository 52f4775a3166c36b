import type { Spec } from '#contract/spec/spec.ts';
import { applyCommand } from '#builtin/edit/apply-command.ts';
import { startPatch } from '#builtin/edit/patch.ts';
import type { Command } from '#builtin/edit/reading/command.ts';
import { changesOn, taggedChanges } from '#builtin/edit/reading/read-changes.ts';
import type { TaggedWords } from '#builtin/edit/tagging/tagged-words.ts';
import { wholeQuotations } from '#builtin/edit/tagging/quotations.ts';
import { markedEdits } from '#builtin/training/marked-edits.ts';
import { understand } from '#builtin/understand/understanding.ts';
import { corpusAnswers, corpusRequests, inputOf, type CorpusRequest } from '#evals/answers/corpus.ts';
import { judgeAnswer } from '#evals/answers/judge-answer.ts';

type Marked = ReturnType<typeof markedEdits>[number];

/**
 * Prints which share of the marked changes of the training requests is carried out with their own marks, by kind of change. What
 * is missed here is not found on the screen or not done; what is missed beyond it is not read. `isVerbose` lists what is missed.
 */
export async function printCarriedOut(isVerbose: boolean): Promise<void> {
  const counts = new Map<string, { made: number; missed: number }>();
  const edits = markedEdits();
  const screens = await screensOf(new Set(edits.map(({ archetype }) => archetype)));
  for (const edit of edits) {
    const screen = screens.get(edit.archetype);
    if (screen === undefined) continue;
    for (const { verb, isMade, text } of changesOf(edit, screen.request, screen.spec)) {
      const count = counts.get(verb) ?? { made: 0, missed: 0 };
      counts.set(verb, count);
      count[isMade ? 'made' : 'missed'] += 1;
      if (isVerbose && !isMade) console.log(`${verb} ${edit.archetype} | ${edit.text} | ${text}`);
    }
  }
  for (const [verb, { made, missed }] of counts)
    console.log(`${verb.padEnd(8)} ${((100 * made) / (made + missed)).toFixed(1)} % of ${made + missed}`);
}

type Screen = { request: CorpusRequest; spec: Spec };

async function screensOf(ids: ReadonlySet<string>): Promise<Map<string, Screen>> {
  const answers = corpusAnswers();
  const screens = new Map<string, Screen>();
  for (const request of corpusRequests().filter(({ id }) => ids.has(id))) {
    const { spec } = await judgeAnswer(request, answers.get(request.id) ?? '');
    if (spec !== undefined) screens.set(request.id, { request, spec });
  }
  return screens;
}

function changesOf(edit: Marked, { body }: CorpusRequest, spec: Spec) {
  const tagged = wholeQuotations(
    edit.spans.map((span): TaggedWords => ({ ...span, text: edit.text.slice(span.start, span.end), margin: Infinity })),
    edit.text,
  );
  const u = understand(inputOf({ id: edit.archetype, shows: [], body: { ...body, ...asked(edit, spec) } }));
  const patch = startPatch(JSON.parse(JSON.stringify(spec)) as Spec);
  const made = new Set<Command>();
  const apply = (command: Command) => {
    const isMade = applyCommand(patch, { ...u, given: { ...spec.state, ...u.given } }, command);
    if (isMade) made.add(command);
    return isMade;
  };
  const { clauses } = resultOf(taggedChanges(edit.text, tagged, patch.spec, apply));
  return changesOn(edit.text, tagged, spec).map(({ verb, words }, at) => {
    const commands = clauses[at] ?? [];
    const text = words.map(({ tag, text: own }) => `[${tag}:${own}]`).join(' ');
    return { verb, text, isMade: commands.length > 0 && commands.every((command) => made.has(command)) };
  });
}

function asked({ text }: Marked, spec: Spec): Pick<CorpusRequest['body'], 'prompt' | 'mode' | 'prior_spec'> {
  return { prompt: text, mode: 'edit', prior_spec: spec };
}

function resultOf<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
