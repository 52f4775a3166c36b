import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { button, specOf, wire, type Sketch } from '#test/composer/wire-sketch.ts';

describe('a control that is bound to nothing', () => {
  const field = (type: string, props: JsonObject): Sketch[string] => ({ type, props });
  const send = { commit: { action: 'send' } };

  test('in a Form gets a path, from what it shows, and its value reaches the action', () => {
    const { elements, state } = wire(
      {
        root: { type: 'Form', children: ['a', 'b', 'c', 's'], on: send },
        a: field('Input', { name: 'city', label: 'City', value: 'Oslo' }),
        b: field('Checkbox', { name: 'town', label: 'Town' }),
        c: field('RangeSlider', {}),
        s: button('Send', { submit: true }),
      },
      [],
    );
    expect(elements['a']?.props['value']).toStrictEqual({ $bindState: '/input/city' });
    expect(elements['b']?.props['checked']).toStrictEqual({ $bindState: '/input/town' });
    expect(elements['c']?.props).toStrictEqual({
      valueMin: { $bindState: '/input/cMin' },
      valueMax: { $bindState: '/input/cMax' },
    });
    expect(state).toStrictEqual({ input: { city: 'Oslo' } });
    expect(elements['root']?.on?.commit).toMatchObject({ params: { city: { $state: '/input/city' } } });
  });

  test('outside a Form gets a path when an action asks for it by name', () => {
    const params = { type: 'object', properties: { city: { type: 'string' } } };
    const { elements } = wire(
      {
        root: { type: 'Stack', children: ['a', 'b', 's'] },
        a: field('Input', { name: 'city', label: 'City' }),
        b: field('Input', { name: 'note', label: 'Note' }),
        s: { ...button('Send'), on: send },
      },
      [{ name: 'send', params }],
    );
    expect(elements['s']?.on).toStrictEqual({
      commit: { action: 'send', params: { city: { $state: '/input/city' } } },
    });
    expect(elements['b']?.props).not.toHaveProperty('value');
  });

  test('gets the path of its name that an action reads and nothing writes', () => {
    const read = { commit: { action: 'send', params: { town: { $state: '/booking/city' } } } };
    const { elements, state } = wire(
      {
        root: { type: 'Form', children: ['a', 's'], on: read },
        a: field('Input', { name: 'city', label: 'City' }),
        s: button('Send', { submit: true }),
      },
      [],
      { state: { booking: { city: '' } } },
    );
    expect(elements['a']?.props['value']).toStrictEqual({ $bindState: '/booking/city' });
    expect(elements['root']?.on).toStrictEqual(read);
    expect(state).toStrictEqual({ booking: { city: '' } });
  });

  test('is left when it cannot be filled in, or an edit has not touched it', () => {
    const sketch: Sketch = {
      root: { type: 'Form', children: ['a', 's'], on: send },
      a: field('Input', { name: 'a', label: 'A', disabled: true }),
      s: button('Send', { submit: true }),
    };
    expect(wire(sketch, []).elements['a']?.props).not.toHaveProperty('value');
    const open = { ...sketch, a: field('Input', { name: 'a', label: 'A' }) };
    expect(wire(open, [], { priorSpec: specOf(open) }).elements['a']?.props).not.toHaveProperty('value');
  });
});
