import { definitionOf } from '#catalog/components.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { isElement } from './finding/find-element.ts';
import { namesOn, rowsOf } from './finding/names.ts';
import { frameableLabel } from './changing/set-prop.ts';
import { writtenPaths } from './finding/shown-values.ts';
import { parseTargetPhrase } from './finding/target-phrase.ts';
import { findTargets, type Target } from './finding/targets.ts';
import { subtree, type Patch } from './patch.ts';
import type { Where } from './reading/command.ts';
import { typesOf } from './words/kinds-of-elements.ts';

/** What a phrase means in a move: only an entry of the same list can go next to a list entry, even if other elements match too. */
export function targetsToMove(
  { spec }: Patch,
  { target, where }: { target: string; where: Where },
  find: (phrase: string, fits?: (target: Target) => boolean) => Target[],
): Target[] {
  const list = where.anchor === undefined ? undefined : findTargets(spec, where.anchor)[0]?.item;
  const inSameList =
    list === undefined ? [] : find(target, ({ item }) => item?.id === list.id && item.prop === list.prop);
  return inSameList.length > 0 ? inSameList : find(target, (one) => one.item !== undefined || isElement(one));
}

/** "everywhere" renames everything with that name. A step, tab or board column is renamed together with the part it shows. */
export function targetsToRename(
  { spec }: Patch,
  found: Target[],
  { target, isAll }: { target: string; isAll?: boolean },
): Target[] {
  const words = foldText(found[0]?.text ?? target).trim();
  const sameName = namesOn(spec)
    .filter(({ text, weight }) => weight !== 'key' && foldText(text).trim() === words)
    .map((named) => ({ ...named, score: 0 }));
  const parts = sameName.filter(isPartTitle);
  // "pro Woche" in small letters is not the option "Pro Woche", if both are there.
  const exactly = sameName.filter(({ text }) => text === target);
  const isPart = found.length === 0 || parts.some(({ pointer }) => pointer === found[0]?.pointer);
  const menus = isLane(found[0]) ? sameName.filter(isChoice) : [];
  if (menus.length > 0) return [...found, ...menus];
  const targets =
    isAll === true
      ? exactly.length > 0
        ? exactly
        : sameName
      : isPart && parseTargetPhrase(target).kinds.every((kind) => kind === 'step' || kind === 'tab')
        ? parts
        : [];
  return targets.length === 0 ? found : targets;
}

// A card is moved to a lane by its name.
function isLane(target: Target | undefined): boolean {
  return target !== undefined && ['BoardColumn', 'KanbanBoard'].includes(target.place.element.type);
}

function isChoice({ item }: Target): boolean {
  return item?.prop === 'options' || item?.prop === 'items';
}

function isPartTitle({ item, place }: Target): boolean {
  return item === undefined
    ? ['Card', 'Section', 'Heading', 'BoardColumn'].includes(place.element.type)
    : ['steps', 'tabs'].includes(item.prop) || place.element.type === 'KanbanBoard';
}

const TEXT_TYPES: ReadonlySet<string> = new Set(
  'Text Heading Badge Tag Callout Alert Banner InlineMessage EmptyState Hero PageHeader'.split(' '),
);

/** True for a text of its own: the label of a control and the name of an entry are no values. */
export function isText({ spec }: Patch, { place, item }: Target): boolean {
  return item === undefined && TEXT_TYPES.has(place.element.type) && rowsOf(spec, place.id) === undefined;
}

/** True if a phrase tells that a text is meant: "the note". The name of an entry, or of a value apart, is not replaced. */
export function isTextItself({ pointer = '' }: Target, phrase: string): boolean {
  return parseTargetPhrase(phrase).kinds.length > 0 && !/^\/state\/.*\/\d+\//u.test(pointer);
}

/** True for a control, or its frame, that can be required. */
export function isFormControl({ spec }: Patch, { place, item }: Target): boolean {
  const canBeRequired = (id: string) => definitionOf(elementOf(spec, id)?.type ?? '')?.props['required'] !== undefined;
  return (
    item === undefined &&
    (canBeRequired(place.id) ||
      frameableLabel(place.element) !== undefined ||
      (place.parent !== undefined && elementOf(spec, place.parent)?.type === 'FormField'))
  );
}

const CONTROL_TYPES: ReadonlySet<string> = new Set([...typesOf('field'), ...typesOf('switch'), ...typesOf('filter')]);

/** True for what has exactly one value that the user sets, and takes this one as a start. */
export function canFill({ spec }: Patch, { place, item }: Target, value: string): boolean {
  if (item !== undefined && item.prop !== 'options' && item.prop !== 'facets') return false;
  if (!subtree(spec, place.id).some((id) => CONTROL_TYPES.has(elementOf(spec, id)?.type ?? ''))) return false;
  const isOnOff = value === 'on' || value === 'off';
  const isSwitch = subtree(spec, place.id).some((id) =>
    /^(?:Checkbox|Switch|Toggle)$/.test(elementOf(spec, id)?.type ?? ''),
  );
  return writtenPaths(spec, place.id).length === 1 && (!isOnOff || isSwitch || item !== undefined);
}
