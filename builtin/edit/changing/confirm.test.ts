import { describe, expect, test } from 'vitest';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { applyCommand } from '#builtin/edit/apply-command.ts';
import { startPatch } from '#builtin/edit/patch.ts';
import { editedAsMarked } from '#evals/edits/edited-as-marked.ts';
import { briefOf } from '#evals/quality/builtin-spec.ts';
import { understand } from '#builtin/understand/understanding.ts';

const button = (label: string, action?: string): SpecElement => ({
  type: 'Button',
  props: action === undefined ? { label, submit: true } : { label },
  children: [],
  ...(action === undefined ? {} : { on: { commit: { action, params: {} } } }),
});
const open = { commit: { action: 'setState', params: { statePath: '/open', value: true } } };

const SCREEN: Spec = {
  root: 'page',
  state: {
    open: false,
    to: '',
    plans: [
      { name: 'Tinkerer', cta: 'Choose Tinkerer' },
      { name: 'Maker', cta: 'Choose Maker' },
    ],
  },
  elements: {
    page: {
      type: 'Stack',
      props: {},
      children: ['opener', 'log', 'start', 'dialog', 'alert', 'plans', 'board'],
    },
    plans: { type: 'Grid', props: {}, repeat: { statePath: '/plans' }, children: ['plan'] },
    plan: {
      type: 'PlanCard',
      props: { name: { $bindItem: 'name' }, ctaLabel: { $bindItem: 'cta' } },
      children: [],
      on: { commit: { action: 'choose', params: {} } },
    },
    board: { type: 'KanbanBoard', props: {}, children: [], on: { move: { action: 'move_card', params: {} } } },
    opener: { type: 'Button', props: { label: 'Send invoice' }, children: [], on: open },
    log: button('Log check', 'log'),
    start: button('Start', 'start'),
    dialog: { type: 'Dialog', props: { title: 'Send' }, children: ['form'] },
    form: { type: 'Form', props: {}, children: ['to', 'send'], on: { commit: { action: 'send', params: {} } } },
    to: { type: 'Input', props: { label: 'To', name: 'to', value: { $bindState: '/to' } }, children: [] },
    send: button('Send invoice'),
    alert: { type: 'Dialog', props: { title: 'Delete?' }, children: ['drop'] },
    drop: button('Delete invoice', 'drop'),
  },
};

// The ids of the elements that ask a question after the request.
function asking(target: string): string[] {
  const patch = startPatch(SCREEN);
  const u = understand(briefOf(`ask before ${target}`, { mode: 'edit', priorSpec: SCREEN }));
  applyCommand(patch, u, { verb: 'confirm', target, question: 'Really?' });
  return Object.entries(patch.spec.elements).flatMap(([id, { on }]) =>
    JSON.stringify(on ?? {}).includes('Really?') ? [id] : [],
  );
}

describe('a request to ask before something', () => {
  test.each([
    ['Send invoice', ['form'], 'the form of a dialog, not the button that opens it'],
    ['logging a check', ['log'], 'the button whose verb is told in another form'],
    ['starting', ['start'], 'a button of one word'],
    ['Delete invoice', ['drop'], 'the button of a question that is told by its name'],
    ['deleting', [], 'nothing where a question is asked already'],
    ['they choose a plan', ['plan'], 'the buttons of all entries'],
    ['Choose Maker', [], 'no button of one entry, which shares its action with the others'],
    ['moving a card', ['board'], 'the board whose cards move'],
    ['moving a card to Refused', [], 'nothing that only some moves are'],
    ['changing the status', [], 'nothing that words only resemble'],
    ['the buttons', [], 'none of several buttons'],
  ])('before "%s" changes %j: %s', (target, ids) => {
    expect(asking(target)).toEqual(ids);
  });
});

test('what is nameless is what was mentioned before', () => {
  const asked = editedAsMarked(SCREEN, '[named:Start] → [name:Begin]. The [confirmed:button] asks first');
  expect(asked.elements['start']).toMatchObject({ props: { label: 'Begin' }, on: { commit: { confirm: {} } } });
});
