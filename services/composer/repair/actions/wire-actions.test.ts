import { describe, expect, test } from 'vitest';
import { button, specOf, wire, type Sketch } from '#test/composer/wire-sketch.ts';

function input(name: string, label = name): Sketch[string] {
  return { type: 'Input', props: { name, label, value: { $bindState: `/form/${name}` } } };
}

const text: Sketch[string] = { type: 'Text', props: { text: 'Hello' } };

describe('a required action', () => {
  test('that a control fires already is left as it is', () => {
    const pick = { type: 'Select', on: { change: { action: 'filter' } } };
    const { elements, rules } = wire({ root: { type: 'Stack', children: ['pick'] }, pick }, [
      { name: 'filter', required: true },
    ]);
    expect(Object.keys(elements)).toStrictEqual(['root', 'pick']);
    expect(rules).toStrictEqual(['wire-handler']);
  });

  test('on an event that the component never emits counts as not wired', () => {
    const dead = { ...text, on: { commit: { action: 'go' } } };
    const { elements } = wire({ root: { type: 'Stack', children: ['dead'] }, dead }, [{ name: 'go', required: true }]);
    expect(elements['go-button']?.on).toStrictEqual({ commit: { action: 'go' } });
  });

  test.each([
    ['the label', { name: 'approve_order' }, button('Approve order')],
    ['another verb for the same intent', { name: 'deleteInvoice' }, button('Remove the invoice')],
    ['the role', { name: 'x1', role: 'Approve' }, button('Approve now')],
    ['the spoken name of an icon', { name: 'refresh' }, { type: 'IconButton', props: { icon: 'x', label: 'Reload' } }],
  ])('binds an idle press that fits by %s', (_, action, control) => {
    const { elements, rules } = wire({ root: { type: 'Stack', children: ['b'] }, b: control }, [
      { ...action, required: true },
    ]);
    expect(elements['b']?.on).toStrictEqual({ commit: { action: action.name } });
    expect(rules).toStrictEqual(['bind-required-action', 'wire-handler']);
  });

  test.each([
    ['names another thing', button('View order')],
    ['does something else already', { ...button('Cancel order'), on: { commit: { action: 'setState', params: {} } } }],
    ['is disabled for good', button('Cancel order', { disabled: true })],
  ])('leaves a button alone that %s', (_, control) => {
    const { elements } = wire({ root: { type: 'Stack', children: ['b'] }, b: control }, [
      { name: 'cancel_order', required: true },
    ]);
    expect(elements['b']?.on?.commit).not.toMatchObject({ action: 'cancel_order' });
    expect(elements['cancel-order-button']?.on).toStrictEqual({ commit: { action: 'cancel_order' } });
  });

  test('moves to the Form that asks for its params, with a submit button', () => {
    const params = { type: 'object', properties: { email: { type: 'string' }, full_name: { type: 'string' } } };
    const { elements } = wire(
      {
        root: { type: 'Card', children: ['form'] },
        form: { type: 'Form', children: ['a', 'b', 'go'] },
        a: input('email'),
        b: input('name', 'Full name'),
        go: button('Go', { submit: true }),
      },
      [{ name: 'register', required: true, params }],
    );
    expect(elements['form']?.on).toStrictEqual({
      commit: {
        action: 'register',
        params: { email: { $state: '/form/email' }, full_name: { $state: '/form/name' } },
      },
    });
    expect(elements['go']?.on).toBeUndefined();
  });

  test('gets a button beside the controls that hold its params when a Form is sent for something else', () => {
    const params = { type: 'object', properties: { email: {} } };
    const { elements } = wire(
      {
        root: { type: 'Stack', children: ['form'] },
        form: { type: 'Form', children: ['a', 'row'], on: { commit: { action: 'save', params: { email: 'x' } } } },
        a: input('email'),
        row: { type: 'Stack', children: ['send'] },
        send: button('Save', { submit: true }),
      },
      [{ name: 'verify_email', required: true, params, description: 'Verify e-mail' }],
    );
    expect(elements['row']?.children).toStrictEqual(['send', 'verify-email-button']);
    expect(elements['verify-email-button']).toStrictEqual({
      type: 'Button',
      props: { label: 'Verify e-mail', variant: 'secondary' },
      children: [],
      on: { commit: { action: 'verify_email', params: { email: { $state: '/form/email' } } } },
    });
  });

  test('gets a button in the page header when nothing else takes it', () => {
    const { elements } = wire(
      {
        root: { type: 'Stack', children: ['head', 'a'] },
        head: { type: 'PageHeader', props: { title: 'Sites' } },
        a: text,
      },
      [{ name: 'delete_all', required: true }],
    );
    expect(elements['head']?.children).toStrictEqual(['delete-all-button']);
    expect(elements['delete-all-button']?.props).toStrictEqual({ label: 'Delete all', variant: 'danger' });
  });

  test('is not put into a dialog, a repeated template or a hidden panel', () => {
    const { elements } = wire(
      {
        root: { type: 'Stack', children: ['list', 'panel', 'dialog'] },
        list: { type: 'Stack', children: ['row'], repeat: { statePath: '/rows' } },
        row: { type: 'Stack', children: ['open'] },
        open: { ...button('Open'), on: { commit: { action: 'open' } } },
        panel: { type: 'Card', children: ['more'], visible: { $state: '/more' } },
        more: { ...button('More'), on: { commit: { action: 'more' } } },
        dialog: { type: 'Dialog', children: ['ok'] },
        ok: { ...button('OK'), on: { commit: { action: 'ok' } } },
      },
      [{ name: 'refresh', required: true }],
    );
    expect(elements['root']?.children).toStrictEqual(['list', 'panel', 'dialog', 'refresh-button']);
  });

  test('gets a page around a root that takes no children', () => {
    const { root, elements } = wire({ root: text }, [{ name: 'go', required: true }]);
    expect(elements[root]).toStrictEqual({ type: 'Stack', props: {}, children: ['root', 'go-button'] });
  });

  test('with the name of a builtin needs no control', () => {
    const { elements } = wire({ root: text }, [{ name: 'setState', required: true }]);
    expect(Object.keys(elements)).toStrictEqual(['root']);
  });
});

describe('handlers', () => {
  test('carry kind, prompt, channel and description as declared, each where its kind has it', () => {
    const named = (action: string) => ({ ...button(action), on: { commit: { action } } });
    const { actions } = wire(
      {
        root: { type: 'Stack', children: ['a', 'b', 'c', 'd', 'e'] },
        a: named('ask'),
        b: named('again'),
        c: named('post'),
        d: named('nothing'),
        e: named('own'),
      },
      [
        { name: 'ask', description: 'Asks', prompt: 'not for agents' },
        { name: 'again', kind: 'recompose', prompt: 'Show it again' },
        { name: 'post', kind: 'host', channel: 'outbox' },
        { name: 'nothing', kind: false },
        { name: 'unused', kind: 'host', channel: 'x' },
      ],
    );
    expect(actions).toStrictEqual({
      ask: { kind: 'agent', description: 'Asks' },
      again: { kind: 'recompose', prompt: 'Show it again' },
      post: { kind: 'host', channel: 'outbox' },
      nothing: { kind: false },
      own: { kind: 'agent' },
    });
  });

  test('are not written for builtin actions, nor an empty map of them', () => {
    const b = { ...button('x'), on: { commit: { action: 'setState', params: { statePath: '/a', value: 1 } } } };
    expect(wire({ root: { type: 'Stack', children: ['b'] }, b }, [])).not.toHaveProperty('actions');
  });
});

describe('a Form', () => {
  test('takes over the action of its submit button', () => {
    const { elements } = wire(
      {
        root: { type: 'Form', children: ['a', 'go'] },
        a: input('email'),
        go: { ...button('Send', { submit: true }), on: { commit: { action: 'send' } } },
      },
      [],
    );
    expect(elements['root']?.on).toStrictEqual({
      commit: { action: 'send', params: { email: { $state: '/form/email' } } },
    });
    expect(elements['go']).toStrictEqual({ type: 'Button', props: { label: 'Send', submit: true }, children: [] });
  });

  test('makes a button with another action a plain button', () => {
    const { elements } = wire(
      {
        root: { type: 'Form', children: ['a', 'go', 'draft'], on: { commit: { action: 'send', params: { a: 1 } } } },
        a: input('email'),
        go: button('Send', { submit: true }),
        draft: { ...button('Keep', { submit: true }), on: { commit: { action: 'keep' } } },
      },
      [],
    );
    expect(elements['draft']).toStrictEqual({
      type: 'Button',
      props: { label: 'Keep' },
      children: [],
      on: { commit: { action: 'keep' } },
    });
  });

  test('without a submit button gets one', () => {
    const { elements } = wire(
      { root: { type: 'Form', children: ['a'], on: { commit: { action: 'save_note' } } }, a: input('note') },
      [],
    );
    expect(elements['root']?.children).toStrictEqual(['a', 'root-submit']);
    expect(elements['root-submit']?.props).toStrictEqual({ label: 'Save note', submit: true });
  });

  test('has its idle button send it', () => {
    const { elements } = wire(
      {
        root: { type: 'Form', children: ['a', 'b'], on: { commit: { action: 'save' } } },
        a: input('n'),
        b: button('OK'),
      },
      [],
    );
    expect(elements['b']?.props).toStrictEqual({ label: 'OK', submit: true });
  });
});

describe('params', () => {
  test('read nothing that no pointer names', () => {
    const state = JSON.parse('{"constructor": {"id": 1}, "": {"id": 2}, "a": {" ": 3, "prototype": {"when": 4}}}');
    const properties = { id: { type: 'number' }, ' ': { type: 'number' }, when: { type: 'number' } };
    const { elements } = wire(
      { root: { type: 'Stack', children: ['go'] }, go: { ...button('Go'), on: { commit: { action: 'ship' } } } },
      [{ name: 'ship', params: { type: 'object', properties } }],
      { state: { ...state, ok: { id: 5 } } },
    );
    expect(elements['go']?.on?.commit).toStrictEqual({
      action: 'ship',
      params: { id: { $state: '/ok/id' }, ' ': { $state: '/a/ ' } },
    });
  });

  const schema = {
    type: 'object',
    properties: {
      order_id: { type: 'string' },
      note: { type: 'string' },
      urgent: { type: 'boolean' },
      source: { const: 'web' },
      gone: { type: 'string' },
    },
  };

  test('are read from controls by name and label, from the state by name, and from the schema’s constants', () => {
    const { elements } = wire(
      {
        root: { type: 'Stack', children: ['a', 'b', 'go'] },
        a: { type: 'Textarea', props: { label: 'Note', name: 'remarks', value: { $bindState: '/remarks' } } },
        b: { type: 'Switch', props: { label: 'Urgent?', name: 'x', checked: { $bindState: '/flag' } } },
        go: { ...button('Go'), on: { commit: { action: 'ship' } } },
      },
      [{ name: 'ship', params: schema }],
      { state: { order: { id: 'A-7' }, remarks: '', flag: false } },
    );
    expect(elements['go']?.on?.commit).toStrictEqual({
      action: 'ship',
      params: {
        order_id: { $state: '/order/id' },
        note: { $state: '/remarks' },
        urgent: { $state: '/flag' },
        source: 'web',
      },
    });
  });

  test('are read from the item inside a repeat', () => {
    const { elements } = wire(
      {
        root: { type: 'Stack', children: ['row'], repeat: { statePath: '/rows' } },
        row: { type: 'Stack', children: ['go'] },
        go: { ...button('Open'), on: { commit: { action: 'open' } } },
      },
      [{ name: 'open', params: { type: 'object', properties: { id: { type: 'string' } } } }],
      { state: { rows: [{ id: 'a' }] } },
    );
    expect(elements['go']?.on?.commit).toStrictEqual({ action: 'open', params: { id: { $bindItem: 'id' } } });
  });

  test('that read missing paths are bound again by name, or left out', () => {
    const params = { email: { $state: '/nowhere/email' }, gone: { $state: '/nowhere/gone' }, kept: 'x' };
    const { elements } = wire(
      {
        root: { type: 'Stack', children: ['a', 'go'] },
        a: input('email'),
        go: { ...button('Go'), on: { commit: { action: 'go', params } } },
      },
      [],
    );
    expect(elements['go']?.on?.commit).toStrictEqual({
      action: 'go',
      params: { kept: 'x', email: { $state: '/form/email' } },
    });
  });

  test('of an element that an edit did not touch stay as they are', () => {
    const sketch: Sketch = {
      root: { type: 'Stack', children: ['a', 'go'] },
      a: input('note'),
      go: { ...button('Go'), on: { commit: { action: 'ship' } } },
    };
    const actions = [{ name: 'ship', params: schema }];
    expect(wire(sketch, actions, { priorSpec: specOf(sketch) }).elements['go']?.on?.commit).toStrictEqual({
      action: 'ship',
    });
  });

  test('in another spelling or type are converted to the declared ones, and unknown ones are removed', () => {
    const params = { orderId: { $state: '/order/id' }, amount: '3', extra: 'x' };
    const declared = { type: 'object', properties: { order_id: {}, amount: { type: 'integer' } } };
    const { elements } = wire(
      {
        root: { type: 'Stack', children: ['go'] },
        go: { ...button('Go'), on: { commit: { action: 'ship', params } } },
      },
      [{ name: 'ship', params: declared }],
      { state: { order: { id: 'A-7' } } },
    );
    expect(elements['go']?.on?.commit).toStrictEqual({
      action: 'ship',
      params: { order_id: { $state: '/order/id' }, amount: 3 },
    });
  });

  test.each([
    ['a number as text', { type: 'number' }, ' 2.50 ', 2.5],
    ['a number as text, where null may stand too', { type: ['number', 'null'] }, '3', 3],
    ['an option in another spelling', { enum: ['in_review', 'done'] }, 'In review', 'in_review'],
    ['a number among texts', { enum: ['1', '2'] }, 2, '2'],
    ['an option that could be two', { enum: ['in_review', 'in-review'] }, 'In review', 'In review'],
    ['a number that is too small', { type: 'number', minimum: 5 }, '3', '3'],
    ['a half among whole numbers', { type: 'integer' }, '2.5', '2.5'],
  ])('as literals are converted when there is only one possible reading: %s', (_, wanted, said, meant) => {
    const { elements } = wire(
      {
        root: { type: 'Stack', children: ['go'] },
        go: { ...button('Go'), on: { commit: { action: 'ship', params: { it: said } } } },
      },
      [{ name: 'ship', params: { type: 'object', properties: { it: wanted } } }],
    );
    expect(elements['go']?.on?.commit).toStrictEqual({ action: 'ship', params: { it: meant } });
  });

  test('that several actions lack by the same name and schema share one control', () => {
    const params = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] };
    const names = ['archive', 'restore'];
    const { elements } = wire(
      { root: { type: 'Stack', children: ['t'] }, t: text },
      names.map((name) => ({ name, required: true, params })),
    );
    expect(Object.values(elements).filter(({ type }) => type === 'Input')).toHaveLength(1);
    for (const name of names) {
      expect(elements[`${name}-button`]?.on?.commit).toMatchObject({ params: { id: { $state: '/input/id' } } });
    }
  });

  test('that are required and that nothing on the screen holds get a control before the button', () => {
    const properties = {
      reason: { type: 'string' },
      amount: { type: 'number', minimum: 1 },
      way: { enum: ['a', 'b'] },
    };
    const { elements } = wire(
      { root: { type: 'Card', children: ['go'] }, go: { ...button('Go'), on: { commit: { action: 'refund' } } } },
      [{ name: 'refund', params: { type: 'object', properties, required: ['reason', 'amount', 'way'] } }],
    );
    expect(elements['root']?.children).toStrictEqual(['refund-reason', 'refund-amount', 'refund-way', 'go']);
    expect(elements['refund-reason']?.props).toMatchObject({ label: 'Reason', value: { $bindState: '/input/reason' } });
    expect(elements['refund-amount']).toMatchObject({ type: 'FormField', children: ['refund-amount-control'] });
    expect(elements['refund-amount-control']?.props).toStrictEqual({ min: 1, value: { $bindState: '/input/amount' } });
    expect(elements['refund-way']).toMatchObject({ type: 'Select', props: { options: ['a', 'b'] } });
    expect(elements['go']?.on?.commit).toStrictEqual({
      action: 'refund',
      params: {
        reason: { $state: '/input/reason' },
        amount: { $state: '/input/amount' },
        way: { $state: '/input/way' },
      },
    });
  });
});
