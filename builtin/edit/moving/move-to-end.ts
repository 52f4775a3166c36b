import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { gridTableOf } from '#builtin/edit/finding/grid-tables.ts';
import {
  blockOf,
  indexBeforeButtons,
  isRow,
  movableBlock,
  outerWrapper,
  parentOf,
  TITLED_CONTAINERS,
} from '#builtin/edit/finding/surroundings.ts';
import { childrenOf, placeOf, setChildren, setProp, type Patch } from '#builtin/edit/patch.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { isBoundControl, putInto } from './put-into.ts';
import { indexForSide, isPlace } from './move-in-list.ts';

/** Moves an element to an end of its row, its part of the screen or the page. */
export function moveToEnd(patch: Patch, target: string, where: Where): boolean {
  const { side, index = 0, isWholePage = false, isSideways = false } = where;
  const { spec } = patch;
  const header = headerAround(spec, target);
  // What is in the header is on top of the page already, and "at the bottom" leaves it.
  if (header !== undefined && side === 'last' && !isSideways)
    return putInto(patch, outerWrapper(spec, target), parentOf(spec, header) ?? '', ({ length }) => length);
  const cell = isSideways ? cellOf(spec, target) : undefined;
  // What is at that side already stays there.
  if (cell !== undefined)
    return reorder(patch, parentOf(spec, cell) ?? '', cell, side === 'last' ? 'after' : side, index) || isPlace(where);
  const canLeavePart = isWholePage && !isBoundControl(spec, target);
  const toPage = (children: readonly string[]) => (side === 'first' ? firstFreeIndex(spec, children) : children.length);
  const isButton = elementOf(spec, target)?.type === 'Button';
  if (canLeavePart && !isButton && putInto(patch, movableBlock(spec, target), spec.root, toPage)) return true;
  for (let id = blockOf(spec, target); ;) {
    const parent = parentOf(spec, id);
    if (parent === undefined) return false;
    const isRootChild = parentOf(spec, parent) === undefined;
    if (childrenOf(spec, parent).length > 1 && (isRootChild || !canLeavePart)) {
      if (where.part === undefined && leavesRow(spec, id, side)) return moveOutOfRow(patch, id, side);
      return reorder(patch, parent, id, side, index) || (isPlace(where) && isAtEnd(spec, id, side, isWholePage));
    }
    id = parent;
  }
}

// "First" in a form is above the other rows, not only in front of the field beside it.
function leavesRow(spec: Spec, id: string, side: Where['side']): boolean {
  const row = parentOf(spec, id);
  if (row === undefined || (side !== 'first' && side !== 'last') || !isBoundControl(spec, id)) return false;
  return isRow(spec, row) && elementOf(spec, row)?.repeat === undefined && !isAtEnd(spec, row, side, false);
}

function moveOutOfRow(patch: Patch, id: string, side: Where['side']): boolean {
  const { spec } = patch;
  const row = parentOf(spec, id) ?? '';
  const to = (children: readonly string[]) =>
    side === 'first' ? firstFreeIndex(spec, children) : indexBeforeButtons(spec, children);
  const isDone = putInto(patch, id, parentOf(spec, row) ?? '', to);
  const { length } = childrenOf(spec, row);
  if (isDone && length > 0 && elementOf(spec, row)?.props['columns'] === length + 1)
    setProp(patch, row, 'columns', length);
  return isDone;
}

function headerAround(spec: Spec, id: string): string | undefined {
  const parent = parentOf(spec, outerWrapper(spec, id));
  return elementOf(spec, parent ?? '')?.type === 'PageHeader' ? parent : undefined;
}

/** The cell of a horizontal row that is the element or contains it. */
export function cellOf(spec: Spec, id: string): string | undefined {
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
  // Among cards side by side, the first is at the beginning wherever their row is.
  const isPart =
    !isWholePage && (PARTS.has(elementOf(spec, parent)?.type ?? '') || (isThere && isAmongCards(spec, id)));
  return (isThere || isRow(spec, parent)) && (isPart || isAtEnd(spec, parent, side, isWholePage));
}

function isAmongCards(spec: Spec, id: string): boolean {
  const row = parentOf(spec, id) ?? '';
  const types = new Set(childrenOf(spec, row).map((one) => elementOf(spec, one)?.type ?? ''));
  return isRow(spec, row) && types.size === 1 && CARDS.has([...types][0] ?? '');
}

const CARDS: ReadonlySet<string> = new Set(['Card', 'PlanCard', 'Stat']);
const PARTS: ReadonlySet<string> = new Set([...TITLED_CONTAINERS, 'Form', 'Dialog', 'Drawer', 'StatGroup']);

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

// Nothing goes above the title of a page or section, or above the headings of a table.
function firstFreeIndex(spec: Spec, [first = '', second = '']: readonly string[]): number {
  const type = elementOf(spec, first)?.type;
  const heading = placeOf(spec, childrenOf(spec, first)[0] ?? '');
  if (heading !== undefined && gridTableOf(spec, heading) !== undefined)
    return elementOf(spec, second)?.type === 'Separator' ? 2 : 1;
  return type === 'PageHeader' || type === 'Heading' ? 1 : 0;
}
