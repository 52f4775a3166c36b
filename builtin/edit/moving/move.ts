import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { indexAfterMove, isPlace, moveColumn, moveItem } from './move-in-list.ts';
import { cellOf, moveToEnd } from './move-to-end.ts';
import { putInto } from './put-into.ts';
import { gridTableOf } from '#builtin/edit/finding/grid-tables.ts';
import { childrenOf, dropProp, setChildren, setProp, type Patch } from '#builtin/edit/patch.ts';
import {
  alikeSiblings,
  blockOf,
  isInside,
  isRow,
  indexBeforeButtons,
  parentOf,
  TITLED_CONTAINERS,
  outerWrapper,
  rowLabelledBy,
} from '#builtin/edit/finding/surroundings.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';

/** Moves an element or list entry among its siblings, or next to another one. */
export function move(patch: Patch, target: Target, where: Where): boolean {
  const { spec } = patch;
  if (target.item !== undefined) return moveItem(patch, target, where);
  const table = gridTableOf(spec, target.place);
  if (table !== undefined) return moveColumn(patch, table, where);
  const anchor = where.anchor === undefined ? undefined : anchorFor(spec, where.anchor, target, where.part);
  if (where.anchor !== undefined && anchor === undefined) return false;
  if (anchor !== undefined && where.side === 'inside')
    return putInto(patch, outerWrapper(spec, target.place.id), anchor, (children) =>
      indexBeforeButtons(spec, children),
    );
  const isDone = moveAmongRows(patch, target.place.id, anchor, where);
  if (isDone !== undefined) return isDone;
  if (anchor === undefined) return moveToEnd(patch, target.place.id, where);
  return moveNextTo(patch, target.place.id, anchor, where);
}

// A row moves among the rows that are built alike, and what separates them stays.
function moveAmongRows(patch: Patch, id: string, anchor: string | undefined, where: Where): boolean | undefined {
  const { spec } = patch;
  const [row, near] = [id, anchor ?? ''].map((one) => rowLabelledBy(spec, one));
  const rows = row === undefined ? [] : alikeSiblings(spec, row);
  const children = childrenOf(spec, parentOf(spec, row ?? '') ?? '');
  const span = children.slice(children.indexOf(rows[0] ?? ''), children.indexOf(rows.at(-1) ?? '') + 1);
  const isTable = span.every((one) => rows.includes(one) || elementOf(spec, one)?.type === 'Separator');
  const beside = near === undefined ? -1 : rows.indexOf(near);
  if (row === undefined || rows.length < 2 || !isTable || where.isSideways === true) return undefined;
  if (anchor === undefined ? where.isWholePage === true : beside < 0) return undefined;
  const index = rows.indexOf(row);
  const to = indexAfterMove(index, rows.length, where, anchor === undefined ? undefined : beside);
  if (to === index) return isPlace(where);
  const order = rows.toSpliced(index, 1).toSpliced(to, 0, row);
  setChildren(
    patch,
    parentOf(spec, row) ?? '',
    children.map((child) => order[rows.indexOf(child)] ?? child),
  );
  return true;
}

// The anchor must be separate from the target, preferably in the same part of the screen: "the date before the meters".
function anchorFor(spec: Spec, words: string, target: Target, ownPart: string | undefined): string | undefined {
  const isApart = ({ place, item }: Target) =>
    item === undefined &&
    place.id !== target.place.id &&
    !isInside(spec, place.id, target.place.id) &&
    !isInside(spec, target.place.id, place.id);
  const part = ownPart ?? parentOf(spec, outerWrapper(spec, target.place.id));
  const isInSamePart = (one: Target) => isApart(one) && part !== undefined && isInside(spec, one.place.id, part);
  const [first = words] = parseTargetPhrase(words).nameWords;
  const [near] = [words, ...(ownPart === undefined ? [] : [first])].flatMap((one) =>
    findTargets(spec, one, { fits: isInSamePart }),
  );
  if (ownPart !== undefined) return near?.place.id;
  // Beside a fact means beside the list that holds it.
  const isFact = ({ item, place }: Target) => item?.prop === 'items' && isApart({ ...target, place });
  const [found] =
    near === undefined
      ? [isApart, isFact].flatMap((fits) => findTargets(spec, words, { fits, isInEachView: true }))
      : [near];
  return found?.place.id;
}

function moveNextTo(patch: Patch, target: string, anchor: string, { side, isVertical = false }: Where): boolean {
  const { spec } = patch;
  const [block, near] = siblingsToMove(spec, target, anchor);
  // What stands in another cell of the same row moves with its cell.
  const row = parentOf(spec, near);
  const isSideBySide = !isVertical && row !== undefined && isRow(spec, row);
  const id = (isSideBySide ? childAround(spec, block, row) : undefined) ?? block;
  const from = parentOf(spec, id);
  // Above a card in a row of cards means above the whole row.
  const isCardInRow =
    isVertical &&
    row !== from &&
    cellOf(spec, near) === near &&
    TITLED_CONTAINERS.has(elementOf(spec, near)?.type ?? '');
  const beside = isCardInRow && row !== undefined ? row : near;
  const into = parentOf(spec, beside);
  if (from === undefined || into === undefined || beside === id || isInside(spec, beside, id)) return false;
  const indexIn = (children: readonly string[]) => children.indexOf(beside) + (side === 'before' ? 0 : 1);
  if (into !== from) return putInto(patch, id, into, indexIn);
  const before = childrenOf(spec, from);
  const rest = before.filter((child) => child !== id);
  const list = rest.toSpliced(indexIn(rest), 0, id);
  const isStacked = isVertical && stackPair(patch, into);
  if (list.every((child, index) => child === before[index])) return isStacked || !isVertical || !isRow(spec, into);
  setChildren(patch, into, list);
  return true;
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

// The element to move and the one to move it next to, each widened to the block around it where that makes them siblings.
function siblingsToMove(spec: Spec, one: string, other: string): [string, string] {
  // Within a card its main content moves alone.
  const blockApart = (id: string, from: string) =>
    isInside(spec, from, blockOf(spec, id)) ? outerWrapper(spec, id) : blockOf(spec, id);
  const [a, b] = [blockApart(one, other), blockApart(other, one)];
  for (const block of [a, blockOfHeading(spec, a)]) {
    const sibling = childAround(spec, b, parentOf(spec, block));
    if (sibling !== undefined) return [block, sibling];
  }
  return [a, b];
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
