import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { Definition } from '#catalog/definition.ts';
import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import { POINTER_TOKENS_MAX } from '#contract/json/json-pointer.ts';
import { elementChecker, validateSpec, type ValidateOptions } from './validate-spec.ts';

type Elements = { [id: string]: object };

/** A spec whose first element is the root; what an element leaves out is filled in. */
function spec(elements: Elements, more: object = {}): object {
  const whole = Object.entries(elements).map(([id, element]) => [
    id,
    { type: 'Stack', props: {}, children: [], ...element },
  ]);
  return { state: {}, root: Object.keys(elements)[0], elements: Object.fromEntries(whole), ...more };
}

/** The findings about a spec, each as "code pointer". */
function told(document: unknown, options: Partial<ValidateOptions> = {}): string[] {
  return validateSpec(document, { definitionOf, ...options }).map(({ code, pointer }) => `${code} ${pointer}`);
}

const toldPrior = (document: unknown): string[] => told(document, { tolerance: 'prior' });
const button = (on: object): Elements => ({ go: { type: 'Button', props: { label: 'Go' }, on } });
const handled = { actions: { send: { kind: 'agent' } } };

describe('A composed spec', () => {
  test('that is whole and right has no findings', () => {
    expect(told(spec({ page: { children: ['a'] }, a: { type: 'Text', props: { text: 'Hello' } } }))).toEqual([]);
  });

  test('has each fault reported with its pointer, code, message and, if a rule has one, its repair', () => {
    const document = spec({ page: { props: { gap: 'MD' } } });
    expect(validateSpec(document, { definitionOf })).toEqual([
      {
        pointer: '/elements/page/props/gap',
        code: 'not_in_menu',
        message: expect.stringMatching(/^"MD" is none of .+\.$/),
        repair: { op: 'replace', value: 'md' },
      },
    ]);
  });

  test('may hold components of the caller', () => {
    const badge: Definition = {
      name: 'SeatMap',
      description: '',
      children: 'none',
      props: { rows: { kind: 'count', required: true } },
      events: { select: { when: 'a seat was picked', payload: ['id'] } },
      example: { props: { rows: 3 } },
    };
    const options = { definitionOf: (type: string) => (type === 'SeatMap' ? badge : definitionOf(type)) };
    expect(told(spec({ seats: { type: 'SeatMap', props: { rows: 4 } } }), options)).toEqual([]);
    expect(told(spec({ seats: { type: 'SeatMap', props: { rows: 'four' } } }), options)).toEqual([
      'wrong_kind /elements/seats/props/rows',
    ]);
    expect(told(spec({ seats: { type: 'SeatMap', props: { rows: 4 } } }))).toEqual([
      'unknown_component /elements/seats/type',
    ]);
  });

  test('blames a list of children that is none, or too long, and not what stands in it', () => {
    const many = Array.from({ length: 251 }, (_, index) => `n${index}`);
    const texts = Object.fromEntries(many.map((id) => [id, { type: 'Text', props: { text: 'x' }, children: [] }]));
    expect(told(spec({ page: { children: many }, ...texts }))).toEqual(['too_many_children /elements/page/children']);
    const [fault, ...others] = told(spec({ page: { children: 'a' }, a: { type: 'Text', props: { text: 'x' } } }));
    expect(fault).toMatch(/\/elements\/page\/children$/);
    expect(others).toEqual([]);
  });

  test('reports a detached cycle as orphans', () => {
    expect(told(spec({ page: {}, a: { children: ['b'] }, b: { children: ['a'] } }))).toEqual([
      'orphan /elements/a',
      'orphan /elements/b',
    ]);
  });

  test('may be 40 levels deep', () => {
    const levels = (count: number): Elements =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `n${index}`,
          { children: index + 1 < count ? [`n${index + 1}`] : [] },
        ]),
      );
    expect(told(spec(levels(40)))).toEqual([]);
    expect(told(spec(levels(42)))).toEqual(['too_deep /elements/n40']);
  });
});

describe('A state path', () => {
  const reading = (pointer: string, more: object = {}): object =>
    spec(
      { page: { children: ['a', 'b'] }, a: { type: 'JsonView', props: { data: { $state: pointer } } }, b: more },
      { state: { seeded: { deep: null } } },
    );

  test.each(['/seeded', '/seeded/deep', '/_ui/go/commit'])('%s may be read', (pointer) => {
    expect(told(reading(pointer))).toEqual([]);
  });

  test('may be read where a control writes it, and above and below what it writes', () => {
    const input = { type: 'Input', props: { label: 'City', name: 'city', value: { $bindState: '/filters/city' } } };
    for (const pointer of ['/filters/city', '/filters', '/filters/city/0'])
      expect(told(reading(pointer, input))).toEqual([]);
    expect(told(reading('/filters/street', input))).toEqual(['unseeded_path /elements/a/props/data']);
    expect(told(reading('/filter', input))).toEqual(['unseeded_path /elements/a/props/data']);
  });

  test('is refused when it is deeper than any pointer', () => {
    const deep = '/a'.repeat(POINTER_TOKENS_MAX + 1);
    expect(told(reading(deep))).toEqual(['bad_pointer /elements/a/props/data']);
    expect(told(reading(deep.slice(2)))).toEqual(['unseeded_path /elements/a/props/data']);
  });

  test('may be read where an action writes it', () => {
    const go = (action: string, params: object) => ({
      type: 'Button',
      props: { label: 'Go' },
      on: { commit: { action, params } },
    });
    expect(told(reading('/step', go('setState', { statePath: '/step', value: 1 })))).toEqual([]);
    expect(told(reading('/list', go('pushState', { statePath: '/list', value: 'x' })))).toEqual([]);
    expect(told(reading('/other', go('setState', { statePath: '/step', value: 1 })))).toEqual([
      'unseeded_path /elements/a/props/data',
    ]);
  });

  test('that opens an overlay is seeded with a boolean', () => {
    const dialog = { dialog: { type: 'Dialog', props: { title: 'Sure?', openPath: '/asks' } } };
    expect(told(spec(dialog, { state: { asks: false } }))).toEqual([]);
    expect(told(spec(dialog))).toEqual(['unseeded_path /elements/dialog/props/openPath']);
    expect(told(spec(dialog, { state: { asks: 'no' } }))).toEqual(['unseeded_path /elements/dialog/props/openPath']);
    expect(toldPrior(spec(dialog))).toEqual([]);
  });
});

describe('A repeat', () => {
  const list = (rows: unknown, text: object, repeat: object = { statePath: '/rows' }): object =>
    spec(
      { list: { children: ['row'], repeat }, row: { children: ['cell'] }, cell: { type: 'Text', props: { text } } },
      { state: { rows } },
    );

  test('gives its items to everything below its template, by the fields that any item has', () => {
    const rows = [{ name: 'a' }, { name: 'b', address: { city: 'Oslo' } }];
    for (const field of ['name', 'address/city', '']) expect(told(list(rows, { $bindItem: field }))).toEqual([]);
    expect(told(list(rows, { $bindItem: 'city' }))).toEqual(['unknown_item_field /elements/cell/props/text']);
  });

  test('over an empty list may read any field', () => {
    expect(told(list([], { $bindItem: 'whatever' }))).toEqual([]);
  });

  test('over plain values reads the item itself', () => {
    expect(told(list(['a'], { $bindItem: '' }))).toEqual([]);
    expect(told(list(['a'], { $bindItem: 'name' }))).toEqual(['unknown_item_field /elements/cell/props/text']);
  });

  test('does not give its items to the container itself', () => {
    const document = spec(
      {
        list: {
          type: 'Card',
          props: { title: { $bindItem: 'name' } },
          children: ['row'],
          repeat: { statePath: '/rows' },
        },
        row: {},
      },
      { state: { rows: [{ name: 'a' }] } },
    );
    expect(told(document)).toEqual(['item_outside_repeat /elements/list/props/title']);
    expect(toldPrior(document)).toEqual([]);
  });

  test('inside a repeat reads the items of the inner one', () => {
    const document = spec(
      {
        outer: { children: ['box'], repeat: { statePath: '/a' } },
        box: { children: ['inner'] },
        inner: { children: ['cell'], repeat: { statePath: '/b' } },
        cell: { type: 'Text', props: { text: { $bindItem: 'y' } } },
      },
      { state: { a: [{ x: 1 }], b: [{ y: 'z' }] } },
    );
    expect(told(document)).toEqual([]);
  });
});

describe('An event binding', () => {
  const actions: ActionDeclaration[] = [
    {
      name: 'send',
      params: {
        type: 'object',
        properties: { to: { type: 'string' }, copies: { type: 'integer' }, how: { enum: ['mail', 'post'] } },
        required: ['to'],
      },
    },
  ];
  const sending = (params: object): object => spec(button({ commit: { action: 'send', params } }), handled);
  const at = '/elements/go/on/commit/params';

  test('gives a declared action the params of its schema', () => {
    expect(told(sending({ to: 'x', copies: 2, how: 'mail' }), { actions })).toEqual([]);
    expect(told(sending({ to: { $state: '/_ui/a' } }), { actions })).toEqual([]);
    expect(told(sending({ copies: 1 }), { actions })).toEqual([`missing_param ${at}/to`]);
    expect(told(sending({ to: 'x', copies: '2' }), { actions })).toEqual([`bad_param ${at}/copies`]);
    expect(told(sending({ to: 'x', how: 'fax' }), { actions })).toEqual([`bad_param ${at}/how`]);
    expect(told(sending({ to: 'x', more: 1 }), { actions })).toEqual([`unknown_param ${at}/more`]);
  });

  test.each<[string, JsonObject, Json, boolean]>([
    ['a minimum', { type: 'integer', minimum: 1 }, 0, false],
    ['a minimum that holds', { type: 'integer', minimum: 1 }, 1, true],
    ['a maxLength', { type: 'string', maxLength: 3 }, 'four', false],
    ['a const', { const: 'a' }, 'b', false],
    ['anyOf', { anyOf: [{ type: 'number' }, { const: 'all' }] }, 'none', false],
    ['anyOf that holds', { anyOf: [{ type: 'number' }, { const: 'all' }] }, 'all', true],
    ['not', { not: { const: 'x' } }, 'x', false],
    ['not, of what nobody runs', { not: { pattern: '^x' } }, 'y', true],
    ['a pattern, which nobody runs', { type: 'string', pattern: '^(a+)+$' }, `${'a'.repeat(40)}!`, true],
    ['a type among several', { type: ['integer', 'null'] }, 'x', false],
  ])('gives a literal that keeps to %s', (_, schema, value, isFine) => {
    const declared = [{ name: 'send', params: { type: 'object', properties: { it: schema } } }];
    expect(told(sending({ it: value }), { actions: declared })).toEqual(isFine ? [] : [`bad_param ${at}/it`]);
    expect(told(sending({ it: { $state: '/_ui/a' } }), { actions: declared })).toEqual([]);
  });

  test('may give other params where the schema allows them, or says nothing', () => {
    const open: ActionDeclaration[] = [
      { name: 'send', params: { type: 'object', properties: {}, additionalProperties: true } },
    ];
    expect(told(sending({ any: 1 }), { actions: open })).toEqual([]);
    expect(told(sending({ any: 1 }), { actions: [{ name: 'send' }] })).toEqual([]);
  });

  test('is one binding, never a list', () => {
    const set = { action: 'setState', params: { statePath: '/a', value: true } };
    const send = { action: 'send' };
    for (const list of [[set], [send], [set, send], [set, set]]) {
      expect(told(spec(button({ commit: list }), handled))).toEqual(['bad_binding /elements/go/on/commit']);
    }
  });

  test('may set a whole value, but never null', () => {
    const set = (value: unknown): object =>
      spec(button({ commit: { action: 'setState', params: { statePath: '/a', value } } }));
    for (const value of ['x', 0, false, [], { a: { $state: '/_ui/b' } }]) expect(told(set(value))).toEqual([]);
    expect(told(set(null))).toEqual([`bad_param ${at}/value`]);
  });

  test('has a handler for its action, and a required action has a control', () => {
    expect(told(spec(button({ commit: { action: 'send' } })))).toEqual(['missing_handler /actions/send']);
    expect(told(spec(button({})), { actions: [{ name: 'send', required: true }] })).toEqual(['unwired_action ']);
    expect(told(spec(button({})), { actions: [{ name: 'send' }] })).toEqual([]);
  });
});

describe('A condition', () => {
  test.each([
    true,
    false,
    { $state: '/a' },
    { $state: '/a', eq: 'x' },
    { $state: '/a', neq: null },
    { $state: '/a', gte: 2, not: true },
    [{ $state: '/a' }, { $state: '/b', lt: 4 }],
    [],
  ])('may be %j', (visible) => expect(told(spec({ page: { visible } }, { state: { a: 1, b: 2 } }))).toEqual([]));

  test('asks whether a seeded list has an entry', () => {
    const visible = { $state: '/rows/0', not: true };
    expect(told(spec({ page: { visible } }, { state: { rows: [] } }))).toEqual([]);
    expect(told(spec({ page: { visible } }, { state: {} }))).toEqual(['unseeded_path /elements/page/visible/$state']);
  });

  test('reads an item inside a repeat', () => {
    const document = (field: string): object =>
      spec(
        { list: { children: ['row'], repeat: { statePath: '/rows' } }, row: { visible: { $item: field, eq: true } } },
        { state: { rows: [{ done: true }] } },
      );
    expect(told(document('done'))).toEqual([]);
    expect(told(document('open'))).toEqual(['unknown_item_field /elements/row/visible/$item']);
  });
});

describe("A caller's prior spec", () => {
  test('may leave out state and children, and have no handlers', () => {
    const document = {
      root: 'go',
      elements: { go: { type: 'Button', props: { label: 'Go' }, on: { commit: { action: 'send' } } } },
    };
    expect(toldPrior(document)).toEqual([]);
    expect(told(document)).toEqual([
      'missing_key /state',
      'missing_key /elements/go/children',
      'missing_handler /actions/send',
    ]);
  });

  test.each<[string, object]>([
    [
      'json-render keys on a binding',
      {
        commit: {
          action: 'send',
          onSuccess: { navigate: '/x' },
          onError: { set: {} },
          preventDefault: true,
          live: true,
        },
      },
    ],
    ['a confirmation that is a message', { commit: { action: 'send', confirm: 'Sure?' } }],
    ['a confirmation that is true', { commit: { action: 'send', confirm: true } }],
    [
      'a list of bindings in any order',
      { commit: [{ action: 'send' }, { action: 'setState', params: { statePath: '/a', value: 1 } }] },
    ],
    ['validateForm', { commit: { action: 'validateForm', params: { statePath: '/form' } } }],
  ])('may hold %s', (_name, on) => {
    expect(toldPrior(spec(button(on), handled))).toEqual([]);
    expect(told(spec(button(on), handled))).not.toEqual([]);
  });

  test.each<[string, object]>([
    [
      'a repeat on a leaf, with a key',
      spec(
        { row: { type: 'Text', props: { text: { $bindItem: 'name' } }, repeat: { statePath: '/rows', key: 'name' } } },
        { state: { rows: [{ name: 'a' }] } },
      ),
    ],
    [
      'a repeat over a list that its host injects',
      spec({ list: { children: ['row'], repeat: { statePath: '/later' } }, row: {} }),
    ],
    ['watchers', spec({ page: { watch: { '/a': { action: 'send' } } } })],
    ['named slots, whose ids count as children', spec({ page: { slots: { footer: ['a'] } }, a: {} })],
    [
      'a child of a type that belongs elsewhere',
      spec({ board: { type: 'KanbanBoard', children: ['a'] }, a: { type: 'Text', props: { text: 'x' } } }),
    ],
    [
      'a length by its content',
      spec({ tip: { type: 'Tooltip', props: { content: 'a', text: 'b', maxWidthValue: 'auto' } } }),
    ],
    ['a number of columns out of range', spec({ page: { type: 'Grid', props: { columns: 9 } } })],
  ])('may hold %s', (_name, document) => {
    expect(toldPrior(document)).toEqual([]);
    expect(told(document)).not.toEqual([]);
  });

  test.each<[string, object, string]>([
    ['an unknown component', spec({ a: { type: 'Nope' } }), 'unknown_component /elements/a/type'],
    ['an unknown prop', spec({ a: { props: { x: 1 } } }), 'unknown_prop /elements/a/props/x'],
    ['a dangling child', spec({ a: { children: ['b'] } }), 'dangling_child /elements/a/children/0'],
    ['a cycle through a slot', spec({ a: { slots: { x: ['a'] } } }), 'cycle /elements/a/slots/x/0'],
    [
      'too many ids in a slot',
      spec({ a: { slots: { x: Array.from({ length: 251 }, () => 'b') } } }),
      'too_many_children /elements/a/slots/x',
    ],
    [
      'a repeat over no list',
      spec({ a: { repeat: { statePath: '/x' } } }, { state: { x: 1 } }),
      'not_a_list /elements/a/repeat/statePath',
    ],
    ['an event of another vocabulary', spec(button({ press: { action: 'x' } })), 'unknown_verb /elements/go/on/press'],
    ['an unknown key', spec({ a: { className: 'x' } }), 'unknown_key /elements/a/className'],
  ])('never holds %s', (_name, document, finding) => expect(toldPrior(document)).toEqual([finding]));
});

describe('An element that has just arrived', () => {
  const check = elementChecker({ definitionOf });

  test('gets its own faults, with relative pointers', () => {
    const found = check('go', { type: 'Button', props: { label: 4 }, children: [], on: { press: {} } });
    expect(found.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'wrong_kind /props/label',
      'unknown_verb /on/press',
    ]);
  });

  test('is not checked for what other elements or the state may add', () => {
    const element = {
      type: 'Card',
      props: { title: { $bindItem: 'name' } },
      children: ['later'],
      repeat: { statePath: '/rows' },
      visible: { $state: '/later' },
    };
    expect(check('card', element)).toEqual([]);
  });
});
