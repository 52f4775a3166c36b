import { afterAll, describe, expect, test } from 'vitest';
import type { ComposeRequest } from '#proto/composer/v1/composer.ts';
import { refusalOf } from '#services/rpc/refusal-status.ts';
import type { Refusal } from '#contract/refusal.ts';
import { startComposerUnderTest } from './composer-under-test.ts';

const composer = await startComposerUnderTest(['builtin']);
afterAll(() => composer.close());

const DIGITS = 'with more digits than JSON readers keep; send it as a string.';

/** JSON texts that JSON.parse alters silently, the place, and the message about it. */
const LOSSES: [text: string, place: string, predicate: string][] = [
  ['{"a":1,"a":2}', 'a', 'stands twice in the same object.'],
  ['{"a":[{"b":9007199254740993}]}', 'a[0].b', `is a whole number ${DIGITS}`],
  ['{"a":12345678901234567890.5}', 'a', `is a number ${DIGITS}`],
  ['{"a b":0.12345678901234567}', '["a b"]', `is a number ${DIGITS}`],
  ['{"a":1e-400}', 'a', 'is a number too close to zero for JSON readers; send it as a string.'],
];

/** The JSON fields of a request, what each is called in a refusal, and how a text gets into it. */
const FIELDS: [field: string, request: (text: string) => Partial<ComposeRequest>][] = [
  ['data', (text) => ({ dataJson: text })],
  ['prior_spec', (text) => ({ mode: 'edit', priorSpecJson: text })],
  ['action_context', (text) => ({ actionContextJson: text })],
  ['actions[0].params', (text) => ({ actions: [{ name: 'save', required: false, paramsJson: text }] })],
  ['custom_components[0]', (text) => ({ customComponentsJson: `[${text}]` })],
];

describe('over gRPC, as over HTTP, nothing is lost in silence', () => {
  test.each(FIELDS)('%s is refused with the place', async (field, request) => {
    for (const [text, place, predicate] of LOSSES) {
      const { refusal, events } = await composer.compose(request(text));
      const whole = place.startsWith('[') ? field + place : `${field}.${place}`;
      expect(refusal).toMatchObject({ code: 'BAD_REQUEST', message: `\`${whole}\` ${predicate}`, field: whole });
      expect(events).toEqual([]);
    }
  });

  test('what is nested too deep, or has too many members, is refused', async () => {
    const deep = `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`;
    const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`k${index}`, 1])));
    for (const dataJson of [deep, wide]) {
      const { refusal } = await composer.compose({ dataJson });
      expect(refusal?.code).toBe('BAD_REQUEST');
      expect(refusal?.message).toMatch(/^`data/);
    }
  });

  test('numbers that come back as they were are taken', async () => {
    const dataJson = '{"a":0.1,"b":-1.50,"c":1e3,"d":12345678901234567000,"e":1.7976931348623157e308}';
    const { completed } = await composer.compose({ dataJson });
    expect(JSON.parse(completed?.specJson ?? '{}')).toMatchObject({
      state: { a: 0.1, b: -1.5, c: 1000, d: 12345678901234567000, e: 1.7976931348623157e308 },
    });
  });

  test('ValidateSpec refuses the same', async () => {
    const refusal = await new Promise<Refusal>((resolve) =>
      composer.client.validateSpec({ specJson: '{"root":"a","root":"b"}', strict: false }, (error) =>
        resolve(refusalOf(error)),
      ),
    );
    expect(refusal).toMatchObject({ code: 'BAD_REQUEST', field: 'spec_json.root' });
  });
});
