import type { ComposeInput } from '#catalog/compose-input.ts';
import type { IsSound } from './custom/custom-part.ts';
import { screenWithCustom } from './custom/with-custom.ts';
import { editOperations, type ClauseCount } from './edit/edit-operations.ts';
import { nextScreen } from './journey/next-screen.ts';
import { linesOf } from './lines.ts';
import type { Part } from './part.ts';
import { understandInSteps } from './understand/understanding.ts';
import { withTheme } from './theme/apply-theme.ts';
import { fitFrame } from './theme/fit-frame.ts';
import { readTheme } from './theme/read-theme.ts';

/**
 * Composes by rules: the same JSONL lines that a model would write, one operation each, without network, clock or
 * chance. The same input always gives the same lines. In edit mode they patch the prior spec, in a journey they are
 * the screen that follows what the user did.
 *
 * How a sentence becomes a screen:
 *
 * 1. `understand/` finds the parts of the prompt by what it learned from marked requests (`training/`): title, fields, options,
 *    buttons, columns, lanes, steps, plans, facts. Data is sorted by shape, actions by their JSON Schemas. Of all that
 *    follows what kind of screen it is, in which language, and what it is called.
 * 2. `screens/` lays out: one file for each archetype, and for a few familiar screens without one.
 * 3. `parts/` builds: controls, tables, charts, cards, buttons with their params wired. Words of our own come from
 *    `copy/`. A part is an element with its children and the state that they need.
 * 4. `custom/` puts in the caller's own components, `theme/` gives the screen its looks and fits it to its frame.
 * 5. `lines.ts` writes it down, state first, parents before children.
 *
 * `edit/` reads changes and makes them as patches; `journey/` decides what comes next and carries what was entered.
 *
 * @param isSound judges what would be made of the caller's own components; the composer's validation
 *
 * Source: service spec, "What the service does"; "Compose request body", `mode`.
 */
export function builtinLines(input: ComposeInput, isSound: IsSound): string[] {
  return [...builtinSteps(input, isSound)].flat();
}

/** The same in steps, so that others can go on in between; most of them give no line yet. `onClauses` learns how an edit was read. */
export function* builtinSteps(
  input: ComposeInput,
  isSound: IsSound,
  onClauses: (count: ClauseCount) => void = () => undefined,
): Generator<readonly string[], void> {
  const understood = yield* restingIn(understandInSteps(input));
  if (input.mode === 'edit' && input.priorSpec !== undefined) {
    const { operations, clauses } = yield* restingIn(editOperations(input.priorSpec, understood));
    onClauses(clauses);
    return yield operations.map((operation) => JSON.stringify(operation));
  }
  const screen =
    input.mode === 'continue_journey' && input.actionContext !== undefined
      ? nextScreen(input.actionContext, input.priorSpec, understood)
      : screenWithCustom(understood, input.customComponents, isSound);
  yield [];
  yield [...linesOf(dressed(screen, input))];
}

// Where the work may rest no line is given.
function* restingIn<Result>(work: Generator<void, Result>): Generator<readonly string[], Result> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    yield [];
  }
}

function dressed(screen: Part, { theme, frameworkHint }: ComposeInput): Part {
  return withTheme(fitFrame(screen, frameworkHint), readTheme(theme));
}
