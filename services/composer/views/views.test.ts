import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '#contract/json/json.ts';
import { definitionOf } from '#catalog/components.ts';
import { createAnswerReader } from '../answer/read-answer.ts';
import { VIEW_RULES } from '../prompt/rules.ts';
import { createRandom } from '#evals/mutations/random.ts';
import { fuzzExpressions } from '#tools/fuzz/expressions.ts';
import { evaluate } from './evaluate.ts';
import { VIEW_FUNCTIONS } from '#contract/views/functions.ts';
import { createViews, isView } from './views.ts';

const DATA: JsonObject = {
  orders: [
    { id: 'A', customer: 'Ana', total: 12.5, status: 'late', due: '2026-05-04', date: '2026-05-01' },
    { id: 'B', customer: 'Ben', total: 1300, status: 'open', due: '2026-05-06', date: '2026-05-02' },
  ],
  jobs: [
    { id: 1, name: 'Paint', status: 'todo', priority: 'low' },
    { id: 2, name: 'Roof', status: 'done', priority: 'high' },
  ],
  by_hour: [{ h: '8 am', n: 14 }],
  member: { first: 'Ana', last: 'Ruiz' },
  done: 3,
  total: 7,
};

function valueOf(expression: string, data: JsonObject = DATA): Json | undefined {
  const result = evaluate(expression, data);
  if ('fault' in result) throw new Error(result.fault);
  return result.value;
}

function faultOf(expression: string): string {
  const result = evaluate(expression, DATA);
  return 'fault' in result ? result.fault : `no fault: ${JSON.stringify(result.value)}`;
}

/** The seed among the examples of the prompt, and the views over it, as they are read and computed. */
function seededExamples(): { derived: string[]; values: JsonObject } {
  const lines = VIEW_RULES.split('\n').map((line) => line.trim());
  const outline = lines.filter((line) => /^\/(?:pass|saving|ends):?=/.test(line)).join('\n');
  const reader = createAnswerReader({ outline: { definitionOf, isTaken: () => false } });
  const views = createViews(new Set());
  const values: JsonObject = {};
  for (const reading of [...reader.push(`${outline}\nText "x"`), ...reader.end()]) {
    if (reading.type !== 'operation' || !reading.operation.path.startsWith('/state/')) continue;
    const step = isView(reading.operation) ? views.stepOf(reading.operation, values) : reading.operation;
    values[reading.operation.path.slice('/state/'.length)] = step?.value ?? null;
  }
  return { derived: views.derived().map(({ path }) => path), values };
}

describe('a view', () => {
  test('reads a member whose name holds quotes', () => {
    expect(valueOf(String.raw`"a \"b\""`, { 'a "b"': 1 })).toBe(1);
  });

  test('of every example in the prompt gives something', () => {
    const examples = [...VIEW_RULES.matchAll(/^ *\/(\w+):=(\S.*?)(?= computes a fact once|$)/gm)];
    expect(examples.length).toBeGreaterThan(7);
    for (const [, name, expression = ''] of examples) {
      const value = valueOf(expression, { ...DATA, pass: { one: 48, five: 216, from: '2026-05-04' } });
      expect(value, name).not.toBeNull();
      expect(value, name).not.toStrictEqual([]);
    }
  });

  test('of the examples over figures of a request gives what follows from them', () => {
    const { derived, values } = seededExamples();
    expect(derived).toStrictEqual(['/saving', '/ends']);
    expect(values).toMatchObject({ saving: '€24.00', ends: '2026-06-03' });
    expect(valueOf("format_number(done/total*100,'%',0)")).toBe('43%');
  });
  test('of the example that groups gives each group with its records', () => {
    const [, expression = ''] = /^ *\/lanes:=(.*)$/m.exec(VIEW_RULES) ?? [];
    const jobs = [
      { id: 1, name: 'Paint', status: 'open' },
      { id: 2, name: 'Sand', status: 'done' },
      { id: 3, name: 'Oil', status: 'open' },
    ];
    const lanes = [
      {
        title: 'open',
        cards: [
          { id: 1, title: 'Paint' },
          { id: 3, title: 'Oil' },
        ],
      },
      { title: 'done', cards: [{ id: 2, title: 'Sand' }] },
    ];
    expect(valueOf(expression, { jobs })).toStrictEqual(lanes);
    expect(valueOf(expression.replace('[*]', '[]'), { jobs })).toStrictEqual(lanes);
  });

  test.each([
    ["orders[?status=='late'].id", ['A']],
    ['zip([`1`,`2`], orders[].id)[].{n:[0],id:[1]}[0].id', 'A'],
    ['items({a:orders[0]})[].{key:[0],id:[1].id}', [{ key: 'a', id: 'A' }]],
    ['orders[?status=="late"].id', ['A']],
    ['orders[?total > 100].id', ['B']],
    ['orders[?total>=12.5 && total<20].id', ['A']],
    ['orders[?status === "late"].id', ['A']],
    ['orders[0].total * 2', 25],
    ["orders[].{name:customer,tone:status=='late' ? 'critical' : 'info'}[0].tone", 'critical'],
    ['orders[0:1].id', ['A']],
    ['orders[-1].id', 'B'],
    ['orders[].{"in text":id}[0]."in text"', 'A'],
    ['join(", ", orders[].id)', 'A, B'],
    ['sum(orders[].total)', 1312.5],
    ['join(“, ”, orders[].id)', 'A, B'],
    ['orders[?status==“late”].id', ['A']],
    ['orders[?status==‘late’].id', ['A']],
    ["lookup('late', {“late”:'critical'}, 'info')", 'critical'],
    ["orders[].{'in text':id}[0].'in text'", 'A'],
    ['total > 5 ? "much" : "little"', 'much'],
    ["[total > 5 ? 'it’s much' : 'little']", ['it’s much']],
    ["index_of(['high','low'], 'low')", 1],
    ['numbered(orders)[1].row', 2],
    ["lookup('late', {late:'critical'}, 'info')", 'critical'],
    ["lookup('new', {late:'critical'}, 'info')", 'info'],
    ["format_number(`1234.5`, 'EUR', `2`, 'de')", '1.234,50\u00a0€'],
    ["format_number(`12`, 'km')", '12 km'],
    ["format_number(`12`, '%')", '12%'],
    ["format_date('2026-05-04', 'long', 'de')", '4. Mai 2026'],
    ["format_date('2026-05-04T09:30:00+02:00', 'time', 'en-GB')", '09:30'],
    ["format_date('soon')", 'soon'],
    ["format_date('2026-13-45')", '2026-13-45'],
    ["format_date('2026-02-30', 'long', 'de')", '2026-02-30'],
    ["days_between('2026-13-45', '2026-01-01')", null],
    ['format_duration(`75`)', '01:15'],
    ['format_duration(`3675`)', '1:01:15'],
    ["before('2026-05-04', '2026-05-11')", true],
    ["orders[?before(due, '2000-01-01')].id", []],
    ['before(nothing, `null`)', null],
    ["days_between('2026-02-27', '2026-03-01T09:00:00Z')", 2],
    ["days_between('2026-03-01', '2026-02-27')", -2],
    ["days_between('soon', '2026-02-27')", null],
    ['orders[?missing].id', []],
    ['nothing', null],
  ] as const)('%s gives what it says', (expression, value) => {
    expect(valueOf(expression)).toStrictEqual(value);
  });

  test.each([
    ['', 'There is no expression'],
    ['orders[?status==', 'Syntax error'],
    ['summe(orders)', 'lookup'],
    ['sum(orders)', 'sum()'],
    [`[${'@,'.repeat(1500)}@]`, 'characters'],
    ['['.repeat(30) + '@' + ']'.repeat(30), 'brackets'],
    [Array.from({ length: 20 }, () => '[@,@]').join('|'), 'larger'],
    ["pad_left('x', `900000000`)", 'at most'],
    ["let $a = pad_left('x', `50000000`) in upper($a)", 'at most'],
    [`'aaaa'${"|replace(@,'a','aaaaaaaa')".repeat(12)}`, 'at most'],
    // On a busy machine the time is over first.
    [`orders${'|[@,@]'.repeat(24)}|to_string(@)`, ''],
    [`'ab'${"|join('',[@,@])".repeat(30)}|split(@,'')`, 'at most'],
    ['`9e307` * `9e307`', 'no number'],
    ['format_duration(`1e308`)', 'no duration'],
    ["format_date('2026-01-01', 'nice')", 'style'],
    ["format_date('2026-01-01', 'long', 'no language')", ''],
  ])('%s fails with a reason', (expression, reason) => {
    const fault = faultOf(expression);
    expect(fault).toContain(reason);
    expect(fault).not.toContain('no fault');
  });

  test('that would take for ever is stopped', () => {
    const rows = Array.from({ length: 1_000 }, (_, id) => ({ id }));
    const startedMs = process.cpuUsage().user;
    const result = evaluate('r[].[$.r[].[$.r[].[$.r[].id]]]', { r: rows });
    // On a busy machine the time is over first.
    expect(result).toStrictEqual({ fault: expect.stringMatching(/^The expression takes too (many steps|long)\.$/) });
    expect((process.cpuUsage().user - startedMs) / 1000).toBeLessThan(1_000);
  });

  test('is never thrown from, whatever the expression', () => {
    const part = fc.constantFrom(
      ...'orders jobs [] [*] [0] [? ] . | || && == != > < @ $ & ( ) { } , : \' " ` 1 -1 true sum( join( items( group_by( sort_by( let $x = in ? * map( &id "a b" \'t\' `5` `[1,` \\ é 😀'.split(
        ' ',
      ),
      ...Object.keys(VIEW_FUNCTIONS).map((name) => `${name}(`),
    );
    const hostile = fc.oneof(
      fc.array(part, { maxLength: 30 }).map((parts) => parts.join('')),
      fc.array(part, { maxLength: 12 }).map((parts) => parts.join(' ')),
      fc.string({ unit: 'binary', maxLength: 60 }),
    );
    fc.assert(
      fc.property(hostile, (expression) => {
        const startedMs = performance.now();
        const result = evaluate(expression, DATA);
        expect('fault' in result || result.value !== undefined).toBe(true);
        expect(performance.now() - startedMs).toBeLessThan(1_000);
      }),
      { numRuns: 1_500 },
    );
  });

  test('is given up in time, and nothing is thrown, whatever is written', () => {
    const { values, faults, thrown, slowest } = fuzzExpressions(createRandom(7), 400);
    expect(thrown).toEqual([]);
    expect(Math.min(values, faults)).toBeGreaterThan(50);
    // 50 on a quiet machine, as `npm run fuzz -- --expressions 20000` has it.
    expect(slowest.ms, slowest.expression).toBeLessThan(200);
  }, 60_000);

  test('may read an earlier one, and keeps the names of DATA free', () => {
    const views = createViews(new Set(Object.keys(DATA)));
    const step = views.stepOf({ op: 'view', path: '/state/late', value: "orders[?status=='late']" }, DATA);
    expect(step).toMatchObject({ op: 'add', path: '/state/late', value: [{ id: 'A' }] });
    const state = { ...DATA, late: step?.value ?? null };
    expect(views.stepOf({ op: 'view', path: '/state/count', value: 'length(late)' }, state)?.value).toBe(1);
    expect(views.stepOf({ op: 'view', path: '/state/orders', value: 'late' }, state)).toBeUndefined();
    expect(views.stepOf({ op: 'view', path: '/state/bad', value: 'sum(' }, state)).toBeUndefined();
    expect(views.derived().map(({ path }) => path)).toStrictEqual(['/late', '/count']);
    expect(views.facts()).toStrictEqual({ late: [DATA['orders']].flat().slice(0, 1), count: 1 });
    expect(views.faults().map(({ message }) => message)).toStrictEqual([
      '/orders:=late — DATA has /orders already: give the view a name of its own.',
      expect.stringMatching(/^\/bad:=sum\( — /),
    ]);
  });
});
