import type { Json } from '#contract/json/json.ts';
import { definedOnly, part, type Part } from '#builtin/part.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { columnFor, titleColumn } from '#builtin/understand/data/record-roles.ts';
import { toneOf } from '#builtin/understand/words/status-tone.ts';
import { cell } from './cell.ts';

const MAX_CARDS = 40;
const MAX_LINES = 3;

/** Records with pictures as a grid of cards with picture, name and a few facts; undefined for other records. */
export function recordCards(set: RecordSet): Part | undefined {
  const picture = set.columns.find(({ kind }) => kind === 'picture');
  const title = titleColumn(set);
  if (picture === undefined || title === undefined || set.rows.length === 0 || set.rows.length > MAX_CARDS)
    return undefined;
  const cards = set.rows.map((_, index) => card(set, index, title.key, picture.key));
  return part(`${identifier(set.key, 'records')}Grid`, 'Grid', { minColWidth: 240, gap: 'md' }, cards);
}

function card(set: RecordSet, index: number, title: string, picture: string): Part {
  const name = identifier(set.key, 'record');
  const [src, heading] = [cell(set, index, picture), cell(set, index, title)];
  const status = columnFor(set, 'status')?.key;
  const state = cell(set, index, status);
  const statusText = status === undefined ? undefined : set.rows[index]?.[status];
  const lines = set.columns
    .filter(
      ({ key, kind }) =>
        ![title, picture, status].includes(key) && kind !== 'id' && kind !== 'picture' && kind !== 'boolean',
    )
    .flatMap(({ key }) => cell(set, index, key) ?? [])
    .slice(0, MAX_LINES);
  return part(`${name}Item`, 'Card', { padding: 'sm' }, [
    ...(src === undefined ? [] : [pictureOf(name, src, heading ?? set.label, picture)]),
    ...(heading === undefined ? [] : [part(`${name}Name`, 'Heading', { text: heading, level: 'h3' })]),
    ...(state === undefined
      ? []
      : [
          part(
            `${name}Status`,
            'Badge',
            definedOnly({ text: state, tone: typeof statusText === 'string' ? toneOf(statusText) : undefined }),
          ),
        ]),
    ...lines.map((text) => part(`${name}Text`, 'Text', { text })),
  ]);
}

// Pictures of people are small and round, pictures of things fill the width of the card.
function pictureOf(name: string, src: Json, words: Json, key: string): Part {
  if (/avatar|portrait|headshot/i.test(key)) return part(`${name}Avatar`, 'Avatar', { name: words, src, size: 'lg' });
  return part(`${name}Picture`, 'Image', { src, alt: words, width: '100%', aspect: '4/3' });
}
