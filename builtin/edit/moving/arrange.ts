import { definitionOf } from '#catalog/components.ts';
import { takesChild } from '#catalog/containers.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { freshId } from '#builtin/fresh-id.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { namesOn } from '#builtin/edit/finding/names.ts';
import { writtenPaths } from '#builtin/edit/finding/shown-values.ts';
import { isSameWord } from '#builtin/edit/words/word-similarity.ts';
import { splitItems } from '#builtin/understand/words/split-items.ts';
import type { KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import { findElement } from '#builtin/edit/finding/find-element.ts';
import {
  childrenOf,
  dropProp,
  placeOf,
  placesOf,
  setChildren,
  setProp,
  type Patch,
  type Place,
} from '#builtin/edit/patch.ts';
import {
  movableBlock,
  indexBeforeButtons,
  canHold,
  parentOf,
  outerWrapper,
} from '#builtin/edit/finding/surroundings.ts';

const COLUMNS_MAX = 4;
const FIELD_KINDS: ReadonlySet<KindOfElement> = new Set<KindOfElement>(['field', 'form']);

const WHOLE_PAGE = /\b(?:page|screen|everything|it|all|seite|alles|tout|todo|tutto|pagina|tela)\b/;

const COLUMNS = /^(\d) columns$/;

/** True for a look that tells where elements stand. */
export function isArrangement(look: string): boolean {
  return COLUMNS.test(look) || look === 'side by side' || look === 'stacked';
}

/** Arranges the contents of an element, or several named elements, in columns, side by side or stacked. */
export function arrange(patch: Patch, target: string, place: Place | undefined, look: string): boolean {
  if (!isArrangement(look)) return false;
  const count = COLUMNS.exec(look)?.[1];
  const columns = count === undefined ? undefined : Number(count);
  if (columns === undefined && areOptions(target)) return arrangeOptions(patch, look);
  const several = [...new Set(splitItems(target).flatMap((one) => findElement(patch.spec, one)?.id ?? []))];
  const row = several.length > 1 && look === 'stacked' ? gridOf(patch.spec, several) : undefined;
  if (row !== undefined) return setIfDifferent(patch, row, 'columns', 1);
  if (several.length > 1)
    return inColumns(
      patch,
      [...new Set(several.map((id) => movableBlock(patch.spec, id)))],
      look === 'stacked' ? 1 : (columns ?? several.length),
    );
  const isUnknown = place === undefined && target !== '' && !WHOLE_PAGE.test(foldText(target));
  const isFields = parseTargetPhrase(target).kinds.some((kind) => FIELD_KINDS.has(kind));
  if (isUnknown && !isFields) return false;
  const alike = isFields ? fieldsNamed(patch.spec, target) : [];
  if (alike.length > 1) return inColumns(patch, alike, look === 'stacked' ? 1 : (columns ?? alike.length));
  const grids = placesOf(patch.spec).filter(({ id }) => isPlainGrid(patch.spec, id));
  // "One column" without a target is ambiguous if there are several rows.
  if (
    target === '' &&
    columns === 1 &&
    grids.length > 1 &&
    !placesOf(patch.spec).some(({ element }) => element.type === 'Form')
  )
    return false;
  const isAll = place === undefined || place.id === patch.spec.root || isFields;
  const whole = isAll ? mainPart(patch.spec) : place;
  return whole !== undefined && arrangeElement(patch, whole, columns, look === 'stacked');
}

// "the password fields": those whose labels have the words.
function fieldsNamed(spec: Spec, target: string): string[] {
  const { nameWords } = parseTargetPhrase(target);
  if (nameWords.length === 0) return [];
  const fields = namesOn(spec).filter(
    ({ weight, item, place, words }) =>
      weight === 'main' &&
      item === undefined &&
      writtenPaths(spec, place.id).length === 1 &&
      nameWords.every((word) => words.some((one) => isSameWord(one, word))),
  );
  return [...new Set(fields.map(({ place }) => movableBlock(spec, place.id)))];
}

// "the answers": those of every question.
function areOptions(target: string): boolean {
  const { kinds, nameWords } = parseTargetPhrase(target);
  return nameWords.length === 0 && kinds.length > 0 && kinds.every((kind) => kind === 'option');
}

function arrangeOptions(patch: Patch, look: string): boolean {
  const orientation = look === 'stacked' ? 'vertical' : 'horizontal';
  const choices = placesOf(patch.spec).filter(({ element }) => element.type === 'Radio');
  return choices.map(({ id }) => setIfDifferent(patch, id, 'orientation', orientation)).includes(true);
}

/** Arranges elements of one kind, such as the cards, where they stand. Returns false for any other look. */
export function arrangeAlike(patch: Patch, places: readonly Place[], look: string): boolean {
  if (!isArrangement(look)) return false;
  const count = COLUMNS.exec(look)?.[1];
  const rows = new Map<string, string[]>();
  for (const { id, parent = '' } of places) rows.set(parent, [...(rows.get(parent) ?? []), id]);
  return [...rows]
    .map(([row, ids]) => {
      const isEach = elementOf(patch.spec, row)?.repeat !== undefined;
      const several = isEach ? COLUMNS_MAX - 1 : Math.min(COLUMNS_MAX, ids.length);
      return inRow(patch, row, ids, look === 'stacked' ? 1 : Number(count ?? several));
    })
    .includes(true);
}

function inRow(patch: Patch, row: string, ids: readonly string[], columns: number): boolean {
  const element = elementOf(patch.spec, row);
  if (element === undefined) return false;
  const isRow = element.repeat !== undefined || childrenOf(patch.spec, row).length === ids.length;
  if (isRow && isCounted(element.type)) return setIfDifferent(patch, row, 'columns', columns);
  if (element.repeat === undefined) return ids.length > 1 && ids.length >= columns && inColumns(patch, ids, columns);
  if (element.type !== 'Stack' || columns === 1) return false;
  const { gap } = element.props;
  const value = { ...element, type: 'Grid', props: { columns, gap: gap === 'none' ? 'sm' : (gap ?? 'md') } };
  patch.apply({ op: 'replace', path: formatPointer(['elements', row]), value });
  return true;
}

function isCounted(type: string): boolean {
  const kind = definitionOf(type)?.props['columns']?.kind;
  return kind === 'count' || kind === 'integer';
}

// The grid that holds exactly these elements.
function gridOf(spec: Spec, ids: readonly string[]): string | undefined {
  const [row, ...others] = new Set(ids.map((id) => parentOf(spec, outerWrapper(spec, id))));
  const isGrid = row !== undefined && others.length === 0 && elementOf(spec, row)?.type === 'Grid';
  return isGrid && childrenOf(spec, row).length === ids.length ? row : undefined;
}

function arrangeElement(
  patch: Patch,
  { id, element }: Place,
  columns: number | undefined,
  isStacked: boolean,
): boolean {
  const children = childrenOf(patch.spec, id);
  const wanted = isStacked ? 1 : (columns ?? Math.min(COLUMNS_MAX, Math.max(2, children.length)));
  if (isCounted(element.type)) return setIfDifferent(patch, id, 'columns', wanted);
  const direction = ['direction', 'orientation', 'layout'].find((name) =>
    definitionOf(element.type)?.props[name]?.values?.includes('horizontal'),
  );
  if (columns === undefined && direction !== undefined && element.type !== 'Form')
    return setIfDifferent(patch, id, direction, isStacked ? 'vertical' : 'horizontal');
  if (element.repeat !== undefined) return inRow(patch, id, children, wanted);
  if (children.length === 1) {
    const only = placeOf(patch.spec, children[0] ?? '');
    return only !== undefined && arrangeElement(patch, only, columns, isStacked);
  }
  if (children.length > 1) return inColumns(patch, children.slice(0, indexBeforeButtons(patch.spec, children)), wanted);
  const row = parentOf(patch.spec, outerWrapper(patch.spec, id));
  const isGrid = row !== undefined && elementOf(patch.spec, row)?.type === 'Grid';
  if (isGrid && elementOf(patch.spec, row)?.repeat !== undefined) return setIfDifferent(patch, row, 'columns', wanted);
  const unit = outerWrapper(patch.spec, id);
  const siblings = siblingsOfType(patch.spec, unit);
  return (
    siblings.length > 1 &&
    inColumns(patch, siblings, isStacked ? 1 : (columns ?? Math.min(COLUMNS_MAX, siblings.length)))
  );
}

function setIfDifferent(patch: Patch, id: string, prop: string, value: string | number): boolean {
  const present = elementOf(patch.spec, id)?.props[prop];
  if (present === value) return false;
  setProp(patch, id, prop, value);
  if (prop === 'columns') for (const other of ['minColWidth', 'template']) dropProp(patch, id, other);
  return true;
}

/** Puts elements into a grid in place of the first one and dissolves grids among them. One column needs no grid. */
function inColumns(patch: Patch, ids: readonly string[], columns: number): boolean {
  const [first] = ids;
  const parent = first === undefined ? undefined : parentOf(patch.spec, first);
  if (parent === undefined || ids.some((id) => parentOf(patch.spec, id) !== parent)) return false;
  const grids = ids.filter((id) => isPlainGrid(patch.spec, id));
  if (!canHold(patch.spec, parent, 'Grid') || (columns === 1 && grids.length === 0)) return false;
  const members = ids.flatMap((id) => (grids.includes(id) ? childrenOf(patch.spec, id) : [id]));
  if (members.some((id) => !takesChild(definitionOf('Grid'), elementOf(patch.spec, id)?.type ?? ''))) return false;
  const before = childrenOf(patch.spec, parent);
  const held = columns === 1 ? members : [freshId('columns', new Set(Object.keys(patch.spec.elements)))];
  if (columns > 1) {
    const grid = { type: 'Grid', props: { columns, gap: 'md' }, children: members };
    patch.apply({ op: 'add', path: formatPointer(['elements', ...held]), value: grid });
  }
  setChildren(
    patch,
    parent,
    before.flatMap((id) => (id === first ? held : ids.includes(id) ? [] : [id])),
  );
  for (const id of grids) patch.apply({ op: 'remove', path: formatPointer(['elements', id]) });
  return true;
}

function isPlainGrid(spec: Spec, id: string): boolean {
  const element = elementOf(spec, id);
  return element?.type === 'Grid' && element.repeat === undefined && element.visible === undefined;
}

function siblingsOfType(spec: Spec, id: string): string[] {
  const parent = parentOf(spec, id);
  const type = elementOf(spec, id)?.type;
  return parent === undefined ? [] : childrenOf(spec, parent).filter((one) => elementOf(spec, one)?.type === type);
}

// The form, else the first grid or list, else the first element with several children.
function mainPart(spec: Spec): Place | undefined {
  const places = placesOf(spec);
  return (
    places.find(({ element }) => element.type === 'Form') ??
    places.find(({ element }) => ['Grid', 'StatGroup', 'DescriptionList', 'FeatureGrid'].includes(element.type)) ??
    places.find(({ id }) => childrenOf(spec, id).length > 1)
  );
}
