import { describe, expect, test } from 'vitest';
import { applyOperation } from '#contract/json/apply-operation.ts';
import { Refusal } from '#contract/refusal.ts';
import { describeError } from './logger.ts';

const WORDS = 'a secret of the caller';

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

const text = WORDS as unknown as { [name: string]: unknown };
const QUOTING: [string, () => unknown][] = [
  ['a write to a text', () => (text['value'] = 1)],
  ['a member looked for in a text', () => 'value' in text],
  ['JSON that is none', () => JSON.parse(WORDS)],
  ['an expression that is none', () => new RegExp(`(${WORDS}`)],
  ['a number that is none', () => BigInt(WORDS)],
  ['an address that is none', () => new URL(WORDS)],
  ['a receiver of another kind', () => Map.prototype.get.call(text as never, 'x')],
  ['a language that is none', () => new Intl.NumberFormat(WORDS)],
  ['an operation that does not fit', () => applyOperation({}, { op: 'remove', path: `/${WORDS}` })],
  ['a pointer that is none', () => applyOperation({}, { op: 'remove', path: WORDS })],
  ['a cause', () => new Refusal('INTERNAL_SERVER_ERROR', undefined, { cause: thrownBy(() => JSON.parse(WORDS)) })],
  ['a text thrown', () => WORDS],
  ['an error with members', () => Object.assign(new Error('no luck'), { input: WORDS })],
];

describe('an error in a log line', () => {
  test.each(QUOTING)('quotes nothing after %s', (_what, work) => {
    const described = JSON.stringify(describeError(thrownBy(work)));
    expect(described).not.toContain('secret');
  });

  test('has its kind, its code and where it was thrown', () => {
    const described = describeError(thrownBy(() => (text['value'] = 1)));
    expect(described).toMatchObject({ type: 'TypeError', message: 'Cannot create property …' });
    expect(described.stack).toContain('describe-error.test.ts');
    const failed = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });
    expect(describeError(failed)).toMatchObject({ message: 'connect ECONNREFUSED 127.0.0.1:1', code: 'ECONNREFUSED' });
  });

  test('ends with causes that go in a circle', () => {
    const error = new Error('round');
    error.cause = error;
    expect(JSON.stringify(describeError(error)).length).toBeLessThan(20_000);
  });
});
