import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

const SHIFTS = [
  { id: 's1', guide_id: 2, date: '2026-06-01', start: '06:00', end: '10:00', remark: null },
  { id: 's2', guide_id: null, date: '2026-06-03', start: '08:00', end: '11:30', remark: 'Nobody yet' },
];
const GUIDES = [
  { id: 2, name: 'Nia Cole' },
  { id: 3, name: 'Ed Vance' },
];
const SWAP = {
  name: 'swap_shift',
  params: { type: 'object', properties: { shift_id: { type: 'string' } }, required: ['shift_id'] },
};

function calendarOf(data: JsonObject, prompt = 'Schedule of our guides', actions: (typeof SWAP)[] = []) {
  const spec = builtinSpec(briefOf(prompt, { uiType: 'calendar', data, actions }));
  const all = (type: string) => Object.values(spec.elements).filter((element) => element.type === type);
  return { spec, all, grid: all('Scheduler')[0]?.props };
}

describe('records with a start and an end', () => {
  test('are events named after the person that their id stands for, else after their other values', () => {
    const { grid, all } = calendarOf({ shifts: SHIFTS, guides: GUIDES });
    expect(grid?.['events']).toEqual([
      { title: { $state: '/guides/0/name' }, start: '06:00', end: '10:00', column: 0 },
      { title: { $state: '/shifts/1/remark' }, start: '08:00', end: '11:30', column: 2 },
    ]);
    expect(all('DataTable')).toEqual([]);
  });

  test('are named after a text of their own rather than the thing that an id stands for', () => {
    const bookings = SHIFTS.map((shift, at) => ({
      ...shift,
      guide_id: at + 2,
      group: at === 0 ? 'Hikers' : 'Class 4b',
    }));
    const { spec } = calendarOf({ bookings, guides: GUIDES });
    expect(spec.state['bookingsEvents']).toEqual([
      { title: 'Hikers', subtitle: 'Nia Cole' },
      { title: 'Class 4b', subtitle: 'Ed Vance · Nobody yet' },
    ]);
  });

  test.each([
    ['Schedule of our guides', ['Mon 1 Jun', 'Tue 2 Jun', 'Wed 3 Jun']],
    ['Dienstplan unserer Führer für diese Woche', ['Mo 1 Juni', 'Di 2 Juni', 'Mi 3 Juni']],
  ])('stand under days in the language of the prompt: %s', (prompt, days) => {
    const { grid } = calendarOf({ shifts: SHIFTS, guides: GUIDES }, prompt);
    expect(grid?.['columns']).toEqual(days.map((label) => ({ label })));
  });

  test('are at the time of the clock at the place, whatever the time zone', () => {
    const tours = [
      { tour: 'Harbour', begins: '2026-06-01T18:00:00-07:00', minutes: 90 },
      { tour: 'Old town', begins: '2026-06-02T09:30:00-07:00', minutes: 45 },
    ];
    expect(calendarOf({ tours }).grid).toMatchObject({
      events: [
        { start: '18:00', end: '19:30', column: 0 },
        { start: '09:30', end: '10:15', column: 1 },
      ],
      startHour: 9,
      endHour: 20,
    });
  });

  test('of one day stand in a column per person or room', () => {
    const shifts = SHIFTS.map((shift, at) => ({ ...shift, guide_id: at + 2, date: '2026-06-01' }));
    expect(calendarOf({ shifts, guides: GUIDES }).grid?.['columns']).toEqual([
      { label: 'Nia Cole' },
      { label: 'Ed Vance' },
    ]);
  });

  test('are listed below for their buttons, and no selected day hides any', () => {
    const { all } = calendarOf({ shifts: SHIFTS, guides: GUIDES }, 'Schedule of our guides', [SWAP]);
    expect(all('Button').map(({ props }) => props['label'])).toContain('Swap shift');
    expect(JSON.stringify(all('DataTable'))).not.toContain('selectedDay');
  });

  test('over more than a week are shown in months', () => {
    const shifts = Array.from({ length: 9 }, (_, at) => ({ ...SHIFTS[0], date: `2026-06-1${at}` }));
    expect(calendarOf({ shifts }).all('Calendar')).toHaveLength(1);
  });

  test('stand in a lane per person of the list, also for who has nothing to do, with who is absent and what nobody does', () => {
    const guides = [
      { id: 2, name: 'Nia Cole', sick: 1 },
      { id: 3, name: 'Ed Vance', sick: 0 },
    ];
    const shifts = SHIFTS.map((shift) => ({ ...shift, date: '2026-06-01' }));
    const { grid } = calendarOf({ shifts, guides });
    expect(grid?.['columns']).toEqual([{ label: 'No guide' }, { label: 'Nia Cole · Sick' }, { label: 'Ed Vance' }]);
    expect(grid).toMatchObject({
      events: [
        { column: 1, color: '#c62828' },
        { column: 0, color: '#c62828' },
      ],
    });
  });

  test('have such lanes for each of a few days if the request asks for them', () => {
    const { all } = calendarOf({ shifts: SHIFTS, guides: GUIDES }, 'Roster of the tours, one lane per guide');
    expect(all('Scheduler').map(({ props }) => (props['events'] as JsonObject[]).length)).toEqual([1, 1]);
    expect(all('Heading').map(({ props }) => props['text'])).toEqual(
      expect.arrayContaining(['Mon 1 Jun', 'Wed 3 Jun']),
    );
  });

  test('stand under the days of the week that they name', () => {
    const courses = ['MON', 'WED'].map((day) => ({ day, from: '09:00', to: '10:00', name: `Yoga ${day}` }));
    const { grid } = calendarOf({ courses }, 'Stundenplan der Kurse');
    expect(grid?.['columns']).toEqual([{ label: 'Mo' }, { label: 'Di' }, { label: 'Mi' }]);
  });

  test('may end at the only other moment that they have', () => {
    const calls = [{ ship: 'Heron', boards: '2026-06-01T07:15:00Z', done: '2026-06-01T09:00:00Z' }];
    expect(calendarOf({ calls }).grid).toMatchObject({ events: [{ start: '07:15', end: '09:00' }] });
  });

  test('are grey once they are called off', () => {
    const visits = [{ name: 'Tuning', start: '09:00', end: '10:00', cancelled: 1 }];
    expect(calendarOf({ visits }).grid).toMatchObject({ events: [{ color: '#9aa0a6' }] });
  });

  test('stand in a month if the request asks for one, with what overlaps', () => {
    const visits = [
      { name: 'Hall', when: '2026-06-11T10:00', minutes: 120 },
      { name: 'Church', when: '2026-06-11T11:30', minutes: 90 },
      { name: 'School', when: '2026-06-12T11:30', minutes: 90 },
    ];
    const { all, spec } = calendarOf({ visits }, 'Month calendar of the visits, show overlaps');
    const events = all('Calendar').flatMap(({ props }) => props['events'] as JsonObject[]);
    expect(events.map(({ tone }) => tone)).toEqual(['critical', 'critical', undefined]);
    expect(JSON.stringify(spec.state)).toContain('10:00 AM Hall');
  });
});
