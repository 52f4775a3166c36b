import { describe, expect, test } from 'vitest';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { applyCommand } from '#builtin/edit/apply-command.ts';
import { startPatch } from '#builtin/edit/patch.ts';
import type { Addition, Where } from '#builtin/edit/reading/command.ts';
import { understand } from '#builtin/understand/understanding.ts';
import { briefOf } from '#evals/quality/builtin-spec.ts';

const element = (type: string, props: SpecElement['props'], children: string[] = []): SpecElement => ({
  type,
  props,
  children,
});

const PRIOR: Spec = {
  state: {
    stations: [
      { id: '101', name: 'Barton Garage', kw: 150, power: '150 kW', price: '$0.43', where: 'Hall A · Mar 3, 2026' },
      { id: '102', name: 'Mueller Market', kw: 50, power: '50 kW', price: '$0.39', where: 'Hall B · Mar 9, 2026' },
    ],
    people: [
      { who: 'Ida Holm', since: 'Since 3 May' },
      { who: 'Jan Brandt', since: 'Since 9 May' },
    ],
  },
  root: 'page',
  elements: {
    page: element('Stack', {}, ['tiles', 'facts', 'results', 'head', 'list']),
    tiles: element('StatGroup', {}, ['sold', 'open']),
    sold: element('Stat', { label: 'Sold', value: '12' }),
    open: element('Stat', { label: 'Open', value: '4' }),
    facts: element('DescriptionList', { items: [{ term: 'Weight', description: '42 t' }] }),
    results: { ...element('Stack', {}, ['station']), repeat: { statePath: '/stations' } },
    station: element('Card', { title: { $bindItem: 'name' } }, ['inside']),
    inside: element('Stack', {}, ['power', 'price', 'where', 'go']),
    power: element('Text', { text: { $bindItem: 'power' } }),
    price: element('Text', { text: { $bindItem: 'price' } }),
    where: element('Text', { text: { $bindItem: 'where' } }),
    go: {
      ...element('Button', { label: 'Go' }),
      on: { commit: { action: 'go', params: { id: { $bindItem: 'id' } } } },
    },
    head: element('Grid', { template: '2fr 1fr' }, ['whoHead', 'sinceHead']),
    whoHead: element('Text', { text: 'Volunteer', weight: 'semibold' }),
    sinceHead: element('Text', { text: 'Joined', weight: 'semibold' }),
    list: { ...element('Stack', {}, ['person']), repeat: { statePath: '/people' } },
    person: element('Grid', { template: '2fr 1fr' }, ['who', 'since']),
    who: element('Text', { text: { $bindItem: 'who' } }),
    since: element('Text', { text: { $bindItem: 'since' } }),
  },
};

const UNDERSTOOD = understand(briefOf('change it', { mode: 'edit', priorSpec: PRIOR }));

function added(thing: Partial<Addition> & { label: string }, where?: Where, prior = PRIOR): Spec | undefined {
  const patch = startPatch(prior);
  const whole: Addition = { kindText: '', kinds: [], choices: [], values: [], ...thing };
  return applyCommand(patch, UNDERSTOOD, { verb: 'add', thing: whole, where }) ? patch.spec : undefined;
}

const stations = (spec: Spec | undefined) => spec?.state?.['stations'];
const people = (spec: Spec | undefined) => spec?.state?.['people'];

describe('a new entry', () => {
  test('takes a name and one value that fits a member, and what shows the same', () => {
    expect(stations(added({ label: 'Slaughter Lane', values: ['350 kW'] }))).toHaveLength(3);
    expect(stations(added({ label: 'Slaughter Lane', values: ['350 kW'] }))).toContainEqual({
      id: '103',
      name: 'Slaughter Lane',
      kw: 350,
      power: '350 kW',
      price: '',
      where: '',
    });
  });

  test('joins values that others show in one line', () => {
    const spec = added({ label: 'Lakeline', values: ['22 April', 'Hall C', '$0.40'], kindText: 'station' });
    expect(stations(spec)).toContainEqual(expect.objectContaining({ where: 'Hall C · 22 April', price: '$0.40' }));
  });

  test('is put beside the entry that is named', () => {
    const spec = added({ label: 'Lakeline', values: ['$0.40'] }, { side: 'after', anchor: 'Barton Garage' });
    expect(stations(spec)).toMatchObject([{ name: 'Barton Garage' }, { name: 'Lakeline' }, { name: 'Mueller Market' }]);
  });

  test('goes to the whole list if another one shows a part of it', () => {
    const first = {
      id: '101',
      name: 'Barton Garage',
      kw: 150,
      power: '150 kW',
      price: '$0.43',
      where: 'Hall A · Mar 3, 2026',
    };
    const near = { ...element('Stack', {}, ['nearCard']), repeat: { statePath: '/near' } };
    const page = element('Stack', {}, ['near', 'results']);
    const nearCard = element('Card', { title: { $bindItem: 'name' }, description: { $bindItem: 'power' } });
    const both = {
      ...PRIOR,
      state: { ...PRIOR.state, near: [first] },
      elements: { ...PRIOR.elements, page, near, nearCard },
    };
    const spec = added({ label: 'Slaughter Lane', values: ['350 kW'] }, undefined, both);
    expect(stations(spec)).toHaveLength(3);
    expect(spec?.state?.['near']).toHaveLength(1);
  });

  test('has its name wherever the others have theirs, and a person where they name persons', () => {
    const state = {
      repairs: [
        { id: 'Oak cello', what: 'Oak cello', who: 'Ida Holm', when: 'On time' },
        { id: 'Old guitar', what: 'Old guitar', who: 'Jan Brandt', when: 'Due soon' },
      ],
    };
    const row = element('ListItem', {
      title: { $bindItem: 'what' },
      description: { $bindItem: 'who' },
      value: { $bindItem: 'when' },
    });
    const list = { ...element('Stack', {}, ['row']), repeat: { statePath: '/repairs' } };
    const prior = { state, root: 'page', elements: { page: element('Stack', {}, ['list']), list, row } };
    const spec = added({ label: 'New lute', values: ['Pete Farrar'], kindText: 'repair' }, undefined, prior);
    expect(spec?.state?.['repairs']).toContainEqual({ id: 'New lute', what: 'New lute', who: 'Pete Farrar', when: '' });
  });

  test('is not added if a value fits no member', () => {
    expect(added({ label: 'Lakeline', values: ['$0.40', '12 of 90'] })).toBeUndefined();
  });
});

describe('a new fact', () => {
  test('joins the list of facts, or the figures beside which it is', () => {
    const facts = added({ label: 'Height', values: ['3 m'] }, { side: 'after', anchor: 'Weight' });
    expect(facts?.elements['facts']?.props['items']).toContainEqual({ term: 'Height', description: '3 m' });
    const figures = added({ label: 'Lost', values: ['2'] }, { side: 'after', anchor: 'Sold' });
    expect(figures?.elements['tiles']?.children).toEqual(['sold', 'lostStat', 'open']);
  });

  test('that is called a figure joins the first figures, with its value', () => {
    const spec = added({ label: 'Lost', kindText: 'figure', kinds: ['stat'], values: ['2'] });
    expect(spec?.elements['tiles']?.children).toEqual(['sold', 'open', 'lostStat']);
    expect(spec?.elements['lostStat']?.props).toEqual({ label: 'Lost', value: '2' });
  });

  test('without a value is for the host to fill', () => {
    const facts = added({ label: 'Height' }, { side: 'after', anchor: 'Weight' });
    expect(facts?.elements['facts']?.props['items']).toContainEqual({
      term: 'Height',
      description: { $state: '/metrics/height' },
    });
    expect(facts?.state?.['metrics']).toEqual({ height: '—' });
  });
});

describe('every entry of a repeated list', () => {
  test('shows a new member below the one that is named', () => {
    const spec = added({ label: 'Connector' }, { side: 'after', anchor: 'price', isVertical: true });
    expect(spec?.elements['inside']?.children).toEqual(['power', 'price', 'rowFact', 'where', 'go']);
    expect(stations(spec)).toMatchObject([{ connector: 'Connector: —' }, { connector: 'Connector: —' }]);
  });

  test('has a button that sends what the others do', () => {
    const spec = added({ label: 'Report', kinds: ['button'] }, { side: 'inside', anchor: 'every station' });
    expect(spec?.elements['inside']?.children).toHaveLength(5);
    expect(spec?.elements['reportButton']?.on?.commit).toEqual({
      action: 'report',
      params: { id: { $bindItem: 'id' } },
    });
  });

  test('has a cell under each heading', () => {
    const spec = added({ label: 'Phone', kinds: ['column'] }, { side: 'after', anchor: 'Volunteer' });
    expect(spec?.elements['head']?.children).toHaveLength(3);
    expect(spec?.elements['person']?.props['template']).toBe('2fr 1fr 1fr');
    expect(people(spec)).toMatchObject([{ phone: '—' }, { phone: '—' }]);
  });

  test('takes no control of its own', () => {
    const box = added({ label: 'Paid', kinds: ['checkbox'] }, { side: 'inside', anchor: 'every station' });
    expect(box).toBeUndefined();
  });
});
