import { describe, expect, test } from 'vitest';
import type { Spec } from '#contract/spec/spec.ts';
import { briefOf } from '#evals/quality/builtin-spec.ts';
import { compose } from '#services/composer/compose.ts';
import { builtinModel } from '#services/composer/models/builtin.ts';
import type { Model } from '#services/composer/models/model.ts';
import { createPace } from '#services/composer/pace/pace.ts';
import { newStats } from '#services/composer/stats.ts';

const ELEMENTS: { [id: string]: object } = {
  root: { type: 'Stack', props: {}, children: ['title', 'hours', 'note'] },
  title: { type: 'Heading', props: { text: 'Opening hours' }, children: [] },
  hours: { type: 'Text', props: { text: { $state: '/shop/hours' } }, children: [] },
  note: { type: 'Text', props: { text: 'Closed on Mondays' }, children: [] },
};

/** A tier that always answers the same, without what it is to leave out. */
const sameAgain = (asked: (readonly string[])[]): Model => ({
  alias: 'same',
  deterministic: true,
  prices: undefined,
  // eslint-disable-next-line typescript/require-await
  async *stream({ leaveOut = new Set() }) {
    asked.push([...leaveOut]);
    const told = Object.entries(ELEMENTS).filter(([id]) => !leaveOut.has(id));
    const lines = told.map(([id, value]) => ({ op: 'add', path: `/elements/${id}`, value }));
    for (const line of [{ op: 'add', path: '/root', value: 'root' }, ...lines])
      yield { type: 'text', text: `${JSON.stringify(line)}\n` };
    yield { type: 'finish', reason: 'stop' };
  },
});

async function composedBy(model: Model): Promise<{ spec: Spec | undefined; reasons: string[] }> {
  const reasons: string[] = [];
  const input = briefOf('Opening hours', { data: { shop: { name: 'Corner' } } });
  const events = compose(input, {
    tiers: [model],
    stats: newStats(),
    signal: new AbortController().signal,
    now: Date.now,
  });
  for await (const event of events) {
    if (event.type === 'restarted') reasons.push(event.reasonCode);
    if (event.type === 'completed') return { spec: event.spec, reasons };
  }
  return { spec: undefined, reasons };
}

describe('a tier that would answer the same again', () => {
  test('leaves out the element that validation has refused, and keeps the others', async () => {
    const asked: (readonly string[])[] = [];
    const { spec, reasons } = await composedBy(sameAgain(asked));
    expect(asked).toEqual([[], ['hours']]);
    expect(reasons).toEqual(['invalid_binding']);
    expect(Object.keys(spec?.elements ?? {})).toEqual(['root', 'title', 'note']);
    expect(spec?.elements['root']?.children).toEqual(['title', 'note']);
  });

  test('is the built-in composer', async () => {
    const input = briefOf('Contact form with name and message');
    const lines: string[] = [];
    const call = { input, messages: () => [], leaveOut: new Set(['messageTextarea']), pace: createPace() };
    for await (const part of builtinModel('builtin').stream(call, new AbortController().signal))
      if (part.type === 'text') lines.push(part.text);
    const paths = lines.map((line) => (JSON.parse(line) as { path: string }).path);
    expect(paths).toContain('/elements/nameInput');
    expect(paths.filter((path) => path.includes('messageTextarea'))).toEqual([]);
  });
});
