import { BinaryWriter } from '@bufbuild/protobuf/wire';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ComposeRequest } from '#proto/composer/v1/composer.ts';

const action = fc.record({
  name: fc.string(),
  description: fc.option(fc.string(), { nil: undefined }),
  required: fc.boolean(),
  paramsJson: fc.option(fc.string({ maxLength: 2_000 }), { nil: undefined }),
});
const request = fc.record({
  generationId: fc.string(),
  prompt: fc.string({ maxLength: 2_000 }),
  actions: fc.array(action, { maxLength: 5 }),
  maxOperations: fc.option(fc.nat(), { nil: undefined }),
  includeSpec: fc.boolean(),
});

test('messages written with the one writer have the bytes that a writer of their own would give', () => {
  fc.assert(
    fc.property(fc.array(request, { minLength: 1, maxLength: 4 }), (messages) => {
      // All of them first: what was written must not change when the next one is.
      const written = messages.map((message) => ComposeRequest.encode(message).finish());
      const alone = messages.map((message) => ComposeRequest.encode(message, new BinaryWriter()).finish());
      expect(written).toEqual(alone);
    }),
  );
});

test('a message that cannot be written leaves nothing in the next one', () => {
  const good: ComposeRequest = { generationId: 'gen_1', prompt: 'A form', actions: [], includeSpec: false };
  const bytes = ComposeRequest.encode(good).finish();
  expect(() => ComposeRequest.encode({ ...good, maxOperations: 1.5 })).toThrow(Error);
  expect(ComposeRequest.encode(good).finish()).toEqual(bytes);
});
