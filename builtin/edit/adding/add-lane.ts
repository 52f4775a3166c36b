import { isJsonObject } from '#contract/json/json.ts';
import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { part } from '#builtin/part.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';
import { shownPointer } from '#builtin/edit/finding/shown-values.ts';
import { childrenOf, placesOf, type Patch, type Place } from '#builtin/edit/patch.ts';
import { addOption, optionsOf } from './add-option.ts';
import { insertPart } from './insert-part.ts';

/** Adds a lane to a board, in the form of its other lanes: an element, or an entry of the board's list. */
export function addLane(patch: Patch, title: string, where: Where | undefined): boolean {
  const board = placesOf(patch.spec).find(({ element }) => element.type === 'KanbanBoard');
  if (board === undefined) return false;
  if (isJsonObject(board.element.props['columns'])) return addKeptLane(patch, board, title, where);
  const listed = board.element.props['columns'];
  if (Array.isArray(listed) && (listed.length > 0 || childrenOf(patch.spec, board.id).length === 0)) {
    const path = formatPointer(['elements', board.id, 'props', 'columns', '-']);
    patch.apply({ op: 'add', path, value: { title, cards: [] } });
    return true;
  }
  const menus = menusOfLanes(patch, board);
  const isLane = ({ place, item }: Target) => item === undefined && place.parent === board.id;
  const [beside] = where?.anchor === undefined ? [] : findTargets(patch.spec, where.anchor, { fits: isLane });
  const lane = part(`${identifier(title, 'lane')}Lane`, 'BoardColumn', { title });
  insertPart(
    patch,
    lane,
    beside === undefined || where?.side === 'inside' ? { side: 'inside', anchorId: board.id } : where,
    'page',
  );
  for (const menu of menus) addOption(patch, menu, title, where);
  return true;
}

// A lane of a list that the state keeps. Lanes that something refers to by their position keep it.
function addKeptLane(patch: Patch, board: Place, title: string, where: Where | undefined): boolean {
  const pointer = shownPointer(patch.spec, board.id, 'columns');
  const lanes: unknown = readPointer(patch.spec, pointer);
  if (!Array.isArray(lanes) || !lanes.every((lane) => isJsonObject(lane) && Array.isArray(lane['cards']))) return false;
  const isLane = ({ place, item }: Target) => item?.prop === 'columns' && place.id === board.id;
  const [beside] = where?.anchor === undefined ? [] : findTargets(patch.spec, where.anchor, { fits: isLane });
  const wanted = laneIndex(beside?.item?.index, where) ?? lanes.length;
  const elements = JSON.stringify(patch.spec.elements);
  const isFree = lanes.every((_, at) => at < wanted || !elements.includes(`"${pointer.slice('/state'.length)}/${at}/`));
  patch.apply({ op: 'add', path: `${pointer}/${isFree ? wanted : lanes.length}`, value: { title, cards: [] } });
  return true;
}

// Undefined for the end.
function laneIndex(beside: number | undefined, where: Where | undefined): number | undefined {
  if (where?.side === 'first') return 0;
  if (beside === undefined || where?.side === 'inside') return undefined;
  return beside + (where?.side === 'before' ? 0 : 1);
}

// The menus by which cards are moved: choices among all lanes.
function menusOfLanes({ spec }: Patch, board: Place): Place[] {
  const titles = childrenOf(spec, board.id).flatMap((id) => {
    const title = elementOf(spec, id)?.props['title'];
    const shown = typeof title === 'string' ? title : readPointer(spec, shownPointer(spec, id, 'title'));
    return typeof shown === 'string' ? [shown] : [];
  });
  const pointers = new Set<string>();
  return placesOf(spec).filter(({ id }) => {
    const found = optionsOf(spec, id);
    const labels = (found?.list ?? []).map((one) => (isJsonObject(one) ? one['label'] : one));
    const isMenu = titles.length > 1 && titles.every((one) => labels.includes(one));
    // Several menus may show one list.
    if (!isMenu || found === undefined || pointers.has(found.pointer)) return false;
    pointers.add(found.pointer);
    return true;
  });
}
