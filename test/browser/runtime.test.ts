import { describe, expect, test } from 'vitest';
import { exampleSpec } from '#catalog/example-spec.ts';
import { isInstalled } from '#test/servers/is-installed.ts';
import { openPages } from './browser.ts';
import { drawnNames } from './drawn-names.ts';

const isPossible = isInstalled('Chromium', 'chromium');

const element = (type: string, props: object, children: string[] = [], more: object = {}) => ({
  type,
  props,
  children,
  ...more,
});
const text = (words: string) => element('Text', { text: words });

describe.skipIf(!isPossible)('a composition in the browser', async () => {
  const [drawing] = isPossible ? await openPages({ width: 800, isDark: false }) : [];
  const { page, draw, takeProblems } = drawing!;
  const words = async () => page.locator('.ui').innerText();

  test.each([50, 590])('of %i elements draws only the readers of what is typed', async (count) => {
    const others = Array.from({ length: count }, (_, index) => `other${index}`);
    const elements = {
      root: element('Stack', {}, ['field', 'reader', ...others]),
      field: element('Input', { label: 'Name', name: 'name', value: { $bindState: '/name' } }),
      reader: element('Counted', { text: { $state: '/name' } }),
      ...Object.fromEntries(others.map((id) => [id, element('Counted', { text: { $state: '/place' } })])),
    };
    await draw({ items: [{ spec: { root: 'root', state: { name: '', place: 'Oslo' }, elements } }] });
    await page.evaluate('window.renders = {}');
    await page.getByLabel('Name').pressSequentially('Ann');
    expect(await page.evaluate('window.renders')).toEqual({ reader: 3 });
    expect(await words()).toContain('Ann');
  });

  test('keeps focus and typed words while operations stream in, and forgets them at a restart', async () => {
    const field = element('Input', { label: 'Name', name: 'name', value: { $bindState: '/name' } });
    const spec = (children: string[], elements: object) => ({
      root: 'root',
      state: { name: '' },
      elements: { root: element('Stack', {}, children), field, ...elements },
    });
    await draw({ items: [{ spec: spec(['field'], {}) }], isLoading: true, generation: 1 });
    await page.getByLabel('Name').pressSequentially('An');
    await draw({
      items: [{ spec: spec(['before', 'field', 'later'], { before: text('Hello') }) }],
      isNext: true,
      isLoading: true,
      generation: 1,
    });
    await page.keyboard.type('n');
    expect(await page.getByLabel('Name').inputValue()).toBe('Ann');
    expect(await page.locator('[data-ui-placeholder]').count()).toBe(1);
    await draw({ items: [{ spec: spec(['field'], {}) }], isNext: true, generation: 2 });
    expect(await page.getByLabel('Name').inputValue()).toBe('');
  });

  test.each([
    ['ltr', 'none'],
    ['rtl', '-1 1'],
  ] as const)('turns arrows the way that %s text runs, whatever its language', async (dir, scale) => {
    await draw({ items: [{ spec: exampleSpec('Breadcrumb')! }], dir });
    expect(await page.evaluate(`getComputedStyle(document.querySelector('.ui nav svg')).scale`)).toBe(scale);
  });

  test('draws every draft of a growing screen, and never takes away what it drew first', async () => {
    for (const name of ['Form', 'Dialog', 'Tabs', 'AppShell', 'Grid', 'Card'].filter((known) =>
      drawnNames().has(known),
    )) {
      const whole = exampleSpec(name)!;
      const entries = Object.entries(whole.elements);
      for (const count of entries.map((_, index) => index + 1)) {
        const spec = { ...whole, elements: Object.fromEntries(entries.slice(0, count)) };
        await draw({ items: [{ spec }], isLoading: count < entries.length, isNext: count > 1 });
        if (count === 1) await page.evaluate(`window.first = document.querySelector('.ui').firstElementChild`);
        else if (count < entries.length) expect(await page.evaluate('window.first.isConnected'), name).toBe(true);
      }
      expect(await takeProblems(), name).toEqual([]);
    }
  }, 120_000);

  test.each([
    ['an element that is its own child', { root: element('Stack', {}, ['root', 'leaf']), leaf: text('leaf') }],
    [
      'a cycle',
      { root: element('Stack', {}, ['two', 'leaf']), two: element('Stack', {}, ['root']), leaf: text('leaf') },
    ],
    ['a child named twice', { root: element('Stack', {}, ['leaf', 'leaf']), leaf: text('leaf') }],
  ])('draws each element once for %s', async (_, elements) => {
    await draw({ items: [{ spec: { root: 'root', state: {}, elements } }] });
    expect(await words()).toBe('leaf');
  });

  test('asks once before an action with a question, takes one press while it runs, and keeps null', async () => {
    const on = { commit: { action: 'remove', confirm: 'Really?', params: { note: null, id: { $state: '/id' } } } };
    const elements = { root: element('Button', { label: 'Remove' }, [], { on }) };
    await draw({ items: [{ spec: { root: 'root', state: { id: 7 }, elements } }] });
    await page.evaluate('void (window.actionAnswer = new Promise((resolve) => { window.answer = resolve; }))');
    const press = async () => page.locator('.ui button').first().click();
    const fired = async () => page.evaluate('window.firedActions.map(({ params }) => params)');
    await press();
    const question = page.getByRole('alertdialog');
    expect(await question.count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await fired()).toEqual([]);
    await press();
    await question.getByRole('button').last().click();
    await expect.poll(fired).toEqual([{ label: 'Remove', note: null, id: 7 }]);
    await page.locator('.ui button').first().dispatchEvent('click');
    expect(await question.count()).toBe(0);
    expect(await fired()).toHaveLength(1);
    await page.evaluate('window.answer()');
  }, 60_000);

  test('takes a question away with the screen that asked it, unanswered', async () => {
    const on = { commit: { action: 'remove', confirm: 'Really?' } };
    const spec = (label: string) => ({ root: 'root', elements: { root: element('Button', { label }, [], { on }) } });
    await draw({ items: [{ spec: spec('Remove') }], generation: 1 });
    await page.locator('.ui button').first().click();
    expect(await page.getByRole('alertdialog').count()).toBe(1);
    await draw({ items: [{ spec: spec('Send') }], isNext: true, generation: 2 });
    await page.getByRole('button', { name: 'Send' }).waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(await page.evaluate('window.firedActions')).toEqual([]);
  });

  test('shows an unknown type to developers only, and draws the rest', async () => {
    const spec = {
      root: 'root',
      elements: { root: element('Stack', {}, ['odd', 'leaf']), odd: element('Odd', {}), leaf: text('leaf') },
    };
    await draw({ items: [{ spec }] });
    expect(await words()).toContain('Odd');
    await draw({ items: [{ spec }], isProduction: true });
    expect(await words()).toBe('leaf');
    await takeProblems();
  });

  test('runs no script of a hostile spec and stays alive', async () => {
    const script = '<img src=x onerror="window.isHacked = true"><script>window.isHacked = true</script>';
    const spec = JSON.parse(
      JSON.stringify({
        root: 'root',
        state: { name: script },
        elements: {
          root: element('Stack', { __proto: 1 }, ['html', 'bound', 'link', 'picture', 'long', '__proto__']),
          html: text(script),
          bound: element('Text', { text: { $state: '/name' } }),
          link: element('Link', { label: 'Go', href: 'javascript:window.isHacked = true' }),
          picture: element('Image', { src: 'javascript:window.isHacked = true', alt: 'Picture' }),
          long: text('x'.repeat(1_000_000)),
        },
      }).replace('"__proto":1', '"__proto__":{"isHacked":true}'),
    );
    await draw({ items: [{ spec }], isProduction: true });
    expect(await page.locator('.ui a[href^="javascript"], .ui script, .ui img[src^="javascript"]').count()).toBe(0);
    expect(await words()).toContain('<script>');
    expect(await page.evaluate('[window.isHacked, ({}).isHacked].every((value) => value === undefined)')).toBe(true);
    await draw({ items: [{ spec: { root: 'root', elements: { root: text('alive') } } }] });
    expect(await words()).toBe('alive');
    await takeProblems();
  });
});
