import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { indexForSide, isPlace, moveColumn, moveItem } from './move-in-list.ts';
import { gridTableOf } from './table-columns.ts';
import { rowsOf } from '#builtin/edit/finding/names.ts';
import { writtenPaths } from '#builtin/edit/finding/shown-values.ts';
import { childrenOf, dropProp, setChildren, setProp, subtree, type Patch } from '#builtin/edit/patch.ts';
import {
  movableBlock,
  isInside,
  isRow,
  indexBeforeButtons,
  canHold,
  parentOf,
  TITLED_CONTAINERS,
  outerWrapper,
} from '#builtin/edit/finding/surroundings.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import { viewOf } from '#builtin/edit/finding/views.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';

/** Moves an element or list entry among its siblings, or next to another one. */
export function move(patch: Patch, target: Target, where: Where): boolean {
  const { spec } = patch;
  if (target.item !== undefined) return moveItem(patch, target, where);
  const table = gridTableOf(spec, target.place);
  if (table !== undefined) return moveColumn(patch, table, where);
  const anchor =
    where.anchor === undefined ? undefined : anchorFor(spec, where.anchor, target, where.isPerPart === true);
  if (where.anchor !== undefined && anchor === undefined) return false;
  if (anchor !== undefined && where.side === 'inside')
    return moveInto(patch, outerWrapper(spec, target.place.id), anchor);
  if (anchor === undefined) return moveToEnd(patch, target.place.id, where);
  return moveNextTo(patch, target.place.id, anchor, where);
}

// The anchor must be separate from the target, preferably in the same part of the screen: "the date before the meters".
function anchorFor(spec: Spec, words: string, target: Target, isPerPart: boolean): string | undefined {
  const isApart = ({ place, item }: Target) =>
    item === undefined &&
    place.id !== target.place.id &&
    !isInside(spec, place.id, target.place.id) &&
    !isInside(spec, target.place.id, place.id);
  const part = parentOf(spec, outerWrapper(spec, target.place.id));
  const isInSamePart = (one: Target) => isApart(one) && part !== undefined && isInside(spec, one.place.id, part);
  const [first = words] = parseTargetPhrase(words).nameWords;
  const [near] = [words, ...(isPerPart ? [first] : [])].flatMap((one) =>
    findTargets(spec, one, { fits: isInSamePart }),
  );
  if (isPerPart) return near?.place.id;
  const found = near ?? findTargets(spec, words, { fits: isApart, isInEachView: true })[0];
  return found?.place.id;
}

function moveNextTo(patch: Patch, target: string, anchor: string, { side, isVertical = false }: Where): boolean {
  const { spec } = patch;
  const [id, near] = siblingsToMove(spec, target, anchor);
  const from = parentOf(spec, id);
  // Above a card in a row of cards means above the whole row.
  const row = parentOf(spec, near);
  const isCardInRow =
    isVertical &&
    row !== from &&
    cellOf(spec, near) === near &&
    TITLED_CONTAINERS.has(elementOf(spec, near)?.type ?? '');
  const beside = isCardInRow && row !== undefined ? row : near;
  const into = parentOf(spec, beside);
  if (from === undefined || into === undefined || beside === id || isInside(spec, beside, id)) return false;
  if (into !== from && !isShownAlike(spec, from, into)) return false;
  if (into !== from && (!canHold(spec, into, elementOf(spec, id)?.type ?? '') || leavesForm(spec, id, into)))
    return false;
  const rest = childrenOf(spec, from).filter((child) => child !== id);
  const list = into === from ? rest : [...childrenOf(spec, into)];
  list.splice(list.indexOf(beside) + (side === 'before' ? 0 : 1), 0, id);
  const isStacked = isVertical && into === from && stackPair(patch, into);
  if (into === from && list.every((child, index) => child === childrenOf(spec, from)[index]))
    return isStacked || !isVertical || !isRow(spec, into);
  if (into !== from) setChildren(patch, from, rest);
  setChildren(patch, into, list);
  return true;
}

// Outside its row a part has nothing to show, and in one of several views it would not always be there.
function isShownAlike(spec: Spec, from: string, into: string): boolean {
  return rowsOf(spec, from)?.id === rowsOf(spec, into)?.id && viewOf(spec, from) === viewOf(spec, into);
}

// Stacks two elements that were side by side.
function stackPair(patch: Patch, row: string): boolean {
  const element = elementOf(patch.spec, row);
  if (element === undefined) return false;
  const { type, props } = element;
  const isPair = childrenOf(patch.spec, row).length === 2;
  if (isPair && type === 'Grid' && (props['template'] !== undefined || props['columns'] === 2)) {
    dropProp(patch, row, 'template');
    setProp(patch, row, 'columns', 1);
    return true;
  }
  if (!isPair || type !== 'Stack' || props['direction'] !== 'horizontal') return false;
  setProp(patch, row, 'direction', 'vertical');
  return true;
}

// A submit button must not leave its form, because it would submit nothing outside.
function leavesForm(spec: Spec, id: string, into: string): boolean {
  const form = formOf(spec, id);
  const hasSubmit = subtree(spec, id).some((one) => elementOf(spec, one)?.props['submit'] === true);
  return hasSubmit && form !== undefined && form !== into && !isInside(spec, into, form);
}

function formOf(spec: Spec, id: string): string | undefined {
  for (let at = parentOf(spec, id); at !== undefined; at = parentOf(spec, at))
    if (elementOf(spec, at)?.type === 'Form') return at;
  return undefined;
}

function isBoundControl(spec: Spec, id: string): boolean {
  return formOf(spec, id) !== undefined && writtenPaths(spec, id).length > 0;
}

// The element to move and the one to move it next to, each widened to the block around it where that makes them siblings.
function siblingsToMove(spec: Spec, one: string, other: string): [string, string] {
  const [a, b] = [movableBlock(spec, one), movableBlock(spec, other)];
  const sibling = childAround(spec, b, parentOf(spec, a));
  if (sibling !== undefined) return [a, sibling];
  const [cardA, cardB] = [blockOfHeading(spec, a), blockOfHeading(spec, b)];
  return parentOf(spec, a) === parentOf(spec, cardB)
    ? [a, cardB]
    : parentOf(spec, cardA) === parentOf(spec, b)
      ? [cardA, b]
      : [a, b];
}

// The child of an element that is the anchor or contains it.
function childAround(spec: Spec, anchor: string, container: string | undefined): string | undefined {
  if (container === undefined) return undefined;
  return childrenOf(spec, container).find((child) => child === anchor || isInside(spec, anchor, child));
}

// A heading that comes first in its parent moves together with the parent.
function blockOfHeading(spec: Spec, id: string): string {
  const parent = parentOf(spec, id);
  const first = parent === undefined ? undefined : childrenOf(spec, parent)[0];
  return parent !== undefined && parent !== spec.root && first === id && elementOf(spec, id)?.type === 'Heading'
    ? parent
    : id;
}

function moveToEnd(patch: Patch, target: string, where: Where): boolean {
  const { side, index = 0, isWholePage = false, isSideways = false } = where;
  const { spec } = patch;
  const cell = isSideways ? cellOf(spec, target) : undefined;
  // What is at that side already stays there.
  if (cell !== undefined)
    return reorder(patch, parentOf(spec, cell) ?? '', cell, side === 'last' ? 'after' : side, index) || isPlace(where);
  const canLeavePart = isWholePage && !isBoundControl(spec, target);
  if (canLeavePart && elementOf(spec, target)?.type !== 'Button' && moveToPage(patch, movableBlock(spec, target), side))
    return true;
  for (let id = movableBlock(spec, target); ;) {
    const parent = parentOf(spec, id);
    if (parent === undefined) return false;
    const isRootChild = parentOf(spec, parent) === undefined;
    if (childrenOf(spec, parent).length > 1 && (isRootChild || !canLeavePart))
      return reorder(patch, parent, id, side, index) || (isPlace(where) && isAtEnd(spec, id, side, isWholePage));
    id = parent;
  }
}

// The cell of a horizontal row that is the element or contains it.
function cellOf(spec: Spec, id: string): string | undefined {
  const row = parentOf(spec, id);
  if (row === undefined) return undefined;
  const isCell = isRow(spec, row) && elementOf(spec, row)?.repeat === undefined && childrenOf(spec, row).length > 1;
  return isCell ? id : cellOf(spec, row);
}

// True if an element is at an end of its part of the screen, or of the page: the parts around it are at that end, too.
function isAtEnd(spec: Spec, id: string, side: Where['side'], isWholePage: boolean): boolean {
  const parent = parentOf(spec, id);
  if (parent === undefined || side === 'at') return true;
  const children = childrenOf(spec, parent);
  const rest = children.filter((child) => child !== id);
  const at = children.indexOf(id);
  const isThere = side === 'first' ? at <= firstFreeIndex(spec, rest) : at >= indexBeforeButtons(spec, rest);
  const isPart = !isWholePage && PARTS.has(elementOf(spec, parent)?.type ?? '');
  return (isThere || isRow(spec, parent)) && (isPart || isAtEnd(spec, parent, side, isWholePage));
}

const PARTS: ReadonlySet<string> = new Set([...TITLED_CONTAINERS, 'Form', 'Dialog', 'Drawer', 'StatGroup']);

// Moves an element out of its part of the screen, to the top or end of the page.
function moveToPage(patch: Patch, id: string, side: Where['side']): boolean {
  const { spec } = patch;
  const from = parentOf(spec, id);
  if (from === undefined || from === spec.root || leavesForm(spec, id, spec.root)) return false;
  if (!isShownAlike(spec, from, spec.root)) return false;
  if (!canHold(spec, spec.root, elementOf(spec, id)?.type ?? '')) return false;
  setChildren(
    patch,
    from,
    childrenOf(spec, from).filter((child) => child !== id),
  );
  const children = childrenOf(spec, spec.root);
  setChildren(
    patch,
    spec.root,
    children.toSpliced(side === 'first' ? firstFreeIndex(spec, children) : children.length, 0, id),
  );
  return true;
}

function moveInto(patch: Patch, id: string, container: string): boolean {
  const from = parentOf(patch.spec, id);
  if (from === undefined || !isShownAlike(patch.spec, from, container)) return false;
  const fits =
    canHold(patch.spec, container, elementOf(patch.spec, id)?.type ?? '') && !leavesForm(patch.spec, id, container);
  if (from === container || container === id || !fits || isInside(patch.spec, container, id)) return false;
  const rest = childrenOf(patch.spec, from).filter((child) => child !== id);
  setChildren(patch, from, rest);
  const children = childrenOf(patch.spec, container);
  setChildren(patch, container, children.toSpliced(indexBeforeButtons(patch.spec, children), 0, id));
  return true;
}

function reorder(patch: Patch, parent: string, id: string, side: Where['side'], rank: number): boolean {
  const children = childrenOf(patch.spec, parent);
  const at = children.indexOf(id);
  const rest = children.filter((child) => child !== id);
  const first = firstFreeIndex(patch.spec, rest);
  const to =
    side === 'at' ? first + rank : indexForSide(side, at, indexBeforeButtons(patch.spec, rest), rest.length, first);
  rest.splice(Math.min(to, rest.length), 0, id);
  if (rest.every((child, index) => child === children[index])) return false;
  setChildren(patch, parent, rest);
  return true;
}

// Nothing goes above the title of a page or section.
function firstFreeIndex(spec: Spec, [first]: readonly string[]): number {
  const type = first === undefined ? undefined : elementOf(spec, first)?.type;
  return type === 'PageHeader' || type === 'Heading' ? 1 : 0;
}
