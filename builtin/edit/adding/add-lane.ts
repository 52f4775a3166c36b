import { isJsonObject } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { part } from '#builtin/part.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';
import { insertPart } from './insert-part.ts';
import { placesOf, type Patch } from '#builtin/edit/patch.ts';

/** Adds a lane to a board, in the form of its other lanes: an element, or an entry of the board's list. */
export function addLane(patch: Patch, title: string, where: Where | undefined): boolean {
  const board = placesOf(patch.spec).find(({ element }) => element.type === 'KanbanBoard');
  if (board === undefined) return false;
  // A list that is bound to the state belongs to the host.
  if (isJsonObject(board.element.props['columns'])) return false;
  const listed = board.element.props['columns'];
  if (Array.isArray(listed) && (listed.length > 0 || board.element.children.length === 0)) {
    const path = formatPointer(['elements', board.id, 'props', 'columns', '-']);
    patch.apply({ op: 'add', path, value: { title, cards: [] } });
    return true;
  }
  const isLane = ({ place, item }: Target) => item === undefined && place.parent === board.id;
  const [beside] = where?.anchor === undefined ? [] : findTargets(patch.spec, where.anchor, { fits: isLane });
  const lane = part(`${identifier(title, 'lane')}Lane`, 'BoardColumn', { title });
  insertPart(
    patch,
    lane,
    beside === undefined || where?.side === 'inside' ? { side: 'inside', anchorId: board.id } : where,
    'page',
  );
  return true;
}
