import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import type { PassContext } from '../pass.ts';
import { validateSpec } from '../../validation/validate-spec.ts';
import { pruneTree } from './prune-tree.ts';
import { documentOrder } from '#contract/spec/spec-tree.ts';

const context: PassContext = { definitionOf, actions: [], actionPolicy: 'open', data: {}, priorSpec: undefined };

function element(type: string, children: string[] = [], props: SpecElement['props'] = {}): SpecElement {
  return { type, props, children };
}

function specOf(elements: Spec['elements'], root = 'root'): Spec {
  return { state: {}, root, elements };
}

function prune(elements: Spec['elements'], more: Partial<PassContext> = {}, root = 'root') {
  const { spec, repairs } = pruneTree(specOf(elements, root), { ...context, ...more });
  return { ...spec, rules: repairs.map((repair) => repair.rule) };
}

const text = element('Text', [], { text: 'Hello' });

describe('pruneTree', () => {
  test.each([61, 250, 590])('puts %d elements without a root on one page, in the order written', (count) => {
    const ids = Array.from({ length: count }, (_, index) => `e${index}`);
    const { spec } = pruneTree(specOf(Object.fromEntries(ids.map((id) => [id, text]))), context);
    const order = documentOrder(spec);
    expect(order.filter((id) => id.startsWith('e'))).toStrictEqual(ids);
    expect(Object.keys(spec.elements).length).toBe(order.length);
    expect(validateSpec(spec, { definitionOf })).toStrictEqual([]);
  });

  test('keeps what a page that many elements were left out of holds already', () => {
    const ids = Array.from({ length: 100 }, (_, index) => `e${index}`);
    const pruned = prune({ root: element('Card', ['a']), a: text, ...Object.fromEntries(ids.map((id) => [id, text])) });
    expect(pruned.root).toBe('root');
    expect(pruned.elements['root']?.children).toStrictEqual(['a', ...ids]);
  });

  test('returns the very same spec when it is one tree', () => {
    const spec = specOf({ root: element('Stack', ['a']), a: text });
    expect(pruneTree(spec, context)).toStrictEqual({ spec, repairs: [] });
    expect(pruneTree(spec, context).spec).toBe(spec);
  });

  test('removes a child id that no element has', () => {
    const pruned = prune({ root: element('Stack', ['a', 'ghost']), a: text });
    expect(pruned.elements['root']?.children).toStrictEqual(['a']);
    expect(pruned.rules).toStrictEqual(['drop-missing-child']);
  });

  test('drops a container that lost all its children, and the one above it', () => {
    const pruned = prune({
      root: element('Stack', ['a', 'row']),
      a: text,
      row: element('Stack', ['grid']),
      grid: element('Grid', ['ghost']),
    });
    expect(Object.keys(pruned.elements)).toStrictEqual(['root', 'a']);
    expect(pruned.elements['root']?.children).toStrictEqual(['a']);
  });

  test('keeps a card with a title although it lost its children', () => {
    const pruned = prune({ root: element('Stack', ['card']), card: element('Card', ['ghost'], { title: 'Totals' }) });
    expect(pruned.elements['card']).toStrictEqual(element('Card', [], { title: 'Totals' }));
  });

  test('keeps a shared child with the parent that holds nothing else', () => {
    const pruned = prune({
      root: element('Stack', ['a', 'b', 'card']),
      a: text,
      b: text,
      card: element('Card', ['b']),
    });
    expect(pruned.elements['root']?.children).toStrictEqual(['a', 'card']);
    expect(pruned.elements['card']?.children).toStrictEqual(['b']);
  });

  test('keeps a shared submit button in its Form, and what reads an item in its repeat', () => {
    const send = element('Button', [], { label: 'Send', submit: true });
    const inForm = prune({
      root: element('Stack', ['send', 'form']),
      form: element('Form', ['a', 'send']),
      a: text,
      send,
    });
    expect(inForm.elements['form']?.children).toStrictEqual(['a', 'send']);
    const name = element('Text', [], { text: { $bindItem: 'name' } });
    const list = { ...element('Stack', ['row']), repeat: { statePath: '/people' } };
    const inList = prune({
      root: element('Stack', ['name', 'list']),
      list,
      row: element('Stack', ['a', 'name']),
      a: text,
      name,
    });
    expect(inList.elements['row']?.children).toStrictEqual(['a', 'name']);
  });

  test('drops an orphan that is in the tree under a misspelled id', () => {
    const pruned = prune({ root: element('Stack', ['notes']), notes: text, note: text });
    expect(Object.keys(pruned.elements)).toStrictEqual(['root', 'notes']);
    const numbered = prune({ root: element('Stack', ['note-1']), 'note-1': text, 'note-2': text });
    expect(Object.keys(numbered.elements)).toStrictEqual(['root', 'note-1', 'note-2']);
  });

  test('attaches an orphan to the container whose id it continues', () => {
    const pruned = prune({
      root: element('Stack', ['sales-card', 'orders-card']),
      'sales-card': element('Card', [], { title: 'Sales' }),
      'orders-card': element('Card', [], { title: 'Orders' }),
      'orders-table': element('Table', [], { columns: ['A'], rows: [['1']] }),
    });
    expect(pruned.elements['orders-card']?.children).toStrictEqual(['orders-table']);
    expect(pruned.rules).toStrictEqual(['attach-orphan']);
  });

  test('attaches an orphan to the container that takes just its type', () => {
    const stat = element('Stat', [], { label: 'Open', value: '3' });
    const pruned = prune({
      root: element('Stack', ['kpis']),
      kpis: element('StatGroup', ['one']),
      one: stat,
      two: stat,
    });
    expect(pruned.elements['kpis']?.children).toStrictEqual(['one', 'two']);
  });

  test('attaches any other orphan, with what it holds, at the end of the root', () => {
    const pruned = prune({ root: element('Stack', ['a']), a: text, box: element('Box', ['b']), b: text });
    expect(pruned.elements['root']?.children).toStrictEqual(['a', 'box']);
  });

  test('puts a Stack above a root that takes no children', () => {
    const pruned = prune({ root: text, more: text });
    expect(pruned.root).toBe('page');
    expect(pruned.elements['page']).toStrictEqual(element('Stack', ['root', 'more']));
  });

  test('drops an orphan that shows nothing', () => {
    const pruned = prune({ root: element('Stack', ['a']), a: text, spare: element('Stack') });
    expect(Object.keys(pruned.elements)).toStrictEqual(['root', 'a']);
    expect(pruned.rules).toStrictEqual(['drop-orphan']);
  });

  test('drops what an edit took out of the tree without removing it', () => {
    const before = {
      root: element('Stack', ['a', 'b']),
      a: text,
      b: element('Card', ['c'], { title: 'Old' }),
      c: text,
    };
    const after = { ...before, root: element('Stack', ['a']) };
    const pruned = prune(after, { priorSpec: specOf(before) });
    expect(Object.keys(pruned.elements)).toStrictEqual(['root', 'a']);
  });

  test('cuts a circle, a self-child and a child listed twice', () => {
    const pruned = prune({
      root: element('Stack', ['root', 'a', 'a']),
      a: element('Stack', ['b']),
      b: element('Stack', ['a', 'c']),
      c: text,
    });
    expect(pruned.elements['root']?.children).toStrictEqual(['a']);
    expect(pruned.elements['b']?.children).toStrictEqual(['c']);
    expect(pruned.rules).toStrictEqual(['cut-shared-child', 'cut-shared-child', 'cut-shared-child']);
  });

  test('chooses the top that holds the most when root names no element', () => {
    const pruned = prune({ small: text, page: element('Stack', ['a', 'b']), a: text, b: text }, {}, 'main');
    expect(pruned.root).toBe('page');
    expect(pruned.elements['page']?.children).toStrictEqual(['a', 'b', 'small']);
  });

  test('chooses the element called root when root names no element', () => {
    expect(prune({ a: element('Stack', ['b']), b: text, root: element('Stack') }, {}, '').root).toBe('root');
  });

  test('counts ids in the slots of a caller’s element as its children', () => {
    const card = { ...element('Card', [], { title: 'Plan' }), slots: { footer: ['note'] } };
    const spec = specOf({ root: element('Stack', ['card']), card, note: text });
    expect(pruneTree(spec, context).spec).toBe(spec);
  });

  test('makes one tree of every graph, without losing an element that has content', () => {
    const id = fc.constantFrom('root', 'a', 'b', 'c', 'd', 'e');
    const node = fc.record({ leaf: fc.boolean(), children: fc.array(id, { maxLength: 4 }) });
    fc.assert(
      fc.property(fc.dictionary(id, node, { minKeys: 1, maxKeys: 6 }), (nodes) => {
        const elements = Object.fromEntries(
          Object.entries(nodes).map(([key, { leaf, children }]) => [
            key,
            leaf ? text : element('Card', children, { title: key }),
          ]),
        );
        const { spec } = pruneTree(specOf(elements), context);
        const listed = Object.values(spec.elements).flatMap((one) => one.children);
        expect(new Set(listed).size).toBe(listed.length);
        expect(listed).not.toContain(spec.root);
        expect(documentOrder(spec).toSorted()).toStrictEqual(Object.keys(spec.elements).toSorted());
        for (const key of Object.keys(elements)) expect(spec.elements[key]).toBeDefined();
      }),
    );
  });
});
