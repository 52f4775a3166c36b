import { afterAll, describe, expect, test } from 'vitest';
import { GROUPS } from '#catalog/components.ts';
import { exampleSpec } from '#catalog/example-spec.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { isInstalled } from '#test/servers/is-installed.ts';
import { openPages } from './browser.ts';

const isPossible = isInstalled('Chromium', 'chromium');

const CHOSEN = `[role='tab'][aria-selected='true'], [role='gridcell'][aria-selected='true'], button[aria-pressed='true'],
  [role='radio'][aria-checked='true'], [aria-current='page']`;

/** Text on a fill that is not exempt: the browser draws a Canvas backplate behind it. */
const PATCHED = `(() => {
  const probe = document.createElement('i');
  document.body.append(probe);
  const system = (name) => ((probe.style.color = name), getComputedStyle(probe).color);
  const fills = new Set(['Highlight', 'CanvasText', 'GrayText', 'LinkText'].map(system));
  const isSeen = (part) => part.checkVisibility({ opacityProperty: true }) && part.textContent.trim() !== '';
  const patched = [...document.querySelectorAll('.ui *:not(svg *)')].filter((part) => {
    const { backgroundColor, forcedColorAdjust } = getComputedStyle(part);
    return fills.has(backgroundColor) && forcedColorAdjust === 'auto' && isSeen(part);
  });
  probe.remove();
  return patched.map((part) => part.closest('[data-item]')?.dataset.item + ': ' + part.outerHTML.slice(0, 120));
})()`;

function screenOf(parts: Record<string, Omit<SpecElement, 'children'>>): Spec {
  const all = { type: 'Stack', props: {}, children: Object.keys(parts) };
  const elements = Object.entries(parts).map(([id, part]) => [id, { ...part, children: [] }]);
  return {
    root: 'all',
    state: { side: 'b', day: '2026-11-20', isSaved: true },
    elements: { all, ...Object.fromEntries(elements) },
  };
}

const options = [
  { value: 'a', label: 'One' },
  { value: 'b', label: 'Two' },
];

describe.skipIf(!isPossible)('a screen, as its reader has set the browser', async () => {
  const [opened] = isPossible ? await openPages({ width: 1280, isDark: true }) : [];
  const { page, draw, takeProblems } = opened!;
  afterAll(async () => page.emulateMedia({ forcedColors: 'none', media: 'screen' }));

  test('shows what is chosen in the colour of the system where colours are forced', async () => {
    await page.emulateMedia({ forcedColors: 'active', media: 'screen' });
    const spec = screenOf({
      tabs: { type: 'Tabs', props: { value: { $bindState: '/side' }, tabs: options } },
      segments: { type: 'SegmentedControl', props: { name: 'side', value: { $bindState: '/side' }, options } },
      days: { type: 'Calendar', props: { value: { $bindState: '/day' } } },
      here: { type: 'SidebarItem', props: { label: 'Here', active: true } },
    });
    await draw({ items: [{ spec }] });
    const colors = await page.evaluate<Record<string, string>>(`(() => {
      const ground = (part) => part === null ? 'missing' : part.getAttribute('role') === 'tab'
        ? getComputedStyle(part).borderBlockEndColor : getComputedStyle(part).backgroundColor;
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'Highlight';
      const found = { system: getComputedStyle(probe).color };
      for (const part of document.querySelectorAll(\`${CHOSEN}\`)) found[part.textContent] = ground(part);
      probe.remove();
      return found;
    })()`);
    const { system, ...chosen } = colors;
    expect(Object.keys(chosen).toSorted()).toEqual(['20', 'Here', 'Two']);
    expect(new Set(Object.values(chosen))).toEqual(new Set([system]));
  });

  test.each(Object.entries(GROUPS))(
    'never hides words on a fill where colours are forced: %s',
    async (_, definitions) => {
      await page.emulateMedia({ forcedColors: 'active', media: 'screen' });
      await draw({ items: definitions.map(({ name }) => ({ title: name, spec: exampleSpec(name)! })) });
      expect(await page.evaluate(PATCHED)).toEqual([]);
    },
  );

  test('prints light on white, with what is folded in and without what only floats above', async () => {
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    const spec = screenOf({
      fold: { type: 'Accordion', props: { items: [{ title: 'Terms', content: 'Thirty days.' }] } },
      float: { type: 'Fab', props: { label: 'Add', icon: 'plus' } },
      note: { type: 'Toast', props: { title: 'Saved', openPath: '/isSaved' } },
    });
    await draw({ items: [{ spec }], theme: { mode: 'dark' } });
    const seen = await page.evaluate<string>('document.querySelector(".ui").innerText');
    const look = await page.evaluate<string[]>(
      '(({ backgroundColor, colorScheme }) => [backgroundColor, colorScheme])(getComputedStyle(document.querySelector(".ui")))',
    );
    expect(seen).toContain('Thirty days.');
    expect(seen).not.toMatch(/Add|Saved/);
    expect(look).toEqual(['rgb(255, 255, 255)', 'light']);
  });

  test('prints the whole of what scrolls on a screen', async () => {
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    const many = Array.from({ length: 60 }, (_, at) => `Entry ${at + 1}`);
    const items = many.map((label) => ({ label, title: label, value: label }));
    const lines = many.join('\n');
    const spec = screenOf({
      code: { type: 'CodeBlock', props: { code: lines, maxHeight: '200px' } },
      changes: { type: 'DiffView', props: { before: '', after: lines, maxHeight: '200px' } },
      rows: { type: 'VirtualList', props: { items, maxHeight: '200px' } },
      log: { type: 'LogConsole', props: { lines: many.map((text) => ({ text })), maxHeight: '200px' } },
      inbox: { type: 'NotificationCenter', props: { items, maxHeight: '200px' } },
      sheet: { type: 'EditableSpreadsheetGrid', props: { columns: [{ key: 'label' }], rows: items } },
      rights: {
        type: 'PermissionMatrix',
        props: { roles: [{ key: 'all', label: 'All' }], capabilities: many.map((label) => ({ key: label, label })) },
      },
    });
    await draw({ items: [{ spec }] });
    expect(await takeProblems()).toEqual([]);
    await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
    const cut = await page.evaluate(`[...document.querySelectorAll('.ui *')].filter((part) =>
      part.clientHeight > 2 && part.scrollHeight > part.clientHeight + 3 && getComputedStyle(part).overflowY !== 'visible')
      .map((part) => part.outerHTML.slice(0, 80))`);
    expect(cut).toEqual([]);
    expect(
      await page.locator('[role=option], [role=listitem]').filter({ hasText: 'Entry 60' }).count(),
    ).toBeGreaterThan(0);
  });
});
