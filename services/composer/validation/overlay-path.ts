import { fault, type Findings, NONE, show, under } from '#catalog/compiler/validate/finding.ts';
import { badPointer, isStatePointer } from '#catalog/compiler/validate/state-pointer.ts';
import type { JsonObject } from '#contract/json.ts';
import type { ElementContext } from './element-context.ts';

/**
 * The faults of `openPath`, the one prop that names a state path as a plain text: what stands there is the boolean
 * that opens the overlay.
 *
 * Source: docs/catalog/conventions.md, "Overlays".
 */
export function checkOverlayPath({ openPath }: JsonObject, { seededAt, isWhole, scope }: ElementContext): Findings {
  if (typeof openPath !== 'string') return NONE;
  if (!isStatePointer(openPath)) return under('openPath', badPointer(openPath));
  // A caller's own host may inject the boolean when it renders.
  const seeded = seededAt(openPath);
  if (!isWhole || typeof seeded === 'boolean' || (scope.tolerance === 'prior' && seeded === undefined)) return NONE;
  return under('openPath', fault('unseeded_path', `Seed ${show(openPath)} with true or false.`));
}
