import { describe, expect, test } from 'vitest';
import { ERRORS, isErrorCode } from './error-code.ts';
import { Refusal } from './refusal.ts';

// The Errors table and its rule 2, copied by hand from the service spec.
const TABLE = [
  [400, 'BAD_REQUEST', false],
  [400, 'INVALID_MANIFEST', false],
  [400, 'CUSTOM_SLICE_TOO_LARGE', false],
  [401, 'AUTHENTICATION_REQUIRED', false],
  [402, 'PAYMENT_REQUIRED', false],
  [403, 'FORBIDDEN', false],
  [403, 'FEATURE_LIMIT', false],
  [404, 'NOT_FOUND', false],
  [409, 'IDEMPOTENCY_KEY_IN_USE', false],
  [422, 'VALIDATION_ERROR', false],
  [429, 'RATE_LIMITED', false],
  [429, 'QUOTA_EXCEEDED', false],
  [500, 'INTERNAL_SERVER_ERROR', true],
  [502, 'COMPOSITION_FAILED', true],
  [503, 'MODEL_UNAVAILABLE', true],
  [503, 'SERVICE_UNAVAILABLE', true],
] as const;

describe('ERRORS', () => {
  test('is the Errors table, row by row', () => {
    const rows = Object.entries(ERRORS).map(([code, { httpStatus, transient }]) => [httpStatus, code, transient]);
    expect(rows).toEqual(TABLE);
  });

  test('gives every code one sentence', () => {
    for (const { sentence } of Object.values(ERRORS)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  test('does not take what every object inherits for a code', () => {
    expect(isErrorCode('RATE_LIMITED')).toBe(true);
    expect(isErrorCode('toString')).toBe(false);
  });
});

describe('Refusal.from', () => {
  test('keeps a refusal as it is', () => {
    const refusal = new Refusal('NOT_FOUND');
    expect(Refusal.from(refusal)).toBe(refusal);
  });

  test.each([new Error('ECONNREFUSED 10.0.0.7'), 'a thrown text', undefined])(
    'tells the caller nothing about %s',
    (thrown) => {
      const refusal = Refusal.from(thrown);
      expect(refusal.code).toBe('INTERNAL_SERVER_ERROR');
      expect(refusal.message).toBe(ERRORS.INTERNAL_SERVER_ERROR.sentence);
      expect(refusal.cause).toBe(thrown);
    },
  );
});
