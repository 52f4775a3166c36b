import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { haveSameStem } from '#builtin/understand/words/same-stem.ts';
import { allFacts, type Fact, type Group, type RecordSet } from './data-shape.ts';

/** A value that picks one record of a list: `recommended_plan_id` marks a plan as "Recommended". */
export type Marker = { label: string; fact: Fact; key: string };

const CHARS_MAX = 24;
const MARKS_MAX = 3;

/** The values of the data that mark records of a list. A mere `plan_id` marks none. */
export function markersOf(data: Group, set: RecordSet): Marker[] {
  const marks = allFacts(data).flatMap((fact) => {
    const { refersTo } = fact;
    if (refersTo?.pointer !== set.pointer) return [];
    const nouns = wordsOf(set.key);
    const words = fact.label.split(' ').filter((word) => !nouns.some((noun) => haveSameStem(foldText(word), noun)));
    const label = capitalized(words.join(' '));
    const isMark = words.length < fact.label.split(' ').length && label !== '' && label.length <= CHARS_MAX;
    return isMark ? [{ label, fact, key: refersTo.key }] : [];
  });
  return marks.slice(0, MARKS_MAX);
}
