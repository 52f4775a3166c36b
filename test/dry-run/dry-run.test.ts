import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import type { ActionBinding, Spec, SpecElement } from '#contract/spec/spec.ts';
import { dryRun } from './dry-run.ts';
import type { Problem } from './problem.ts';

const button = (commit?: ActionBinding): Partial<SpecElement> => ({
  type: 'Button',
  props: { label: 'Do it' },
  ...(commit !== undefined && { on: { commit } }),
});
const setState = (statePath: string, value: Json) => ({ action: 'setState', params: { statePath, value } });
const text = (more: Partial<SpecElement> = {}): Partial<SpecElement> => ({ props: { text: 'Hello' }, ...more });
const input = (path: string): Partial<SpecElement> => ({
  type: 'Input',
  props: { label: 'Name', name: 'name', value: { $bindState: path } },
});

/** What goes wrong in a Stack of these elements, all of them its children. */
function problemsOf(
  elements: { [id: string]: Partial<SpecElement> },
  state: JsonObject = {},
  actions: Spec['actions'] = { save: { kind: 'agent' } },
): Problem[] {
  const whole = Object.entries(elements).map(([id, element]) => [
    id,
    { type: 'Text', props: {}, children: [], ...element },
  ]);
  const listed = new Set(Object.values(elements).flatMap(({ children = [] }) => children));
  const children = Object.keys(elements).filter((id) => !listed.has(id));
  const root: SpecElement = { type: 'Stack', props: {}, children };
  return dryRun({ state, root: 'root', elements: { root, ...Object.fromEntries(whole) }, actions }, definitionOf);
}

const kindsOf = (...args: Parameters<typeof problemsOf>): string[] => problemsOf(...args).map(({ kind }) => kind);

describe('a dry run finds', () => {
  test('an action without a handler', () => {
    expect(kindsOf({ go: button({ action: 'save' }) })).toEqual([]);
    expect(kindsOf({ go: button({ action: 'send' }) })).toEqual(['unhandled_action']);
  });

  test('a param that nothing fills', () => {
    const save = button({ action: 'save', params: { name: { $state: '/name' } } });
    expect(kindsOf({ field: input('/name'), save }, { name: '' })).toEqual([]);
    expect(kindsOf({ save }, { name: '' })).toEqual(['empty_param']);
    expect(kindsOf({ save })).toEqual(['empty_param']);
  });

  test('a param that the items of a list do not hold', () => {
    const list = { type: 'Stack', children: ['row'], repeat: { statePath: '/rows' } };
    const row = button({ action: 'save', params: { id: { $bindItem: 'id' } } });
    expect(kindsOf({ list, row }, { rows: [{ id: 1 }, { id: 2 }] })).toEqual([]);
    expect(kindsOf({ list, row }, { rows: [{ key: 1 }] })).toEqual(['empty_param']);
    expect(kindsOf({ list, row }, { rows: [] })).toEqual([]);
  });

  test('a param of a selection that nothing picks', () => {
    const save = button({ action: 'save', params: { id: { $state: '/picked/0/id' } } });
    const state = { rows: [{ id: 1 }], picked: [] };
    const table = {
      type: 'DataTable',
      props: { columns: [], rows: { $state: '/rows' }, selectedRows: { $bindState: '/picked' } },
    };
    const shown = { ...save, visible: { $state: '/picked/0' } };
    expect(kindsOf({ table, shown }, state)).toEqual([]);
    expect(kindsOf({ shown }, state)).toEqual(['never_shown', 'empty_param']);
  });

  test('a repeat over something that is not a list', () => {
    const list = { type: 'Stack', children: ['row'], repeat: { statePath: '/rows' } };
    expect(kindsOf({ list, row: text() }, { rows: { id: 1 } })).toContain('repeat_without_list');
  });

  test('a panel that no tab opens', () => {
    const tabs = (values: string[]) => ({
      type: 'Tabs',
      props: { tabs: values.map((value) => ({ label: value, value })), value: { $bindState: '/tab' } },
    });
    const panels = {
      one: text({ visible: { $state: '/tab', eq: 'one' } }),
      two: text({ visible: { $state: '/tab', eq: 'two' } }),
    };
    expect(kindsOf({ tabs: tabs(['one', 'two']), ...panels }, { tab: 'one' })).toEqual([]);
    expect(problemsOf({ tabs: tabs(['one', 'three']), ...panels }, { tab: 'one' })).toEqual([
      { element: 'two', kind: 'never_shown', detail: '' },
    ]);
  });

  test('a step that can only be reached from a step that cannot be reached', () => {
    const steps = (target: number) => ({
      first: { ...button(setState('/step', 1)), visible: { $state: '/step', eq: 0 } },
      second: { ...button(setState('/step', 2)), visible: { $state: '/step', eq: target } },
      third: text({ visible: { $state: '/step', gte: 2 } }),
    });
    expect(kindsOf(steps(1), { step: 0 })).toEqual([]);
    expect(kindsOf(steps(7), { step: 0 })).toEqual(['never_shown', 'never_shown']);
  });

  test('a dialog that opens, and one that nothing opens', () => {
    const dialog = { type: 'Dialog', props: { title: 'Sure?', openPath: '/open' }, children: [] };
    expect(kindsOf({ dialog, open: button(setState('/open', true)) }, { open: false })).toEqual([]);
    expect(kindsOf({ dialog }, { open: true })).toEqual([]);
    expect(kindsOf({ dialog, close: button(setState('/open', false)) }, { open: false })).toContain('never_shown');
  });

  test('a builtin action without effect, or whose effect nothing reads', () => {
    const push = button({ action: 'pushState', params: { statePath: '/rows', value: 'x' } });
    const shown = text({ props: { text: { $state: '/rows' } } });
    expect(kindsOf({ push, shown }, { rows: [] })).toEqual([]);
    expect(kindsOf({ push, shown }, { rows: 'none' })).toEqual(['no_effect']);
    expect(kindsOf({ push }, { rows: [] })).toEqual(['unread_write']);
  });

  test('controls that do nothing', () => {
    expect(kindsOf({ go: button() })).toEqual(['dead_control']);
    const save = button({ action: 'save' });
    expect(kindsOf({ field: input('/name'), save }, { name: '' })).toEqual(['unread_input']);
    expect(kindsOf({ field: input('/name') }, { name: '' })).toEqual([]);
    const tabs = { type: 'Tabs', props: { tabs: [{ label: 'A', value: 'a' }], value: { $bindState: '/tab' } } };
    expect(kindsOf({ tabs }, { tab: 'a' })).toEqual(['unread_write']);
  });

  test('a Form that cannot be sent', () => {
    const form = { type: 'Form', children: ['field', 'send'], on: { commit: { action: 'save' } } };
    const send = (submit: boolean) => ({ type: 'Button', props: { label: 'Send', submit } });
    expect(kindsOf({ form, field: input('/name'), send: send(true) }, { name: '' })).toEqual([]);
    expect(kindsOf({ form, field: input('/name'), send: send(false) }, { name: '' })).toEqual([
      'unsendable_form',
      'dead_control',
    ]);
  });
});
