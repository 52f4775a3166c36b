import { beforeAll, describe, expect, test } from 'vitest';
import { GROUPS } from '#catalog/components.ts';
import type { Definition } from '#catalog/definition.ts';
import { exampleSpec } from '#catalog/example-spec.ts';
import { isInstalled } from '#test/servers/is-installed.ts';
import type { Drawing } from '../../packages/react/drawing/drawing.ts';
import { DE } from '../../packages/react/src/words/de.ts';
import { openPages } from './browser.ts';

const isPossible = isInstalled('Chromium', 'chromium');

/** All that is read or spoken in each example: texts, and the attributes that hold words. */
const WORDS = `Object.fromEntries([...document.querySelectorAll('[data-item]')].map((item) => {
  const ui = item.querySelector('.ui');
  const texts = document.createTreeWalker(ui, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) found.push(texts.currentNode.data);
  for (const part of ui.querySelectorAll('*')) {
    for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt']) found.push(part.getAttribute(name) ?? '');
  }
  return [item.dataset.item, found.map((words) => words.replaceAll(/[\u2066-\u2069]/g, '').trim())];
}))`;

/** Abbreviations of sports and dates, and what is the same in both languages. */
const IN_BOTH: ReadonlySet<string> = new Set(
  ['GF', 'GA', 'GD', 'Pts', 'September 2026', 'November 2026', 'Bruise', 'https://'].concat(
    Object.entries(DE).flatMap(([english, german]) => (english === german ? [english] : [])),
  ),
);

describe.skipIf(!isPossible)('in German no built-in words are English:', async () => {
  const [drawing] = isPossible ? await openPages({ width: 1000, isDark: false }) : [];

  beforeAll(async () => {
    // The words are fetched once, with the first German page. A page with embedded ones would wait for theirs.
    await wordsIn('de', [{ title: 'Button', spec: exampleSpec('Button')! }]);
    await drawing!.page.waitForLoadState('networkidle');
  });

  test.each(Object.entries(GROUPS) as [string, readonly Definition[]][])('%s', async (_, definitions) => {
    const items = definitions.map(({ name }) => ({ title: name, spec: exampleSpec(name)! }));
    const before = await wordsIn('en-GB', items);
    const after = await wordsIn('de', items);
    const english = items.flatMap(({ title, spec }) => {
      const own = JSON.stringify(spec).toLowerCase();
      const isOwn = (words: string) =>
        words
          .toLowerCase()
          .split(WORD_ENDS)
          .every((word) => !/[a-z]{3}/.test(word) || own.includes(word));
      const same = new Set(after[title]).intersection(new Set(before[title]));
      const left = [...same].filter((words) => !IN_BOTH.has(words) && !COUNTRY.test(words) && !isOwn(words));
      return left.map((words) => `${title}: ${words}`);
    });
    expect(english).toEqual([]);
  });

  test('the first and the last day of a range', async () => {
    const props = { mode: 'inline', startValue: '2026-09-07', endValue: '2026-09-09' };
    const spec = { state: {}, root: 'range', elements: { range: { type: 'DateRangePicker', props, children: [] } } };
    const { range } = await wordsIn('de', [{ title: 'range', spec }]);
    const ends = range!.filter((words) => /, \D+ Tag$|, \w+ day$/.test(words));
    expect(ends).toEqual([expect.stringMatching(/7\. .*, erster Tag$/), expect.stringMatching(/9\. .*, letzter Tag$/)]);
  });

  async function wordsIn(locale: string, items: Drawing['items']): Promise<Record<string, string[]>> {
    await drawing!.draw({ items, locale });
    return drawing!.page.evaluate(WORDS);
  }
});

const WORD_ENDS = /[\s,.:;(){}"–-]+/;
// The browser names countries, some as in English.
const COUNTRY = /\(\+\d+\)$/;
