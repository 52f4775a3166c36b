import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { startAlike } from '#builtin/understand/words/same-stem.ts';
import { asWritten, cueIn, type Clause } from './clauses.ts';
import { testNamed, type Around, type RecordTest } from './record-tests.ts';

// "mark as picked", "als erledigt markieren" is something to do, and no look.
const AS = /^(?:as|als|comme|como|come)$/;

/** The conditions on records that a request wants to stand out: "highlight overdue ones", "abaixo do mínimo em destaque". */
export function askedMarks(
  clauses: readonly Clause[],
  set: RecordSet,
  actions: readonly string[],
  around: Around,
): RecordTest[] {
  const tests = clauses.flatMap((clause) => {
    const cue = cueIn(clause, 'marked');
    if (cue === undefined || cueIn(clause, 'modal') !== undefined || clause.words.some((word) => AS.test(word)))
      return [];
    const verb = clause.words[cue.at] ?? '';
    if (actions.some((word) => startAlike(word, verb))) return [];
    return partsOf(clause.words).flatMap(
      (words) => testNamed(words, set, { ...around, written: (told) => asWritten(clause, told) }) ?? [],
    );
  });
  return [...new Map(tests.map((test) => [test.query, test])).values()];
}

const CONJUNCTIONS: ReadonlySet<string> = new Set('and or und oder et ou y o e'.split(' '));

// "express ones and anything with a problem" are two conditions.
function partsOf(words: readonly string[]): (readonly string[])[] {
  const ends = words.flatMap((word, at) => (CONJUNCTIONS.has(word) ? [at] : []));
  return [0, ...ends.map((at) => at + 1)].map((from, at) => words.slice(from, ends[at] ?? words.length));
}
