import { findTargets } from '#builtin/edit/finding/targets.ts';
import { kindsIn } from '#builtin/edit/words/meanings.ts';
import { sentencesOf } from '#builtin/edit/words/sentences.ts';
import { isKindOfField } from '#builtin/edit/adding/new-field.ts';
import type { Change } from './changes.ts';
import type { Where } from './command.ts';
import { placeOfNew } from './places.ts';
import { textOf, wordsWith, type ChangeContext } from './words-of-change.ts';

/** What an addition without a kind or a place takes over from the change before it in the same sentence. */
export type CarriedOver = { kindTexts: readonly string[]; where: Where | undefined };

/** "in the list add a date (required) and a name": the name goes into the list as well, after the date. */
export function carriedOver(change: Change, context: ChangeContext): CarriedOver {
  const nothing: CarriedOver = { kindTexts: [], where: undefined };
  const { before, prompt } = context;
  const [first] = change.words;
  const last = before?.words.at(-1);
  if (before === undefined || first === undefined || last === undefined) return nothing;
  const tellsOwn = wordsWith(change, 'kind', 'option', 'after', 'before', 'inside', 'at', 'of').length > 0;
  if (tellsOwn || !sentencesOf(prompt).isSame(last, first)) return nothing;
  if (before.verb === 'remove') return { kindTexts: [], where: partOfRemoved(before, context) };
  const added = wordsWith(before, 'new').at(-1)?.text;
  if (before.verb !== 'add' || added === undefined) return nothing;
  const kindTexts = wordsWith(before, 'kind').map(({ text }) => text);
  const isOther = kindTexts.flatMap(kindsIn).some((kind) => !isKindOfField(kind));
  if (isOther) return nothing;
  const where = placeOfNew(before, context);
  const isBeside = where !== undefined && where.side !== 'inside' && where.side !== 'last';
  return {
    kindTexts: kindTexts.length > 0 ? ['field'] : [],
    where: isBeside ? { side: 'after', anchor: added } : where,
  };
}

// "take lead out of the colours and add red"
function partOfRemoved(removed: Change, { spec }: ChangeContext): Where | undefined {
  const part = textOf(removed, 'inside') ?? textOf(removed, 'of');
  return part === undefined || findTargets(spec, part).length === 0 ? undefined : { side: 'inside', anchor: part };
}
