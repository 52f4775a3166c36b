import { describe, expect, test } from 'vitest';
import { readComposeRequest } from './read-compose-request.ts';
import { refusalThrownBy } from '#test/refusal-thrown-by.ts';

const prompt = 'A sign-up form';
const action = { name: 'save' };

const refusalOf = (body: unknown) => refusalThrownBy(() => readComposeRequest(body));

/** An object whose JSON text has exactly this many chars. */
function objectOf(chars: number): { a: string } {
  return { a: 'x'.repeat(chars - '{"a":""}'.length) };
}

function nested(levels: number): string {
  return `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
}

describe('sizes that the specification leaves open', () => {
  const withParams = (params: object) => ({ prompt, actions: [{ ...action, params }] });
  const named = (count: number) => Array.from({ length: count }, (_, index) => `param${index}`);
  const described = (count: number) => Object.fromEntries(named(count).map((name) => [name, { type: 'string' }]));

  test.each<[string, object]>([
    ['100 params', withParams({ type: 'object', properties: described(100), required: named(100) })],
    ['an enum of 500', withParams({ properties: { a: { enum: named(500) } } })],
    [
      '300 params of all actions',
      { prompt, actions: ['a', 'b', 'c'].map((name) => ({ name, params: { required: named(100) } })) },
    ],
  ])('are taken up to the limit: %s', (_, body) => {
    expect(readComposeRequest(body)).toEqual(body);
  });

  test.each<[string, object, string, string]>([
    [
      'described params',
      withParams({ properties: described(101) }),
      'actions[0].params',
      '`actions[0].params` declares 101 params; at most 100 are allowed.',
    ],
    [
      'params that are only required',
      withParams({ properties: described(60), required: [...named(10), ...named(120).slice(60)] }),
      'actions[0].params',
      '`actions[0].params` declares 120 params; at most 100 are allowed.',
    ],
    [
      'params of all actions',
      { prompt, actions: ['a', 'b', 'c', 'd'].map((name) => ({ name, params: { required: named(80) } })) },
      'actions',
      '`actions` declare 320 params in all; at most 300 are allowed.',
    ],
    [
      'members of an enum, at any depth',
      withParams({ properties: { a: { items: { enum: named(501) } } } }),
      'actions[0].params.properties.a.items.enum',
      '`actions[0].params.properties.a.items.enum` has 501 entries; at most 500 are allowed.',
    ],
    [
      'chars of params',
      withParams({ properties: { a: { const: 'x'.repeat(24_000) } } }),
      'actions[0].params',
      '`actions[0].params` has 24033 chars serialized; at most 24000 are allowed.',
    ],
    [
      'levels of params',
      withParams({ properties: JSON.parse(nested(40)) as object }),
      'actions[0].params.properties.a.a.a.a.a.a.a.a…',
      '`actions[0].params.properties.a.a.a.a.a.a.a.a…` is nested too deep; at most 32 levels are allowed in `params`.',
    ],
    [
      'chars of manifests',
      { prompt, custom_components: [objectOf(60_000), objectOf(60_000)] },
      'custom_components',
      '`custom_components` has 120003 chars serialized; at most 96000 are allowed.',
    ],
  ])('are refused beyond it, naming the field: %s', (_, body, field, message) => {
    const refusal = refusalOf(body);
    expect([refusal.code, refusal.field, refusal.message]).toEqual(['BAD_REQUEST', field, message]);
  });

  test('of a list are reported correctly although its end is not examined', () => {
    const actions = Array.from({ length: 30_000 }, () => ({ name: '' }));
    expect(refusalOf({ prompt, actions }).message).toBe('`actions` has 30000 entries; at most 20 are allowed.');
  });

  test('of a whole body are also counted in a value', () => {
    expect(refusalOf({ prompt, data: { a: Array.from({ length: 70_000 }, () => 0) } }).message).toBe(
      '`data` goes beyond the 64000 members that a whole body may have.',
    );
  });

  test('do not make the hint for an unknown field look at thousands of names', () => {
    const unknown = Object.fromEntries(Array.from({ length: 9_000 }, (_, index) => [`promt${index}`, 1]));
    expect(refusalOf({ prompt, ...unknown }).message).toBe(
      'Unknown fields `promt0`, `promt1`, `promt2`, `promt3`, `promt4` and 8995 more; did you mean `prompt`?',
    );
  });
});
