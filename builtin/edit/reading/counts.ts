import {
  countedInRow,
  tellsPage,
  tellsRowBefore,
  tellsRows,
  tellsSoleColumn,
} from '#builtin/edit/words/counted-per.ts';
import { lookIn } from '#builtin/edit/words/meanings.ts';
import { numberTold } from '#builtin/edit/words/number-in.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Change } from './changes.ts';
import type { Command } from './command.ts';
import { targetsOf, textsOf, wordsWith, type Attempt, type ChangeContext } from './words-of-change.ts';

/** The noun of a count that a prop of a field holds, by its first letters; otherwise it is one of entries. */
const CHARACTERS = 'charact char zeichen caract caratt letter buchstab letra lettr lettere'.split(' ');
const NOUN_CHARS = 20;

/** The steps of a change that sets a count. */
export function counts(change: Change, context: ChangeContext): Attempt[] {
  const [count] = wordsWith(change, 'count');
  if (count === undefined) return [];
  const [target] = targetsOf(change, 'set', context);
  const look = lookIn(context.prompt.slice(count.start, count.end + NOUN_CHARS));
  if (look?.endsWith(' columns') === true) return [[{ verb: 'style', target: target ?? '', look }]];
  const told = numberTold(count.text);
  if (told === undefined) return [];
  const [noun = ''] = wordsOf(context.prompt.slice(count.start, count.end + NOUN_CHARS)).filter(
    (word) => !/\d/.test(word),
  );
  const after = context.prompt.slice(count.end, count.end + AFTER_CHARS);
  const inRow = countedInRow(after);
  if (inRow !== undefined) return [inColumns(told, [inRow, ...textsOf(change, 'set', context)])];
  if (told === 1 && tellsSoleColumn(after)) return [inColumns(told, textsOf(change, 'set', context))];
  const isPaged =
    tellsPage(after) ||
    (told >= ROWS_MIN && tellsRows(after)) ||
    PAGE_BEFORE.test(foldText(context.prompt.slice(0, count.start)));
  const before = context.prompt.slice(Math.max(0, count.start - BEFORE_CHARS), count.start);
  if (!isPaged && tellsRowBefore(before)) return [inColumns(told, textsOf(change, 'set', context))];
  const prop = CHARACTERS.some((one) => noun.startsWith(one)) ? 'maxLength' : 'pageSize';
  return [[{ verb: 'count', target, prop, value: told, ...(isPaged && { isPaged }) }]];
}

// "pro Seite 10"
const PAGE_BEFORE = /\b(?:per|a|pro|par|por) (?:page|seite|pagina) $/u;
// "Two rows" may be rows of tiles.
const ROWS_MIN = 3;
const BEFORE_CHARS = 80;
const AFTER_CHARS = 40;

// "three cards per row"
function inColumns(count: number, targets: readonly string[]): Attempt {
  const named = targets.filter((target) => target.trim() !== '');
  const inRow = (target: string | undefined): Command => ({ verb: 'count', target, prop: 'columns', value: count });
  return [
    ...named.map(inRow),
    ...named.map((target) => ({ verb: 'style' as const, target, look: `${count} columns` })),
    inRow(undefined),
  ];
}
