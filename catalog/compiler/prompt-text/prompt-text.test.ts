import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { COMPONENTS, definitionOf } from '#catalog/components.ts';
import { compactLine } from './compact-line.ts';
import { fullEntry } from './full-entry.ts';
import { LEGEND, USUAL_MENUS } from './legend.ts';
import { rolesIn } from './roles.ts';

const lines = COMPONENTS.map(compactLine);
const entries = COMPONENTS.map(fullEntry);

/** The compact line of a component by its name. */
function lineOf(name: string): string {
  const definition = definitionOf(name);
  return definition === undefined ? '' : compactLine(definition);
}

describe('the compact lines', () => {
  test('cost at most 6,500 tokens for all 189', () => {
    expect(countTokens(lines.join('\n'))).toBeLessThanOrEqual(6_500);
  });

  test('are one line each and start with the name of the component', () => {
    expect(lines.filter((line) => line.includes('\n'))).toEqual([]);
    expect(COMPONENTS.filter(({ name }, index) => !lines[index]?.startsWith(`${name}(`))).toEqual([]);
  });

  test('name every required prop, every write target, every verb and every child type', () => {
    const missing = COMPONENTS.flatMap((definition, index) => {
      const { name, props, events, children } = definition;
      const needed = [
        ...Object.keys(props).filter((prop) => props[prop]?.required === true || props[prop]?.bind === true),
        ...Object.keys(events),
        ...(Array.isArray(children) ? children : []),
      ];
      return needed.filter((word) => !new RegExp(`\\b${word}\\b`).test(lines[index] ?? '')).map((word) => [name, word]);
    });
    expect(missing).toEqual([]);
  });

  test('spell the menu of every enum among the content', () => {
    const missing = COMPONENTS.flatMap((definition, index) =>
      Object.entries(definition.props)
        .filter(([prop, { kind }]) => kind === 'enum' && rolesIn(definition).ofProp(definition, prop) === 'content')
        .map(([prop, { values = [] }]) => ({ prop, menu: values.join('|') }))
        .filter(({ prop, menu }) => {
          const line = lines[index] ?? '';
          return !(line.includes(menu) || (line.includes(prop) && Object.values(USUAL_MENUS).includes(menu)));
        })
        .map(({ prop }) => `${definition.name}.${prop}`),
    );
    expect(missing).toEqual([]);
  });

  test('show what the objects of a list hold', () => {
    expect(lineOf('SegmentedControl')).toContain('options![{label!,value!,icon}]');
    expect(lineOf('Menubar')).toContain('menus[{label!,items');
    expect(lineOf('Select')).toContain('options![string|{label!,value!}]');
    expect(lineOf('LineChart')).toContain('series![{name!,points![#]');
  });

  test('leave out what changes looks only', () => {
    expect(lineOf('Tooltip')).toBe(
      'Tooltip(text!,content!): a visible word or abbreviation needs a few clarifying words on hover or focus',
    );
  });
});

describe('the full entries', () => {
  test('cost at most 170 tokens on average', () => {
    const tokens = entries.reduce((total, entry) => total + countTokens(entry), 0);
    expect(tokens / entries.length).toBeLessThanOrEqual(170);
  });

  test('name every prop of the component and end in its example', () => {
    const missing = COMPONENTS.flatMap(({ name, props }, index) =>
      Object.keys(props)
        .filter((prop) => !new RegExp(`\\b${prop}\\b`).test(entries[index] ?? ''))
        .map((prop) => `${name}.${prop}`),
    );
    expect(missing).toEqual([]);
    expect(COMPONENTS.filter(({ example }, index) => !entries[index]?.includes(JSON.stringify(example.props)))).toEqual(
      [],
    );
  });
});

describe('the legend', () => {
  test('spells out every enum that is abbreviated to its name, in at most 300 tokens', () => {
    for (const [name, menu] of Object.entries(USUAL_MENUS)) expect(LEGEND).toContain(`${name} is ${menu}`);
    expect(countTokens(LEGEND)).toBeLessThanOrEqual(300);
  });
});
