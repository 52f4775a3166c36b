import { readPointer, formatPointer } from '#contract/json/json-pointer.ts';
import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import { definitionOf } from '#catalog/components.ts';
import { read, part } from '#builtin/part.ts';
import { tableColumn } from '#builtin/parts/records/table.ts';
import { columnsOf } from '#builtin/understand/data/column.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { allFacts, readData } from '#builtin/understand/data/data-shape.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { humanize } from '#builtin/understand/words/humanize.ts';
import { insertPart } from './insert-part.ts';
import { childrenOf, placesOf, setProp, type Patch, type Place } from '#builtin/edit/patch.ts';
import { sameWord } from '#builtin/edit/words/same-word.ts';
import { soughtIn } from '#builtin/edit/finding/sought.ts';

const ABBREVIATION_MIN_CHARS = 3;

/** Lets a list of facts, each card of a repeated row, or a table also show what the state holds; false when nothing fits. */
export function showFact(patch: Patch, what: string): boolean {
  return showInList(patch, what) || showInCards(patch, what) || showInTable(patch, what);
}

function showInList(patch: Patch, what: string): boolean {
  const list = placesOf(patch.spec).find(
    ({ element }) => element.type === 'DescriptionList' && Array.isArray(element.props['items']),
  );
  const wanted = wordsOf(what.replace(/^(?:the|also|an?)\s+/iu, ''));
  const fact = allFacts(readData(patch.spec.state)).find(({ pointer, key }) => {
    const words = [...wordsOf(pointer), ...wordsOf(key)];
    return (
      wanted.length > 0 && wanted.every((word) => words.includes(word)) && wanted.includes(wordsOf(key).at(-1) ?? '')
    );
  });
  if (list === undefined || fact === undefined) return false;
  if (JSON.stringify(list.element.props).includes(`"${fact.pointer}"`)) return false;
  const value = { term: humanize(fact.key), description: read(fact.pointer) };
  patch.apply({ op: 'add', path: formatPointer(['elements', list.id, 'props', 'items', '-']), value });
  return true;
}

// A column of what the rows of the only table hold, called as it is asked for.
function showInTable(patch: Patch, what: string): boolean {
  const tables = placesOf(patch.spec).flatMap((place) => {
    const { rows, columns } = place.element.props;
    const path = isJsonObject(rows) ? rows['$state'] : undefined;
    const list = typeof path === 'string' ? readPointer(patch.spec, `/state${path}`) : rows;
    if (place.element.type !== 'DataTable' || !Array.isArray(columns) || !Array.isArray(list)) return [];
    const shown = new Set(columns.flatMap((column) => (isJsonObject(column) ? [column['key']] : [])));
    return [
      {
        place,
        count: columns.length,
        hidden: columnsOf(list.filter(isJsonObject)).filter(({ key }) => !shown.has(key)),
      },
    ];
  });
  const [table] = tables;
  const { telling } = soughtIn(what);
  if (table === undefined || tables.length > 1 || telling.length === 0) return false;
  const key = keyFor(Object.fromEntries(table.hidden.map((one) => [one.key, one.key])), telling);
  const column = table.hidden.find((one) => one.key === key);
  if (column === undefined) return false;
  patch.apply({
    op: 'add',
    path: formatPointer(['elements', table.place.id, 'props', 'columns', table.count]),
    value: tableColumn({ ...column, label: capitalized(telling.join(' ')) }),
  });
  return true;
}

// A row's own value, under the key that the words begin with: "expediente" may stand under "exp".
function showInCards(patch: Patch, what: string): boolean {
  const { telling } = soughtIn(what);
  const cards = placesOf(patch.spec).filter(({ id }) => isCardOfRow(patch, id));
  const shown = cards.map((place) => ({ place, key: keyFor(rowOf(patch, place), telling) }));
  const isSame = shown.every(({ key }) => key !== undefined && key === shown[0]?.key);
  if (shown.length === 0 || !isSame) return false;
  for (const { place, key } of shown) if (key !== undefined) showKey(patch, place, key);
  return true;
}

function showKey(patch: Patch, { id, element }: Place, key: string): void {
  const free = ['meta', 'description', 'subtitle'].find(
    (prop) => definitionOf(element.type)?.props[prop] !== undefined && element.props[prop] === undefined,
  );
  if (free !== undefined) setProp(patch, id, free, { $bindItem: key });
  else {
    const [first] = childrenOf(patch.spec, id);
    const fact = part('rowFact', 'Text', { text: { $bindItem: key }, size: 'sm', tone: 'muted' });
    insertPart(
      patch,
      fact,
      first === undefined ? { side: 'inside', anchorId: id } : { side: 'before', anchorId: first },
      'page',
    );
  }
}

function isCardOfRow({ spec }: Patch, id: string): boolean {
  const place = placesOf(spec).find((one) => one.id === id);
  const holder = place?.parent === undefined ? undefined : spec.elements[place.parent];
  return holder?.repeat !== undefined && (place?.element.type ?? '').endsWith('Card');
}

function rowOf({ spec }: Patch, { parent }: Place): JsonObject {
  const path = parent === undefined ? undefined : spec.elements[parent]?.repeat?.statePath;
  const rows = typeof path === 'string' ? readPointer(spec, `/state${path}`) : undefined;
  const row = Array.isArray(rows) ? rows.find(isJsonObject) : undefined;
  return row ?? {};
}

function keyFor(row: JsonObject, telling: readonly string[]): string | undefined {
  const fits = (key: string) =>
    telling.some((word) =>
      wordsOf(key).some(
        (one) => sameWord(word, one) > 0 || (one.length >= ABBREVIATION_MIN_CHARS && word.startsWith(one)),
      ),
    );
  const found = Object.keys(row).filter(fits);
  return found.length === 1 ? found[0] : undefined;
}
