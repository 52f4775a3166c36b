import { part, type Part } from '#builtin/part.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { titleColumn } from '#builtin/understand/data/record-roles.ts';
import { isPictureKey } from '#builtin/understand/values/value-kind.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { cell } from './cell.ts';

const MAX_PICTURES = 24;
const MAX_COLUMNS = 4;
/** The keys of what is written below a picture. */
export const CAPTION =
  /^(?:alt|caption|description|title|label|name|legende|légende|titre|titulo|titel|legenda|leyenda|didascalia|bildunterschrift|beschriftung|beschreibung|descricao|descripcion|descrizione)$/i;

/** A gallery for a list of pictures such as `photos: [{url, alt}]`; undefined for other records. */
export function pictureGallery(set: RecordSet): Part | undefined {
  const { rows, columns, key, label } = set;
  const shown = columns.filter(({ hidden }) => hidden === undefined);
  const source = shown.find(({ kind }) => kind === 'picture');
  if (source === undefined || shown.length > MAX_COLUMNS || !isPictureKey(key)) return undefined;
  const caption = shown.find((column) => CAPTION.test(column.key)) ?? titleColumn(set);
  const items = rows.slice(0, MAX_PICTURES).flatMap((_, index) => {
    const src = cell(set, index, source.key);
    return src === undefined ? [] : [{ src, alt: cell(set, index, caption?.key) ?? label }];
  });
  return items.length === 0 ? undefined : part(`${identifier(key, 'pictures')}Gallery`, 'Gallery', { items });
}
