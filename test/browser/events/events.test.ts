import { describe, expect, test } from 'vitest';
import { COMPONENTS } from '#catalog/components.ts';
import { isInstalled } from '#test/servers/is-installed.ts';
import { openPages } from '../browser.ts';
import { drawnNames } from '../drawn-names.ts';
import { hasSomethingToHear, hear, missing, SPECIAL, unknownKeys, unseenKeys, wantedOf, type Ways } from './hear.ts';
import known from './known-ways.json' with { type: 'json' };

// What `npm run draw:ways` wrote; a component without an entry is tried in every part.
const knownWays = known as unknown as Record<string, Ways>;
const drawn = drawnNames();
const isPossible = isInstalled('Chromium', 'chromium');

describe.skipIf(!isPossible)('every component', async () => {
  const [drawing] = isPossible ? await openPages({ width: 1280, isDark: false }) : [];

  test.each(
    COMPONENTS.filter((definition) => drawn.has(definition.name) && hasSomethingToHear(definition)).map(
      (definition) => [definition.name, definition] as const,
    ),
  )(
    '%s fires its events with their payload keys and writes its targets, by mouse and by keys',
    async (name, definition) => {
      const wanted = wantedOf(definition);
      const { byMouse, byKeys } = await hear(drawing!, definition, knownWays[name] ?? { mouse: [], keys: [] });
      expect({ byMouse: missing(wanted, byMouse), byKeys: missing(wanted, byKeys) }).toEqual({
        byMouse: [],
        byKeys: [],
      });
      expect(unknownKeys(definition, byMouse)).toEqual([]);
      expect(unseenKeys(definition, byMouse, byKeys)).toEqual([]);
    },
    120_000,
  );

  test.each(SPECIAL)('fires %s with %j', async (event, params, button, spec) => {
    await drawing!.draw({ items: [{ spec }] });
    const name = `heard_${event.split('.')[1]}`;
    await drawing!.page.locator('.ui').getByRole('button', { name: button, exact: true }).click();
    const fired = await drawing!.page.evaluate<{ name: string; params: object }[]>('window.firedActions');
    expect(fired).toContainEqual(expect.objectContaining({ name, params: expect.objectContaining(params) as object }));
  });
});
