import { describe, expect, test } from 'vitest';
import { COMPONENTS } from '#catalog/components.ts';
import { EVENT_VERBS, isEventVerb } from '#contract/spec/event-verb.ts';

const EVENTS = COMPONENTS.flatMap(({ name, events }) =>
  Object.entries(events).map(([verb, event]) => ({ name, verb, ...event })),
);

/** The keys that a component may send with a verb. */
function allowed(name: string, verb: string): readonly string[] {
  if (!isEventVerb(verb)) return [];
  // The service specification itself shows this one key besides the verb's own.
  return name === 'FacetList' && verb === 'change' ? [...EVENT_VERBS.change, 'toggled'] : EVENT_VERBS[verb];
}

describe('an event', () => {
  test('is one of the eight verbs, and all eight are in use', () => {
    expect(new Set(EVENTS.map(({ verb }) => verb))).toEqual(new Set(Object.keys(EVENT_VERBS)));
  });

  test('sends only payload keys that its verb allows', () => {
    const illegal = EVENTS.flatMap(({ name, verb, payload }) =>
      payload.filter((key) => !allowed(name, verb).includes(key)).map((key) => `${name} ${verb}: ${key}`),
    );
    expect(illegal).toEqual([]);
  });

  test('sends fields from a Form only', () => {
    expect(EVENTS.filter(({ payload }) => payload.includes('fields')).map(({ name }) => name)).toEqual(['Form']);
  });

  test('sends the whole payload with search, sort and page', () => {
    const partial = EVENTS.filter(
      ({ name, verb, payload }) =>
        ['search', 'sort', 'page'].includes(verb) && payload.length !== allowed(name, verb).length,
    );
    expect(partial).toEqual([]);
  });

  test('says when it is sent, in a clause that starts with a word and ends without a full stop', () => {
    expect(EVENTS.filter(({ when }) => when.length < 15 || when.endsWith('.'))).toEqual([]);
  });

  test('comes from 100 components; the other 89 only display', () => {
    expect(COMPONENTS.filter(({ events }) => Object.keys(events).length === 0)).toHaveLength(89);
  });
});
