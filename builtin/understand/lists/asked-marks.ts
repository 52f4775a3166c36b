import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { startAlike } from '#builtin/understand/words/same-stem.ts';
import { isOneOf, wordList } from '#builtin/understand/words/word-list.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { superlativesIn } from '#builtin/edit/words/superlatives.ts';
import { queryOf, textLiteral } from '#builtin/view-query.ts';
import { turnColumn } from './asked-order.ts';
import { placeOf, wordsOfKey } from '#builtin/written-value.ts';
import { asWritten, cueIn, type Clause } from './clauses.ts';
import { areAlike, meaningfulColumns } from './named-column.ts';
import { testNamed, type Around, type RecordTest } from './record-tests.ts';

// "mehr als" compares; "mark as picked", "als erledigt markieren" is something to do, and no look.
const AS = /^(?:as|als|comme|como|come)$/;
const THAN = /^(?:mehr|weniger|langer|alter|kleiner|grosser|hoher|niedriger)$/;

/** The conditions on records that a request wants to stand out: "highlight overdue ones", "abaixo do mínimo em destaque". */
export function askedMarks(
  clauses: readonly Clause[],
  set: RecordSet,
  actions: readonly string[],
  around: Around,
): RecordTest[] {
  const tests = clauses.flatMap((clause) => {
    const unsaid = [...turnTest(clause, set, around), ...pressingTest(clause, set, around)];
    if (unsaid.length > 0) return unsaid;
    // What people can see at a glance is a look; what they can mark is something to do.
    const cue = cueIn(clause, 'glance') ?? (cueIn(clause, 'modal') === undefined ? cueIn(clause, 'marked') : undefined);
    if (cue === undefined || clause.words.some((word, at) => AS.test(word) && !THAN.test(clause.words[at - 1] ?? '')))
      return [];
    const isActionWord = (word: string) => actions.some((name) => startAlike(name, word));
    if (isActionWord(clause.words[cue.at] ?? '')) return [];
    const context = { ...around, written: (words: readonly string[]) => asWritten(clause, words) };
    // "Names with phones must be visible" is about what is shown.
    const said = clause.words.filter((word) => clause.words[cue.at] === word || !WITH.test(word));
    return partsOf(cueIn(clause, 'glance') === undefined ? clause.words : said, isActionWord).flatMap((words) => {
      const test = testNamed(words, set, context);
      // "Flag it if the news will be late" is no mark of all news.
      const isKind = test?.column?.kind === 'text' && !plays(test.column.key, 'status');
      if (isKind && clause.words.some((word) => CONDITION.test(word))) return [];
      return test === undefined ? casesOf(words, set, around) : [test];
    });
  });
  return [...new Map(tests.map((test) => [test.query, test])).values()];
}

const CONDITION = /^(?:if|when|wenn|falls|si|quand|cuando|se|quando)$/;

const NEXT: { [language in Language]: string } = {
  en: 'Next',
  de: 'Als Nächstes',
  fr: 'Suivant',
  es: 'Siguiente',
  it: 'Prossimo',
  pt: 'Seguinte',
};

// Whose turn it is.
function turnTest(clause: Clause, set: RecordSet, { language }: Around): RecordTest[] {
  const column = turnColumn(clause, set);
  if (column === undefined) return [];
  const { value } = placeOf(column);
  const first = `sort_by($.${queryOf(set.pointer)}, &${value})[0] | ${value}`;
  return [{ query: `${value} != \`null\` && ${value} == (${first})`, label: NEXT[language], column, isNotice: true }];
}

// "Trapped passengers first, always": records that come first for a reason no state holds are marked with it.
function pressingTest(clause: Clause, set: RecordSet, around: Around): RecordTest[] {
  const cue = cueIn(clause, 'first');
  if (cue === undefined || cueIn(clause, 'modal') !== undefined || superlativesIn(clause.words).length > 0) return [];
  const test = testNamed(clause.words.slice(0, cue.at), set, around);
  const kind = test?.column?.kind;
  return test !== undefined && (kind === 'number' || kind === 'boolean') ? [{ ...test, isException: true }] : [];
}

const CONJUNCTIONS: ReadonlySet<string> = new Set('and or und oder et ou y o e'.split(' '));

// "express ones and anything with a problem" are two conditions.
function partsOf(words: readonly string[], isActionWord: (word: string) => boolean): (readonly string[])[] {
  const ends = words.flatMap((word, at) => (CONJUNCTIONS.has(word) ? [at] : []));
  const parts = [0, ...ends.map((at) => at + 1)].map((from, at) => words.slice(from, ends[at] ?? words.length));
  // "… at a glance and order a new one for it" goes on with what is done.
  return parts.filter((part, at) => at === 0 || !isActionWord(part[0] ?? ''));
}

const WITH = /^(?:with|mit|avec|con|com)$/;

const NO_CASE = wordList(
  'clear|none|no|negative|ok|normal|healthy|good|free|intact|absent|kein*|negativ|frei|gesund|unauffallig|intakt|aucun*|sain|saine|negatif|negative',
  'ningun*|sano|sana|limpio|negativ*|nessun*|sani|nenhum*|saudavel|limpo',
);
const MAX_CASES = 4;

// "Foulbrood cases need to be obvious", where the records say which they are: all but those that say that there is none.
function casesOf(words: readonly string[], set: RecordSet, { language }: Around): RecordTest[] {
  const column = meaningfulColumns(set).find(
    ({ key, kind, distinct }) =>
      kind === 'text' &&
      distinct.some((text) => isOneOf(NO_CASE, wordsOf(text).join(' '))) &&
      wordsOf(key).some((own) => own.length >= 4 && words.some((word) => areAlike(word, own))),
  );
  if (column === undefined || column.distinct.length > MAX_CASES + 1) return [];
  const cases = column.distinct.filter((text) => !isOneOf(NO_CASE, wordsOf(text).join(' ')));
  return cases.map((text) => ({
    query: `${placeOf(column).value} == ${textLiteral(text)}`,
    label: `${column.label}: ${wordsOfKey(text, language).toLowerCase()}`,
    column,
  }));
}
