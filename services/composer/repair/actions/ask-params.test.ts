import { expect, test } from 'vitest';
import { isJsonObject } from '#contract/json/json.ts';
import { button, wire } from '#test/composer/wire-sketch.ts';

test('params that a screen lacks get controls that give what their schemas ask for, each with a value of its own', () => {
  const properties = {
    数量: { type: 'integer' },
    名前: { type: 'string' },
    level: { enum: [1, 2, 3] },
    way: { oneOf: [{ const: 'a', title: 'By air' }, { const: 'b' }] },
    agreed: { type: 'boolean' },
    tags: { type: 'array', items: { enum: ['a', 'b'] } },
    lines: { type: 'array', items: { type: 'object', properties: { sku: {}, n: { type: 'integer' } } } },
    address: {
      type: 'object',
      properties: {
        Straße: { type: 'string' },
        kind: { const: 'home' },
        geo: { properties: { lat: { type: 'number' } } },
      },
      required: ['Straße'],
    },
  };
  const { elements, state } = wire(
    { root: { type: 'Stack', children: ['go'] }, go: { ...button('Go'), on: { commit: { action: 'order' } } } },
    [{ name: 'order', params: { type: 'object', properties, required: Object.keys(properties) } }],
  );
  const bound = Object.values(elements).flatMap(({ type, props }) =>
    Object.values(props).flatMap((value) =>
      isJsonObject(value) && typeof value['$bindState'] === 'string' ? [[value['$bindState'], type]] : [],
    ),
  );
  expect(bound).toEqual([
    ['/input/value', 'NumberInput'],
    ['/input/value2', 'Input'],
    ['/input/level', 'NumberInput'],
    ['/input/way', 'Select'],
    ['/input/agreed', 'Checkbox'],
    ['/input/tags', 'MultiSelect'],
    ['/input/lines', 'DataTable'],
    ['/input/address/Straße', 'Input'],
    ['/input/address/geo/lat', 'NumberInput'],
  ]);
  expect(state['input']).toMatchObject({ address: { kind: 'home' } });
  expect(elements['order-level']?.props['label']).toBe('Level (1, 2, 3)');
  expect(elements['order-way']?.props).toMatchObject({
    options: [
      { label: 'By air', value: 'a' },
      { label: 'b', value: 'b' },
    ],
    required: true,
  });
  expect(elements['order-agreed']?.props).not.toHaveProperty('required');
  expect(elements['go']?.on?.commit).toMatchObject({ params: { address: { $state: '/input/address' } } });
});
