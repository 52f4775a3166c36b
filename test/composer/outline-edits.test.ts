import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foldOperations } from '#contract/json/apply-operation.ts';
import type { Operation } from '#contract/json/operation.ts';
import { say } from '#tools/model-backend/script.ts';
import { type ComposerUnderTest, startComposerUnderTest } from './composer-under-test.ts';

const PRIOR = {
  state: { form: { name: '', email: '' }, tab: 'a' },
  root: 'page',
  elements: {
    page: { type: 'Stack', props: { gap: 'md' }, children: ['title', 'form', 'note'] },
    title: { type: 'Heading', props: { text: 'Contact', level: 'h1' }, children: [] },
    form: {
      type: 'Form',
      props: {},
      children: ['name', 'email', 'send'],
      on: { commit: { action: 'send', params: { name: { $state: '/form/name' }, email: { $state: '/form/email' } } } },
    },
    name: { type: 'Input', props: { label: 'Name', name: 'name', value: { $bindState: '/form/name' } }, children: [] },
    email: {
      type: 'Input',
      props: { label: 'E-mail', name: 'email', value: { $bindState: '/form/email' } },
      children: [],
    },
    send: { type: 'Button', props: { label: 'Send', submit: true, icon: 'send' }, children: [] },
    note: { type: 'Text', props: { text: 'We answer soon' }, children: [], visible: { $state: '/tab', eq: 'a' } },
  },
  actions: { send: { kind: 'agent' } },
};

let composer: ComposerUnderTest;
beforeAll(async () => {
  composer = await startComposerUnderTest(['editor']);
});
afterAll(() => composer.close());

async function edit(answer: string) {
  composer.backend.script('editor', say(answer));
  const { operations, restarts, completed, refusal } = await composer.compose({
    mode: 'edit',
    prompt: 'change it',
    priorSpecJson: JSON.stringify(PRIOR),
    actions: [{ name: 'send', required: false }],
  });
  expect(refusal).toBeUndefined();
  expect(restarts).toEqual([]);
  const told = operations.map(({ op, path, valueJson, from }) => ({
    op,
    path,
    ...(valueJson !== undefined && { value: JSON.parse(valueJson) as unknown }),
    ...(from !== undefined && { from }),
  })) as Operation[];
  expect(foldOperations(structuredClone(PRIOR), told)).toEqual(JSON.parse(completed?.specJson ?? ''));
  return told;
}

/** The operations, and the children of an element once they are applied. */
async function childrenAfter(answer: string, id: keyof typeof PRIOR.elements): Promise<string[]> {
  const { elements } = foldOperations(structuredClone(PRIOR), await edit(answer)) as unknown as typeof PRIOR;
  return elements[id].children;
}

describe('an edit that is answered with an outline', () => {
  test('changes one prop, and nothing else of the element', async () => {
    expect(await edit('Button #send "Submit"\n')).toEqual([
      { op: 'replace', path: '/elements/send/props/label', value: 'Submit' },
    ]);
    expect(await edit('#send "Submit"\n')).toEqual([
      { op: 'replace', path: '/elements/send/props/label', value: 'Submit' },
    ]);
  });

  test('removes a prop and a condition', async () => {
    expect(await edit('#send icon=null\n#note if=null\n')).toEqual([
      { op: 'remove', path: '/elements/send/props/icon' },
      { op: 'remove', path: '/elements/note/visible' },
    ]);
  });

  test('puts a new element after the one named before it', async () => {
    const answer = '/form/phone=""\n#form\n  #email\n  Input "Phone" name=phone type=tel value=@/form/phone\n';
    expect(await childrenAfter(answer, 'form')).toEqual(['name', 'email', 'phone-input', 'send']);
    expect(await edit(answer)).toContainEqual({ op: 'add', path: '/state/form/phone', value: '' });
  });

  test('puts a new element last where no neighbour is named', async () => {
    const children = ['title', 'form', 'note', 'thanks-text'];
    expect(await childrenAfter('Stack #page\n  Text "Thanks"\n', 'page')).toEqual(children);
    expect(await childrenAfter('Text "Thanks"\n', 'page')).toEqual(children);
  });

  test('removes an element with all below it', async () => {
    expect(await childrenAfter('-#form\n', 'page')).toEqual(['title', 'note']);
    const removed = (await edit('-#note\n')).filter(({ op }) => op === 'remove');
    expect(removed).toContainEqual({ op: 'remove', path: '/elements/note' });
  });

  test('moves elements into another order and to another place', async () => {
    expect(await childrenAfter('#page\n  #note\n  #title\n', 'page')).toEqual(['note', 'title', 'form']);
    expect(await childrenAfter('#form\n  #note\n  #name\n', 'form')).toEqual(['note', 'name', 'email', 'send']);
    expect(await childrenAfter('#form\n  #note\n  #name\n', 'page')).toEqual(['title', 'form']);
  });

  test('that rewrites the whole screen with its ids sends only the differences', async () => {
    const whole = `/form={name:"",email:""}
/tab=a
Stack #page gap=md
  Heading #title "Get in touch" level=h1
  Form #form >send(name=/form/name,email=/form/email)
    Input #name "Name" name=name value=@/form/name
    Input #email "E-mail" name=email value=@/form/email
    Button #send "Send" submit icon=send
  Text #note "We answer soon" if=/tab==a
`;
    const change = { op: 'replace', path: '/elements/title/props/text', value: 'Get in touch' };
    expect(await edit(whole)).toEqual([change]);
    expect(
      await edit(whole.replaceAll(/ #\w+/g, '').replace('Get in touch', 'Contact').replace('"Send"', '"Send" size=lg')),
    ).toEqual([{ op: 'add', path: '/elements/send/props/size', value: 'lg' }]);
  });
});
