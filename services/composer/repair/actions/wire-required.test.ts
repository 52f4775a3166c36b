import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { button, wire, type Sketch } from '#test/composer/wire-sketch.ts';

const text: Sketch[string] = { type: 'Text', props: { text: 'Hello' } };

describe('a required action whose control is unreachable', () => {
  const save = [{ name: 'save', required: true }];
  const firing = { ...button('Save'), on: { commit: { action: 'save' } } };

  test.each<[string, Sketch[string]]>([
    ['is never shown', { type: 'Card', visible: false }],
    ['is drawn for each item of an empty list', { type: 'Stack', repeat: { statePath: '/none' } }],
  ])('because it %s gets another', (_, around) => {
    const { elements } = wire(
      { root: { type: 'Stack', children: ['around'] }, around: { ...around, children: ['b'] }, b: firing },
      save,
    );
    expect(elements['save-button']?.on).toStrictEqual({ commit: { action: 'save' } });
  });

  test('has it enabled when it is disabled for good, and left when the state disables it', () => {
    const disabled = (value: JsonObject | boolean) => ({ ...firing, props: { label: 'Save', disabled: value } });
    const root: Sketch[string] = { type: 'Stack', children: ['b'] };
    expect(wire({ root, b: disabled(true) }, save).elements['b']?.props).toStrictEqual({ label: 'Save' });
    const read = { $state: '/busy' };
    expect(wire({ root, b: disabled(read) }, save).elements['b']?.props).toStrictEqual({
      label: 'Save',
      disabled: read,
    });
  });

  test('keeps it where the caller’s rows draw it', () => {
    const rows: Sketch[string] = { type: 'Stack', repeat: { statePath: '/orders' }, children: ['b'] };
    const { elements } = wire({ root: rows, b: firing }, save, { data: { orders: [] }, state: { orders: [] } });
    expect(Object.keys(elements)).toStrictEqual(['root', 'b']);
  });
});

describe('an overlay that nothing opens', () => {
  const dialog: Sketch[string] = { type: 'Dialog', props: { title: 'New order', openPath: '/open' }, children: ['t'] };
  const opening = { commit: { action: 'setState', params: { statePath: '/open', value: true } } };

  test('is opened by the idle button whose words are its title', () => {
    const { elements, rules } = wire(
      { root: { type: 'Stack', children: ['b', 'd'] }, b: button('Create an order'), d: dialog, t: text },
      [],
    );
    expect(elements['b']?.on).toStrictEqual(opening);
    expect(rules).toStrictEqual(['open-overlay']);
  });

  test('gets a button before it when there is none', () => {
    const { elements } = wire(
      { root: { type: 'Stack', children: ['t', 'd'] }, d: { ...dialog, children: [] }, t: text },
      [],
    );
    expect(elements['root']?.children).toStrictEqual(['t', 'd-open', 'd']);
    expect(elements['d-open']).toMatchObject({ props: { label: 'New order' }, on: opening });
  });

  test('is left alone when it starts open or something writes its flag', () => {
    const root: Sketch[string] = { type: 'Stack', children: ['d', 's'] };
    const flag: Sketch[string] = { type: 'Switch', props: { name: 's', label: 'S', checked: { $bindState: '/open' } } };
    expect(wire({ root, d: dialog, t: text, s: text }, [], { state: { open: true } }).rules).toStrictEqual([]);
    expect(wire({ root, d: dialog, t: text, s: flag }, []).rules).toStrictEqual([]);
  });

  test('is left alone when a button sets an object that holds its flag', () => {
    const inObject = { ...dialog, props: { title: 'New order', openPath: '/picked/isOpen' } };
    const opener: Sketch[string] = {
      ...button('Edit'),
      on: { commit: { action: 'setState', params: { statePath: '/picked', value: { id: 7, isOpen: true } } } },
    };
    const root: Sketch[string] = { type: 'Stack', children: ['b', 'd'] };
    expect(wire({ root, b: opener, d: inObject, t: text }, []).rules).toStrictEqual([]);
  });
});
