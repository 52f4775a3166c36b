import { describe, expect, test } from 'vitest';
import { COMPONENTS, definitionOf } from '#catalog/components.ts';
import type { JsonObject } from '#contract/json/json.ts';
import { elementRepairer } from './repair-element.ts';

const repairElement = elementRepairer(definitionOf);

function repair(element: JsonObject, id = 'x'): { [id: string]: unknown; rules: string[] } {
  const { elements, repairs } = repairElement(id, element);
  return { ...Object.fromEntries(elements), rules: [...new Set(repairs.map(({ rule }) => rule))] };
}

function input(props: JsonObject): JsonObject {
  return { type: 'Input', props: { label: 'Name', name: 'name', ...props }, children: [] };
}

describe('a good element', () => {
  test.each(COMPONENTS.map((definition) => [definition.name, definition] as const))(
    '%s stays as it is',
    (name, definition) => {
      const { props, children = [], on } = definition.example;
      const element = { type: name, props, children: [...children], ...(on && { on }) } as JsonObject;
      expect(repair(element)).toStrictEqual({ x: element, rules: [] });
    },
  );
});

describe('the envelope', () => {
  test.each(['constructor', 'prototype'])('loses a %s, beside props and within', (name) => {
    const element = { type: 'Text', props: { text: 'Hi', [name]: { gap: 'md' } }, children: [], [name]: 1 };
    expect(repair(element)).toStrictEqual({
      x: { type: 'Text', props: { text: 'Hi' }, children: [] },
      rules: ['drop-prototype-keys'],
    });
  });

  test('gets `on`, `children`, `repeat` and `visible` out of props, but not `type`', () => {
    const props = {
      title: 'T',
      on: { commit: { action: 'go' } },
      children: ['a'],
      repeat: { statePath: '/rows' },
      visible: { $state: '/open' },
    };
    expect(repair({ type: 'Card', props })).toStrictEqual({
      x: {
        type: 'Card',
        props: { title: 'T' },
        children: ['a'],
        repeat: { statePath: '/rows' },
        visible: { $state: '/open' },
      },
      rules: ['lift-envelope-keys', 'fold-verbs'],
    });
    expect(repair(input({ type: 'email' })).rules).toStrictEqual([]);
  });

  test('gets its own keys back from those of other formats, and loose props into props', () => {
    expect(repair({ component: 'Card', properties: { title: 'T' }, description: 'D', childIds: ['a'] })).toStrictEqual({
      x: { type: 'Card', props: { title: 'T', description: 'D' }, children: ['a'] },
      rules: ['rename-envelope-keys', 'gather-loose-props'],
    });
  });

  test('is filled, and freed of nulls and keys that mean nothing', () => {
    expect(repair({ type: 'Stack', children: 'a', id: 'x', on: null, props: { gap: null } })).toStrictEqual({
      x: { type: 'Stack', props: {}, children: ['a'] },
      rules: ['fill-envelope', 'drop-nulls', 'drop-unknown-keys'],
    });
  });

  test('of a nested tree becomes one element each, parents first', () => {
    const tree = {
      type: 'Card',
      props: { title: 'T' },
      children: [
        { type: 'Text', props: { text: 'A' } },
        { id: 'row', type: 'Stack', children: [{ type: 'Button', props: { label: 'B' } }, 'known'] },
      ],
    };
    const { elements } = repairElement('x', tree);
    expect(elements.map(([id, { type, children }]) => [id, type, children])).toStrictEqual([
      ['x', 'Card', ['x-text-1', 'row']],
      ['x-text-1', 'Text', []],
      ['row', 'Stack', ['row-button-1', 'known']],
      ['row-button-1', 'Button', []],
    ]);
  });

  test('gets legal ids, the same for the same id everywhere', () => {
    const { elements } = repairElement('1st card', {
      type: 'Stack',
      props: {},
      children: ['2nd card', 'ok', 'toString'],
    });
    const [[id, { children }] = ['', { children: [] }]] = elements as [string, { children: string[] }][];
    const [child = '', , reserved] = children;
    expect(id).toMatch(/^e-1st-card-\w+$/);
    expect(children[1]).toBe('ok');
    expect(reserved).not.toBe('toString');
    expect(repairElement('2nd card', { type: 'Text', props: { text: 'x' } }).elements[0]?.[0]).toBe(child);
  });

  test('turns the text child of a leaf into its label', () => {
    expect(repair({ type: 'Button', props: {}, children: ['Save order'] })['x']).toMatchObject({
      props: { label: 'Save order' },
      children: [],
    });
  });
});

describe('the component', () => {
  test.each([
    ['TextField', 'Input'],
    ['Modal', 'Dialog'],
    ['Dropdown', 'Select'],
    ['data-table', 'DataTable'],
    ['Textarea ', 'Textarea'],
    ['Divider', 'Separator'],
    ['Carussel', 'Carousel'],
    ['KanbanBord', 'KanbanBoard'],
  ])('%s is %s', (type, component) => {
    expect(repair({ type, props: {} })['x']).toMatchObject({ type: component });
  });

  test('keeps what its foreign name implies', () => {
    expect(repair({ type: 'HStack', props: { gap: 'sm' }, children: ['a'] })['x']).toMatchObject({
      props: { direction: 'horizontal', gap: 'sm' },
    });
  });

  test('that is unknown becomes a Card around its children, or a Text', () => {
    expect(repair({ type: 'FancyPanel', props: { title: 'T', sparkle: 1 }, children: ['a'] })['x']).toStrictEqual({
      type: 'Card',
      props: { title: 'T' },
      children: ['a'],
    });
    expect(repair({ type: 'Glitter', props: { text: 'Hi' } })['x']).toMatchObject({
      type: 'Text',
      props: { text: 'Hi' },
    });
  });
});

describe('props', () => {
  test.each([
    ['another spelling', input({ max_length: 5 }), { maxLength: 5 }],
    ['another system’s name', input({ hint: 'Full name' }), { helpText: 'Full name' }],
    ['an unknown name', input({ sparkle: true }), {}],
  ])('in %s are folded or dropped', (_, element, expected) => {
    expect(repair(element)['x']).toStrictEqual(input(expected));
  });

  test('of a Button, Link, Heading, Card and chart get the names of the catalog', () => {
    expect(repair({ type: 'Button', props: { text: 'Go' } })['x']).toMatchObject({ props: { label: 'Go' } });
    expect(repair({ type: 'Link', props: { text: 'Go', to: '/a' } })['x']).toMatchObject({
      props: { label: 'Go', href: '/a' },
    });
    expect(repair({ type: 'Heading', props: { title: 'T' } })['x']).toMatchObject({ props: { text: 'T' } });
    expect(repair({ type: 'Card', props: { heading: 'T', subtitle: 'S' } })['x']).toMatchObject({
      props: { title: 'T', description: 'S' },
    });
    expect(repair({ type: 'Alert', props: { title: 'T', severity: 'error' } })['x']).toMatchObject({
      props: { title: 'T', tone: 'critical' },
    });
  });

  test('take the menu word that means the same, else the default', () => {
    const repaired = repair({
      type: 'Stack',
      props: { gap: 'LG', direction: 'row', align: 'middle', justify: 'sideways' },
    });
    expect(repaired['x']).toMatchObject({ props: { gap: 'lg', direction: 'horizontal', align: 'center' } });
    expect(repaired.rules).toContain('fold-menu-words');
  });

  test('are converted where nothing is lost, and settings clamped', () => {
    expect(repair(input({ required: 'true', maxLength: '40' }))['x']).toStrictEqual(
      input({ required: true, maxLength: 40 }),
    );
    expect(repair({ type: 'Stat', props: { label: 'L', value: 12.5 } })['x']).toMatchObject({
      props: { value: '12.5' },
    });
    expect(repair({ type: 'Grid', props: { columns: 40 }, children: [] }).rules).toStrictEqual(['clamp-settings']);
  });

  test('that are lists of texts, records or items with other names become the items asked for', () => {
    const tabs = (value: JsonObject['tabs']) => ({ type: 'Tabs', props: { tabs: value ?? null }, children: ['a'] });
    const wanted = { props: { tabs: [{ label: 'A', value: 'A' }] } };
    expect(repair(tabs(['A']))['x']).toMatchObject(wanted);
    expect(repair(tabs([{ title: 'A', id: 'A' }]))['x']).toMatchObject(wanted);
    expect(repair(tabs([{ label: 'A' }]))['x']).toMatchObject(wanted);
    expect(repair(tabs({ A: 'A' }))['x']).toMatchObject(wanted);
    const columns = [{ field: 'id', headerName: 'No.' }];
    expect(repair({ type: 'DataTable', props: { columns, data: { $state: '/rows' } } })['x']).toMatchObject({
      props: { columns: [{ key: 'id', label: 'No.' }], rows: { $state: '/rows' } },
    });
  });

  test('get a bare number from one with its sign or unit, but not where separators could mean two things', () => {
    const gauge = (value: string) => repair({ type: 'Gauge', props: { value }, children: [] })['x'];
    expect(gauge('85%')).toMatchObject({ props: { value: 85 } });
    expect(gauge('12.5 kg')).toMatchObject({ props: { value: 12.5 } });
    expect(gauge('1,840')).toMatchObject({ props: { value: '1,840' } });
  });

  test('get a text out of the list or object around it, and a list out of one text or item', () => {
    const card = (title: JsonObject['title']) =>
      repair({ type: 'Card', props: { title: title ?? null }, children: ['a'] })['x'];
    expect(card(['Total'])).toMatchObject({ props: { title: 'Total' } });
    expect(card({ text: 'Total' })).toMatchObject({ props: { title: 'Total' } });
    const tags = { type: 'TagInput', props: { suggestions: 'red, green' }, children: [] };
    expect(repair(tags)['x']).toMatchObject({ props: { suggestions: ['red', 'green'] } });
    const bars = { type: 'BarChart', props: { data: { label: 'A', value: 1 } }, children: [] };
    expect(repair(bars)['x']).toMatchObject({ props: { data: [{ label: 'A', value: 1 }] } });
  });

  test('that nothing can repair go when they shape looks only or say nothing, else stay with their fault', () => {
    const stack = { type: 'Stack', props: { gap: { $cond: true, $then: 'sm', $else: 'lg' } }, children: ['a'] };
    expect(repair(stack)).toMatchObject({ x: { props: {} }, rules: ['drop-unusable'] });
    const card = { type: 'Card', props: { description: ['a', 'b'] }, children: ['a'] };
    expect(repair(card)['x']).toStrictEqual(card);
    const link = { type: 'Link', props: { label: 'Go', href: 'javascript:alert(1)' }, children: [] };
    expect(repair(link)['x']).toStrictEqual(link);
  });

  test('lose keys that name a prototype, however deep', () => {
    const data = [JSON.parse('{"label":"A","value":1,"__proto__":{"polluted":true}}') as JsonObject];
    expect(repair({ type: 'BarChart', props: { data }, children: [] })['x']).toStrictEqual({
      type: 'BarChart',
      props: { data: [{ label: 'A', value: 1 }] },
      children: [],
    });
  });

  test('never lose a fact: a number out of range and a wrong literal stay for the validator', () => {
    const rating = { type: 'Rating', props: { value: -4 }, children: [] };
    expect(repair(rating)['x']).toStrictEqual(rating);
  });
});

describe('expressions', () => {
  test.each([
    ['form/name', '/form/name'],
    ['form.name', '/form/name'],
    ['/state/form/name', '/form/name'],
    ['#/form/name', '/form/name'],
    ['$.form.items[0].name', '/form/items/0/name'],
    ['/form/name/', '/form/name'],
  ])('read %s at %s', (pointer, expected) => {
    expect(repair({ type: 'Text', props: { text: { $state: pointer } } })['x']).toMatchObject({
      props: { text: { $state: expected } },
    });
  });

  test('in another spelling get their own', () => {
    expect(repair(input({ value: { $bind: 'form.name' } }))['x']).toStrictEqual(
      input({ value: { $bindState: '/form/name' } }),
    );
    expect(repair({ type: 'Text', props: { text: { $item: '/name' } } })['x']).toMatchObject({
      props: { text: { $bindItem: 'name' } },
    });
    expect(repair(input({ valuePath: 'form.name' }))['x']).toStrictEqual(
      input({ value: { $bindState: '/form/name' } }),
    );
  });

  test('are read from texts that are nothing but a placeholder, never from a part of a text', () => {
    const text = (value: string) => repair({ type: 'Text', props: { text: value } })['x'];
    expect(text('{{order.total}}')).toMatchObject({ props: { text: { $state: '/order/total' } } });
    expect(text('${item.name}')).toMatchObject({ props: { text: { $bindItem: 'name' } } });
    expect(text('Dear {{name}}')).toMatchObject({ props: { text: 'Dear {{name}}' } });
  });

  test('bind what the user enters, and only read elsewhere', () => {
    expect(repair(input({ value: { $state: '/a' } }))['x']).toStrictEqual(input({ value: { $bindState: '/a' } }));
    const shown = { type: 'Rating', props: { value: { $state: '/a' }, readOnly: true }, children: [] };
    expect(repair(shown)['x']).toStrictEqual(shown);
    const text = { type: 'Text', props: { text: { $bindState: '/a' } } };
    expect(repair(text)).toMatchObject({
      x: { props: { text: { $state: '/a' } } },
      rules: ['fill-envelope', 'read-where-not-writable'],
    });
  });

  test('of an overlay’s flag become its path', () => {
    expect(repair({ type: 'Dialog', props: { title: 'T', open: { $bindState: '/ask' } } })['x']).toMatchObject({
      props: { title: 'T', openPath: '/ask' },
    });
  });
});

describe('controls', () => {
  test('get their name from the bound path, their label from the name, a Button its label from the id', () => {
    expect(repair({ type: 'Input', props: { value: { $bindState: '/form/firstName' } } })['x']).toMatchObject({
      props: { name: 'firstName', label: 'First name' },
    });
    expect(repair({ type: 'Input', props: { label: 'E-mail' } })['x']).toMatchObject({ props: { name: 'eMail' } });
    expect(repair({ type: 'Button', props: {} }, 'save-button')['save-button']).toMatchObject({
      props: { label: 'Save' },
    });
  });

  test('without a label of their own stand in a FormField that shows it', () => {
    const element = { type: 'DatePicker', props: { label: 'Day', required: true, value: { $bindState: '/day' } } };
    expect(repair({ ...element, visible: { $state: '/on' } })).toMatchObject({
      x: {
        type: 'FormField',
        props: { label: 'Day', required: true },
        children: ['x-control'],
        visible: { $state: '/on' },
      },
      'x-control': { type: 'DatePicker', props: { value: { $bindState: '/day' } }, children: [] },
    });
  });
});

describe('an element of a caller’s own spec', () => {
  const repairPrior = elementRepairer(definitionOf, () => true);
  const element = {
    type: 'Text',
    props: { text: { $template: 'Hi ${/name}' } },
    repeat: { statePath: '/rows', key: 'id' },
    watch: { '/a': { action: 'b' } },
  };

  test('stays byte for byte when it was fine there', () => {
    expect(repairPrior('x', element).elements).toStrictEqual([['x', element]]);
  });

  test('keeps what only such a spec may hold when a change to it is repaired', () => {
    const changed = { ...element, props: { ...element.props, sparkle: 1 } };
    expect(repairPrior('x', changed)).toStrictEqual({
      elements: [['x', element]],
      repairs: [{ rule: 'drop-unknown-props', pointer: '/elements/x' }],
    });
  });
});
