import { fault, type Findings, NONE, show, under } from '#catalog/compiler/validate/finding.ts';
import { badPointer, isStatePointer } from '#catalog/compiler/validate/state-pointer.ts';
import type { JsonObject } from '#contract/json.ts';
import type { ElementContext } from './element-context.ts';

/**
 * The faults of `openPath`, the one prop that names a state path as plain text: the boolean that opens the overlay.
 *
 * Source: docs/catalog/conventions.md, "Overlays".
 */
export function checkOverlayPath({ openPath }: JsonObject, { seededAt, isWhole, scope }: ElementContext): Findings {
  if (typeof openPath !== 'string') return NONE;
  if (!isStatePointer(openPath)) return under('openPath', badPointer(openPath));
  // The host of a prior spec may provide the boolean when it renders.
  const seeded = seededAt(openPath);
  if (!isWhole || typeof seeded === 'boolean' || (scope.tolerance === 'prior' && seeded === undefined)) return NONE;
  return under('openPath', fault('unseeded_path', `Seed ${show(openPath)} with true or false.`));
}
