import { describe, expect, test } from 'vitest';
import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

const ACT = { name: 'act', params: { type: 'object', properties: { ref: { type: 'string' } }, required: ['ref'] } };

function specOf(records: JsonObject[], more: JsonObject = {}): Spec {
  const data = { jobs: records, ...more };
  return builtinSpec(briefOf('Jobs', { uiType: 'list_table', data, actions: [ACT] }));
}

function rowsOf({ state }: Spec): JsonObject[] {
  const rows = state?.['jobsRows'];
  return Array.isArray(rows) ? rows.filter(isJsonObject) : [];
}

function factsOf({ elements }: Spec): unknown[] {
  return Object.values(elements).flatMap(({ type, props }) => (type === 'DescriptionList' ? [props['items']] : []));
}

function told(records: JsonObject[]): unknown[] {
  return rowsOf(specOf(records)).map(({ _title, _details }) => [_title, _details].filter((text) => text !== undefined));
}

describe('the row of a record', () => {
  test('names only what needs a name; where it starts and where it ends are one', () => {
    const load = { ref: 'LD-1', customer: 'Van Dijk', origin: 'Aalsmeer', destination: 'Utrecht', weight_kg: 6240 };
    expect(told([load])).toEqual([['Van Dijk', 'LD-1 · Aalsmeer → Utrecht · 6,240 kg']]);
    const visit = { ref: 'V-1', name: 'Ana', from: '2026-03-02T09:00:00', to: '2026-03-02T10:30:00', floor: 3 };
    expect(told([visit])).toEqual([['Ana', 'V-1 · Mar 2, 2026, 9:00 AM – 10:30 AM · Floor: 3']]);
    const course = { ref: 'C-1', name: 'Yoga', participants: 6, max_participants: 8 };
    expect(told([course])).toEqual([['Yoga', 'C-1 · Participants: 6 / 8']]);
  });

  test('is named by both ends of a journey, also when they are objects', () => {
    const trip = (ref: string, from: string, to: string) => {
      return {
        ref,
        origin: { city: from, postcode: '28195' },
        destination: { city: to, postcode: '34117' },
        pallets: 7,
      };
    };
    const titles = rowsOf(specOf([trip('T-1', 'Bremen', 'Kassel'), trip('T-2', 'Lyon', 'Turin')])).map(
      ({ _title }) => _title,
    );
    expect(titles).toEqual(['Bremen → Kassel', 'Lyon → Turin']);
  });

  test('is never named by coordinates', () => {
    const plot = (ref: string, lat: number) => ({ ref, lat, lng: -1.47, area: 125, status: 'LET' });
    const titles = rowsOf(specOf([plot('1A', 53.387), plot('1B', 53.388)])).map(({ _title }) => _title);
    expect(titles).toEqual(['1A', '1B']);
  });

  test('has columns of its own for what makes no line, and a dash for what is missing', () => {
    const unit = (ref: string, level: number | null) => {
      return { ref, name: `Pump ${ref}`, level, hours_run: 1204, starts: 88, raised_at: '2026-03-02', seal: 'D' };
    };
    const spec = specOf([unit('P-1', 4), unit('P-2', 5), unit('P-3', null)]);
    expect(factsOf(spec).flat()).toMatchObject([
      { term: 'Level', description: { $bindItem: '_fact0' } },
      { term: 'Hours run' },
      { term: 'Starts' },
      { term: 'Raised' },
      { term: 'Seal' },
    ]);
    expect(rowsOf(spec).map(({ _fact0 }) => _fact0)).toEqual(['4', '5', '—']);
  });

  test('has its facts between its texts and its buttons, and below them where there is no room', () => {
    const unit = { name: 'Pump', level: 4, hours_run: 1204, starts: 88 };
    const beside = specOf([{ ref: 'P-1', ...unit }]);
    expect(factsOf(beside)).toMatchObject([[{ term: 'Level' }], [{ term: 'Hours run' }], [{ term: 'Starts' }]]);
    const entry = Object.values(beside.elements).find(({ type }) => type === 'Grid');
    expect(entry?.props['template']).toMatch(/^2fr repeat\(3, 1fr\) minmax\(\d+px, auto\)$/);
    const many = specOf([{ ref: 'P-1', ...unit, raised_at: '2026-03-02', seal: 'D', drive: 'E', class: 'F', bore: 7 }]);
    expect(factsOf(many)).toHaveLength(1);
  });

  test('tells a yes as a badge with its name, and what is true of no record in words', () => {
    const item = (ref: string, isUrgent: boolean) => ({ ref, name: `Item ${ref}`, urgent: isUrgent, fragile: false });
    const spec = specOf([item('I-1', true), item('I-2', false)]);
    const badges = Object.values(spec.elements).filter(({ type }) => type === 'Badge');
    expect(badges).toMatchObject([{ props: { text: 'Urgent', tone: 'critical' }, visible: [{ $item: 'urgent' }] }]);
    expect(rowsOf(spec).map(({ _details }) => _details)).toEqual(['I-1 · Fragile: No', 'I-2 · Fragile: No']);
  });

  test('does not say twice what its status says, and names a level', () => {
    const alarm = (ref: string, status: string, severity: string) => {
      return { ref, name: `Alarm ${ref}`, status, severity, acknowledged: status !== 'open' };
    };
    const spec = specOf([alarm('A-1', 'acknowledged', 'high'), alarm('A-2', 'resolved', 'low')]);
    const badges = Object.values(spec.elements).filter(({ type }) => type === 'Badge');
    expect(badges.find(({ props }) => props['text'] === 'Acknowledged')?.visible).toEqual([
      { $item: 'acknowledged' },
      { $item: 'status', neq: 'acknowledged' },
    ]);
    expect(rowsOf(spec).map(({ _status1, _tone1 }) => [_status1, _tone1])).toEqual([
      ['Severity: High', 'warning'],
      ['Severity: Low', 'neutral'],
    ]);
  });

  test('reads a yes under a key that no pointer can hold from the view', () => {
    const spec = specOf([{ ref: 'I-1', name: 'Box', 'cold/chilled': true }]);
    const badge = Object.values(spec.elements).find(({ type }) => type === 'Badge');
    expect(badge?.visible).toEqual([{ $item: '_flag0' }]);
    expect(rowsOf(spec)).toMatchObject([{ _flag0: true }]);
  });

  test('spells the key of a program that names it, and names a person in full', () => {
    const check = (name: string) => ({ ref: name.toUpperCase(), check: name });
    expect(told([check('fire_safety'), check('parking')])).toEqual([
      ['Fire safety', 'FIRE_SAFETY'],
      ['Parking', 'PARKING'],
    ]);
    const guest = { ref: 'R-1', guest: { nom: 'Roussel', prenom: 'Yann' } };
    expect(told([guest])).toEqual([['Yann Roussel', 'R-1']]);
  });

  test('is not headed by its key while others tell it apart, nor by its status', () => {
    const seat = (row: string, number: number) => ({ ref: `ST-${row}${number}`, section: 'Stalls', row, number });
    expect(told([seat('F', 12), seat('F', 13)])).toEqual([
      ['Stalls · Row F · Number 12', 'ST-F12'],
      ['Stalls · Row F · Number 13', 'ST-F13'],
    ]);
    const booking = { ref: 'B-1', status: 'booked' };
    expect(told([booking])).toEqual([['B-1']]);
  });

  test('is headed by the name that a number stands for, and keeps a key beside a single other number', () => {
    const staff = [
      { staff_id: 7, name: 'Ana Bell' },
      { staff_id: 8, name: 'Bo Carr' },
    ];
    const leave = (at: number, remark: string | null) => ({ leave_id: `L-${at}`, staff_id: at, remark });
    const cancel = { name: 'cancel_leave', params: { type: 'object', properties: { leave_id: { type: 'string' } } } };
    const data = { leaves: [leave(7, null), leave(8, 'Moving house')], staff };
    const { state } = builtinSpec(briefOf('Leaves', { uiType: 'list_table', data, actions: [cancel] }));
    expect(state?.['leavesRows']).toMatchObject([{ _title: 'Ana Bell' }, { _title: 'Bo Carr' }]);
    const hive = (ref: string, queen_year: number) => ({ ref, queen_year, strength: 'weak' });
    expect(told([hive('AR-1', 2023), hive('AR-2', 2024)]).map((one) => JSON.stringify(one))).toEqual([
      expect.stringContaining('["AR-1"'),
      expect.stringContaining('["AR-2"'),
    ]);
  });

  test('has no badge for an allergy that there is not', () => {
    const diner = (ref: string, allergies: string | null) => ({ ref, name: `Guest ${ref}`, allergies });
    const spec = specOf([diner('G-1', 'Peanuts'), diner('G-2', 'none'), diner('G-3', null)]);
    expect(rowsOf(spec).map(({ _alert }) => _alert)).toEqual(['Peanuts', '', '']);
  });

  test('of many members is written by several views, each over the one before', () => {
    const wide = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`measured_value_${at}_kg`, at * 1000.5]));
    const spec = specOf([{ ref: 'W-1', name: 'Press', ...wide }]);
    const { repeat } = Object.values(spec.elements).find((one) => one.repeat !== undefined) ?? {};
    expect(repeat?.statePath).toBe('/jobsRows2');
    expect(spec.state?.['jobsRows2']).toMatchObject([{ _title: 'Press', _fact19: '19,009.5 kg' }]);
  });
});

test('amounts have the currency that the data names under any name', () => {
  const spec = specOf([{ ref: 'E-1', name: 'Call', amount: 845 }], { matter: { billing_currency: 'GBP' } });
  expect(rowsOf(spec)).toMatchObject([{ _amount: '£845.00' }]);
});

test('a dialog names a record by its line as well where its title is not its alone', () => {
  const shows = ['The Weir', 'The Weir', 'Macbeth'].map((title, at) => ({ ref: `SH-10${at}`, title, place: 'Hall' }));
  const namesOf = (some: JsonObject[]) => rowsOf(specOf(some)).map(({ _name }) => _name);
  expect(namesOf(shows)).toEqual(['The Weir · SH-100 · Hall', 'The Weir · SH-101 · Hall', 'Macbeth · SH-102 · Hall']);
  expect(namesOf(shows.slice(1))).toEqual([undefined, undefined]);
});

test('a status whose codes the data spells out has their words and their tone', () => {
  const spec = specOf(
    [
      { ref: 'J-1', name: 'Deed', st: 'F' },
      { ref: 'J-2', name: 'Lease', st: 'E' },
    ],
    { st_text: { F: 'missing', E: 'received' } },
  );
  expect(rowsOf(spec).map(({ _status, _tone }) => [_status, _tone])).toEqual([
    ['missing', 'critical'],
    ['received', 'info'],
  ]);
});
