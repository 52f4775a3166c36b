import { definitionOf } from '#catalog/components.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { takesChild } from '#catalog/containers.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import type { Json } from '#contract/json/json.ts';
import { childrenOf, placeOf, subtree } from '#builtin/edit/patch.ts';
import { itemKeyOf, statePathOf } from './shown-values.ts';

/** Containers that have a title. */
export const TITLED_CONTAINERS: ReadonlySet<string> = new Set(['Card', 'Section']);
const NOTES: ReadonlySet<string> = new Set(['Text', 'Callout', 'InlineMessage', 'Separator']);
/** What a card is for. */
const MAIN_CONTENTS: ReadonlySet<string> = new Set(
  'Table DataTable BarChart LineChart AreaChart DonutChart PieChart MapView List Timeline'.split(' '),
);
/** What a card is for as well, so that neither stands for the card. */
const CONTENTS: ReadonlySet<string> = new Set([
  ...MAIN_CONTENTS,
  ...'Form Card Section StatGroup Stat DescriptionList Tabs KanbanBoard Calendar Scheduler'.split(' '),
]);
const WRAPPERS = new Set(['FormField', 'Grid', 'Stack']);

/** True if an element may have children of a type. */
export function canHold(spec: Spec, id: string, childType: string): boolean {
  return takesChild(definitionOf(elementOf(spec, id)?.type ?? ''), childType);
}

/** The index at which to append a child: before a row of buttons at the end. */
export function indexBeforeButtons(spec: Spec, children: readonly string[]): number {
  const last = children.at(-1);
  return last !== undefined && holdsSubmit(spec, last) ? children.length - 1 : children.length;
}

function holdsSubmit(spec: Spec, id: string): boolean {
  const element = elementOf(spec, id);
  if (element === undefined) return false;
  return (
    element.props['submit'] === true ||
    (element.type === 'Stack' && childrenOf(spec, id).some((child) => elementOf(spec, child)?.type === 'Button'))
  );
}

/** The outermost wrapper that holds nothing but an element, such as the frame of a control; else the element itself. */
export function outerWrapper(spec: Spec, id: string): string {
  const parent = parentOf(spec, id);
  const wrapper = parent === undefined ? undefined : elementOf(spec, parent);
  return parent !== undefined &&
    wrapper !== undefined &&
    WRAPPERS.has(wrapper.type) &&
    childrenOf(spec, parent).length === 1 &&
    parent !== spec.root
    ? outerWrapper(spec, parent)
    : id;
}

/** What moves together with an element: the frame of a control, the card or heading that belongs to one chart or table. */
export function movableBlock(spec: Spec, id: string): string {
  const wrapped = outerWrapper(spec, id);
  const parent = parentOf(spec, wrapped);
  const parentElement = parent === undefined ? undefined : elementOf(spec, parent);
  if (parent === undefined || parentElement === undefined || parent === spec.root) return wrapped;
  const [first, second, ...others] = childrenOf(spec, parent);
  // What else a card holds may be notes about it, or what it is searched and changed with.
  const isOther = (child: string) => subtree(spec, child).some((one) => CONTENTS.has(elementOf(spec, one)?.type ?? ''));
  const hasTitle = TITLED_CONTAINERS.has(parentElement.type) && parentElement.props['title'] !== undefined;
  const isNote = (child: string) => NOTES.has(elementOf(spec, child)?.type ?? '') || (hasTitle && !isOther(child));
  const isMain =
    MAIN_CONTENTS.has(elementOf(spec, wrapped)?.type ?? '') &&
    childrenOf(spec, parent).every((child) => child === wrapped || isNote(child));
  const isInCard = TITLED_CONTAINERS.has(parentElement.type);
  const isAloneInCard = isInCard && (second === undefined || isMain);
  const isMainOfStack = parentElement.type === 'Stack' && isMain && isOnlyContent(spec, parent);
  // A heading and the element under it.
  const isUnderHeading =
    parentElement.type === 'Stack' &&
    second === wrapped &&
    others.length === 0 &&
    elementOf(spec, first ?? '')?.type === 'Heading';
  return isAloneInCard || isMainOfStack || isUnderHeading ? movableBlock(spec, parent) : wrapped;
}

// True for the only child of a card, such as a stack of all that it shows.
function isOnlyContent(spec: Spec, id: string): boolean {
  const card = parentOf(spec, id);
  return (
    card !== undefined &&
    TITLED_CONTAINERS.has(elementOf(spec, card)?.type ?? '') &&
    childrenOf(spec, card).length === 1
  );
}

/** The id of an element's parent. */
export function parentOf(spec: Spec, id: string): string | undefined {
  return placeOf(spec, id)?.parent;
}

/** True if an element is somewhere inside another. */
export function isInside(spec: Spec, id: string, container: string): boolean {
  for (let at = parentOf(spec, id); at !== undefined; at = parentOf(spec, at)) if (at === container) return true;
  return false;
}

/** True for an element that shows its children side by side. */
export function isRow(spec: Spec, id: string): boolean {
  const { type, props } = elementOf(spec, id) ?? {};
  return (
    type === 'StatGroup' ||
    (type === 'Grid' && (props?.['columns'] !== 1 || props['template'] !== undefined)) ||
    (type === 'Stack' && props?.['direction'] === 'horizontal')
  );
}

const LABELS: ReadonlySet<string> = new Set(['Text', 'Heading']);
const BUTTONS: ReadonlySet<string> = new Set(['Button', 'IconButton']);
const ADDED: ReadonlySet<string> = new Set([...BUTTONS, 'Text', 'Badge', 'InlineMessage']);

/**
 * The row that begins with an element and belongs to it: a label with its value or controls, a control with its button. If a row
 * is told ("the CO2 row"), it is any that begins with the element.
 */
export function rowLabelledBy(spec: Spec, id: string, isTold = false): string | undefined {
  const own = outerWrapper(spec, id);
  const row = parentOf(spec, own);
  if (row === undefined || row === spec.root || !isRow(spec, row)) return undefined;
  const [first, ...others] = childrenOf(spec, row).map((child) => ({ child, element: elementOf(spec, child) }));
  if (first?.child !== own || others.length === 0 || elementOf(spec, row)?.repeat !== undefined) return undefined;
  const isLabel = LABELS.has(first.element?.type ?? '');
  if (BUTTONS.has(first.element?.type ?? '')) return undefined;
  const hasButton = subtree(spec, row).some((one) => BUTTONS.has(elementOf(spec, one)?.type ?? ''));
  const areValues = others.every(({ element }) => LABELS.has(element?.type ?? '') && isRead(element?.props['text']));
  const areAdded = others.every(({ element }) => ADDED.has(element?.type ?? ''));
  const isOneOfSeveral = alikeSiblings(spec, row).length > 1;
  const isOfRow = isLabel ? areValues || (!hasButton && isOneOfSeveral) : areAdded && isOneOfSeveral;
  return isTold || isOfRow ? row : undefined;
}

function isRead(value: Json | undefined): boolean {
  return statePathOf(value) !== undefined || itemKeyOf(value) !== undefined;
}

/** An element and those beside it that hold the same kinds of children, in order. */
export function alikeSiblings(spec: Spec, id: string): string[] {
  const formOf = (one: string) => [one, ...childrenOf(spec, one)].map((each) => elementOf(spec, each)?.type).join(' ');
  return childrenOf(spec, parentOf(spec, id) ?? '').filter((one) => formOf(one) === formOf(id));
}

/** What moves together with an element: all of the row that it is the label of, else its card or frame. */
export function blockOf(spec: Spec, id: string): string {
  return rowLabelledBy(spec, id) ?? movableBlock(spec, id);
}
