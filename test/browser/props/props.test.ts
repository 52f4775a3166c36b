import { describe, expect, test } from 'vitest';
import { COMPONENTS, GROUPS } from '#catalog/components.ts';
import type { Definition } from '#catalog/definition.ts';
import { isInstalled } from '#test/servers/is-installed.ts';
import { openPages } from '../browser.ts';
import { quietProps } from './quiet-props.ts';
import { ELSEWHERE } from './not-seen.ts';
import { servePictures } from './serve-pictures.ts';

const isPossible = isInstalled('Chromium', 'chromium');

describe.skipIf(!isPossible)('every prop and every value of a menu shows in what is drawn:', async () => {
  const [drawing] = isPossible ? await openPages({ width: 1000, isDark: false }) : [];

  if (drawing !== undefined) await servePictures(drawing.page);
  const groups = Object.entries(GROUPS) as [string, readonly Definition[]][];

  test.each(groups)(
    '%s',
    async (_, definitions) => {
      const quiet: string[] = [];
      for (const definition of definitions) quiet.push(...(await quietProps(drawing!, definition)));
      expect(quiet).toEqual([]);
    },
    240_000,
  );
});

test('the exceptions are of props that there are', () => {
  const props = new Set(
    COMPONENTS.flatMap(({ name, props: all }) => Object.keys(all).map((prop) => `${name}.${prop}`)),
  );
  expect(Object.keys(ELSEWHERE).filter((prop) => !props.has(prop))).toEqual([]);
});
