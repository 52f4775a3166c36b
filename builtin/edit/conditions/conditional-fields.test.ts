import { describe, expect, test } from 'vitest';
import type { Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { startPatch } from '#builtin/edit/patch.ts';
import { attemptsFor } from '#builtin/edit/reading/attempts.ts';
import type { Change } from '#builtin/edit/reading/changes.ts';
import { showWhen } from './conditional-fields.ts';

const bound = (path: string) => ({ $bindState: path });

const SCREEN: Spec = {
  root: 'page',
  state: { state: 'open', subject: '', holidays: [{ day: 'May 1' }], total: 12, months: 3 },
  elements: {
    page: { type: 'Stack', props: {}, children: ['state', 'subject', 'months', 'total', 'test', 'show', 'days'] },
    state: {
      type: 'Select',
      props: {
        label: 'State',
        name: 'state',
        options: [{ label: 'Papers missing', value: 'missing' }],
        value: bound('/state'),
      },
      children: [],
    },
    subject: { type: 'Input', props: { label: 'Subject', name: 'subject', value: bound('/subject') }, children: [] },
    months: {
      type: 'Slider',
      props: { label: 'Duration (months)', name: 'months', min: 1, max: 60, value: bound('/months') },
      children: [],
    },
    total: { type: 'Stat', props: { label: 'Total', value: { $state: '/total' } }, children: [] },
    test: { type: 'Button', props: { label: 'Send test' }, children: [] },
    show: { type: 'Button', props: { label: 'No show' }, children: [] },
    days: { type: 'Card', props: { title: 'Bank holidays' }, children: ['list'] },
    list: { type: 'DataTable', props: { columns: [], rows: { $state: '/holidays' } }, children: [] },
  },
};

// The condition on an element after "[shown] … [when]".
function visibleAfter(
  id: string,
  shown: string,
  between: string,
  when: string,
  tag: 'shown' | 'hidden' = 'shown',
): Json | undefined {
  const prompt = `${shown}${between}${when}`;
  const change: Change = {
    verb: 'when',
    words: [
      { tag, text: shown, start: 0, end: shown.length, margin: 1 },
      { tag: 'when', text: when, start: prompt.length - when.length, end: prompt.length, margin: 1 },
    ],
  };
  const patch = startPatch(SCREEN);
  for (const [command] of attemptsFor(change, { spec: SCREEN, prompt, lastMentioned: undefined }))
    if (command?.verb === 'when') showWhen(patch, command);
  return patch.spec.elements[id]?.visible;
}

describe('an element that shows under a condition', () => {
  test.each([
    ['test', 'Send test', ' nur, wenn ', 'Papers missing gewählt ist', { $state: '/state', eq: 'missing' }],
    [
      'test',
      'Send test',
      ' only in an inspection when ',
      'the state is Papers missing',
      { $state: '/state', eq: 'missing' },
    ],
    ['test', 'Send test', ' only when ', 'papers are missing for more than 3 days', undefined],
    ['test', 'Send test', ' only when ', 'there is a subject', { $state: '/subject' }],
    ['test', 'Send test', ' only when ', 'the total is over 20', { $state: '/total', gt: 20 }],
    ['test', 'Send test', ' only when ', 'the total of the week is over 20', undefined],
    ['test', 'Send test', ' only when ', 'the total is over twenty', { $state: '/total', gt: 20 }],
    ['test', 'Send test', ' only when ', 'the duration is more than 24 months', { $state: '/months', gt: 24 }],
    ['test', 'Send test', ' only if ', 'there is at least one holiday', { $state: '/holidays/0' }],
    ['test', 'Send test', ' only if ', 'there are more than three holidays', { $state: '/holidays/3' }],
    ['test', 'Send test', ' only if ', 'a holiday is picked', undefined],
    ['test', 'Send test', " shouldn't be there unless ", 'there is a subject', { $state: '/subject' }],
    ['subject', 'Subject', ' only when ', 'there is a subject', undefined],
    ['days', 'Bank holidays', ' only if ', 'there are any', { $state: '/holidays/0' }],
  ])('%s: %s%s%s', (id, shown, between, when, visible) => {
    expect(visibleAfter(id, shown, between, when)).toEqual(visible);
  });

  test('is hidden while a field is empty', () => {
    expect(visibleAfter('test', 'Send test', ' disappears while ', 'the subject is empty', 'hidden')).toEqual({
      $state: '/subject',
    });
  });
});
