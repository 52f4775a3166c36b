import { readPointer, formatPointer } from '#contract/json/json-pointer.ts';
import { isJsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
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
import { rowsOf } from '#builtin/edit/finding/names.ts';
import { shownValue } from '#builtin/edit/finding/shown-values.ts';
import { wordSimilarity } from '#builtin/edit/words/word-similarity.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';

const ABBREVIATION_MIN_CHARS = 3;

/** Also shows a value of the state in a list of facts, on repeated cards or in a table. Returns false when nothing fits. */
export function showFact(patch: Patch, what: string): boolean {
  return showInList(patch, what) || showInCards(patch, what) || showInTable(patch, what);
}

function showInList(patch: Patch, what: string): boolean {
  const list = placesOf(patch.spec).find(
    ({ element }) => element.type === 'DescriptionList' && Array.isArray(element.props['items']),
  );
  const fact = factNamed(patch.spec, what);
  if (list === undefined || fact === undefined) return false;
  if (JSON.stringify(list.element.props).includes(`"${fact.pointer}"`)) return false;
  const value = { term: humanize(fact.key), description: read(fact.pointer) };
  patch.apply({ op: 'add', path: formatPointer(['elements', list.id, 'props', 'items', '-']), value });
  return true;
}

/** The value in the state that words name. */
export function factNamed({ state }: Spec, what: string): { pointer: string; key: string } | undefined {
  const wanted = wordsOf(what.replace(/^(?:the|also|an?)\s+/iu, ''));
  return allFacts(readData(state)).find(({ pointer, key }) => {
    const words = [...wordsOf(pointer), ...wordsOf(key)];
    return (
      wanted.length > 0 && wanted.every((word) => words.includes(word)) && wanted.includes(wordsOf(key).at(-1) ?? '')
    );
  });
}

// Adds a column for a hidden member of the rows of the only table, titled as in the request.
function showInTable(patch: Patch, what: string): boolean {
  const [table, ...others] = placesOf(patch.spec).filter(({ element }) => element.type === 'DataTable');
  const { columns, rows } = table?.element.props ?? {};
  const list = shownValue(patch.spec, rows);
  const { nameWords } = parseTargetPhrase(what);
  if (table === undefined || others.length > 0 || !Array.isArray(columns) || !Array.isArray(list)) return false;
  const shown = new Set(columns.flatMap((column) => (isJsonObject(column) ? [column['key']] : [])));
  const hidden = columnsOf(list.filter(isJsonObject)).filter(({ key }) => !shown.has(key));
  const key = keyFor(
    hidden.map((one) => one.key),
    nameWords,
  );
  const column = hidden.find((one) => one.key === key);
  if (column === undefined) return false;
  const path = formatPointer(['elements', table.id, 'props', 'columns', columns.length]);
  patch.apply({ op: 'add', path, value: tableColumn({ ...column, label: capitalized(nameWords.join(' ')) }) });
  return true;
}

// Shows a member of the row on each repeated card. Its key may be short: "exp" for "expediente".
function showInCards(patch: Patch, what: string): boolean {
  const { nameWords } = parseTargetPhrase(what);
  const { spec } = patch;
  const cards = placesOf(spec).filter(
    ({ parent, element }) => spec.elements[parent ?? '']?.repeat !== undefined && element.type.endsWith('Card'),
  );
  const keys = cards.map(({ id }) => {
    const row: unknown = readPointer(spec, `/state${rowsOf(spec, id)?.path ?? ''}/0`);
    return isJsonObject(row) ? keyFor(Object.keys(row), nameWords) : undefined;
  });
  const [key] = keys;
  if (key === undefined || !keys.every((one) => one === key)) return false;
  for (const place of cards) showKey(patch, place, key);
  return true;
}

function showKey(patch: Patch, { id, element }: Place, key: string): void {
  const free = ['meta', 'description', 'subtitle'].find(
    (prop) => definitionOf(element.type)?.props[prop] !== undefined && element.props[prop] === undefined,
  );
  const [first] = childrenOf(patch.spec, id);
  const fact = part('rowFact', 'Text', { text: { $bindItem: key }, size: 'sm', tone: 'muted' });
  if (free !== undefined) setProp(patch, id, free, { $bindItem: key });
  else if (first === undefined) insertPart(patch, fact, { side: 'inside', anchorId: id }, 'page');
  else insertPart(patch, fact, { side: 'before', anchorId: first }, 'page');
}

function keyFor(keys: readonly string[], nameWords: readonly string[]): string | undefined {
  const isAbbreviated = (word: string, key: string) => key.length >= ABBREVIATION_MIN_CHARS && word.startsWith(key);
  const fits = (key: string) =>
    nameWords.some((word) => wordsOf(key).some((one) => wordSimilarity(word, one) > 0 || isAbbreviated(word, one)));
  const found = keys.filter(fits);
  return found.length === 1 ? found[0] : undefined;
}
