import { afterAll, describe, expect, test } from 'vitest';
import { startComposerUnderTest } from './composer-under-test.ts';

const composer = await startComposerUnderTest(['scripted', 'builtin']);
afterAll(() => composer.close());

const ROWS = Array.from({ length: 100 }, (_, id) => ({ id, name: `Row ${id}`, tags: ['a', `t${id}`] }));
const COLUMNS = ['id', 'name', 'total', 'status'].map((key) => ({ key, label: key.toUpperCase() }));
const OPTIONS = Array.from({ length: 12 }, (_, index) => ({ label: `Option ${index}`, value: `o${index}` }));
const PRIOR = {
  state: { rows: ROWS, words: Array.from({ length: 60 }, (_, index) => `word ${index}`), choice: 'o1' },
  root: 'page',
  elements: {
    page: {
      type: 'Stack',
      props: {},
      children: ['table', 'select', ...Array.from({ length: 30 }, (_, n) => `text${n}`)],
    },
    table: { type: 'DataTable', props: { columns: COLUMNS, rows: { $state: '/rows' } }, children: [] },
    select: {
      type: 'Select',
      props: { label: 'Choice', name: 'choice', options: OPTIONS, value: { $bindState: '/choice' } },
      children: [],
    },
    ...Object.fromEntries(
      Array.from({ length: 30 }, (_, n) => [`text${n}`, { type: 'Text', props: { text: `Text ${n}` }, children: [] }]),
    ),
  },
};
const IDS = PRIOR.elements.page.children;

type Said = { op: string; path: string; value?: unknown; from?: string };

async function edit(answer: Said[] | object) {
  const text = Array.isArray(answer) ? answer.map((said) => JSON.stringify(said)).join('\n') : JSON.stringify(answer);
  composer.backend.script('scripted', { steps: [{ text }] });
  const { completed, folded, operations, refusal } = await composer.compose({
    mode: 'edit',
    prompt: 'Change the list',
    priorSpecJson: JSON.stringify(PRIOR),
  });
  expect(refusal).toBeUndefined();
  const spec = JSON.parse(completed?.specJson ?? 'null') as typeof PRIOR;
  expect(folded).toEqual(spec);
  return {
    spec,
    told: operations.map(({ op, path, from }) => `${op} ${from === undefined ? '' : `${from} to `}${path}`),
  };
}

describe('an edit of one list of a spec with long ones', () => {
  test.each<[string, Said[], string[]]>([
    [
      'a row moved to the end',
      [{ op: 'move', from: '/state/rows/0', path: '/state/rows/99' }],
      ['move /state/rows/0 to /state/rows/99'],
    ],
    [
      'a row moved up',
      [{ op: 'move', from: '/state/rows/70', path: '/state/rows/3' }],
      ['move /state/rows/70 to /state/rows/3'],
    ],
    ['a row removed', [{ op: 'remove', path: '/state/rows/50' }], ['remove /state/rows/50']],
    [
      'three rows removed',
      [
        { op: 'remove', path: '/state/rows/90' },
        { op: 'remove', path: '/state/rows/50' },
        { op: 'remove', path: '/state/rows/0' },
      ],
      ['remove /state/rows/90', 'remove /state/rows/50', 'remove /state/rows/0'],
    ],
    [
      'a row put between',
      [{ op: 'add', path: '/state/rows/5', value: { id: 200, name: 'New', tags: [] } }],
      ['add /state/rows/5'],
    ],
    [
      'a row written anew',
      [{ op: 'replace', path: '/state/rows/5/name', value: 'New' }],
      ['replace /state/rows/5/name'],
    ],
    ['a tag of a row', [{ op: 'add', path: '/state/rows/5/tags/1', value: 'b' }], ['add /state/rows/5/tags/1']],
    ['a word removed', [{ op: 'remove', path: '/state/words/7' }], ['remove /state/words/7']],
    [
      'a column removed',
      [{ op: 'remove', path: '/elements/table/props/columns/2' }],
      ['remove /elements/table/props/columns/2'],
    ],
    [
      'a column moved',
      [{ op: 'move', from: '/elements/table/props/columns/3', path: '/elements/table/props/columns/0' }],
      ['move /elements/table/props/columns/3 to /elements/table/props/columns/0'],
    ],
    [
      'an option put between',
      [{ op: 'add', path: '/elements/select/props/options/4', value: { label: 'New', value: 'new' } }],
      ['add /elements/select/props/options/4'],
    ],
    [
      'the order of children',
      [{ op: 'replace', path: '/elements/page/children', value: [...IDS].reverse() }],
      ['replace /elements/page/children'],
    ],
  ])('(%s) is sent as such', async (_, answer, expected) => {
    expect((await edit(answer)).told).toEqual(expected);
  });

  test('is sent identically when the model writes the whole list, or the whole spec, again', async () => {
    const rows = ROWS.toSpliced(20, 1)
      .toSpliced(60, 0, { id: 300, name: 'New', tags: [] })
      .with(80, { ...ROWS[80]!, name: 'Said anew' });
    const expected = ['remove /state/rows/20', 'add /state/rows/60', 'replace /state/rows/80/name'];
    expect(rows[80]?.id).toBe(80);
    expect((await edit([{ op: 'replace', path: '/state/rows', value: rows }])).told).toEqual(expected);
    expect((await edit({ ...PRIOR, state: { ...PRIOR.state, rows } })).told).toEqual(expected);
  });

  test('takes one operation to take an element out of the children, and one for itself', async () => {
    const { told } = await edit([
      { op: 'replace', path: '/elements/page/children', value: IDS.filter((id) => id !== 'text7') },
      { op: 'remove', path: '/elements/text7' },
    ]);
    expect(told).toEqual(['replace /elements/page/children', 'remove /elements/text7']);
  });
});
