import { describe, expect, test } from 'vitest';
import { emptyBlock, entriesOf, moveBlock, tableOf, withIds, type Block } from './block-document.ts';
import { markdownOf } from './block-markdown.ts';

const block = (type: Block['type'], more: Partial<Block> = {}): Block => ({
  ...emptyBlock(type, []),
  ...more,
});

describe('the parts of a document', () => {
  test('keep their ids, and get free ones where an id is missing or taken', () => {
    const parts = [block('quote', { id: 'a' }), { ...block('code'), id: undefined }, block('code', { id: 'a' })];
    const ids = withIds([...parts, block('code', { id: 'part-1' })]).map(({ id }) => id);
    expect(ids).toEqual(['a', 'part-2', 'part-3', 'part-1']);
  });

  test('move by places and stay at the ends', () => {
    const parts = ['a', 'b', 'c'].map((id) => block('paragraph', { id }));
    const order = (index: number, by: number) =>
      moveBlock(parts, index, by)
        .map(({ id }) => id)
        .join('');
    expect([order(0, 1), order(2, -1), order(0, -1), order(2, 1), order(9, 1)]).toEqual([
      'bac',
      'acb',
      'abc',
      'abc',
      'abc',
    ]);
  });

  test('have tables without gaps and lists without blank lines', () => {
    expect(tableOf({ columns: ['A'], rows: [['1', '2'], []] })).toEqual({
      columns: ['A', ''],
      rows: [
        ['1', '2'],
        ['', ''],
      ],
    });
    expect(entriesOf('a\n\n b\n')).toEqual(['a', ' b']);
  });
});

describe('a document as Markdown', () => {
  test('has each part after an empty line, and leaves out what is empty', () => {
    const text = markdownOf('Visit  report', [
      block('heading', { text: 'Findings', level: 3 }),
      block('paragraph'),
      block('spacer'),
      block('bulleted', { text: 'Seal\n\nFilter' }),
      block('numbered', { text: 'One\nTwo' }),
      block('quote', { text: 'Said\n\nagain' }),
      block('divider'),
    ]);
    expect(text).toBe(
      '# Visit report\n\n### Findings\n\n- Seal\n- Filter\n\n1. One\n2. Two\n\n> Said\n>\n> again\n\n---\n',
    );
    expect(markdownOf('', [])).toBe('');
  });

  test('keeps the signs of tables, code and pictures apart from their text', () => {
    expect(markdownOf('', [block('table', { columns: ['A|B'], rows: [['1\n2']] })])).toBe(
      '| A\\|B |\n| --- |\n| 1 2 |\n',
    );
    expect(markdownOf('', [block('code', { text: '```\nx', lang: 'md' })])).toBe('````md\n```\nx\n````\n');
    expect(markdownOf('', [block('image', { src: '/a b.png', alt: 'A [b]', caption: 'C' })])).toBe(
      '![A \\[b\\]](</a b.png>)\n\n*C*\n',
    );
    expect(markdownOf('', [block('fields', { fields: [{ label: 'Age', value: '4' }] })])).toBe('- **Age**: 4\n');
  });
});
