import { isJsonObject } from '#contract/json/json.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import type { IsSound } from './custom/custom-part.ts';
import { screenWithCustom } from './custom/with-custom.ts';
import { editOperations, type ClauseCount } from './edit/edit-operations.ts';
import { nextScreen } from './journey/next-screen.ts';
import { withArrangedLists } from './parts/records/list-sections.ts';
import { allRecords } from './understand/data/data-shape.ts';
import { arrangedData } from './understand/lists/arranged-data.ts';
import { countLeftOut, type LeftOut } from './screens/left-out.ts';
import { linesOf } from './spec-lines.ts';
import type { Part } from './part.ts';
import { understandInSteps } from './understand/understanding.ts';
import { withTheme } from './theme/apply-theme.ts';
import { fitFrame } from './theme/fit-frame.ts';
import { readTheme } from './theme/read-theme.ts';

/**
 * Composes a screen without a language model. The output is the JSONL that a model would write, one operation a line.
 * There is no network, clock or randomness: the same input always gives the same lines. In edit mode the lines patch the
 * prior spec; in a journey they are the next screen.
 *
 * How a sentence becomes a screen:
 *
 * 1. `understand/` finds the parts of the prompt with a tagger that learned from annotated requests (`training/`): title,
 *    fields, options, buttons, columns, lanes, steps, plans, facts. It classifies data by shape and actions by their JSON
 *    Schemas, and derives the kind of screen, the language and the title. Its `lists/` reads the wanted order, sections
 *    and marks of lists. Without data, `templates/` has the
 *    screens that everybody knows by name, and `starters/` what a subject usually consists of.
 * 2. `screens/` lays out: one file for each archetype, and for a few familiar screens without one.
 * 3. `parts/` builds controls, tables, charts, cards, and buttons with their params wired. Added words come from
 *    `copy/`. A part is an element with its children and the state that they need.
 * 4. `custom/` inserts the caller's own components; `theme/` applies the theme and fits the screen to its frame.
 * 5. `spec-lines.ts` writes the result, state first, parents before children.
 *
 * `edit/` reads edit requests and turns them into patches; `journey/` decides on the next screen and keeps what was entered.
 *
 * @param isSound validates a candidate that uses the caller's own components; supplied by the composer service
 *
 * Source: service spec, "What the service does"; "Compose request body", `mode`.
 */
export function builtinLines(input: ComposeInput, isSound: IsSound): string[] {
  return [...builtinSteps(input, isSound)].flat();
}

/** Reported beside the lines: how much of an edit was understood, and which data a new screen does not show. */
export type Reports = { onClauses?: (count: ClauseCount) => void; onLeftOut?: (count: LeftOut) => void };

/** {@link builtinLines} in steps, so that the server can do other work in between; most steps yield no lines. */
export function* builtinSteps(
  input: ComposeInput,
  isSound: IsSound,
  { onClauses, onLeftOut }: Reports = {},
): Generator<readonly string[], void> {
  const understood = yield* withEmptySteps(understandInSteps(input));
  if (input.mode === 'edit' && input.priorSpec !== undefined) {
    const { operations, clauses } = yield* withEmptySteps(editOperations(input.priorSpec, understood));
    onClauses?.(clauses);
    return yield operations.map((operation) => JSON.stringify(operation));
  }
  const context = input.mode === 'continue_journey' ? input.actionContext : undefined;
  const data = context === undefined ? arrangedData(understood) : understood.data;
  yield [];
  const screen =
    context === undefined
      ? screenWithCustom({ ...understood, data }, input.customComponents, isSound)
      : nextScreen(context, input.priorSpec, understood);
  yield [];
  if (input.mode === 'create' && isJsonObject(input.data)) {
    onLeftOut?.(countLeftOut(screen, input.data, data));
    yield [];
  }
  yield [...linesOf(themed(withArrangedLists(screen, allRecords(data)), input))];
}

// Turns each pause of the work into a step without lines.
function* withEmptySteps<Result>(work: Generator<void, Result>): Generator<readonly string[], Result> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    yield [];
  }
}

function themed(screen: Part, { theme, frameworkHint }: ComposeInput): Part {
  return withTheme(fitFrame(screen, frameworkHint), readTheme(theme));
}
