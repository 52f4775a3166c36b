import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { isNamedLike } from '#builtin/understand/words/same-stem.ts';
import { isAsking } from '#builtin/understand/words/sentences.ts';
import { statesSaid } from '#builtin/understand/words/state-words.ts';
import { cueIn, wordsAfter, type Clause } from './clauses.ts';
import { statesIn } from './finished.ts';
import { testNamed, type Around, type RecordTest } from './record-tests.ts';

const PHRASE_WORDS = 4;
const QUESTION_WORDS = 8;
const OPENING_WORDS = 3;

/**
 * The records that a request is about: "who has not paid", "only open ones", "today's arrivals", "without the archived ones". They
 * stand first, the others are not lost.
 */
export function askedSubset(clauses: readonly Clause[], set: RecordSet, around: Around): RecordTest | undefined {
  for (const clause of clauses) {
    const selected = selectingWords(clause, set, around.language);
    const test =
      (selected && testNamed(selected, set, around)) ??
      askedBy(clause, set, around) ??
      namedByOpening(clause, set, around);
    if (test !== undefined) return test;
  }
  return undefined;
}

// In these languages such a word stands behind the name of the records as well: "factures impayées".
const ADJECTIVE_LAST: ReadonlySet<Language> = new Set(['fr', 'es', 'it', 'pt']);
// "Guests still without a seat", "tasks that are not done".
const GOING_ON = new Set(
  'still that who which not without noch die der ohne nicht qui sans pas encore que sin aun sen che senza ancora non sem ainda nao'.split(
    ' ',
  ),
);
const PLAIN = /^(?:with|mit|avec|con|com|no|of|de|di|von)$/;

function selectingWords(clause: Clause, set: RecordSet, language: Language): readonly string[] | undefined {
  if (isOtherwiseMeant(clause) || cueIn(clause, 'marked') !== undefined) return undefined;
  const only = cueIn(clause, 'only');
  if (only !== undefined) return wordsAfter(clause, only.at + only.size, PHRASE_WORDS);
  if (clause.sentence > 0) return undefined;
  const at = clause.words.findIndex((word) => isNamedLike(word, set.key) || isNamedLike(word, set.label));
  if (at === -1) return undefined;
  const rest = clause.words.slice(at + 1);
  if (GOING_ON.has(rest[0] ?? '')) return rest.slice(0, PHRASE_WORDS + 1);
  const after = ADJECTIVE_LAST.has(language) ? rest.slice(0, 2) : [];
  const words = [...clause.words.slice(Math.max(0, at - 2), at), ...after];
  // "rooms with temperature" are all rooms.
  return words.filter((word) => !PLAIN.test(word) && !/^(?:without|ohne|sans|sin|senza|sem)$/.test(word));
}

function isOtherwiseMeant(clause: Clause): boolean {
  return (['modal', 'first', 'last', 'control'] as const).some((cue) => cueIn(clause, cue));
}

// "Who has not paid", "whatever is still open has to be obvious".
function askedBy(clause: Clause, set: RecordSet, around: Around): RecordTest | undefined {
  if (isOtherwiseMeant(clause)) return undefined;
  const at = clause.texts.findIndex((text) => isAsking(text, around.language));
  const words = clause.words.slice(at + 1, at + 1 + QUESTION_WORDS).filter((word) => word !== 's');
  const test = at === -1 ? undefined : testNamed(words, set, around);
  if (test === undefined) return undefined;
  // What is to be seen at once is marked where it stands, unless the others are over.
  const isMarked = cueIn(clause, 'marked') ?? cueIn(clause, 'glance');
  if (isMarked !== undefined && test.rest === undefined) return undefined;
  // How many units there are asks for all of them, and so does "chi arriva".
  const { kind, distinct = [] } = test.column ?? {};
  const [only = ''] = words;
  const isVerb =
    words.length === 1 && distinct.every((text) => !wordsOf(text).includes(only)) && statesSaid(words).length === 0;
  return kind === 'number' || (kind === 'text' && isVerb) ? undefined : test;
}

// "Overdue costumes" are rentals: the first words name a state of records that the data calls something else.
function namedByOpening({ words, sentence, place }: Clause, set: RecordSet, around: Around): RecordTest | undefined {
  if (sentence + place > 0) return undefined;
  const opening = words.slice(0, OPENING_WORDS);
  const test = testNamed(opening, set, around);
  const column = test?.column;
  if (column === undefined || column.kind !== 'text') return test;
  // A waiting room is no state of those who wait.
  const isSaid = column.distinct.some((text) => wordsOf(text).some((own) => opening.includes(own)));
  const isState = plays(column.key, 'status') && (isSaid || statesIn(opening).length + statesSaid(opening).length > 0);
  return isState ? test : undefined;
}
