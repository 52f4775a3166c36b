import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '#contract/json/json.ts';
import { evaluate } from './evaluate.ts';

const STATE: JsonObject = {
  currency: 'EUR',
  today: '2026-05-05',
  seats: 40,
  query: '',
  member: { first: 'Ana', middle: null, last: 'Ruiz', city: 'Zug' },
  orders: [
    { id: 'A1', customer: 'Ana', total: 12.5, paid: true, status: 'late', due: '2026-05-04', items: 2, note: null },
    { id: 'A2', customer: 'Ben', total: 1300, paid: false, status: 'open', due: '2026-05-06', items: 10, note: 'call' },
    { id: 'A3', customer: 'Ana', total: 87.5, paid: false, status: 'open', due: '2026-05-12', items: 0, note: '' },
  ],
  lines: [
    { name: 'Desk', price: 200, qty: 2, discount: 0.1 },
    { name: 'Lamp', price: 30.5, qty: 4, discount: null },
  ],
  sessions: [
    { room: 'R1', sold: 30, cap: 40, speakers: [{ n: 'Mia' }, { n: 'Tom' }], starts: '09:00', ends: '10:30' },
    { room: 'R2', sold: 10, cap: 40, speakers: [], starts: '11:15', ends: '12:00' },
  ],
  texts: [{ amount: '12.50' }, { amount: '7.50' }],
  moves: [
    { type: 'in', n: 9 },
    { type: 'out', n: 4 },
    { type: 'in', n: 100 },
  ],
  levels: [10, 9, 100],
  trips: [{ from: '2026-05-04T22:10:00Z', to: '2026-05-05T01:40:00Z', km: null }],
  by_team: { red: { points: 3 }, blue: { points: 9 } },
};

function valueOf(expression: string): Json {
  const result = evaluate(expression, STATE);
  return 'fault' in result ? `FAULT ${result.fault}` : result.value;
}

describe('what writers naturally write in a view', () => {
  test.each<[string, Json]>([
    // Names of the state within a list
    ['sessions[*].{share: sold / seats}[0].share', 0.75],
    ['orders[].{id:id,price:format_number(total,currency)}[0].price', '€12.50'],
    ['orders[].{price:format_number(total,sign)}[0].price', '12.5'],
    ['orders[?due < today].id', ['A1']],
    ['orders[?customer == member.first].id', ['A1', 'A3']],
    ['lines[].{of:price/orders[1].total}[0].of', 200 / 1300],
    ['sessions[].speakers[].{n:n,seats:seats}[0]', { n: 'Mia', seats: 40 }],
    ['orders[].currency', []],
    ['let $seats = `20` in sessions[].{s: sold / $seats}[0].s', 1.5],
    ['orders[?due < $today].id', ['A1']],
    // Texts
    ["member.first + ' ' + member.last", 'Ana Ruiz'],
    ["orders[].{t: id + ': ' + total}[0].t", 'A1: 12.5'],
    ["'Seats: ' + seats", 'Seats: 40'],
    ["concat('#', seats, ' of ', member.city)", '#40 of Zug'],
    ["join(' ', [member.first, member.middle, member.last])", 'Ana Ruiz'],
    ["join(', ', orders[].total)", '12.5, 1300, 87.5'],
    ["join(' of ', [length(orders), seats])", '3 of 40'],
    ["join(orders[].id, '/')", 'A1/A2/A3'],
    ["join(' ', member.first, member.last)", 'Ana Ruiz'],
    ['upper(member.first)', 'ANA'],
    ['uppercase(member.first)', 'ANA'],
    ["sessions[].{who: join(' & ', speakers[].n)}[].who", ['Mia & Tom', '']],
    ["replace(today, '-', '/')", '2026/05/05'],
    ["split(today, '-')[0]", '2026'],
    ['today[:7]', '2026-05'],
    ["orders[?contains(note, 'call')].id", ['A2']],
    ["orders[?starts_with(note, 'c')].id", ['A2']],
    ['to_string(member.middle)', null],
    ['length(member.first)', 3],
    // Conditions
    ["orders[?status=='open' && total > 100].id", ['A2']],
    ["orders[?status='open' and total>100].id", ['A2']],
    ["orders[?status=='late' or paid==false].id", ['A1', 'A2', 'A3']],
    ['orders[?not paid].id', ['A2', 'A3']],
    ['orders[?!paid].id', ['A2', 'A3']],
    ['orders[?!(paid)].id', ['A2', 'A3']],
    ['orders[?paid==true].id', ['A1']],
    ['orders[?status==`late`].id', ['A1']],
    ["orders[?status<>'late'].id", ['A2', 'A3']],
    ["orders[?status!=='late'].id", ['A2', 'A3']],
    ["orders[?contains(['late','open'], status)].id", ['A1', 'A2', 'A3']],
    ["orders[?due >= '2026-05-05' && due <= '2026-05-31'].id", ['A2', 'A3']],
    ['orders[?before(due, today)].id', ['A1']],
    ['orders[?note].id', ['A2']],
    ['orders[?note == null].id', ['A1']],
    ["orders[].{n: note || 'none'}[].n", ['none', 'call', 'none']],
    ["orders[].{n: note ?? 'none'}[].n", ['none', 'call', 'none']],
    ["orders[].{n: not_null(note, 'none')}[0].n", 'none'],
    ["coalesce(member.middle, '—')", '—'],
    ["sold_out ? 'full' : 'free'", 'free'],
    ["length(orders[?status=='late']) > 0 ? 'Late orders' : 'All in time'", 'Late orders'],
    ["length(orders) == 0 ? 'none' : (length(orders) == 1 ? 'one' : 'many')", 'many'],
    [
      "orders[].{tone: status=='late' ? 'critical' : total > 1000 ? 'warning' : 'info'}[].tone",
      ['critical', 'warning', 'info'],
    ],
    ['orders[?total > 1000] | length(@) > 0', true],
    ["orders[?customer=='Ana'] | [0].id", 'A1'],
    ['member?.city', 'Zug'],
    ['orders[0].paid && seats > 10', true],
    // Counts and sums
    ["length(orders[?status=='open'])", 2],
    ["count(orders[?status=='open'])", 2],
    ["orders[?status=='open'].length", []],
    ['orders.length', 3],
    ['sum(orders.total)', 1400],
    ['sum(orders[*].total)', 1400],
    ["sum(orders[?status=='open'].total)", 1387.5],
    ["sum(orders[?status=='gone'].total)", 0],
    ['sum(texts[].amount)', 20],
    ['texts[0].amount * 2', 25],
    ['sum(lines[].(price * qty))', 522],
    ['sum(lines[].[price*qty][])', 522],
    ['sum(map(&(price*qty), lines))', 522],
    ['sum(map(lines, &price*qty))', 522],
    ['sum(lines[].{t:price*qty}[].t)', 522],
    ['sum(lines[*].price * lines[*].qty)', 522],
    ['lines[].{d: price * discount}', [{ d: 20 }, { d: null }]],
    ['lines[].{p: price * (1 - discount)}[0].p', 180],
    ["sum(moves[?type=='in'].n) - sum(moves[?type=='out'].n)", 105],
    ['sum(lines[].price * qty)', 522],
    ['sum(lines[].price * lines[].qty)', 522],
    ['lines[].price * 2', [400, 61]],
    ['lines[].price / qty', [100, 7.625]],
    ['lines[*].price / qty', [100, 7.625]],
    ["orders[?status=='open'][0].customer", 'Ben'],
    ["orders[?status=='gone'][0].customer", null],
    ['orders[1:][0].id', 'A2'],
    ['[[`1`,`2`],[`3`,`4`]][*][0]', [1, 3]],
    ['avg(orders[].total)', 1400 / 3],
    ['average(moves[].n)', 113 / 3],
    ['max(orders[].total)', 1300],
    ['max([seats, 50])', 50],
    ['max(seats, 50)', 50],
    ['min(orders[].due)', '2026-05-04'],
    ['sum(sessions[].length(speakers))', 2],
    ['length(missing_list || `[]`)', 0],
    ['sum(trips[].km)', 0],
    ['trips[].{v: km / 2}[0].v', null],
    ['seats / 0', null],
    ['-seats + 10', -30],
    ['seats - -1', 41],
    ['abs(10 - seats)', 30],
    ['seats % 7', 5],
    ['power(2, 10)', 1024],
    ['pow(2, 3) * 2', 16],
    ['round(avg(orders[].total))', 467],
    ['round(sum(orders[].total) / 3, 1)', 466.7],
    ['round(-2.5)', -3],
    ['floor(seats / 7)', 5],
    // Percent
    ["format_number(sessions[0].sold / sessions[0].cap * 100, '%')", '75%'],
    ["format_number(sessions[0].sold / sessions[0].cap, '%')", '75%'],
    ["format_number(1 - sum(sessions[].sold) / sum(sessions[].cap), '%', 1)", '50.0%'],
    ["format_number(100 * sessions[0].sold / sessions[0].cap, '%', 0)", '75%'],
    ["format_number(length(orders[?paid]) / length(orders), '%', 1)", '33.3%'],
    ["format_number(round(sessions[0].sold / sessions[0].cap, 2), '%')", '75%'],
    ["sessions[].{p: format_number(sold / cap, '%', 0)}[].p", ['75%', '25%']],
    ["format_number(sum(levels) / length(levels), '%', 0)", '40%'],
    ["format_number(12, '%')", '12%'],
    // Order
    ['sort_by(orders, &total)[-1].id', 'A2'],
    ['reverse(sort_by(orders, &total))[0].id', 'A2'],
    ['sort_by(orders, &-total)[0].id', 'A2'],
    ["sort_by(orders, &total, 'desc')[0].id", 'A2'],
    ['sort_by(orders, &total)[::-1][0].id', 'A2'],
    ["sort_by(orders, 'total')[0].id", 'A1'],
    ['sort_by(orders, &paid)[0].id', 'A2'],
    ['sort_by(lines, &discount)[].name', ['Desk', 'Lamp']],
    ['sort_by(orders, &due)[0].due', '2026-05-04'],
    ['sort(levels)', [9, 10, 100]],
    ['max_by(orders, &due).id', 'A3'],
    ['min_by(orders, &due).id', 'A1'],
    ['max_by(sessions, &sold/cap).room', 'R1'],
    ["max_by(orders[?status=='gone'], &total)", null],
    ['sort_by(orders, &total)[:2].id', ['A1', 'A3']],
    ['unique(orders[].customer)', ['Ana', 'Ben']],
    ['length(distinct(orders[].status))', 2],
    // Groups
    [
      'items(group_by(orders,&customer))[*].{name:[0],sum:sum([1][].total)}',
      [
        { name: 'Ana', sum: 100 },
        { name: 'Ben', sum: 1300 },
      ],
    ],
    [
      'items(group_by(orders,&paid))[*].{paid:[0],n:length([1])}',
      [
        { paid: 'true', n: 1 },
        { paid: 'false', n: 2 },
      ],
    ],
    [
      'items(group_by(orders,&customer))[].{who:[0],by:items(group_by([1],&status))[].{s:[0],n:length([1])}}[0].by',
      [
        { s: 'late', n: 1 },
        { s: 'open', n: 1 },
      ],
    ],
    [
      'items(by_team)[].{team:[0],points:[1].points}',
      [
        { team: 'red', points: 3 },
        { team: 'blue', points: 9 },
      ],
    ],
    ['keys(by_team)', ['red', 'blue']],
    ['values(by_team)[].points', [3, 9]],
    ['by_team.*.points', [3, 9]],
    // Dates and times
    ['days_between(today, orders[1].due)', 1],
    ['orders[].{d: days_between(today, due)}[].d', [-1, 1, 7]],
    ['orders[?days_between($.today, due) <= 3].id', ['A1', 'A2']],
    ['add_days(today, 30)', '2026-06-04'],
    ['add_days(today, -5)', '2026-04-30'],
    ["format_date(add_days(today, 30), 'long')", 'June 4, 2026'],
    ['add_months(today, -24)', '2024-05-05'],
    ["add_months('2026-01-31', 1)", '2026-02-28'],
    ["add_months('2026-11-30T10:00:00Z', 3)", '2027-02-28T10:00:00Z'],
    ["add_months('soon', 1)", null],
    ["add_days('2026-05-04T22:10:00Z', 1)", '2026-05-05T22:10:00Z'],
    ['sessions[].{m: minutes_between(starts, ends)}[].m', [90, 45]],
    ['sum(sessions[].minutes_between(starts, ends)) / 60', 2.25],
    ['trips[].{m: minutes_between(from, to)}[0].m', 210],
    ["minutes_between('2026-05-04T22:10:00Z','2026-05-05T00:10:00+02:00')", 0],
    ["minutes_between('00:00:03.200', '00:00:05.900') * 60", 2.7],
    ["minutes_between('12:00', '11:30')", -30],
    ["add_minutes('23:50', 20)", '00:10'],
    ["add_minutes('2026-05-04T23:50:00Z', 20)", '2026-05-05T00:10:00Z'],
    ['format_duration(minutes_between(sessions[0].starts, sessions[0].ends) * 60, `short`)', '1 hr, 30 min'],
    ["minutes_between(today, '10:00')", null],
  ])('%s', (expression, expected) => {
    const value = valueOf(expression);
    if (typeof expected === 'number' && typeof value === 'number') expect(value).toBeCloseTo(expected, 9);
    else expect(value).toStrictEqual(expected);
  });

  test.each([
    ['sum(ordrs[].total)', 'Nothing in the state is called ordrs.'],
    ['length(ordrs)', 'Nothing in the state is called ordrs.'],
    ['days_between(now(), today)', 'There is no clock'],
    ["orders[?status in ['late','open']].id", "contains(['a','b'],name)"],
    ['filter(orders, &total)', 'list[?condition]'],
    ["if(paid, 'a', 'b')", 'condition ? a : b'],
    ['lines[].price / qtty', 'qtty'],
    ['sum(lines[].price) * qty', 'Nothing in the state is called qty.'],
    ['group_by(orders, &owner)', 'not_null'],
    ['upper(orders, &total)', '&'],
    ['seats * member', 'no number to calculate with'],
    ['{__proto__: seats}', 'no member may be called'],
  ])('%s names the mistake and what to write', (expression, hint) => {
    expect(valueOf(expression)).toContain(hint);
  });
});

test('brackets in names and texts nest nothing; others only up to a depth', () => {
  const open = '('.repeat(30);
  expect(evaluate(`concat("${open}", '${open}')`, { [open]: 'a' })).toMatchObject({ value: `a${open}` });
  expect(evaluate(`${open}seats${')'.repeat(30)}`, STATE)).toHaveProperty('fault');
});
