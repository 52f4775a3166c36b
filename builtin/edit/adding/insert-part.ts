import { definitionOf } from '#catalog/components.ts';
import { isJsonObject } from '#contract/json/json.ts';
import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { freshId } from '#builtin/fresh-id.ts';
import { boundPaths, definedOnly, type Part } from '#builtin/part.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';
import { findElement } from '#builtin/edit/finding/find-element.ts';
import { childrenOf, placesOf, seedState, setChildren, subtree, type Patch } from '#builtin/edit/patch.ts';
import { writtenPaths } from '#builtin/edit/finding/shown-values.ts';
import { rowsOf } from '#builtin/edit/finding/names.ts';
import { indexBeforeButtons, canHold, parentOf, outerWrapper } from '#builtin/edit/finding/surroundings.ts';

/** Where a part goes if no place is given: into the form, among the buttons, or onto the page. */
export type DefaultPlace = 'Form' | 'buttons' | 'page';

/** Adds a part to a spec: its state, its elements, and last its id among the children of its parent. */
export function insertPart(patch: Patch, piece: Part, where: Where | undefined, defaultPlace: DefaultPlace): void {
  const { parent, index } = roomFor(patch.spec, piece.type, positionFor(patch.spec, where, defaultPlace), where);
  // The page may be a single element that takes no children.
  if (!canHold(patch.spec, parent, piece.type)) return;
  const taken = new Set(Object.keys(patch.spec.elements));
  const id = freshId(piece.id, taken);
  addElements(patch, id, piece, taken);
  const children = [...childrenOf(patch.spec, parent)];
  children.splice(index, 0, id);
  setChildren(patch, parent, children);
}

type Position = { parent: string; index: number };

// Beside a figure in a group that takes only figures, anything else goes beside the group.
function roomFor(spec: Spec, type: string, position: Position, where: Where | undefined): Position {
  const { parent } = position;
  const above = parentOf(spec, parent);
  const isBeside = where?.side === 'before' || where?.side === 'after';
  if (canHold(spec, parent, type) || above === undefined || !isBeside || elementOf(spec, parent)?.repeat !== undefined)
    return position;
  const index = childrenOf(spec, above).indexOf(parent) + (where.side === 'before' ? 0 : 1);
  return roomFor(spec, type, { parent: above, index }, where);
}

function addElements(patch: Patch, id: string, { type, props, children, ...rest }: Part, taken: Set<string>): void {
  for (const [pointer, value] of Object.entries(rest.seeds ?? {})) seedState(patch, pointer, value);
  for (const [pointer, { query }] of Object.entries(rest.views ?? {}))
    patch.operations.push({ op: 'view', path: `/state${pointer}`, value: query });
  const ids = children.map((child) => freshId(child.id, taken));
  const { on, repeat, visible } = rest;
  patch.apply({
    op: 'add',
    path: formatPointer(['elements', id]),
    value: definedOnly({ type, props, children: ids, on, repeat, visible }),
  });
  for (const [index, child] of children.entries()) addElements(patch, ids[index] ?? child.id, child, taken);
}

function positionFor(spec: Spec, where: Where | undefined, defaultPlace: DefaultPlace): Position {
  if (where?.side === 'inside' || (defaultPlace === 'Form' && where?.side === 'after' && isUnderTitle(spec, where))) {
    const takes = ({ item, place }: Target) => item === undefined && canTakePart(spec, place.id);
    const [named] = where.anchor === undefined ? [] : findTargets(spec, where.anchor, { fits: takes });
    const container =
      where.anchorId ?? panelOf(spec, where.anchor ?? '')?.id ?? named?.place.id ?? anchorOf(spec, where)?.id;
    const inside = container === undefined ? undefined : innerContainer(spec, container);
    if (inside !== undefined) return { parent: inside, index: indexBeforeButtons(spec, childrenOf(spec, inside)) };
  }
  const anchor = where?.anchorId === undefined ? anchorOf(spec, where, defaultPlace) : { id: where.anchorId };
  if (anchor !== undefined) {
    const unit = outerWrapper(spec, anchor.id);
    const beside = outsideRow(spec, unit, defaultPlace);
    const row = where?.anchorId === undefined ? outsideRepeat(spec, beside) : beside;
    const parent = parentOf(spec, row);
    const index = parent === undefined ? -1 : childrenOf(spec, parent).indexOf(row);
    if (parent !== undefined && index >= 0) return { parent, index: index + (where?.side === 'before' ? 0 : 1) };
  }
  const parent =
    where === undefined && defaultPlace === 'Form'
      ? lastCard(spec, defaultParent(spec, defaultPlace))
      : defaultParent(spec, defaultPlace);
  const children = childrenOf(spec, parent);
  return {
    parent,
    index:
      where?.side === 'first'
        ? 0
        : defaultPlace === 'Form' || defaultPlace === 'page'
          ? indexBeforeButtons(spec, children)
          : children.length,
  };
}

// A field goes into the last card of a form rather than after a checkbox at the end.
function lastCard(spec: Spec, form: string): string {
  const typeOf = (id: string) => elementOf(spec, id)?.type ?? '';
  const children = childrenOf(spec, form);
  // A form that holds nothing but a grid of cards.
  const [only, ...rest] = children;
  const inGrid = rest.length === 0 && only !== undefined && LAYOUTS.has(typeOf(only)) ? cardIn(spec, only) : undefined;
  if (inGrid !== undefined) return inGrid;
  const at = children.findLastIndex((id) => typeOf(id) === 'Card' && writtenPaths(spec, id).length > 1);
  const after = children.slice(at + 1).filter((id) => writtenPaths(spec, id).length > 0);
  const hasCheckboxesLast = after.length > 0 && after.every((id) => typeOf(id) === 'Checkbox');
  return (at !== -1 && hasCheckboxesLast ? innerContainer(spec, children[at] ?? '') : undefined) ?? form;
}

const LAYOUTS: ReadonlySet<string> = new Set(['Grid', 'Stack']);

// The last card with several controls.
function cardIn(spec: Spec, id: string): string | undefined {
  const card = subtree(spec, id).findLast(
    (one) => elementOf(spec, one)?.type === 'Card' && writtenPaths(spec, one).length > 1,
  );
  return card === undefined ? undefined : innerContainer(spec, card);
}

// "under Contact": below the title of a card means in the card.
function isUnderTitle(spec: Spec, { isVertical = false, anchor, anchorId }: Where): boolean {
  const [target] = isVertical && anchorId === undefined && anchor !== undefined ? findTargets(spec, anchor) : [];
  return target !== undefined && TITLED_TYPES.has(target.place.element.type) && target.item === undefined;
}

const TITLED_TYPES: ReadonlySet<string> = new Set(['Card', 'Section', 'Collapsible']);

// If a card holds nothing but a stack or form, the part goes into that.
function innerContainer(spec: Spec, id: string): string | undefined {
  const [only, ...others] = childrenOf(spec, id);
  const inner = only !== undefined && others.length === 0 ? elementOf(spec, only) : undefined;
  if (only !== undefined && (inner?.type === 'Stack' || inner?.type === 'Form') && inner.repeat === undefined)
    return only;
  return canTakePart(spec, id) ? id : undefined;
}

function canTakePart(spec: Spec, id: string): boolean {
  const takes = definitionOf(elementOf(spec, id)?.type ?? '')?.children;
  return takes !== undefined && takes !== 'none' && elementOf(spec, id)?.repeat === undefined;
}

function anchorOf(
  spec: Spec,
  where: Where | undefined,
  defaultPlace: DefaultPlace = 'page',
): { id: string } | undefined {
  if (where?.anchor === undefined) return undefined;
  // A field goes next to a field, even if something else has the same name.
  const isControl = ({ place, item }: Target) => item === undefined && writtenPaths(spec, place.id).length > 0;
  const [control] = defaultPlace === 'Form' ? findTargets(spec, where.anchor, { fits: isControl }) : [];
  return panelOf(spec, where.anchor) ?? control?.place ?? findElement(spec, where.anchor);
}

const STEP_LISTS: ReadonlySet<string> = new Set(['steps', 'tabs']);

// The panel of a step or tab: the element that shows while it is the current one.
function panelOf(spec: Spec, words: string): { id: string } | undefined {
  const [found] = findTargets(spec, words);
  const { item, place } = found ?? {};
  const [path] = boundPaths(place?.element.props ?? {});
  if (item === undefined || place === undefined || path === undefined || !STEP_LISTS.has(item.prop)) return undefined;
  const entry: unknown = readPointer(spec, `${item.pointer}/${item.index}`);
  const shown = isJsonObject(entry) && typeof entry['value'] === 'string' ? entry['value'] : item.index;
  return placesOf(spec).find(
    ({ element: { visible } }) => isJsonObject(visible) && visible['$state'] === path && visible['eq'] === shown,
  );
}

// Placing something next to one repeated item places it next to the whole list.
function outsideRepeat(spec: Spec, id: string): string {
  const parent = parentOf(spec, id);
  const isRepeated = parent !== undefined && elementOf(spec, parent)?.repeat !== undefined;
  return isRepeated
    ? outsideRepeat(spec, parent)
    : parent !== undefined && rowsOf(spec, parent) !== undefined
      ? outsideRepeat(spec, parent)
      : id;
}

// Two fields side by side stay a pair; a third one goes below or above them. In a grid of several rows it has its place among them.
function outsideRow(spec: Spec, unit: string, defaultPlace: DefaultPlace): string {
  const parent = parentOf(spec, unit);
  const grid = parent === undefined ? undefined : elementOf(spec, parent);
  if (defaultPlace !== 'Form' || parent === undefined || grid?.type !== 'Grid') return unit;
  const { columns } = grid.props;
  return typeof columns === 'number' && grid.children.length > columns ? unit : parent;
}

function groupOfControls(spec: Spec): string | undefined {
  const isGroup = (id: string) => {
    const { type = '', repeat } = elementOf(spec, id) ?? {};
    return GROUPS.has(type) && repeat === undefined;
  };
  const control = placesOf(spec).findLast(
    ({ element, parent }) => boundPaths(element.props).length > 0 && parent !== undefined && isGroup(parent),
  );
  return control?.parent;
}

const GROUPS: ReadonlySet<string> = new Set(['Stack', 'Card', 'Section']);

function defaultParent(spec: Spec, defaultPlace: DefaultPlace): string {
  const places = placesOf(spec);
  const form = places.find(({ element }) => element.type === 'Form')?.id;
  if (defaultPlace === 'buttons') {
    const button = places.find(
      ({ element, parent }) =>
        element.type === 'Button' &&
        parent !== undefined &&
        ['Stack', 'PageHeader'].includes(elementOf(spec, parent)?.type ?? ''),
    );
    if (button?.parent !== undefined) return button.parent;
    const header = places.find(({ element }) => element.type === 'PageHeader')?.id;
    if (header !== undefined && form === undefined) return header;
  }
  if (defaultPlace !== 'page' && form !== undefined) return form;
  // Without a form, such as on a page of settings, among the last controls.
  const settings = defaultPlace === 'Form' ? groupOfControls(spec) : undefined;
  if (settings !== undefined) return settings;
  const firstContainer = places.find(
    ({ element }) => ['Stack', 'Card', 'Section', 'Box', 'Form'].includes(element.type) && element.repeat === undefined,
  );
  const root = elementOf(spec, spec.root);
  const isContainer =
    root !== undefined && ['Container', 'Stack', 'Card', 'Section', 'Box', 'Grid', 'Form'].includes(root.type);
  return firstContainer?.id ?? (isContainer ? spec.root : (places[0]?.id ?? spec.root));
}
