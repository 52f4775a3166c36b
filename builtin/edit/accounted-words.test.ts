import { describe, expect, test } from 'vitest';
import { editedAsMarked } from '#evals/edits/edited-as-marked.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';

const field = (label: string, path: string, type = 'Input', props: SpecElement['props'] = {}): SpecElement => ({
  type,
  props: { label, name: path.slice(1), value: { $bindState: path }, ...props },
  children: [],
});

const PRIOR: Spec = {
  state: { size: '', name: '', due: '', rows: [{ when: 'Monday', owed: 5 }] },
  root: 'page',
  elements: {
    page: { type: 'Stack', props: {}, children: ['form', 'table'] },
    form: { type: 'Form', props: {}, children: ['size', 'name', 'due', 'go'] },
    size: field('Size', '/size', 'Radio', { options: ['S', 'M'] }),
    name: field('Name', '/name'),
    due: { type: 'FormField', props: { label: 'Until when?' }, children: ['picker'] },
    picker: { type: 'DatePicker', props: { value: { $bindState: '/due' } }, children: [] },
    go: { type: 'Button', props: { label: 'Order', submit: true }, children: [] },
    table: {
      type: 'DataTable',
      props: {
        columns: [
          { key: 'when', label: 'Day' },
          { key: 'owed', label: 'Amount owed' },
        ],
        rows: { $state: '/rows' },
        pageSize: 10,
      },
      children: [],
    },
  },
};

const after = (marked: string) => editedAsMarked(structuredClone(PRIOR), marked);
const props = (spec: Spec, id: string) => spec.elements[id]?.props;
const labels = (spec: Spec) =>
  ((props(spec, 'table')?.['columns'] ?? []) as { label: string }[]).map(({ label }) => label);

describe('the noun before the name of something new', () => {
  test('tells the choice that it is an option of', () => {
    expect(props(after('add the size "[new:XL]"'), 'size')?.['options']).toEqual(['S', 'M', 'XL']);
    expect(props(after('a size is missing: [new:XL], put it [at:last]'), 'size')?.['options']).toEqual([
      'S',
      'M',
      'XL',
    ]);
  });

  test('keeps what the screen has no list of from being a field', () => {
    expect(after('one more rule: [new:No shoes]')).toEqual(PRIOR);
    expect(after('one more: [new:Shoe size]')).not.toEqual(PRIOR);
  });
});

describe('what a sentence says besides', () => {
  test('a number that is called too small is the old one', () => {
    expect(props(after('[count:25] rows per page, [count:10] is too few'), 'table')?.['pageSize']).toBe(25);
  });

  test('a thing named after its new name is the one that gets it', () => {
    const spec = after('the [named:Day] can stay, but say [name:Owed] instead of [named:Amount owed]');
    expect(labels(spec)).toEqual(['Day', 'Owed']);
  });

  test('where else a thing stands is no place', () => {
    expect(labels(after('take out the [gone:Day], it is already in the [inside:form]'))).toEqual(['Amount owed']);
  });

  test('what is only called required is there already', () => {
    expect(props(after('make the [new:date] mandatory'), 'due')?.['required']).toBe(true);
    expect(props(after('when adding a [must:name] the [must:date] is required'), 'due')?.['required']).toBe(true);
  });
});

describe('a change that nothing fits', () => {
  test('is not made: a number as a name, a part that does not hold what is to go', () => {
    expect(after('add [new:210] to the [inside:form]')).toEqual(PRIOR);
    const prior = structuredClone(PRIOR);
    prior.elements['form']?.children.push('note');
    prior.elements['note'] = { type: 'Callout', props: { title: 'Day', message: 'Any' }, children: [] };
    expect(editedAsMarked(prior, 'take [gone:Day] out of the [inside:list of prices]')).toEqual(prior);
  });

  test('is made in the part that was told before, if it is "there"', () => {
    const prior = structuredClone(PRIOR);
    prior.elements['form']?.children.push('note');
    prior.elements['note'] = { type: 'Callout', props: { title: 'Day', message: 'Any' }, children: [] };
    const spec = editedAsMarked(
      prior,
      'in the [inside:table] name it [named:Day] [name:Date], and drop [gone:Amount owed] there',
    );
    expect(spec.elements['note']).toBeDefined();
    expect(labels(spec)).toEqual(['Date']);
  });

  test('goes nowhere else than where it is told to go', () => {
    expect(after('a [new:notes] [kind:box] to the window where I invite people')).toEqual(PRIOR);
  });
});

describe('what is told of a value or a list', () => {
  test('names the control that has the value', () => {
    expect(after('new ones start with [value:Name 10]').state['name']).toBe('10');
  });

  test('the users sort by what they click', () => {
    const columns = props(after('sort the [sorted:table] by [by:day] by clicking on the heading'), 'table')?.[
      'columns'
    ];
    expect(columns).toEqual([
      { key: 'when', label: 'Day', sortable: true },
      { key: 'owed', label: 'Amount owed' },
    ]);
  });

  test('a label that something gets is no new name', () => {
    const prior: Spec = {
      state: {},
      root: 'plan',
      elements: { plan: { type: 'PlanCard', props: { name: 'Solo', price: '5 €' }, children: [] } },
    };
    const plan = editedAsMarked(prior, 'put a label "[name:New]" on [named:Solo]').elements['plan'];
    expect(plan?.props).toEqual({ name: 'Solo', price: '5 €', badge: 'New' });
  });

  test('a figure of several of one name is none in particular, and what a price is for is no part of it', () => {
    const stat = (value: string): SpecElement => ({ type: 'Stat', props: { label: 'Price', value }, children: [] });
    const prior: Spec = {
      state: {},
      root: 'page',
      elements: {
        page: { type: 'Stack', props: {}, children: ['a', 'b'] },
        a: stat('140'),
        b: stat('95'),
      },
    };
    expect(editedAsMarked(structuredClone(prior), '[set:price] [value:90]')).toEqual(prior);
    const solo = { name: 'Solo', price: '$118', period: '/month' };
    const plans: Spec = {
      state: {},
      root: 'plan',
      elements: { plan: { type: 'PlanCard', props: solo, children: [] } },
    };
    const spec = editedAsMarked(plans, '[of:Solo] goes up to [value:$125 a month]');
    expect(props(spec, 'plan')?.['price']).toBe('$125');
  });

  test('so many things are those that stand together', () => {
    const text = (words: string): SpecElement => ({ type: 'Stat', props: { label: words, value: '1' }, children: [] });
    const prior: Spec = {
      state: {},
      root: 'page',
      elements: {
        page: { type: 'Stack', props: {}, children: ['title', 'units', 'end'] },
        title: { type: 'PageHeader', props: { title: 'Compare units' }, children: [] },
        units: { type: 'Grid', props: {}, children: ['a', 'b', 'c'] },
        a: text('A'),
        b: text('B'),
        c: text('C'),
        end: { type: 'Text', props: { text: 'End' }, children: [] },
      },
    };
    const spec = editedAsMarked(prior, 'add a [kind:line] under the [after:three units]: [new:No deposit needed]');
    expect(spec.elements['page']?.children.indexOf('note')).toBe(2);
  });
});
