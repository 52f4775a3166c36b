import { describe, expect, test } from 'vitest';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

const GARDEN = {
  owner: { id: 'o-1', name: 'Ida Ek', email: 'ida@example.org' },
  rules: { mode: 'eco_plus', pause_minutes: 30, limit: { enabled: true, percent: 80 } },
  zones: [
    { code: 'n', name: 'North bed', active: true },
    { code: 's', name: 'South bed', active: false },
  ],
};
const SAVE = {
  name: 'save_rules',
  required: true,
  params: {
    type: 'object',
    properties: {
      mode: { type: 'string', enum: ['eco_plus', 'full'] },
      pause_minutes: { type: 'integer' },
      limit_percent: { type: 'integer' },
      zones: { type: 'array', items: { type: 'string', enum: ['n', 's'] } },
    },
  },
};
const TRY = { name: 'water_now', params: { type: 'object', properties: {} } };

describe('settings with the data of the caller', () => {
  const input = briefOf('Settings page of our garden watering', { data: GARDEN, actions: [TRY, SAVE] });
  const spec = builtinSpec(input);
  const elements = Object.values(spec.elements);
  const ofType = (type: string) => elements.filter((element) => element.type === type);

  test('ask for what the action saves, in words and with units, each where the data has it', () => {
    expect(faultsOf(spec, input)).toEqual([]);
    expect(ofType('Radio').map(({ props }) => props)).toMatchObject([
      { options: [{ label: 'Eco plus' }, { label: 'Full' }], value: { $bindState: '/rules/mode' } },
    ]);
    expect(ofType('NumberInput').map(({ props }) => props)).toMatchObject([
      { value: { $bindState: '/rules/pause_minutes' }, suffix: 'min' },
      { value: { $bindState: '/rules/limit/percent' }, suffix: '%' },
    ]);
    expect(ofType('Input')).toEqual([]);
  });

  test('show a list of switches as tick boxes with the names of its records, of which those that are on are ticked', () => {
    expect(ofType('FacetList').map(({ props }) => props)).toMatchObject([
      {
        facets: [{ label: 'North bed', value: 'n' }, { label: 'South bed' }],
        selected: { $bindState: '/settings/zones' },
      },
    ]);
    expect(spec.state['settings']).toEqual({ zones: ['n'] });
    expect(ofType('DataTable')).toEqual([]);
  });

  test('show what no action saves, and send all controls with the one primary button', () => {
    const told = ofType('DescriptionList').map(({ props }) => JSON.stringify(props['items']));
    expect(told.join()).toContain('/owner/email');
    expect(told.join()).not.toContain('o-1');
    const primary = ofType('Button').filter(({ props }) => props['variant'] === 'primary');
    expect(primary.map(({ on }) => on?.['commit'])).toMatchObject([
      {
        action: 'save_rules',
        params: { mode: { $state: '/rules/mode' }, zones: { $state: '/settings/zones' } },
      },
    ]);
  });
});

describe('settings of one object with many values', () => {
  const boiler = { heating_day: 21, heating_night: 17, water_max: 60, alarm_on: true, alarm_phone: null };
  const number = { type: 'number' };
  const save = {
    name: 'save_boiler',
    required: true,
    params: {
      type: 'object',
      properties: {
        heating_day: { ...number, description: 'By day' },
        heating_night: number,
        water_max: number,
        alarm_on: { type: 'boolean' },
        alarm_phone: { type: 'string', pattern: String.raw`^\+[0-9 ]+$` },
      },
      required: ['heating_day'],
    },
  };
  const input = briefOf('Boiler settings, grouped by heating, water and alarms', {
    data: { boiler: { id: 'b-7', name: 'Cellar boiler' }, current: boiler },
    actions: [save],
  });
  const spec = builtinSpec(input);
  const elements = Object.values(spec.elements);
  const ofType = (type: string) => elements.filter((element) => element.type === type);

  test('stand under the topics that the request lists, with what is empty beside what belongs to it', () => {
    expect(faultsOf(spec, input)).toEqual([]);
    const cards = ofType('Card').flatMap(({ props }) => props['title'] ?? []);
    expect(cards.slice(0, 3)).toEqual(['Heating', 'Water', 'Alarms']);
    expect(cards).not.toContain('Details');
    expect(ofType('Input').map(({ props }) => props)).toMatchObject([{ label: 'Alarm phone', placeholder: '+44 …' }]);
  });

  test('are headed by the name of what they are for', () => {
    expect(ofType('PageHeader').map(({ props }) => props['description'])).toEqual([{ $state: '/boiler/name' }]);
  });
});
