import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { isNamedLike } from '#builtin/understand/words/same-stem.ts';
import { cueIn, isControl, wordsAfter, wordsBefore, type Clause } from './clauses.ts';
import { columnNamed } from './named-column.ts';

// Not "filter by status", "paid by card", "per il cliente".
const NO_ORDER =
  /^(?:filter\w*|such\w*|search\w*|pay|paid|pag\w*|bezahl\w*|frag\w*|\w+ed|\w+ad[oa]s?|\w+at[oaie]|the|le|la|les|il|gli|el|los|las|den|dem|der|die|das|os|as|um|uma|un|una|une|einem|einer|my|our|a|ai|(?!lugar$|titular$)\w+[aei]r)$/;
const NAME_WORDS = 4;

/** The column that a plain "by" tells beside the records themselves: "appointments by room". */
export function columnBesideRecords(clause: Clause, set: RecordSet): Column | undefined {
  const by = cueIn(clause, 'by');
  if (by === undefined || by.at === 0 || isControl(clause)) return undefined;
  const [before = '', after = ''] = [clause.words[by.at - 1], clause.words[by.at + 1]];
  if (NO_ORDER.test(before) || NO_ORDER.test(after)) return undefined;
  const things = wordsBefore(clause, by.at, NAME_WORDS).join(' ');
  const isBeside = [set.key, set.label].some((name) => isNamedLike(things, name));
  return isBeside ? columnNamed(wordsAfter(clause, by.at + 1, 2), set) : undefined;
}
