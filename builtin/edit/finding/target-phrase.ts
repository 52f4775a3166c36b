import { cueOf } from '#builtin/edit/words/cues.ts';
import { kindAt, type KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { ANY_LANGUAGE } from '#builtin/edit/words/lexicon.ts';
import { colorAt } from '#builtin/edit/words/looks.ts';
import { ordinalAt } from '#builtin/edit/words/ordinals.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';

const NAMING: ReadonlySet<string> = new Set('say copy also when to inside is of'.split(' '));
const PASSED_OVER: ReadonlySet<string> = new Set(
  'filler is of one all it to inside and say too also copy when'.split(' '),
);
// "step 2"
const NUMBERED: ReadonlySet<KindOfElement> = new Set<KindOfElement>(['step', 'column', 'tab', 'card', 'question']);
/** Words for what may be any kind of name. */
export const GENERIC_NAME_WORDS: ReadonlySet<string> = new Set(
  'number nummer numero address adresse direccion indirizzo endereco value valor valore'.split(' '),
);

/** What is said about what is meant. */
export type TargetPhrase = {
  words: readonly string[];
  nameWords: string[];
  kinds: KindOfElement[];
  /** "the second card": which of a kind. */
  ordinal: { place: string; kind: KindOfElement } | undefined;
  /** "the red box". */
  color: string | undefined;
  /** How much alike words are that were compared. */
  similarities: Map<string, Map<string, number>>;
};

// Another word of the phrase says its kind.
function hasOther(words: readonly string[], at: number): boolean {
  return words.some((_, other) => other !== at && kindAt(words, other, ANY_LANGUAGE) !== undefined);
}

const NO_NAMES: ReadonlySet<string> = new Set();

/** What is said about what is meant, with the words for kinds apart. */
export function parseTargetPhrase(phrase: string, names: ReadonlySet<string> = NO_NAMES): TargetPhrase {
  const words = wordsOf(phrase);
  const capitals = new Set(wordsOf((phrase.match(/\p{Lu}\p{L}*/gu) ?? []).join(' ')));
  const sought: TargetPhrase = {
    words,
    nameWords: [],
    kinds: [],
    ordinal: undefined,
    color: undefined,
    similarities: new Map(),
  };
  for (let at = 0; at < words.length;) {
    const kind = kindAt(words, at, ANY_LANGUAGE);
    const cue = cueOf(words, at, ANY_LANGUAGE);
    const ordinal = kind === undefined ? ordinalAt(words, at, ANY_LANGUAGE) : undefined;
    const counted =
      ordinal === undefined
        ? undefined
        : (kindAt(words, at + ordinal.size, ANY_LANGUAGE)?.meaning ?? sought.kinds.at(-1));
    if (ordinal !== undefined && counted !== undefined && sought.ordinal === undefined) {
      sought.ordinal = { place: ordinal.meaning, kind: counted };
      at += ordinal.size;
      continue;
    }
    sought.color ??= colorAt(words, at, ANY_LANGUAGE)?.meaning;
    // "la colonne Box": a word for a kind that is a name here.
    const isGeneral =
      kind?.meaning === 'stat' && sought.nameWords.length > 0 && GENERIC_NAME_WORDS.has(words[at] ?? '');
    const isName = isGeneral || (kind?.size === 1 && names.has(words[at] ?? '') && hasOther(words, at));
    // "the write card", "the Pro plan", "Preis von Pro": a word for a deed, or a small one of some language, that is a name here.
    const isWritten = capitals.has(words[at] ?? '') && (at > 0 || words.length === 1);
    const isNaming = cue !== undefined && NAMING.has(cue.meaning) && hasOther(words, at);
    const isDeedName = names.has(words[at] ?? '') && (isNaming || isWritten);
    const number = /^\d$/.exec(words[at + (kind?.size ?? 0)] ?? '')?.[0];
    if (kind !== undefined && NUMBERED.has(kind.meaning) && number !== undefined && sought.ordinal === undefined) {
      sought.ordinal = { place: String(Number(number) - 1), kind: kind.meaning };
      at += kind.size + 1;
      continue;
    }
    if (kind !== undefined && kind.size >= (cue?.size ?? 0) && !isName) sought.kinds.push(kind.meaning);
    else if (isName || isDeedName || cue === undefined || !PASSED_OVER.has(cue.meaning))
      sought.nameWords.push(words[at] ?? '');
    at += kind?.size ?? 1;
  }
  return sought;
}
