import { definitionOf } from '#catalog/components.ts';
import { isJsonObject } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { arrange, arrangeAlike, isArrangement } from '#builtin/edit/moving/arrange.ts';
import { COLOR_PROPS, giveLooks } from './look-of-element.ts';
import { resizeInRow, resizeTitle } from './resize.ts';
import { placesAlike, wholePage } from './styled-places.ts';
import { isElement } from '#builtin/edit/finding/find-element.ts';
import { CHANGES } from '#builtin/edit/words/looks.ts';
import { childrenOf, dropProp, placeOf, placesOf, setProp, type Patch, type Place } from '#builtin/edit/patch.ts';
import { isInside, parentOf } from '#builtin/edit/finding/surroundings.ts';
import { cellsAt } from '#builtin/edit/finding/member-props.ts';
import { gridTableOf } from '#builtin/edit/finding/grid-tables.ts';
import { FULL_NAME_SCORE } from '#builtin/edit/finding/scores.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';
import { hasColor } from '#builtin/edit/finding/by-ordinal-or-color.ts';

const VARIANTS: ReadonlySet<string> = new Set(['primary', 'secondary', 'outline', 'ghost', 'danger']);

/** Gives an element a look, or takes it away, through the props that its component has for it. */
export function restyle(
  patch: Patch,
  target: string,
  look: string,
  { isOff, within, canBeOutside }: { isOff: boolean; within: string | undefined; canBeOutside: boolean },
): boolean {
  const find = (fits: (one: Target) => boolean) => findTargets(patch.spec, target, { fits, within, canBeOutside });
  if (isConditional(target) && find(isElement)[0]?.score !== FULL_NAME_SCORE) return false;
  // A button variant is for the button rather than for the card of the same name.
  const buttons = VARIANTS.has(look) ? find((one) => isElement(one) && one.place.element.type === 'Button') : [];
  const elements = buttons.length > 0 ? buttons : find(isElement);
  // A column of just that name is meant rather than a figure with a longer one.
  const isOfEntry = find(() => true).some(({ item, score }) => item !== undefined && score > (elements[0]?.score ?? 0));
  const named = isOfEntry ? [] : elements.map(({ place }) => place);
  // "The cards in two columns" are the entries of a list rather than what is in each.
  const isEntry = named.some(({ parent }) => elementOf(patch.spec, parent ?? '')?.repeat !== undefined);
  const isNamed = named.length > 0 && !(isEntry && isArrangement(look));
  const alike = isNamed ? [] : placesAlike(patch.spec, target, look, within);
  if (alike.length > 0 && !isOff) return arrangeAlike(patch, alike, look) || giveLooks(patch, alike, look);
  const whole = wholePage(patch.spec, target, look);
  const places = named.length > 0 ? cellsBelow(patch.spec, named, look) : whole === undefined ? alike : [whole];
  const columns = find(({ item }) => item?.prop === 'columns');
  if (columns.map((one) => alignColumn(patch, one, look)).includes(true)) return true;
  const [place] = places;
  if (isOff) return places.map((one) => removeLook(patch, one, look)).includes(true);
  if (place === undefined) return arrange(patch, target, undefined, look);
  if (arrange(patch, target, place, look)) return true;
  if (look === 'sortable') return makeSortable(patch, place);
  if ((look === 'bigger' || look === 'smaller') && resizeTitle(patch, place, target, look)) return true;
  const isDone = places.map((one) => restyleOne(patch, one, look)).includes(true);
  if (isDone && look === 'primary' && place.element.type === 'Button') demoteOtherButtons(patch, place.id);
  return isDone;
}

const COMPARED =
  /(?:over|under|above|below|than|über|unter|ab|als|plus de|moins de|m[áa]s de|menos de|pi[ùu] di|meno di|oltre|mais de)\s+(\S+)/iu;
const NUMBER_WORD = /^\P{L}?\d|^(?:ten|zehn|dix|diez|dieci|dez|one|ein|un|una|uno|um|uma)\p{L}?$/iu;

/** True for "anything over 30 days": no look depends on a value. */
export function isConditional(target: string): boolean {
  const [, compared] = COMPARED.exec(target) ?? [];
  return compared !== undefined && NUMBER_WORD.test(compared);
}

// "The amounts bold" means the cells below that heading, but a wider column is the heading's too.
function cellsBelow(spec: Spec, named: readonly Place[], look: string): Place[] {
  const isOfColumn = RESIZING.test(look) && look !== 'bigger' && look !== 'smaller';
  return named.flatMap((place) => {
    const table = isOfColumn ? undefined : gridTableOf(spec, place);
    if (table === undefined || table.rows[0] !== place.parent) return [place];
    const below = cellsAt(spec, table.rows.slice(1), table.index);
    return ALIGNMENTS.has(look) ? [place, ...below] : below;
  });
}

// A table column has its own alignment.
function alignColumn({ apply }: Patch, { item, place }: Target, look: string): boolean {
  const align = ALIGNMENTS.get(look);
  if (align === undefined || item === undefined) return false;
  const { type, props } = place.element;
  const list = type === 'Table' ? props['columnAlign'] : undefined;
  const at = ['elements', place.id, 'props'];
  if (Array.isArray(list))
    apply({ op: 'replace', path: formatPointer([...at, 'columnAlign', item.index]), value: align.table });
  else if (type === 'DataTable')
    apply({ op: 'add', path: formatPointer([...at, 'columns', item.index, 'align']), value: align.dataTable });
  return type === 'DataTable' || Array.isArray(list);
}

const ALIGNMENTS: ReadonlyMap<string, { table: string; dataTable: string }> = new Map([
  ['at the left', { table: 'left', dataTable: 'start' }],
  ['centered', { table: 'center', dataTable: 'center' }],
  ['at the right', { table: 'right', dataTable: 'end' }],
]);

function restyleOne(patch: Patch, place: Place, look: string): boolean {
  // What is the main one already can stand out only by its size.
  if (look === 'highlighted' && place.element.props['variant'] === 'primary') return restyleOne(patch, place, 'bigger');
  const isOwnSize = (look === 'bigger' || look === 'smaller') && TYPES_WITH_OWN_SIZE.has(place.element.type);
  const inRow = () => RESIZING.test(look) && resizeInRow(patch, place, look);
  const own = () => candidatesFor(patch, place).some((candidates) => giveLooks(patch, candidates, look));
  return isOwnSize ? own() || inRow() : inRow() || own();
}

const RESIZING = /^(?:bigger|wider|full width|smaller|narrower)$/;
/** What is bigger itself, rather than by a bigger cell around it. */
const TYPES_WITH_OWN_SIZE: ReadonlySet<string> = new Set(
  'Button IconButton Link Text Heading Badge Tag Icon Stat'.split(' '),
);

// Drops the prop that gives the look; a button goes back to the outline variant.
function removeLook(patch: Patch, { id, element }: Place, look: string): boolean {
  const { set = {}, color } = CHANGES.get(look) ?? {};
  if (color !== undefined && !hasColor(element, color)) return false;
  const names = color === undefined ? Object.keys(set) : ['tone', 'variant', ...COLOR_PROPS];
  const given = names.filter(
    (name) => element.props[name] !== undefined && (color !== undefined || element.props[name] === set[name]),
  );
  const name = given.find((one) => definitionOf(element.type)?.props[one]?.required !== true);
  if (name === undefined) return false;
  if (name === 'variant' && element.type === 'Button') setProp(patch, id, name, 'outline');
  else dropProp(patch, id, name);
  return true;
}

// A row has only one primary button, so the previous one gets the outline variant.
function demoteOtherButtons(patch: Patch, id: string): void {
  const row = parentOf(patch.spec, id);
  const others = row === undefined ? [] : childrenOf(patch.spec, row).filter((one) => one !== id);
  for (const one of others) {
    const element = elementOf(patch.spec, one);
    if (element?.type === 'Button' && element.props['variant'] === 'primary') setProp(patch, one, 'variant', 'outline');
  }
}

// Elements that may take the look, nearest first: the element, its children of one type, the only chart in it, its parent.
function* candidatesFor(patch: Patch, place: Place): Generator<Place[]> {
  const inside = childrenOf(patch.spec, place.id).flatMap((id) => placeOf(patch.spec, id) ?? []);
  const isOfOneType = inside.length > 0 && inside.every(({ element }) => element.type === inside[0]?.element.type);
  // A row of buttons is only where they stand.
  const isRow = place.element.type === 'Stack' || place.element.type === 'Grid';
  if (!isRow || !isOfOneType || inside[0]?.element.type !== 'Button') yield [place];
  if (isOfOneType) yield inside;
  const resizable = placesOf(patch.spec).filter(
    ({ id, element }) =>
      isInside(patch.spec, id, place.id) && definitionOf(element.type)?.props['height'] !== undefined,
  );
  if (resizable.length === 1) yield resizable;
  const frame = parentOf(patch.spec, place.id);
  const around = frame === undefined ? undefined : elementOf(patch.spec, frame);
  if (frame !== undefined && around !== undefined && childrenOf(patch.spec, frame).length === 1)
    yield [{ id: frame, element: around, parent: parentOf(patch.spec, frame) }];
}

function makeSortable(patch: Patch, { id, element }: Place): boolean {
  const columns = element.type === 'DataTable' ? element.props['columns'] : undefined;
  if (!Array.isArray(columns)) return false;
  const unsorted = columns.flatMap((column, index) =>
    isJsonObject(column) && column['sortable'] !== true ? [index] : [],
  );
  for (const index of unsorted)
    patch.apply({
      op: 'add',
      path: formatPointer(['elements', id, 'props', 'columns', index, 'sortable']),
      value: true,
    });
  return unsorted.length > 0;
}
