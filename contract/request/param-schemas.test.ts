import { describe, expect, test } from 'vitest';
import { paramSchemas } from './param-schemas.ts';

describe('the params of an action', () => {
  test('are its properties, in order, and what it requires without describing it', () => {
    const schema = { properties: { id: { type: 'integer' }, note: true }, required: ['id', 'reason', 'reason'] };
    expect(paramSchemas(schema)).toEqual([
      ['id', { type: 'integer' }],
      ['note', {}],
      ['reason', {}],
    ]);
  });

  test('are none without a schema, and none that no object carries safely', () => {
    expect(paramSchemas(undefined)).toEqual([]);
    expect(paramSchemas({ required: ['', '$state', 'constructor', 7] })).toEqual([]);
  });
});
