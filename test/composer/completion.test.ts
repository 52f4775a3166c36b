import { afterEach, describe, expect, test } from 'vitest';
import { say } from '#tools/model-backend/script.ts';
import { type ComposerUnderTest, startComposerUnderTest } from './composer-under-test.ts';

const line = (id: string, value: object) => `${JSON.stringify({ op: 'add', path: `/elements/${id}`, value })}\n`;
const PROMISING =
  line('root', { type: 'Stack', props: {}, children: ['title', 'note'] }) +
  line('title', { type: 'Heading', props: { text: 'Opening hours' }, children: [] });
const NOTE = line('note', { type: 'Text', props: { text: 'Closed on public holidays' }, children: [] });

let composer: ComposerUnderTest;
afterEach(() => composer.close());

/** A model that leaves an element out, and answers `second` when it is asked again. */
async function composeWith(second: Parameters<ComposerUnderTest['backend']['script']>[1]) {
  composer = await startComposerUnderTest(['forgetful']);
  let calls = 0;
  composer.backend.script('forgetful', (request) => {
    calls += 1;
    if (calls === 1) return say(PROMISING);
    return typeof second === 'function' ? second(request) : second;
  });
  return composer.compose({ prompt: 'the opening hours' });
}

describe('an element that was promised and left out', () => {
  test('is asked for in one short call to the same model, without a restart', async () => {
    const { folded, restarts, completed, operations } = await composeWith(say(NOTE));
    expect(restarts).toEqual([]);
    expect(folded).toMatchObject({ elements: { note: { props: { text: 'Closed on public holidays' } } } });
    expect(JSON.parse(completed?.specJson ?? '')).toEqual(folded);
    expect(operations.map(({ path }) => path)).toContain('/elements/note');
    const [first, second] = composer.backend.requests;
    expect(composer.backend.requests).toHaveLength(2);
    expect(JSON.stringify(second?.body.messages)).toContain('note');
    expect(JSON.stringify(second?.body.messages).length).toBeLessThan(JSON.stringify(first?.body.messages).length / 2);
  });

  test.each([
    ['answers nothing of use', say('I cannot.')],
    ['is down', { steps: [{ status: 503, body: {} }] }],
    ['breaks off', { steps: [{ cutOff: 'reset' as const }] }],
  ])('is pruned when the second call %s', async (_case, second) => {
    const { folded, restarts, completed } = await composeWith(second);
    expect(restarts).toEqual([]);
    expect(completed).toBeDefined();
    expect(folded).toMatchObject({ elements: { root: { children: ['title'] } } });
  });

  test('is asked for once more when it does not come, or promises more itself', async () => {
    const card = line('note', { type: 'Card', props: { title: 'Notes' }, children: ['more'] });
    const more = line('more', { type: 'Text', props: { text: 'Closed on public holidays' }, children: [] });
    let calls = 0;
    const { folded, restarts } = await composeWith(() => say((calls += 1) === 1 ? card : more));
    expect(restarts).toEqual([]);
    expect(folded).toMatchObject({ elements: { note: { children: ['more'] }, more: { type: 'Text' } } });
  });

  test('only adds: a follow-up answer does not overwrite existing elements', async () => {
    const again = line('title', { type: 'Heading', props: { text: 'Changed' }, children: [] });
    const other = line('root', { type: 'Card', props: { title: 'Changed' }, children: [] });
    const { folded, restarts } = await composeWith(
      say(`${again}${other}{"op":"replace","path":"/root","value":"title"}\n${NOTE}`),
    );
    expect(restarts).toEqual([]);
    expect(folded).toMatchObject({
      root: 'root',
      elements: {
        root: { type: 'Stack', children: ['title', 'note'] },
        title: { props: { text: 'Opening hours' } },
        note: { type: 'Text' },
      },
    });
  });

  test('that comes cut by the token limit is asked for again', async () => {
    let calls = 0;
    const { folded } = await composeWith(() =>
      (calls += 1) === 1 ? say(NOTE.slice(0, 60), { finishReason: 'length' }) : say(NOTE),
    );
    expect(composer.backend.requests).toHaveLength(3);
    expect(folded).toMatchObject({ elements: { root: { children: ['title', 'note'] } } });
  });

  test.each([
    ['in a fence, with prose around it', `Here it is:\n\`\`\`jsonl\n${NOTE}\`\`\`\nDone.`],
    ['as a map of elements', JSON.stringify({ elements: { note: JSON.parse(NOTE).value } })],
    ['as a bare element', JSON.stringify({ id: 'note', ...JSON.parse(NOTE).value })],
  ])('is read %s', async (_, text) => {
    expect((await composeWith(say(text))).folded).toMatchObject({ elements: { note: { type: 'Text' } } });
  });

  test('counts the tokens of the second call', async () => {
    const { completed } = await composeWith(say(NOTE, { usage: { prompt_tokens: 1_000_000, completion_tokens: 7 } }));
    expect(completed?.usage?.inputTokens).toBeGreaterThan(1_000_000);
  });
});
