import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANSWER_STYLES } from '#tools/model-backend/scripts/screens.ts';
import { type ComposerUnderTest, startComposerUnderTest } from './composer-under-test.ts';

describe('whatever the style of the answer', () => {
  const started: ComposerUnderTest[] = [];
  const composeWith = async (model: string) => {
    const composer = await startComposerUnderTest([model]);
    started.push(composer);
    return composer.compose({});
  };
  let expected: unknown;
  beforeAll(async () => {
    expected = (await composeWith('scripted-good')).folded;
  });
  afterAll(() => Promise.all(started.map((composer) => composer.close())));

  test.each(Object.keys(ANSWER_STYLES).filter((name) => !name.includes('table')))(
    '%s composes the same screen without a restart',
    async (model) => {
      const { folded, completed, restarts, refusal } = await composeWith(model);
      expect(refusal).toBeUndefined();
      expect(restarts).toEqual([]);
      expect(folded).toEqual(expected);
      expect(JSON.parse(completed?.specJson ?? '')).toEqual(folded);
    },
  );
});
