import { entriesOf, tableOf, type Block } from './block-document.ts';

/** A document as Markdown: the title is the heading above all others. */
export function markdownOf(title: string, blocks: readonly Block[]): string {
  const head = title.trim() === '' ? [] : [`# ${line(title)}`];
  const parts = [...head, ...blocks.map(partText)].filter((part) => part !== '');
  return parts.length === 0 ? '' : `${parts.join('\n\n')}\n`;
}

function partText(block: Block): string {
  const { type, text = '', level = 2, lang = '' } = block;
  switch (type) {
    case 'heading':
      return text.trim() === '' ? '' : `${'#'.repeat(level)} ${line(text)}`;
    case 'paragraph':
      return text.trim();
    case 'bulleted':
      return entriesOf(text)
        .map((entry) => `- ${entry.trim()}`)
        .join('\n');
    case 'numbered':
      return entriesOf(text)
        .map((entry, at) => `${at + 1}. ${entry.trim()}`)
        .join('\n');
    case 'quote':
      return text.trim() === ''
        ? ''
        : text
            .trim()
            .split('\n')
            .map((row) => `> ${row}`.trimEnd())
            .join('\n');
    case 'code':
      return fenced(text, lang);
    case 'divider':
      return '---';
    case 'table':
      return tableText(block);
    case 'fields':
      return (block.fields ?? []).map(({ label, value = '' }) => `- **${line(label)}**: ${line(value)}`).join('\n');
    case 'image':
      return imageText(block);
    default:
      return '';
  }
}

// The fence is longer than any run of backticks in the code, which would end it otherwise.
function fenced(text: string, lang: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${lang.replaceAll(/[\s`]/g, '')}\n${text}\n${fence}`;
}

function tableText(block: Block): string {
  const { columns, rows } = tableOf(block);
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => line(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n');
}

function imageText({ src, alt = '', caption = '' }: Block): string {
  if (src === undefined || src === '') return '';
  const image = `![${line(alt).replaceAll(/[[\]\\]/g, '\\$&')}](<${src.replaceAll(/[<>\n]/g, encodeURIComponent)}>)`;
  return caption.trim() === '' ? image : `${image}\n\n*${line(caption)}*`;
}

function line(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
