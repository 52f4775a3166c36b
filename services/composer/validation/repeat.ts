import type { Definition } from '#catalog/definition.ts';
import { fault, type Findings, join, NONE, show, under } from '#catalog/compiler/validate/finding.ts';
import { badPointer, isStatePointer } from '#catalog/compiler/validate/state-pointer.ts';
import { isJsonObject } from '#contract/json/json.ts';
import type { ElementContext } from './element-context.ts';
import { checkKeys } from './known-keys.ts';

const KEYS: ReadonlySet<string> = new Set(['statePath']);
/** `key` names the item field that identifies rows. */
const PRIOR_KEYS: ReadonlySet<string> = new Set([...KEYS, 'key']);

/**
 * The faults of an element's `repeat`: it belongs on a container whose one child is the template, over a list.
 *
 * Source: docs/catalog/conventions.md, "Element envelope"; service spec, "Spec", repeat rule.
 */
export function checkRepeat(
  repeat: unknown,
  definition: Definition,
  childCount: number,
  context: ElementContext,
): Findings {
  const isPrior = context.scope.tolerance === 'prior';
  if (!isJsonObject(repeat)) return under('repeat', fault('bad_repeat', 'A repeat is {"statePath": pointer}.'));
  const keys = checkKeys(repeat, isPrior ? PRIOR_KEYS : KEYS, 'A repeat');
  let found = under('repeat', join(keys, under('statePath', pathFaults(repeat.statePath, context))));
  if (isPrior) return found;
  if (definition.children === 'none') {
    found = join(
      found,
      under('repeat', fault('bad_repeat', `${definition.name} takes no children; repeat a Stack around it.`)),
    );
  } else if (childCount !== 1) {
    found = join(
      found,
      under('children', fault('wrong_template', `A repeated container has one child, not ${childCount}.`)),
    );
  }
  return found;
}

function pathFaults(path: unknown, context: ElementContext): Findings {
  const isPrior = context.scope.tolerance === 'prior';
  // A nested repeat over a list in each item.
  if (isPrior && isJsonObject(path) && typeof path.$item === 'string' && Object.keys(path).length === 1) return NONE;
  if (!isStatePointer(path)) return badPointer(path);
  if (!context.isWhole) return NONE;
  const list = context.seededAt(path);
  if (Array.isArray(list)) return NONE;
  if (list !== undefined) return fault('not_a_list', `At ${show(path)} stands no list.`);
  // The host of a prior spec may provide the list when it renders.
  return isPrior ? NONE : fault('unseeded_path', `Seed ${show(path)} with a list: without it nothing is shown.`);
}
