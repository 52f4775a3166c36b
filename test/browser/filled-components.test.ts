import { describe, expect, test } from 'vitest';
import { GROUPS } from '#catalog/components.ts';
import type { Definition, Prop } from '#catalog/definition.ts';
import { exampleSpec } from '#catalog/example-spec.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { isInstalled } from '#test/servers/is-installed.ts';
import { AXE, axeOf, axeSource } from './axe-rules.ts';
import { openPages } from './browser.ts';
import { sampleOf } from './props/variants.ts';

const isPossible = isInstalled('Chromium', 'chromium');
const groups = Object.entries(GROUPS) as [string, readonly Definition[]][];

describe.skipIf(!isPossible)('on a page under its title', async () => {
  const [drawing] = isPossible ? await openPages({ width: 1_000, isDark: false }) : [];
  await drawing?.page.evaluate(axeSource);

  test.each(groups)(
    'a component with everything that it can show passes axe: %s',
    async (_, definitions) => {
      const faults: Record<string, string[]> = {};
      for (const definition of definitions) {
        await drawing!.draw({ items: [{ spec: underTitle(filled(definition)) }] });
        const found = [
          ...(await drawing!.page.evaluate<string[]>(AXE)).filter((fault) => isOfPackage(fault, definition)),
          ...(await drawing!.takeProblems()),
        ];
        if (found.length > 0) faults[definition.name] = found;
      }
      expect(faults).toEqual({});
    },
    120_000,
  );

  test.each(groups)('what is named is called by words: %s', async (_, definitions) => {
    await drawing!.draw({ items: definitions.map((one) => ({ title: one.name, spec: filled(one) })) });
    expect(await drawing!.page.evaluate(CALLED_BY_SIGNS)).toEqual([]);
  });

  test('events of buttons on cards name their card', async () => {
    const cards = ['Ann', 'Bob'].map((title) => ({ title }));
    const props = {
      columns: [{ title: 'Open', cards }],
      rowActions: [{ id: 'approve', label: 'Approve' }, { id: 'drop' }],
    };
    const spec = { root: 'board', state: {}, elements: { board: { type: 'KanbanBoard', props, children: [] } } };
    await drawing!.draw({ items: [{ spec }] });
    const told = await drawing!.page.evaluate<string[]>(
      `[...document.querySelectorAll('article button[aria-describedby]')].map((one) =>
        document.getElementById(one.getAttribute('aria-describedby')).textContent)`,
    );
    expect(told).toEqual(['Ann', 'Ann', 'Bob', 'Bob']);
  });

  test.each(groups)('a button keeps its name while what it does goes on: %s', async (_, definitions) => {
    const faults: Record<string, string[]> = {};
    for (const definition of definitions.filter(({ props }) => Object.hasOwn(props, 'loading'))) {
      const spec = exampleSpec(definition.name)!;
      spec.elements[spec.root]!.props['loading'] = true;
      await drawing!.draw({ items: [{ spec }] });
      const found = await drawing!.page.evaluate<string[]>(axeOf(`'button-name'`));
      if (found.length > 0) faults[definition.name] = found;
    }
    expect(faults).toEqual({});
  });
});

// The level of some titles is a prop, which the screen sets; the number of a page that is not there is a picture of it.
function isOfPackage(fault: string, { props }: Definition): boolean {
  const isLeft = fault.startsWith('heading-order') && Object.hasOwn(props, 'titleLevel');
  return !isLeft && !fault.startsWith('p-as-heading');
}

const CALLED_BY_SIGNS = `[...document.querySelectorAll('.ui [aria-label]')].filter((part) =>
  !/[\\p{L}\\p{N}]/u.test(part.getAttribute('aria-label'))).map((part) =>
  part.closest('[data-item]').dataset.item + ': ' + part.outerHTML.slice(0, 120))`;

/** Props that take away or change what the others show, or that are no words and lists. */
const LEFT_OUT = /^(?:checks|open|openPath|openIndexes|disabled|readOnly|active|loading|ariaLabel|hidden)$/;
const KINDS_LEFT_OUT = new Set(['color', 'dimension', 'enum']);

/** The example with a value for every other prop. */
function filled({ name, props }: Definition): Spec {
  const spec = exampleSpec(name)!;
  const given = spec.elements[spec.root]!.props;
  for (const [prop, rules] of Object.entries(props)) {
    const value = Object.hasOwn(given, prop) || isLeftOut(prop, rules) ? undefined : sampleOf(rules, prop);
    if (value !== undefined) given[prop] = value;
  }
  return spec;
}

function isLeftOut(prop: string, { kind }: Prop): boolean {
  return LEFT_OUT.test(prop) || KINDS_LEFT_OUT.has([kind].flat()[0] ?? '');
}

function underTitle({ root, state, elements }: Spec): Spec {
  if (elements[root]?.type === 'PageHeader' || elements[root]?.type === 'Hero') return { root, state, elements };
  const title = { type: 'PageHeader', props: { title: 'A page' }, children: [] };
  const page = { type: 'Stack', props: {}, children: ['theTitle', root] };
  return { root: 'thePage', state, elements: { ...elements, theTitle: title, thePage: page } };
}
