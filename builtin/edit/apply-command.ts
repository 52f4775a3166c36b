import { addNew } from './adding/add-new.ts';
import type { Understanding } from '../understand/understanding.ts';
import { addConditionalField, showWhen } from '#builtin/edit/conditions/conditional-fields.ts';
import { addConfirmation } from '#builtin/edit/changing/confirm.ts';
import { canFill, isFormControl, isText, isTextItself, targetsToMove, targetsToRename } from './chosen-targets.ts';
import type { Command } from './reading/command.ts';
import { canConvert, convert } from './changing/convert.ts';
import { askForKind, canAskFor } from './changing/convert-control.ts';
import { colorEntries } from './looks/color-entries.ts';
import { styleRows } from './looks/style-rows.ts';
import { setIcon } from './looks/set-icon.ts';
import { moveTargets, swapTargets } from './moving/move-targets.ts';
import { childrenOf, type Patch } from './patch.ts';
import { removeNamed } from '#builtin/edit/removing/remove-named.ts';
import { rename, replaceInTexts } from '#builtin/edit/changing/rename.ts';
import { isConditional, restyle } from '#builtin/edit/looks/restyle.ts';
import { markRow, propNameIn, setBadge, setNamedProp, setRequired } from '#builtin/edit/changing/set-prop.ts';
import { renameValue } from '#builtin/edit/values/rename-value.ts';
import { rowNamedBy } from '#builtin/edit/values/controls-beside.ts';
import { changeAll, fillControl, limitControl, type Find } from '#builtin/edit/values/set-control.ts';
import { replaceNumber } from '#builtin/edit/values/replace-number.ts';
import { setInText } from '#builtin/edit/values/set-in-text.ts';
import { moveCardToLane } from '#builtin/edit/moving/move-card.ts';
import { moveToLane } from '#builtin/edit/moving/move-to-lane.ts';
import { setWeekStart } from '#builtin/edit/values/set-week-start.ts';
import { setAlike, setShownValue } from '#builtin/edit/values/set-shown-value.ts';
import { showFact } from '#builtin/edit/adding/show-fact.ts';
import { keepOnly } from '#builtin/edit/removing/keep-only.ts';
import { pageOnlyTable, setColumns, setCount } from '#builtin/edit/values/set-count.ts';
import { makeSortable } from '#builtin/edit/moving/make-sortable.ts';
import { sort } from '#builtin/edit/moving/sort.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';
import { changeMember, colorRows } from '#builtin/edit/values/change-row.ts';
import { namesOn, rowsOf } from './finding/names.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { findRows, findRowsInLists } from '#builtin/edit/finding/rows.ts';

/** Carries out one command. Returns false when nothing on the screen fits it. */
export function applyCommand(patch: Patch, u: Understanding, command: Command): boolean {
  const { within } = command;
  const part = within === undefined ? undefined : findTargets(patch.spec, within)[0]?.place.id;
  const isEmpty = part !== undefined && childrenOf(patch.spec, part).length === 0;
  const row = isEmpty ? rowNamedBy(patch.spec, part) : undefined;
  const scope = row ?? part;
  const canBeOutside = isEmpty && row === undefined;
  const find = (phrase: string, fits: (target: Target) => boolean = () => true) =>
    findTargets(patch.spec, phrase, { within: scope, fits, canBeOutside, isInEachView: true });
  switch (command.verb) {
    case 'rename':
      return renameTargets(patch, command, find);
    case 'remove':
      // "Take the fee out of the details": where there are several, the part that is told decides.
      if (within !== undefined && isInSeveralPlaces(patch, command.target) && !isIn(patch, command.target, scope))
        return false;
      return removeNamed(patch, u, command, find);
    case 'add':
      return addNew(patch, u, command.thing, command.where);
    case 'move':
      return moveTargets(patch, command, targetsToMove(patch, command, find));
    case 'swap':
      // Each name is found wherever it is; the part that is told decides between several places.
      return swapTargets(patch, command, (phrase, fits = () => true) =>
        findTargets(patch.spec, phrase, { fits, isInEachView: true }),
      );
    case 'style':
      return (
        restyle(patch, command.target, command.look, { isOff: command.isOff === true, within: scope, canBeOutside }) ||
        restyleRow(patch, command, scope)
      );
    case 'icon':
      return setIcon(patch, command.target, command.value, within);
    case 'badge':
      return giveBadge(patch, command, find);
    case 'require':
      return changeAll(
        find(command.target, (one) => isFormControl(patch, one)),
        ({ place }) => setRequired(patch, place.id, command.isRequired),
      );
    case 'fill':
      return fillControl(
        patch,
        find(
          command.target,
          (one) => canFill(patch, one, command.value) && (command.isOption !== true || one.item !== undefined),
        ),
        command,
        row !== undefined,
        () => find(command.target),
      );
    case 'set':
      return setValue(patch, command, find);
    case 'bound':
      return limitControl(patch, command, find);
    case 'convert':
      return convertTargets(patch, u, command, find);
    case 'sort':
      return sort(patch, command);
    case 'sortable':
      return makeSortable(patch, command);
    case 'confirm':
      return addConfirmation(patch, u, command);
    case 'ask':
      return addConditionalField(patch, u, command);
    case 'when':
      return showWhen(patch, command);
    case 'only':
      return keepOnly(patch, command.names, command.clauseText);
    case 'count':
      return command.prop === 'columns'
        ? setColumns(patch, command.target, command.value)
        : setCount(patch, command.target, command.prop, command.value) ||
            (command.isPaged === true && pageOnlyTable(patch, command.value));
    case 'member':
      return changeNamedMember(patch, command);
    case 'show':
      return showFact(patch, command.target);
  }
}

function isInSeveralPlaces({ spec }: Patch, words: string): boolean {
  const name = wordsOf(words).join(' ');
  const found = namesOn(spec).filter((one) => one.weight === 'main' && one.words.join(' ') === name);
  return new Set(found.map(({ place, item }) => item?.pointer ?? place.element.type)).size > 1;
}

function isIn({ spec }: Patch, words: string, within: string | undefined): boolean {
  return within !== undefined && findTargets(spec, words, { within, canBeOutside: false }).length > 0;
}

function setValue(patch: Patch, command: Command & { verb: 'set' }, find: Find): boolean {
  const { target, value, was } = command;
  // What a row shows is data, which these words do not replace.
  const isOwnText = (one: Target) => isText(patch, one) && rowsOf(patch.spec, one.place.id) === undefined;
  if (target === '' && was === undefined) return setAlike(patch, value);
  return (
    setWeekStart(patch, target, value) ||
    setNamedProp(patch, target, value) ||
    // A value for a named prop, such as the badge, must not end up in a price.
    (propNameIn(target) === undefined && setShownValue(patch, find(target), command)) ||
    setInText(patch, find(target), command) ||
    replaceNumber(patch, find(target), command) ||
    (command.isWords === true &&
      !/^\d/.test(value) &&
      rename(
        patch,
        find(target, (one) => isOwnText(one) && isTextItself(one, target)),
        target,
        value,
      ))
  );
}

function renameTargets(patch: Patch, command: Command & { verb: 'rename' }, find: Find): boolean {
  return (
    (command.isPart === true && replaceInTexts(patch, command.target, command.to)) ||
    setNamedProp(patch, command.target, command.to) ||
    rename(patch, targetsToRename(patch, find(command.target), command), command.target, command.to) ||
    renameValue(patch, command.target, command.to)
  );
}

function convertTargets(patch: Patch, u: Understanding, command: Command & { verb: 'convert' }, find: Find): boolean {
  const { target, asks } = command;
  const isConverted = changeAll(
    find(target, (one) => canConvert(patch, one, command)),
    (one) => convert(patch, one, command),
  );
  if (isConverted || asks === undefined) return isConverted;
  return changeAll(
    find(target, (one) => canAskFor(patch, one)),
    (one) => askForKind(patch, u, one, asks),
  );
}

function giveBadge(patch: Patch, { target, value }: Command & { verb: 'badge' }, find: Find): boolean {
  return (
    setNamedProp(patch, `badge of ${target}`, value) ||
    changeFirst(find(target), ({ place }) => setBadge(patch, place.id, value))
  );
}

function restyleRow(
  patch: Patch,
  { target, look, isOff = false }: Command & { verb: 'style' },
  scope: string | undefined,
): boolean {
  if (isOff) return markRow(patch, target, look, false);
  if (isConditional(target)) return false;
  return (
    markRow(patch, target, look, true) ||
    colorEntries(patch, target, look) ||
    styleRows(patch, target, look, scope) ||
    colorRows(patch, findRows(patch.spec, target), look)
  );
}

function changeNamedMember(patch: Patch, command: Command & { verb: 'member' }): boolean {
  const isLane = command.member === undefined;
  if (isLane && moveCardToLane(patch, findTargets(patch.spec, command.row), command.value)) return true;
  if (isLane && moveToLane(patch, command.row, command.value)) return true;
  const rows = findRowsInLists(patch.spec, command.row).flatMap(([row, ...others]) =>
    row === undefined || others.length > 0 ? [] : [row],
  );
  return changeMember(patch, rows, command);
}

// Changes only the first of several targets with the same name, as in a repeated row.
function changeFirst([first]: readonly Target[], change: (target: Target) => boolean): boolean {
  return first !== undefined && change(first);
}
