import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { homeOf } from './orphan-home.ts';
import type { PassContext } from '../pass.ts';

const context: PassContext = { definitionOf, actions: [], actionPolicy: 'open', data: {}, priorSpec: undefined };
const element = (type: string, children: string[] = [], props: JsonObject = {}): SpecElement => ({
  type,
  props,
  children,
});
const home = (orphan: string, elements: Spec['elements']) =>
  homeOf({ state: {}, root: 'root', elements }, orphan, context);

const text = element('Text', [], { text: 'Hello' });
const submit = element('Button', [], { label: 'Send', submit: true });
const item = element('Text', [], { text: { $bindItem: 'name' } });
const repeat = { repeat: { statePath: '/people' } };

describe('an orphan belongs', () => {
  test('in the field that lacks its control', () => {
    const input = element('Input', [], { label: 'Name', name: 'name' });
    expect(home('name', { root: element('Stack', ['field']), field: element('FormField'), name: input })).toEqual({
      id: 'field',
      index: 0,
    });
  });

  test('in the repeat that lacks its template, when it reads an item', () => {
    const root = element('Stack', ['list', 'other']);
    const elements = { root, list: { ...element('Stack'), ...repeat }, other: element('Card'), 'other-name': item };
    expect(home('other-name', elements)).toEqual({ id: 'list', index: 0 });
  });

  test('inside the template of a repeat, when it reads an item', () => {
    const list = { ...element('Stack', ['row']), ...repeat };
    const elements = { root: element('Stack', ['list']), list, row: element('Stack', ['a']), a: item, call: item };
    expect(home('call', elements)).toEqual({ id: 'row', index: 1 });
  });

  test('in the Form that cannot be sent, when it is a submit button', () => {
    const elements = { root: element('Stack', ['form']), form: element('Form', ['a']), a: text, send: submit };
    expect(home('send', elements)).toEqual({ id: 'form', index: 1 });
    const row = { ...elements, row: element('Stack', ['send']) };
    expect(home('row', row)).toEqual({ id: 'form', index: 1 });
  });

  test('between the elements that it was written between', () => {
    const elements = {
      root: element('Stack', ['left', 'right']),
      left: element('Card', ['a', 'c']),
      a: text,
      b: text,
      c: text,
      right: text,
    };
    expect(home('b', elements)).toEqual({ id: 'left', index: 1 });
  });

  test('nowhere, when not even the root takes it', () => {
    expect(home('b', { root: text, b: text })).toBeUndefined();
  });
});
