import { describe, expect, test } from 'vitest';
import { isInstalled } from '#test/servers/is-installed.ts';
import { openPages } from '../browser.ts';
import { focusSpoken } from './focus.ts';
import { only } from './table.ts';
import { TABLES } from './tables.ts';

// Where Tab leads when it leaves the widget.
const AFTER = only('Button', { label: 'After' });
const isPossible = isInstalled('Chromium', 'chromium');

describe.skipIf(!isPossible)('keys after the ARIA Authoring Practices:', async () => {
  const [drawing] = isPossible ? await openPages({ width: 800, isDark: false }) : [];
  const { page, draw, takeProblems } = drawing!;
  const session = await page.context().newCDPSession(page);

  test.each(
    TABLES.flatMap(({ widget, spec, walks }) => walks.map((walk) => [widget, walk[0]!.does, spec, walk] as const)),
  )('%s, %s', async (_, __, spec, walk) => {
    await draw({ items: [{ spec }, { spec: AFTER }], ...('dir' in spec ? { dir: 'rtl' as const } : {}) });
    const heard: [string, string][] = [];
    for (const { keys } of walk) {
      for (const key of keys.split(' '))
        await (key.startsWith('type:') ? page.keyboard.type(key.slice(5)) : page.keyboard.press(key));
      // What a key sets off may take a frame: an overlay opens, a list follows.
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
      heard.push([keys, await focusSpoken(session)]);
    }
    expect(heard).toEqual(walk.map(({ keys, leads }) => [keys, leads]));
    expect(await takeProblems()).toEqual([]);
  });
});
