import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { operationText } from './event-json.ts';

describe('operationText', () => {
  test('is one line of JSON that means the operation, whatever its texts and however its value is laid out', () => {
    const operation = fc.record({
      op: fc.string({ unit: 'binary' }),
      path: fc.string({ unit: 'binary' }),
      value: fc.option(fc.jsonValue(), { nil: undefined }),
      indent: fc.constantFrom(0, 1, '\t', '\r\n'),
      from: fc.option(fc.string({ unit: 'binary' }), { nil: undefined }),
    });
    fc.assert(
      fc.property(operation, ({ op, path, value, indent, from }) => {
        const valueJson = value === undefined ? undefined : JSON.stringify(value, null, indent);
        const text = operationText({ op, path, valueJson, from });
        expect(text).not.toMatch(/[\r\n]/);
        const expected = {
          type: 'op',
          op,
          path,
          value: value === undefined ? undefined : JSON.parse(JSON.stringify(value)),
          from,
        };
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(expected)));
      }),
    );
  });
});
