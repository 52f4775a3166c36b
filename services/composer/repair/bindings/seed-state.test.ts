import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import type { PassContext } from '../pass.ts';
import { seedState } from './seed-state.ts';

type Sketch = Partial<SpecElement> & { type: string };

function specOf(sketches: Sketch[], state: JsonObject = {}): Spec {
  const entries = sketches.map((sketch, index): [string, SpecElement] => [
    `e${index}`,
    { props: {}, children: [], ...sketch },
  ]);
  const root: SpecElement = { type: 'Stack', props: {}, children: entries.map(([id]) => id) };
  return { state, root: 'root', elements: { root, ...Object.fromEntries(entries) } };
}

function seed(sketches: Sketch[], { state = {}, data = {} }: { state?: JsonObject; data?: JsonObject } = {}) {
  const context: PassContext = { definitionOf, actions: [], actionPolicy: 'open', data, priorSpec: undefined };
  return seedState(specOf(sketches, state), context);
}

function bind(path: string) {
  return { $bindState: path };
}

describe('seedState', () => {
  test('seeds a bound path by the kind of the prop that is bound to it', () => {
    const { spec } = seed([
      { type: 'Input', props: { value: bind('/form/name') } },
      { type: 'Checkbox', props: { checked: bind('/form/agreed') } },
      { type: 'MultiSelect', props: { value: bind('/form/tags') } },
      { type: 'FilterPanel', props: { selections: bind('/filters') } },
      { type: 'Pagination', props: { page: bind('/page') } },
    ]);
    expect(spec.state).toStrictEqual({ form: { name: '', agreed: false, tags: [] }, filters: {}, page: 1 });
  });

  test('seeds an unanswered number with null, and a scale with the end it shows', () => {
    const { spec } = seed([
      { type: 'NumberInput', props: { value: bind('/budget') } },
      { type: 'Rating', props: { value: bind('/score') } },
      { type: 'Slider', props: { value: bind('/heat'), min: 15, max: 30 } },
      { type: 'RangeSlider', props: { valueMin: bind('/from'), valueMax: bind('/to'), max: 900 } },
    ]);
    expect(spec.state).toStrictEqual({ budget: null, score: null, heat: 15, from: 0, to: 900 });
  });

  test('seeds controls that always have one current option with the first', () => {
    const { spec } = seed([
      { type: 'Tabs', props: { tabs: [{ label: 'Files', value: 'files' }], value: bind('/tab') } },
      { type: 'ButtonGroup', props: { buttons: [{ label: '7 d', value: '7d' }], selected: bind('/span') } },
      { type: 'Select', props: { options: ['EUR'], value: bind('/currency') } },
    ]);
    expect(spec.state).toStrictEqual({ tab: 'files', span: '7d', currency: '' });
  });

  test('seeds repeats and pushed-to lists with an empty list', () => {
    const { spec } = seed([
      { type: 'Stack', repeat: { statePath: '/rows' } },
      { type: 'Button', on: { commit: { action: 'pushState', params: { statePath: '/notes', value: 'x' } } } },
    ]);
    expect(spec.state).toStrictEqual({ rows: [], notes: [] });
  });

  test('seeds the flag of an overlay, and of a loading veil, with false', () => {
    const { spec } = seed([
      { type: 'Dialog', props: { title: 'Sure?', openPath: '/sure' } },
      { type: 'LoadingOverlay', props: { active: bind('/busy') } },
    ]);
    expect(spec.state).toStrictEqual({ sure: false, busy: false });
  });

  test('seeds a condition’s path with what shows first, and a switch with off', () => {
    const { spec } = seed([
      { type: 'Card', visible: { $state: '/step', eq: 'address' } },
      { type: 'Card', visible: [{ $state: '/step', eq: 'payment' }, { $state: '/express' }] },
      { type: 'Card', visible: { $or: [{ $state: '/late', eq: true }] } },
    ]);
    expect(spec.state).toStrictEqual({ step: 'address', express: false, late: false });
  });

  test('seeds a path that is only shown with the empty value of the prop', () => {
    const { spec } = seed([
      { type: 'DataTable', props: { columns: [{ key: 'a', label: 'A' }], rows: { $state: '/orders' } } },
      { type: 'Text', props: { text: { $state: '/note' } } },
    ]);
    expect(spec.state).toStrictEqual({ orders: [], note: '' });
  });

  test('leaves a path that only an action’s params read, and the renderer’s own paths', () => {
    const params = { id: { $state: '/gone' }, last: { $state: '/_ui/a/change' } };
    const { spec, repairs } = seed([{ type: 'Button', on: { commit: { action: 'open', params } } }]);
    expect(spec.state).toStrictEqual({});
    expect(repairs).toStrictEqual([]);
  });

  test('never changes a value that is there', () => {
    const state = { name: 'Ada', done: null };
    const { spec, repairs } = seed(
      [
        { type: 'Input', props: { value: bind('/name') } },
        { type: 'Checkbox', props: { checked: bind('/done') } },
      ],
      { state },
    );
    expect(spec.state).toBe(state);
    expect(repairs).toStrictEqual([]);
  });

  test('moves a control out of an object of the caller’s data, wherever the path is named', () => {
    const data = { order: { id: 7 } };
    const params = { note: { $state: '/order/note' }, id: { $state: '/order/id' } };
    const { spec, repairs } = seed(
      [
        { type: 'Input', props: { value: bind('/order/note') } },
        { type: 'Button', on: { commit: { action: 'save', params } } },
      ],
      { state: data, data },
    );
    expect(spec.state).toStrictEqual({ order: { id: 7 }, input: { order: { note: '' } } });
    expect(spec.elements['e0']?.props).toStrictEqual({ value: bind('/input/order/note') });
    expect(spec.elements['e1']?.on?.commit).toStrictEqual({
      action: 'save',
      params: { note: { $state: '/input/order/note' }, id: { $state: '/order/id' } },
    });
    expect(repairs.map(({ rule }) => rule)).toStrictEqual(['rehome-binding', 'seed-state']);
  });

  test('lets a control edit a value of the caller’s data in place', () => {
    const data = { order: { note: 'Ring twice' } };
    const { spec, repairs } = seed([{ type: 'Input', props: { value: bind('/order/note') } }], { state: data, data });
    expect(spec.state).toBe(data);
    expect(repairs).toStrictEqual([]);
  });

  test('leaves a read of the caller’s data that leads nowhere', () => {
    const data = { order: { id: 7 } };
    const { spec } = seed([{ type: 'Text', props: { text: { $state: '/order/total' } } }], { state: data, data });
    expect(spec.state).toBe(data);
  });

  test('leaves pointers that no state may hold', () => {
    const { spec } = seed([{ type: 'Input', props: { value: bind('/__proto__/polluted') } }]);
    expect(spec.state).toStrictEqual({});
  });

  test('seeds what a control held that an edit has removed, but not what a host fills', () => {
    const table: Sketch = { type: 'DataTable', props: { rows: { $state: '/people' }, columns: [] } };
    const byHost: Sketch = { type: 'DataTable', props: { rows: { $state: '/orders' }, columns: [] } };
    const priorSpec = specOf([table, byHost, { type: 'Input', props: { value: bind('/people/name') } }]);
    const context: PassContext = { definitionOf, actions: [], actionPolicy: 'open', data: {}, priorSpec };
    expect(seedState(specOf([table, byHost]), context).spec.state).toStrictEqual({ people: [] });
  });
});
