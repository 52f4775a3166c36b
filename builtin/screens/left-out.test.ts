import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf } from '#evals/quality/builtin-spec.ts';
import { understand } from '#builtin/understand/understanding.ts';
import { screenFor } from './choosing/screen-for.ts';
import { countLeftOut } from './left-out.ts';

function leftOut(data: JsonObject) {
  const u = understand(briefOf('Show this', { uiType: 'list_table', data }));
  return countLeftOut(screenFor(u), data, u.data);
}

describe('values of the data that the screen leaves out', () => {
  test('are none if it shows all, whatever object they are in', () => {
    const orders = [{ id: 1, customer: { name: 'Ada', email: 'a@example.com' }, total: 5, paid: true, note: null }];
    expect(leftOut({ orders, shop: { name: 'Corner', open: false }, total: 5, currency: 'EUR' })).toEqual({
      shape: 0,
      room: 0,
      id: 0,
    });
  });

  test('are counted by shape if nothing on a screen fits them', () => {
    const orders = [{ id: 1, items: [{ weight: 1, qty: 2 }] }];
    expect(leftOut({ orders, mixed: ['a', { b: 1 }] })).toEqual({ shape: 4, room: 0, id: 0 });
  });

  test('are counted by id if only programs use them, and a name stands beside them', () => {
    const users = [{ id: 'usr_9KfL2', name: 'Ada' }];
    expect(leftOut({ users, plan: { id: 7, title: 'Pro' }, invoice: { id: 'INV-7', title: 'May' } })).toEqual({
      shape: 0,
      room: 0,
      id: 2,
    });
  });

  test('are counted by room if a table has no column left for them', () => {
    const row = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`field${at}`, `value ${at}`]));
    const rows = Array.from({ length: 20 }, () => row);
    expect(leftOut({ rows })).toEqual({ shape: 0, room: 60, id: 0 });
  });

  test('are counted by room if a list is longer than a screen shows', () => {
    const tags = Array.from({ length: 45 }, (_, at) => `tag ${at}`);
    expect(leftOut({ tags })).toEqual({ shape: 0, room: 5, id: 0 });
  });

  test('are counted by room if records stand on the screen by their names only, or not with all of their values', () => {
    const u = understand(
      briefOf('Book a guest in', {
        uiType: 'form',
        data: { guests: ['a', 'b'].map((id) => ({ id, name: `Guest ${id}`, city: `Town ${id}`, room: `R ${id}` })) },
        actions: [
          { name: 'book', required: true, params: { type: 'object', properties: { guest_id: { type: 'string' } } } },
        ],
      }),
    );
    expect(countLeftOut(screenFor(u), { guests: [] }, u.data)).toMatchObject({ room: 2 });
    const cards = ['todo', 'done'].flatMap((state) =>
      [1, 2].map((at) => ({
        id: `${state}${at}`,
        title: `Card ${state} ${at}`,
        state,
        ...Object.fromEntries(Array.from({ length: 9 }, (_, one) => [`note${one}`, `${state} ${at} note ${one}`])),
      })),
    );
    const board = understand(briefOf('Board', { uiType: 'board', data: { cards } }));
    const screen = screenFor(board);
    const texts = JSON.stringify(screen);
    const unseen = cards.flatMap((card, at) =>
      Object.keys(card).filter((key) => key.startsWith('note') && !texts.includes(`/cards/${at}/${key}"`)),
    );
    expect(unseen.length).toBeGreaterThan(0);
    expect(countLeftOut(screen, { cards }, board.data).room).toBe(unseen.length);
  });
});
