import type { Brief } from '../brief.ts';
import { editOperations } from './edit/edit-operations.ts';
import { nextScreen } from './journey/next-screen.ts';
import { linesOf } from './lines.ts';
import { understand } from './read/understanding.ts';
import { fittingScreen } from './screens/fitting-screen.ts';

/**
 * Composes by rules: the same JSONL lines that a model would write, one operation each, without network, clock or
 * chance. The same brief always gives the same lines. In edit mode they patch the prior spec, in a journey they are
 * the screen that follows what the user did.
 *
 * Source: service spec, "What the service does"; "Compose request body", `mode`.
 */
export function* builtinLines(brief: Brief): Generator<string> {
  const understood = understand(brief);
  if (brief.mode === 'edit' && brief.priorSpec !== undefined) {
    for (const operation of editOperations(brief.priorSpec, understood)) yield JSON.stringify(operation);
  } else if (brief.mode === 'continue_journey' && brief.actionContext !== undefined) {
    yield* linesOf(nextScreen(brief.actionContext, brief.priorSpec, understood));
  } else yield* linesOf(fittingScreen(understood));
}
