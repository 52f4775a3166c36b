import { describe, expect, test } from 'vitest';
import { COMPONENTS, definitionOf, GROUPS } from '#catalog/components.ts';
import type { Definition } from '#catalog/definition.ts';
import { ICONS, isIconName } from '#catalog/icons.ts';
import { UI_TYPES } from '#contract/spec/ui-type.ts';

describe('the catalog', () => {
  test('has exactly 189 components with different PascalCase names', () => {
    expect(COMPONENTS).toHaveLength(189);
    expect(new Set(COMPONENTS.map(({ name }) => name)).size).toBe(189);
    expect(COMPONENTS.filter(({ name }) => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual([]);
  });

  test('keeps twelve groups, each in alphabetical order', () => {
    expect(Object.keys(GROUPS)).toHaveLength(12);
    for (const group of Object.values(GROUPS)) {
      const names = group.map(({ name }) => name);
      expect(names).toEqual(names.toSorted());
    }
  });

  test('finds each component by its name and nothing by any other word', () => {
    for (const definition of COMPONENTS) expect(definitionOf(definition.name)).toBe(definition);
    for (const word of ['toString', '__proto__', 'constructor', 'tooltip', '']) {
      expect(definitionOf(word)).toBeUndefined();
    }
  });

  test('serves every archetype with at least twelve components', () => {
    const served = UI_TYPES.map((type) => COMPONENTS.filter(({ uiTypes }) => uiTypes?.includes(type)).length);
    expect(Math.min(...served)).toBeGreaterThanOrEqual(12);
    expect(COMPONENTS.filter(({ uiTypes }) => uiTypes === undefined || uiTypes.length === 0)).toEqual([]);
  });
});

describe('the icon registry', () => {
  test('has 280 different kebab-case names', () => {
    expect(new Set(ICONS).size).toBe(280);
    expect(ICONS.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
  });

  test('knows its own names only', () => {
    expect(ICONS.every(isIconName)).toBe(true);
    expect(isIconName('toString')).toBe(false);
  });
});

describe('a component', () => {
  test('says what it is, when to use it and how it is reached, each in a sentence of usual length', () => {
    const faults = COMPONENTS.flatMap(({ name, description, useWhen = '', a11y = '' }) => [
      ...outside(`${name} description`, description, 35, 190),
      ...outside(`${name} useWhen`, useWhen, 35, 150),
      ...outside(`${name} a11y`, a11y, 12, 160),
    ]);
    expect(faults).toEqual([]);
  });

  test('refers to its neighbours by their names', () => {
    const named = COMPONENTS.flatMap(({ useWhen = '' }) => useWhen.match(/\b[A-Z][a-z]+[A-Z]\w*/g) ?? []);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((word) => definitionOf(word) === undefined)).toEqual([]);
  });

  test('takes known components as children, and counts them only when it takes any', () => {
    const faults = COMPONENTS.filter(({ children, minChildren, maxChildren }) => {
      if (children === 'none') return minChildren !== undefined || maxChildren !== undefined;
      return Array.isArray(children) && children.some((type) => definitionOf(type) === undefined);
    });
    expect(faults).toEqual([]);
  });

  test('cannot be taken for another one: at most 40 % of their significant words are shared', () => {
    const described = COMPONENTS.map((definition) => ({ name: definition.name, words: tellingWords(definition) }));
    const alike = described.flatMap((one, index) =>
      described
        .slice(index + 1)
        .filter((two) => similarity(one.words, two.words) > 0.4)
        .map((two) => `${one.name} and ${two.name}`),
    );
    expect(alike).toEqual([]);
  });
});

function outside(where: string, text: string, min: number, max: number): string[] {
  return text.length < min || text.length > max ? [`${where} has ${text.length} characters`] : [];
}

/** The words of four letters or more in its description and its use, without those about its neighbours. */
function tellingWords({ description, useWhen = '' }: Definition): Set<string> {
  const [ownCase = ''] = useWhen.split(';');
  return new Set(`${description} ${ownCase}`.toLowerCase().match(/[a-z]{4,}/g));
}

function similarity(one: ReadonlySet<string>, two: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => two.has(word)).length;
  return shared / (one.size + two.size - shared);
}
