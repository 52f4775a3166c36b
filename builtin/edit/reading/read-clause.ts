import { isThere, type Context, type Reader, thereAs } from './clauses/about-clause.ts';
import { DEEDS } from '#builtin/edit/words/cues.ts';
import type { Clause } from './clauses/clauses.ts';
import type { Command } from './command.ts';
import { readAddition, readWritten } from './readers/read-addition.ts';
import { readCondition, readConfirm } from './readers/read-condition.ts';
import { readConversion } from './readers/read-conversion.ts';
import { readEntry } from './readers/read-entry.ts';
import { readCount, readNarrowing, readOnly, readShow, readSort } from './readers/read-lists.ts';
import { readLook } from './readers/read-look.ts';
import { readMove, readSwap } from './readers/read-move.ts';
import { readNaming } from './readers/read-naming.ts';
import { readRemoval } from './readers/read-removal.ts';
import { readSpan } from './readers/read-span.ts';
import { readBound, readFill, readRequired, readValue } from './readers/read-wishes.ts';

/** The changes that a clause asks for. What its words are for decides; the first reader that fits has it. */
export function readClause(clause: Clause, context: Context): Command[] {
  const isSpokenOf = clause.cues.has('add') && clause.words.some(({ folded }) => THERE.has(folded));
  const within =
    thereAs(clause, context.spec, 'inside').find(({ quotes }) => quotes.length === 0)?.text ??
    (isSpokenOf ? (context.within ?? context.spoken) : undefined);
  if (clause.cues.has('keep') && !DEEDS.some((cue) => clause.cues.has(cue))) return [];
  if (clause.isRemark) return [];
  const isNear = within === undefined;
  const isLost = clause.phrases.some(
    (one) => one.role === 'inside' && one.isTelling && one.quotes.length === 0 && !isThere(context.spec, one.text),
  );
  const each = { ...(clause.cues.has('all') ? { isEach: true } : {}), ...(isLost ? { isElsewhere: true } : {}) };
  for (const read of READERS) {
    const own = { ...context, within: within ?? context.within };
    const found = read(clause, own);
    // "required, with at most 90 characters"
    const more =
      read === readRequired && found !== undefined ? (readCount(clause, own) ?? readBound(clause, own) ?? []) : [];
    if (found !== undefined)
      return [...found, ...more].map((command) => ({
        within: within ?? context.within,
        ...(isNear ? { isNear } : {}),
        ...each,
        ...command,
      }));
  }
  return [];
}

const THERE: ReadonlySet<string> = new Set('there dort da la alli ahi li'.split(' '));

const READERS: readonly Reader[] = [
  readConfirm,
  readCondition,
  readEntry,
  readRequired,
  readSwap,
  readOnly,
  readSort,
  readNarrowing,
  readCount,
  readBound,
  readSpan,
  readFill,
  readRemoval,
  readConversion,
  readWritten,
  readNaming,
  readAddition,
  readLook,
  readValue,
  readMove,
  readShow,
];
