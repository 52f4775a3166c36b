import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isFormControl } from '#builtin/edit/chosen-targets.ts';
import { isNumeric } from '#builtin/edit/finding/name-by-unit.ts';
import { findRows } from '#builtin/edit/finding/rows.ts';
import { asTarget } from '#builtin/edit/finding/scores.ts';
import { writtenPaths } from '#builtin/edit/finding/shown-values.ts';
import type { Target } from '#builtin/edit/finding/targets.ts';
import { placesOf, type Patch } from '#builtin/edit/patch.ts';
import type { Command } from '#builtin/edit/reading/command.ts';
import { cuesIn } from '#builtin/edit/words/meanings.ts';
import { controlBeside, had, isOfKind } from './controls-beside.ts';
import { canSetBound, setBound, setOnlyBound } from './set-bound.ts';
import { setInitialValue } from './set-initial-value.ts';
import { setShownValue } from './set-shown-value.ts';

/** What a phrase names in the part of the screen that a command is about. */
export type Find = (phrase: string, fits?: (target: Target) => boolean) => Target[];

/** Sets the initial value of the controls that are found, else of the one beside the texts that are found. */
export function fillControl(
  patch: Patch,
  found: readonly Target[],
  { value, isOption, of, was, isOnly = false }: Command & { verb: 'fill' },
  isInRow: boolean,
  texts: () => readonly Target[],
): boolean {
  if (found.length === 0 && isOption !== true) {
    const control = controlBeside(
      patch.spec,
      texts(),
      (one) => isOfKind(one, value) && (was === undefined || had(patch.spec, one, was)),
    );
    return control !== undefined && setInitialValue(patch, control, value);
  }
  if (of !== undefined && !isInRow && (found.length > 1 || findRows(patch.spec, of).length > 0)) return false;
  // "the day" of two forms: it is not clear which one is meant. The same member of several rows is one kind of value.
  const paths = found
    .flatMap(({ place }) => writtenPaths(patch.spec, place.id))
    .map((path) => path.replaceAll(/\d+/gu, '*'));
  if (new Set(paths).size > 1) return false;
  // An option is matched by its name; "up to 10 kids" is not the castle for 15.
  const isTold = ({ text }: Target) => !/\d/u.test(value) || foldText(text).startsWith(foldText(value));
  return changeAll(isOption === true ? found.filter(isTold) : found, (one) =>
    setInitialValue(patch, one, value, isOnly),
  );
}

/** Sets a limit of what words name; if that has none, the number may replace one that it shows. */
export function limitControl(patch: Patch, command: Command & { verb: 'bound' }, find: Find): boolean {
  const isTimeStep = command.bound === 'step' && command.target === '';
  const targets = isTimeStep
    ? placesOf(patch.spec)
        .filter(({ element }) => element.type === 'TimePicker')
        .map(asTarget)
    : find(command.target, (one) => canSetBound(patch, one, command.bound));
  if (targets.length === 0 && isLimitItself(command.target) && setOnlyBound(patch, command)) return true;
  const beside =
    targets.length > 0
      ? undefined
      : controlBeside(
          patch.spec,
          find(command.target),
          (one) => isNumeric(one.place) && canSetBound(patch, one, command.bound),
        );
  if (beside !== undefined) return setBound(patch, beside, command);
  // "min order 15" sets the value of "Minimum order", not a lower limit.
  const isName = wordsOf(targets[0]?.text ?? '').some(
    (word) => word === command.bound || word.startsWith(`${command.bound}im`),
  );
  if (isName)
    return (
      changeAll(targets, (one) => setInitialValue(patch, one, command.value)) || setShownValue(patch, targets, command)
    );
  // If nothing can be limited, the number may replace a shown figure, but never the value of a control.
  return targets.length > 0
    ? changeAll(targets, (one) => setBound(patch, one, command))
    : setShownValue(
        patch,
        find(command.target, (one) => !isFormControl(patch, one)),
        command,
      );
}

// "the limit", "the maximum": every word means a limit.
function isLimitItself(words: string): boolean {
  const all = wordsOf(words);
  return all.length > 0 && all.every((word) => cuesIn(word).some((cue) => LIMIT_CUES.has(cue)));
}

const LIMIT_CUES: ReadonlySet<string> = new Set(['max', 'min', 'filler', 'of']);

/** Changes every target with the same name, as in the rows of a list or in several states of the screen. */
export function changeAll(found: readonly Target[], change: (target: Target) => boolean): boolean {
  return found.map(change).includes(true);
}
