import { type Part } from '../part.ts';
import { recordsOf } from '../understand/actions/about-record.ts';
import { allRecords, type RecordSet } from '../understand/data/data-shape.ts';
import { namesField } from '../understand/fields/names-field.ts';
import { keyColumn } from '../understand/data/record-key.ts';
import { titleColumn } from '../understand/data/record-roles.ts';
import type { Understanding } from '../understand/understanding.ts';
import { isOnlyChosenFrom, mentionOf, sourceOf } from './section-order.ts';

/**
 * Folds the lists that other records only refer to, such as the members of a club beside its bookings, and puts them last: the request
 * does not ask for them. One that has no more than names, which a choice shows as well, is left out.
 */
export function withFoldedLists(u: Understanding, screen: Part): Part {
  const stack = screen.children.find(({ id }) => id === 'page');
  if (stack === undefined) return screen;
  const lists = new Map(stack.children.map((child) => [child, lookupIn(u, child)]));
  const isLookup = (child: Part) => lists.get(child) !== undefined;
  const isShown = stack.children.some((child) => MAIN.has(child.type) && !isLookup(child));
  if (!isShown || !stack.children.some(isLookup)) return screen;
  const others = stack.children.filter((child) => !isLookup(child));
  const folded = stack.children.flatMap((child) => {
    const set = lists.get(child);
    return set === undefined || hasOnlyNames(u, set) ? [] : [foldedCard(child, set)];
  });
  const end = others.findIndex(({ type }) => type === 'Dialog');
  const children = others.toSpliced(end < 0 ? others.length : end, 0, ...folded);
  return { ...screen, children: screen.children.map((child) => (child === stack ? { ...stack, children } : child)) };
}

const MAIN: ReadonlySet<string> = new Set([
  'Card',
  'Grid',
  'Scheduler',
  'Calendar',
  'KanbanBoard',
  'MapView',
  'SplitPane',
]);

function lookupIn(u: Understanding, child: Part): RecordSet | undefined {
  if (child.type !== 'Card') return undefined;
  const pointer = sourceOf(u, child)?.pointer;
  const sets = allRecords(u.data);
  const set = sets.find((one) => one.pointer === pointer);
  if (set === undefined || u.actions.some((action) => recordsOf(action, sets) === set)) return undefined;
  const own = set.view?.of ?? set.pointer;
  const isReferredTo = sets.some(
    (other) => other !== set && other.columns.some(({ refersTo }) => refersTo?.pointer === own),
  );
  const isAsked = mentionOf(u, set.key) !== undefined && u.uiType !== 'calendar';
  return (isReferredTo && !isAsked) || (isOnlyChosenFrom(u, set) && hasOnlyNames(u, set)) ? set : undefined;
}

function hasOnlyNames({ actions }: Understanding, set: RecordSet): boolean {
  const names = [keyColumn(set), titleColumn(set)];
  const isChosen = actions.some(({ fields }) => fields.some((field) => namesField(set, field)));
  return (
    isChosen && set.lists.length === 0 && set.columns.every((one) => names.includes(one) || one.hidden !== undefined)
  );
}

function foldedCard(card: Part, set: RecordSet): Part {
  const { title = set.label } = card.props;
  return { ...card, type: 'Collapsible', props: { title } };
}
