import { afterEach, describe, expect, test } from 'vitest';
import type { Spec } from '#contract/spec/spec.ts';
import { say } from '#tools/model-backend/script.ts';
import { type ComposerUnderTest, startComposerUnderTest } from './composer-under-test.ts';

const DATA = {
  orders: [
    { id: 'A-1', customer: 'Ana', total: 12.5, status: 'late' },
    { id: 'B-2', customer: 'Ben', total: 30, status: 'open' },
    { id: 'C-3', customer: 'Cem', total: 7, status: 'late' },
  ],
};
const SCREEN = `/query=""
/late:=orders[?status=='late']
/late_count:=length(late)
@/draft:=orders[0]
Stack gap=lg
  PageHeader "Orders"
  Stat "Late" value=/late_count
  SearchInput value=@/query placeholder="Find a customer"
  Stack gap=sm for=/late
    Card .customer
      Text .id
  Input "Customer" name=customer value=@/draft/customer
`;

let composer: ComposerUnderTest;
afterEach(() => composer.close());

async function compose(answers: readonly string[], more: object = {}, endings: readonly 'length'[] = []) {
  composer = await startComposerUnderTest(['outliner']);
  let calls = 0;
  composer.backend.script('outliner', () => {
    const [text = answers.at(-1) ?? '', ending = 'stop'] = [answers[calls], endings[calls]];
    calls += 1;
    return say(text, { finishReason: ending });
  });
  const composed = await composer.compose({ prompt: 'the orders', dataJson: JSON.stringify(DATA), ...more });
  return { ...composed, spec: composed.folded as unknown as Spec };
}

describe('an answer that is an outline', () => {
  test('gives a screen whose views are computed, with their expressions', async () => {
    const { spec, restarts, completed } = await compose([SCREEN]);
    expect(restarts).toEqual([]);
    expect(JSON.parse(completed?.specJson ?? '')).toEqual(spec);
    expect(spec.state).toMatchObject({ ...DATA, query: '', late_count: 2, draft: DATA.orders[0] });
    expect(spec.state['late']).toEqual([DATA.orders[0], DATA.orders[2]]);
    expect(completed?.derived).toEqual([
      { path: '/late', expression: "orders[?status=='late']" },
      { path: '/late_count', expression: 'length(late)' },
    ]);
    expect(Object.values(spec.elements).find(({ type }) => type === 'Stat')?.props).toMatchObject({
      value: { $state: '/late_count' },
    });
    expect(composer.backend.requests).toHaveLength(1);
  });

  test('shows each element below one that was sent before it', async () => {
    const { operations } = await compose([SCREEN]);
    const sent = new Set<string>();
    for (const { path, valueJson } of operations) {
      const id = /^\/elements\/([^/]+)$/.exec(path)?.[1];
      if (id === undefined) continue;
      const { children = [] } = JSON.parse(valueJson ?? '{}') as { children?: string[] };
      for (const child of children) expect(sent.has(child)).toBe(false);
      sent.add(id);
    }
    expect(sent.size).toBeGreaterThan(7);
  });

  test.each([1, 3, 8, 20])('keeps to %d operations', async (maxOperations) => {
    const { operations, completed, folded } = await compose([SCREEN], { maxOperations });
    expect(operations.length).toBeLessThanOrEqual(maxOperations);
    expect(JSON.parse(completed?.specJson ?? '')).toEqual(folded);
  });

  test('is asked again for a view that cannot be computed, with what is wrong', async () => {
    const wrong = SCREEN.replace('length(late)', 'tally(late)');
    const { spec, restarts, completed } = await compose([wrong, '/late_count:=length(late)\n']);
    expect(restarts).toEqual([]);
    expect(spec.state).toMatchObject({ late_count: 2 });
    expect(completed?.derived).toHaveLength(2);
    const [, second] = composer.backend.requests;
    expect(JSON.stringify(second?.body.messages)).toContain('/late_count:=tally(late)');
  });

  test('composes without a view that never works', async () => {
    const { completed, restarts } = await compose([SCREEN.replace('length(late)', 'tally(late)'), 'I cannot.']);
    expect(completed).toBeDefined();
    expect(restarts).toEqual([]);
  });

  test('settles what writers hesitated about', async () => {
    const answer = `/chosen=null
/day=null
/rate=3
/months=[10,20]
/scaled:=months[].[@*12][]
/late:=orders[?status=='late']
/board=[{title:"Late",cards:[{id:"A-1",title:"Ana"}]}]
Stack
  Text "Nothing is chosen" if=!/chosen
  DatePicker value=@/day
  LineChart series=[{name:"A year",points:/scaled}]
  Stack for=/late
    Card .customer
      Badge "Chosen" if=.id==/chosen
      Button "Choose" >setState(statePath="/chosen",value=.id)
  KanbanBoard columns=/board board=@/moved move>move_card(board=/moved)
  Button "Send" if=/rate==/chosen >send(id=/chosen,day=/day)
`;
    const { spec, restarts, completed, operations } = await compose([answer]);
    expect(restarts).toEqual([]);
    expect(spec.state).toMatchObject({ chosen: null, day: null, scaled: [120, 240] });
    expect(completed?.derived.map(({ path }) => path)).toEqual(['/scaled', '/late']);
    const all = Object.values(spec.elements);
    expect(all.find(({ type }) => type === 'Badge')?.visible).toEqual({ $item: 'id', eq: { $state: '/chosen' } });
    expect(all.find(({ props }) => props['label'] === 'Send')?.visible).toEqual({
      $state: '/rate',
      eq: { $state: '/chosen' },
    });
    expect(all.find(({ type }) => type === 'KanbanBoard')?.on).toEqual({
      move: { action: 'move_card', params: { board: { $state: '/moved' } } },
    });
    expect(operations.length).toBeGreaterThan(10);
    expect(composer.backend.requests).toHaveLength(1);
  });

  test('cannot change what was computed', async () => {
    const { spec } = await compose([SCREEN.replace('Stack gap=lg', '/late_count=5\nStack gap=lg')]);
    expect(spec.state).toMatchObject({ late_count: 2 });
  });

  describe('that the length limit cuts off', () => {
    const at = SCREEN.indexOf(' placeholder');
    const rest = SCREEN.slice(SCREEN.lastIndexOf('\n', at) + 1);

    test.each([
      ['goes on with the next line', rest],
      ['begins with its last whole line', SCREEN.slice(SCREEN.indexOf('  Stat "Late"'))],
      ['is written anew from its beginning', SCREEN],
    ])('is asked for the rest, and %s', async (_, continuation) => {
      const { spec: whole } = await compose([SCREEN]);
      await composer.close();
      const { spec, restarts, completed } = await compose([SCREEN.slice(0, at), continuation], {}, ['length']);
      expect(restarts).toEqual([]);
      expect(spec).toEqual(whole);
      expect(JSON.parse(completed?.specJson ?? '')).toEqual(spec);
      const [, second] = composer.backend.requests;
      expect(second?.body.messages?.at(-2)).toEqual({ role: 'assistant', content: SCREEN.slice(0, -rest.length) });
    });

    test('is asked again while nothing comes, and delivers what there is', async () => {
      const { restarts, completed } = await compose([SCREEN.slice(0, at), 'I have nothing to add.'], {}, ['length']);
      expect(restarts).toEqual([]);
      expect(completed).toBeDefined();
      expect(composer.backend.requests.length).toBeLessThanOrEqual(4);
    });
  });

  test('completes in an outline what operations have promised', async () => {
    const page = '{"op":"add","path":"/elements/root","value":{"type":"Stack","props":{},"children":["sum","more"]}}';
    const { spec, restarts } = await compose([
      `${page}\n`,
      'Stat #sum "Late" value=2\nCard #more "More"\n  Text "And so on"\n',
    ]);
    expect(restarts).toEqual([]);
    expect(spec.elements['root']?.children).toEqual(['sum', 'more']);
    expect(spec.elements['sum']).toMatchObject({ type: 'Stat', props: { label: 'Late' } });
    expect(spec.elements['more']?.children).toHaveLength(1);
    expect(Object.keys(spec.elements)).toHaveLength(4);
    expect(JSON.stringify(composer.backend.requests[1]?.body.messages)).not.toContain('JSON Patch');
  });

  test('repeats over a list inside each item', async () => {
    const data = {
      groups: [
        { name: 'A', items: [{ t: 'x' }] },
        { name: 'B', items: [{ t: 'y' }, { t: 'z' }] },
      ],
    };
    const answer = 'Stack for=/groups\n  Card .name\n    Stack for=.items\n      Text .t\n';
    const { spec, completed } = await compose([answer], { dataJson: JSON.stringify(data) });
    expect(completed).toBeDefined();
    const repeats = Object.values(spec.elements).flatMap(({ repeat }) => repeat?.statePath ?? []);
    expect(repeats).toEqual(['/groups/0/items', '/groups/1/items']);
  });
});
