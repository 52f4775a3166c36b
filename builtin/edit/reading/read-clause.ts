import { isOnScreen, type Context, type Reader, phrasesOnScreen } from './clauses/about-clause.ts';
import { CHANGE_CUES } from '#builtin/edit/words/cues.ts';
import type { Clause } from './clauses/clauses.ts';
import type { Command } from './command.ts';
import { readAddition, readText } from './readers/read-addition.ts';
import { readCondition, readConfirm } from './readers/read-condition.ts';
import { readConversion } from './readers/read-conversion.ts';
import { readEntry } from './readers/read-entry.ts';
import { readCount, readFilterOrSearch, readKeepOnly, readShow, readSort } from './readers/read-lists.ts';
import { readLook } from './readers/read-look.ts';
import { readMove, readSwap } from './readers/read-move.ts';
import { readNaming } from './readers/read-naming.ts';
import { readRemoval } from './readers/read-removal.ts';
import { readTimeRange } from './readers/read-time-range.ts';
import { readBound, readFill, readRequired, readValue } from './readers/read-values.ts';

/** The changes that a clause asks for. The first reader that recognizes the clause reads it. */
export function readClause(clause: Clause, context: Context): Command[] {
  const refersToPlace = clause.cues.has('add') && clause.words.some(({ folded }) => THERE_WORDS.has(folded));
  const within =
    phrasesOnScreen(clause, context.spec, 'inside').find(({ quotes }) => quotes.length === 0)?.text ??
    (refersToPlace ? (context.within ?? context.lastMentioned) : undefined);
  if (clause.cues.has('keep') && !CHANGE_CUES.some((cue) => clause.cues.has(cue))) return [];
  if (clause.isRemark) return [];
  const isWithinInherited = within === undefined;
  const hasUnknownPart = clause.phrases.some(
    (one) => one.role === 'inside' && one.isSpecific && one.quotes.length === 0 && !isOnScreen(context.spec, one.text),
  );
  const flags = {
    ...(clause.cues.has('all') ? { isEach: true } : {}),
    ...(hasUnknownPart ? { hasUnknownPart: true } : {}),
  };
  for (const read of READERS) {
    const clauseContext = { ...context, within: within ?? context.within };
    const found = read(clause, clauseContext);
    // "required, with at most 90 characters": a requirement may come with a limit.
    const additional =
      read === readRequired && found !== undefined
        ? (readCount(clause, clauseContext) ?? readBound(clause, clauseContext) ?? [])
        : [];
    if (found !== undefined)
      return [...found, ...additional].map((command) => ({
        within: within ?? context.within,
        ...(isWithinInherited ? { isWithinInherited } : {}),
        ...flags,
        ...command,
      }));
  }
  return [];
}

const THERE_WORDS: ReadonlySet<string> = new Set('there dort da la alli ahi li'.split(' '));

const READERS: readonly Reader[] = [
  readConfirm,
  readCondition,
  readEntry,
  readRequired,
  readSwap,
  readKeepOnly,
  readSort,
  readFilterOrSearch,
  readCount,
  readBound,
  readTimeRange,
  readFill,
  readRemoval,
  readConversion,
  readText,
  readNaming,
  readAddition,
  readLook,
  readValue,
  readMove,
  readShow,
];
