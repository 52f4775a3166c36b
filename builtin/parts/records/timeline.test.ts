import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

function itemsOf(data: JsonObject, prompt = 'Tracking history of one parcel') {
  const { elements, state } = builtinSpec(briefOf(prompt, { uiType: 'detail_view', data }));
  const line = Object.values(elements).find(({ type }) => type === 'Timeline');
  const path = (line?.props['items'] as { $state: string } | undefined)?.$state.slice(1);
  return path === undefined ? undefined : (state?.[path] as JsonObject[]);
}

describe('dated events of one record', () => {
  const events = [
    { at: '2026-05-05', code: 'ACCEPTED', place: 'Gothenburg', note: null },
    { at: '2026-05-06', code: 'IN_TRANSIT', place: 'Malmö', note: 'Delayed 3 h' },
  ];

  test('are a timeline with all their values, the latest one marked', () => {
    expect(itemsOf({ parcel: { number: 'JD1', carrier: 'Post' }, events })).toEqual([
      { title: 'Accepted', time: 'May 5, 2026', description: 'Gothenburg', active: false, tone: 'neutral' },
      { title: 'In transit', time: 'May 6, 2026', description: 'Malmö · Delayed 3 h', active: true, tone: 'info' },
    ]);
  });

  test('mark the state that the record is in', () => {
    const items = itemsOf({ parcel: { number: 'JD1', status: 'ACCEPTED' }, events });
    expect(items?.map(({ active }) => active)).toEqual([true, false]);
  });

  test('mark the first that is still to come', () => {
    const stages = ['Opened', 'Visit', 'Repair'].map((name, at) => ({
      name,
      completed_on: at === 0 ? '2026-05-02' : null,
    }));
    expect(itemsOf({ job: { number: 'C-1', product: 'Fridge' }, stages })?.map(({ active }) => active)).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('are no timeline when they are measurements', () => {
    const log = [1, 2].map((day) => ({ at: `2026-05-0${day}`, title: `Day ${day}`, km: day, litres: day }));
    expect(itemsOf({ van: { plate: 'A-1', model: 'V' }, log })).toBeUndefined();
  });
});
