import { foldText } from '#builtin/understand/words/fold-text.ts';
import { cueOf, type Cue } from './cues.ts';
import { kindAt, type KindOfElement } from './kinds-of-elements.ts';
import { ANY_LANGUAGE } from './lexicon.ts';
import { ordinalAt } from './ordinals.ts';

const SMALL_CUES: ReadonlySet<Cue> = new Set<Cue>(['one', 'copy', 'of', 'to', 'say', 'rename', 'it']);
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'the der die das dem den le la les l el los las il lo gli i o os as new neu additional extra more primary secondary with namens called named saying showing über'.split(
    ' ',
  ),
);

/** The name in a phrase, without leading small words and words for its kind: "a second button for printing" gives "printing". */
export function bareName(text: string, kinds: readonly KindOfElement[]): string {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const folded = words.map(({ 0: word }) => foldText(word));
  const skippedAt = (at: number, isLead: boolean): number => {
    const kind = kindAt(folded, at, ANY_LANGUAGE);
    if (kind !== undefined && kinds.includes(kind.meaning)) return kind.size;
    // "a third option Medium": an ordinal before a kind is not part of the name.
    const ordinal = isLead ? ordinalAt(folded, at, ANY_LANGUAGE) : undefined;
    const counted = ordinal === undefined ? undefined : kindAt(folded, at + ordinal.size, ANY_LANGUAGE);
    if (ordinal !== undefined && counted !== undefined && kinds.includes(counted.meaning)) return ordinal.size;
    const cue = cueOf(folded, at, ANY_LANGUAGE);
    const isSmall =
      SMALL_WORDS.has(folded[at] ?? '') || (cue !== undefined && cue.size === 1 && SMALL_CUES.has(cue.meaning));
    return isLead && isSmall ? 1 : 0;
  };
  let from = 0;
  for (let size = skippedAt(0, true); size > 0; size = skippedAt(from, true)) from += size;
  let to = words.length;
  while (to > from && skippedAt(to - 1, false) > 0) to -= 1;
  const [first, last] = [words[from], words[to - 1]];
  return first === undefined || last === undefined || to <= from
    ? ''
    : text.slice(first.index, last.index + last[0].length);
}
