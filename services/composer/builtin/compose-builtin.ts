import type { Brief } from '../brief.ts';
import { linesOf } from './lines.ts';
import { understand } from './read/understanding.ts';
import { screenFor } from './screens/screen-for.ts';

/**
 * Composes a screen by rules: the same JSONL lines that a model would write, one operation each, without network,
 * clock or chance. The same brief always gives the same lines.
 *
 * Source: service spec, "What the service does".
 */
export function* builtinLines(brief: Brief): Generator<string> {
  yield* linesOf(screenFor(understand(brief)));
}
