import { expect, test } from 'vitest';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

test('rows in sections have all members that an action begins with, though no record of a section has them', () => {
  const stays = [
    { id: 's1', guest: 'Ines Roth', status: 'expected' },
    { id: 's2', guest: 'Omar Diaz', status: 'expected' },
    { id: 's3', guest: 'Yann Roussel', status: 'checked_in', room_id: 'r2' },
  ];
  const rooms = [
    { id: 'r1', name: 'Room 104' },
    { id: 'r2', name: 'Room 207' },
  ];
  const text = { type: 'string' };
  const input = briefOf("Today's stays, grouped by status. Check a guest in by assigning a room", {
    data: { stays, rooms },
    actions: [
      {
        name: 'check_in',
        params: { type: 'object', properties: { stay_id: text, room_id: text }, required: ['stay_id', 'room_id'] },
      },
    ],
  });
  expect(faultsOf(builtinSpec(input), input)).toEqual([]);
});
