import type { Drawn } from '../../runtime/drawn.ts';

type Props = Drawn<'BlockDocumentEditor'>['props'];

/** One part of a document, with an id of its own. */
export type Block = Props['blocks'][number] & { readonly id: string };

/** Every sort of part, in the order of the add row. */
export const BLOCK_TYPES = [
  'heading',
  'paragraph',
  'bulleted',
  'numbered',
  'quote',
  'code',
  'table',
  'fields',
  'image',
  'divider',
  'spacer',
] as const satisfies readonly Block['type'][];

/** The parts with ids: one that is missing or taken already is made up. */
export function withIds(blocks: Props['blocks']): Block[] {
  const taken = new Set<string>();
  const given = new Set(blocks.map(({ id }) => id));
  return blocks.map((block) => {
    const own = block.id ?? '';
    const id = own !== '' && !taken.has(own) ? own : freeId((name) => taken.has(name) || given.has(name));
    taken.add(id);
    return { ...block, id };
  });
}

/** An empty part, ready to be written in. */
export function emptyBlock(type: Block['type'], blocks: readonly Block[]): Block {
  return {
    id: freeId((name) => blocks.some(({ id }) => id === name)),
    type,
    text: undefined,
    level: type === 'heading' ? 2 : undefined,
    lang: undefined,
    columns: type === 'table' ? ['', ''] : undefined,
    rows: type === 'table' ? [['', '']] : undefined,
    fields: type === 'fields' ? [{ label: '', value: '' }] : undefined,
    src: undefined,
    alt: undefined,
    caption: undefined,
  };
}

/** The parts with one of them moved by some places; at the ends it stays. */
export function moveBlock(blocks: readonly Block[], index: number, by: number): readonly Block[] {
  const to = index + by;
  const block = blocks[index];
  if (block === undefined || to < 0 || to >= blocks.length) return blocks;
  return blocks.toSpliced(index, 1).toSpliced(to, 0, block);
}

/** A table whose rows are all as wide as its widest, so that every cell can be written in. */
export function tableOf({ columns = [], rows = [] }: Pick<Block, 'columns' | 'rows'>): {
  columns: string[];
  rows: string[][];
} {
  const width = Math.max(1, columns.length, ...rows.map((row) => row.length));
  const fill = (cells: readonly string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? '');
  return { columns: fill(columns), rows: rows.map(fill) };
}

/** The entries of a list part: its lines that are not blank. */
export function entriesOf(text = ''): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function freeId(isTaken: (id: string) => boolean): string {
  let number = 1;
  while (isTaken(`part-${number}`)) number++;
  return `part-${number}`;
}
