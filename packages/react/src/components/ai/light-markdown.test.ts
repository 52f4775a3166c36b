import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lightMarkdown, type Run } from './light-markdown.ts';

const short = (text: string) => lightMarkdown(text).map(({ style, text: words }) => `${style}:${words}`);

describe('light markdown', () => {
  it('knows bold, italic and code', () => {
    expect(short('Take the **07:42**, *not* the `0815`.')).toEqual([
      'plain:Take the ',
      'bold:07:42',
      'plain:, ',
      'italic:not',
      'plain: the ',
      'code:0815',
      'plain:.',
    ]);
    expect(short('__strong__ and _soft_')).toEqual(['bold:strong', 'plain: and ', 'italic:soft']);
  });

  it('knows italic inside bold', () => {
    expect(lightMarkdown('**a *b* c**')[0]?.runs?.map(({ style }) => style)).toEqual(['plain', 'italic', 'plain']);
  });

  it('leaves marks in code, inside words and without an end as they are', () => {
    expect(short('`a **b** c`')).toEqual(['code:a **b** c']);
    expect(short('some_snake_case here')).toEqual(['plain:some_snake_case here']);
    expect(short('2 * 3 * 4')).toEqual(['plain:2 * 3 * 4']);
    expect(short('**never closed')).toEqual(['plain:**never closed']);
    expect(short('<b>no</b> [link](x)')).toEqual(['plain:<b>no</b> [link](x)']);
  });

  it('loses no character but the marks', () => {
    const words = (runs: Run[]): string => runs.map(({ text }) => text).join('');
    const pieces = fc.array(fc.constantFrom('a', ' ', '*', '**', '_', '`', '\n', 'ß'), { maxLength: 24 });
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = parts.join('');
        const bare = (value: string) => value.replaceAll(/[*_`]/g, '');
        expect(bare(words(lightMarkdown(text)))).toBe(bare(text));
      }),
    );
  });
});
