import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

const TASKS = ['open', 'doing', 'done'].map((status, index) => ({ id: `T${index}`, title: `Task ${index}`, status }));
const STATUSES = ['open', 'doing', 'done'];

/** A board of tasks with one action, whose param has this name and, if any are given, these choices. */
function boardWith(name: string, choices: readonly string[] | undefined, tasks: readonly JsonObject[] = TASKS): Spec {
  const param = { type: 'string', ...(choices === undefined ? {} : { enum: [...choices] }) };
  const params = { type: 'object', properties: { id: { type: 'string' }, [name]: param }, required: ['id', name] };
  const actions = [{ name: 'change_task', params }];
  return builtinSpec(briefOf('Board of our tasks', { uiType: 'board', data: { tasks: [...tasks] }, actions }));
}

function propsOf({ elements }: Spec, type: string, prop: string): unknown[] {
  return Object.values(elements).flatMap((element) => (element.type === type ? [element.props[prop]] : []));
}

function columnsOf({ elements }: Spec): { title: string; cards: unknown[] }[] {
  const board = Object.values(elements).find(({ type }) => type === 'KanbanBoard');
  return board?.props['columns'] as { title: string; cards: unknown[] }[];
}

const MOVES = ['Move to Doing', 'Move to Done', 'Move to Doing'];

describe('a param selects a lane', () => {
  test.each([
    ['status', STATUSES],
    ['new_status', STATUSES],
    ['taskStatus', STATUSES],
    ['targetColumn', STATUSES],
    ['move_to', STATUSES],
    ['status', ['open', 'doing', 'done', 'archived']],
    ['status', undefined],
    ['taskStatus', undefined],
  ])('%s of %j', (name, choices) => {
    const labels = propsOf(boardWith(name, choices), 'Button', 'label');
    expect(labels).toEqual(expect.arrayContaining(MOVES));
  });

  test('only if the status of the records is meant, or its values are among the choices', () => {
    const named: [string, string[] | undefined][] = [
      ['assign_to', ['Ann', 'Bob']],
      ['assign_to', undefined],
      ['reply_to', ['sender', 'everyone']],
      ['reply_to', undefined],
      ['billing_state', ['CA', 'NY']],
      ['billing_state', undefined],
      ['state', ['CA', 'NY']],
    ];
    for (const [name, choices] of named) {
      const spec = boardWith(name, choices);
      expect(propsOf(spec, 'BoardColumn', 'title'), name).toEqual(['Open', 'Doing', 'Done']);
      expect(JSON.stringify(propsOf(spec, 'Button', 'label')), name).not.toContain('Move to');
    }
  });

  test.each([
    ['new_status', ['kiln', 'glaze'], ['Kiln', 'Glaze']],
    ['ticketStatus', ['todo', 'doing'], ['To do', 'Doing']],
    ['billing_state', ['CA', 'NY'], ['To do', 'In progress', 'Done']],
    ['assign_to', ['Ann', 'Bob'], ['To do', 'In progress', 'Done']],
  ])('on a board without records: %s', (name, choices, lanes) => {
    expect(propsOf(boardWith(name, choices, []), 'BoardColumn', 'title')).toEqual(lanes);
  });
});

describe('every card is under the heading of its status', () => {
  const stages = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `T${index}`,
      title: `Task ${index}`,
      status: `Stage ${index}`,
    }));
  const composed = (count: number) =>
    columnsOf(builtinSpec(briefOf('Board of our tasks', { uiType: 'board', data: { tasks: stages(count) } })));

  test('with 15 statuses', () => {
    const columns = composed(15);
    expect(columns.map(({ title }) => title)).toEqual(stages(15).map(({ status }) => status));
    for (const { cards } of columns) expect(cards).toHaveLength(1);
  });

  test('or, with more statuses than a board has lanes, in a last lane of its own', () => {
    const columns = composed(80);
    expect(columns.at(-1)).toMatchObject({ title: 'Other' });
    expect(columns.at(-2)).toMatchObject({ title: `Stage ${columns.length - 2}` });
    expect(columns.slice(0, -1).every(({ cards }) => cards.length === 1)).toBe(true);
    expect(columns.flatMap(({ cards }) => cards)).toHaveLength(80);
  });

  test('and no button moves a card to the lane for the rest', () => {
    const params = {
      type: 'object',
      properties: { id: { type: 'string' }, status: { type: 'string' } },
      required: ['id', 'status'],
    };
    const actions = [{ name: 'move_task', params }];
    const input = briefOf('Board of our tasks', { uiType: 'board', data: { tasks: stages(60) }, actions });
    expect(propsOf(builtinSpec(input), 'Button', 'label')).not.toContain('Move to Other');
  });
});
