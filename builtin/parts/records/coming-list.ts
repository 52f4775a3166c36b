import { part, read, type Part } from '#builtin/part.ts';

/** A list that the host fills at a pointer, and until then a line that says so. */
export function comingList(list: Part, prop: string, pointer: string, nothingYet: string): Part[] {
  const isThere = { $state: `${pointer}/0` };
  return [
    part('nothingYet', 'EmptyState', { title: nothingYet, titleLevel: 'h2' }, [], {
      seeds: { [pointer]: [] },
      visible: { ...isThere, not: true },
    }),
    { ...list, props: { ...list.props, [prop]: read(pointer) }, visible: isThere },
  ];
}
