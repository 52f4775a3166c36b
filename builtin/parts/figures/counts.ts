import { part, read, type Part } from '#builtin/part.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { readValues, valueLiteral, type ReadValue } from '#builtin/understand/data/read-values.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { clausesOf } from '#builtin/understand/lists/clauses.ts';
import { columnNamed } from '#builtin/understand/lists/named-column.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { capitalized, identifier } from '#builtin/understand/words/identifier.ts';
import { beginsWith, wordList, type WordList } from '#builtin/understand/words/word-list.ts';
import { queryOf, viewPath } from '#builtin/view-query.ts';
import { placeOf, wordsOfKey } from '#builtin/written-value.ts';

const HOW_MANY = wordList(
  'how many|number of|count of|counts of|wie viele|wieviele|anzahl|combien de|combien d|nombre de|cuantos|cuantas|numero de|quantos|quantas|quanti|quante|numero di',
);
const EACH = wordList(
  'in each|per|for each|in every|in jedem|in jeder|pro|je|par|pour chaque|dans chaque|en cada|por|por cada|em cada|per ogni|in ogni',
);
const PHRASE_WORDS = 3;
const MAX_TILES = 6;

/** Tiles for how many records of a list are in each state, where the request asks for that: "how many buses in each status". */
export function askedCounts(u: Understanding, set: RecordSet): Part[] {
  const asked = columnCounted(u, set);
  return asked === undefined ? [] : asked.values.map((value, at) => tile(u, set, asked.column, value, at));
}

function columnCounted(u: Understanding, set: RecordSet): { column: Column; values: ReadValue[] } | undefined {
  const countable = new Map(
    set.columns
      .map((column) => [column, readValues(column, set)] as const)
      .filter(([, { length }]) => length > 1 && length <= MAX_TILES && length < set.rows.length),
  );
  for (const { words } of clausesOf(u.prompt)) {
    const at = placeOfPhrase(words, HOW_MANY, 0);
    const each = at === -1 ? -1 : placeOfPhrase(words, EACH, at + 1);
    if (each === -1) continue;
    const named = words.slice(each, each + PHRASE_WORDS + 1);
    const column = columnNamed(named, set, (one) => countable.has(one)) ?? stateNamed(named, [...countable.keys()]);
    if (column !== undefined) return { column, values: countable.get(column) ?? [] };
  }
  return undefined;
}

function placeOfPhrase(words: readonly string[], phrases: WordList, start: number): number {
  return words.findIndex(
    (_, from) => from >= start && beginsWith(phrases, words.slice(from, from + PHRASE_WORDS).join(' ')),
  );
}

const STATE = wordList(
  'status|state|stage|situation|zustand|stand|statut|etat|situacion|estado|situacao|stato|situazione',
);

// A status may have another name in the request than in the data.
function stateNamed(words: readonly string[], columns: readonly Column[]): Column | undefined {
  const isAsked = words.some((word) => beginsWith(STATE, word));
  return isAsked ? columns.find(({ key }) => plays(key, 'status')) : undefined;
}

function tile(u: Understanding, set: RecordSet, column: Column, value: ReadValue, at: number): Part {
  const name = identifier(`${set.key} ${column.key} ${at + 1}`, 'count');
  const path = viewPath(u, set.pointer, `${column.key} ${at + 1}`);
  const label = column.format.as === 'words' ? wordsOfKey(value.text, u.language) : capitalized(value.text);
  const query = `to_string(length(${queryOf(set.pointer)}[?${placeOf(column).value} == ${valueLiteral(value)}]))`;
  return part(`${name}Stat`, 'Stat', { label, value: read(path) }, [], {
    views: { [path]: { query, of: set.pointer } },
  });
}
