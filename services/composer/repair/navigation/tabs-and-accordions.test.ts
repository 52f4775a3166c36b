import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { accordionSections, deriveTabs } from './tabs-and-accordions.ts';
import { elementRepairer } from '../element/repair-element.ts';
import type { PassContext } from '../pass.ts';

const CONTEXT: PassContext = { definitionOf, actions: [], actionPolicy: 'open', data: {}, priorSpec: undefined };
const el = (type: string, props: JsonObject = {}, children: string[] = []): SpecElement => ({ type, props, children });

describe('an Accordion that holds elements', () => {
  test('becomes a Stack of Collapsibles around them, with the texts of its items', () => {
    const items = [{ title: 'Hours', content: 'Daily' }, { title: 'Map' }];
    const elements = { root: el('Accordion', { items }, ['a', 'b']), a: el('Text'), b: el('MapEmbed') };
    const { spec } = accordionSections({ state: {}, root: 'root', elements }, CONTEXT);
    expect(spec.elements).toMatchObject({
      root: el('Stack', { gap: 'sm' }, ['root-section', 'root-section-2']),
      'root-section': el('Collapsible', { title: 'Hours' }, ['root-text', 'a']),
      'root-text': el('Text', { text: 'Daily' }),
      'root-section-2': el('Collapsible', { title: 'Map' }, ['b']),
    });
  });

  test('and has no items opens its titled Cards', () => {
    const elements = {
      root: el('Accordion', {}, ['a']),
      a: el('Card', { title: 'Hours', accent: 'red' }, ['b']),
      b: el('Text'),
    };
    const { spec } = accordionSections({ state: {}, root: 'root', elements }, CONTEXT);
    expect(spec.elements['a']).toEqual(el('Collapsible', { title: 'Hours' }, ['b']));
    expect(spec.elements['root']?.type).toBe('Stack');
  });

  test('stays as it is when its items are others', () => {
    const elements = {
      root: el('Accordion', { items: [{ title: 'A', content: 'x' }] }, ['a', 'b']),
      a: el('Text'),
      b: el('Text'),
    };
    const spec: Spec = { state: {}, root: 'root', elements };
    expect(accordionSections(spec, CONTEXT).spec).toBe(spec);
  });
});

describe('Tabs without tabs', () => {
  const derive = (...titles: string[]) => {
    const ids = titles.map((_, index) => `p${index}`);
    const panels = Object.fromEntries(ids.map((id, index) => [id, el('Card', { title: titles[index] ?? '' })]));
    return deriveTabs({ state: {}, root: 'root', elements: { root: el('Tabs', {}, ids), ...panels } }, CONTEXT).spec;
  };

  test('get one for each titled child', () => {
    expect(derive('Open orders', 'Done').elements['root']?.props['tabs']).toEqual([
      { label: 'Open orders', value: 'openorders' },
      { label: 'Done', value: 'done' },
    ]);
  });

  test.each([[['One']], [['Same', 'same']], [['One', '']]])('keep their fault with children called %j', (titles) => {
    expect(derive(...titles).elements['root']?.props).toEqual({});
  });
});

describe('contents of items', () => {
  const repair = elementRepairer(definitionOf);
  const tab = (label: string, content: JsonObject | string | JsonObject[]) => ({ label, value: label, content });
  const text = (words: string) => ({ type: 'Text', props: { text: words } });

  test('that are elements, lists of them, or ids become the children', () => {
    const tabs = [tab('a', text('x')), tab('b', [text('y'), text('z')]), tab('c', 'chart')];
    const { elements } = repair('t', { type: 'Tabs', props: { tabs } });
    expect(elements.map(([id, { type, children }]) => [id, type, children])).toEqual([
      ['t', 'Tabs', ['t-text-1', 't-stack-2', 'chart']],
      ['t-text-1', 'Text', []],
      ['t-stack-2', 'Stack', ['t-stack-2-text-1', 't-stack-2-text-2']],
      ['t-stack-2-text-1', 'Text', []],
      ['t-stack-2-text-2', 'Text', []],
    ]);
    expect(elements[0]?.[1].props['tabs']).toEqual(['a', 'b', 'c'].map((label) => ({ label, value: label })));
  });

  test('that are texts stay with their item', () => {
    const items = [{ title: 'A', content: 'Open daily.' }];
    expect(repair('t', { type: 'Accordion', props: { items } }).elements).toEqual([['t', el('Accordion', { items })]]);
  });
});
