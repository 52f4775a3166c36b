import { cueOf } from '#builtin/edit/words/cues.ts';
import { kindAt, type KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { ANY_LANGUAGE } from '#builtin/edit/words/lexicon.ts';
import { colorAt } from '#builtin/edit/words/looks.ts';
import { ordinalAt } from '#builtin/edit/words/ordinals.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';

const CUES_IN_NAMES: ReadonlySet<string> = new Set('say copy also when to inside is of'.split(' '));
const IGNORED_CUES: ReadonlySet<string> = new Set(
  'filler is of one all it to inside and say too also copy when'.split(' '),
);
// Kinds that a number may follow: "step 2".
const NUMBERED_KINDS: ReadonlySet<KindOfElement> = new Set<KindOfElement>([
  'step',
  'column',
  'tab',
  'card',
  'question',
]);
/** Words that may be part of the name of anything: "phone number", "delivery address". */
export const GENERIC_NAME_WORDS: ReadonlySet<string> = new Set(
  'number nummer numero address adresse direccion indirizzo endereco value valor valore'.split(' '),
);

/** Further words for a text or a message, which may also be part of a name. */
const TEXT_WORDS: ReadonlyMap<string, KindOfElement> = new Map([
  ...'word wort mot palabra palavra parola scritta schriftzug schild dica tip tipp astuce consejo'
    .split(' ')
    .map((word) => [word, 'text'] as const),
  ['meldung', 'alert'],
]);

/** Where something is that is told by its place: "the note at the bottom". */
const ENDS: ReadonlyMap<string, string> = new Map([
  ...'top oben haut arriba alto cima'.split(' ').map((word) => [word, '0'] as const),
  ...'bottom unten bas abajo fondo basso baixo fundo'.split(' ').map((word) => [word, '-1'] as const),
]);
/** Kinds of which there are few enough for that. */
const TOLD_BY_PLACE: ReadonlySet<KindOfElement> = new Set<KindOfElement>([
  'text',
  'lineChart',
  'alert',
  'button',
  'title',
]);
const PLURAL = /(?:[^ius]s|en|ln|i|elle|knopfe)$/u;
const PARTICLES: ReadonlySet<string> = new Set(
  'at on am an ganz very tout right la en in de da do du up down'.split(' '),
);

/** A phrase that names a target, such as "the second red card", taken apart. */
export type TargetPhrase = {
  words: readonly string[];
  /** The words that belong to a name, without words for kinds and small words. */
  nameWords: string[];
  kinds: KindOfElement[];
  /** "the second card": the position and the kind that is counted. */
  ordinal: { place: string; kind: KindOfElement } | undefined;
  /** "the red box" */
  color: string | undefined;
  /** Cache of how similar two words are. */
  similarities: Map<string, Map<string, number>>;
};

// True if another word of the phrase names a kind.
function hasOtherKind(words: readonly string[], at: number): boolean {
  return words.some((_, other) => other !== at && kindAt(words, other, ANY_LANGUAGE) !== undefined);
}

function kindOf(words: readonly string[], at: number): { meaning: KindOfElement; size: number } | undefined {
  const meaning = words.length > 1 ? TEXT_WORDS.get(words[at] ?? '') : undefined;
  return kindAt(words, at, ANY_LANGUAGE) ?? (meaning === undefined ? undefined : { meaning, size: 1 });
}

const NO_NAMES: ReadonlySet<string> = new Set();

/** Takes a phrase apart. `names` are the names on the screen that are single words, which may look like other words. */
export function parseTargetPhrase(phrase: string, names: ReadonlySet<string> = NO_NAMES): TargetPhrase {
  const words = wordsOf(phrase);
  const capitals = new Set(wordsOf((phrase.match(/\p{Lu}\p{L}*/gu) ?? []).join(' ')));
  const parsed: TargetPhrase = {
    words,
    nameWords: [],
    kinds: [],
    ordinal: undefined,
    color: undefined,
    similarities: new Map(),
  };
  for (let at = 0; at < words.length;) {
    const end =
      at === words.length - 1 && at > 0 && !names.has(words[at] ?? '') ? ENDS.get(words[at] ?? '') : undefined;
    if (end !== undefined) {
      while (PARTICLES.has(parsed.nameWords.at(-1) ?? '')) parsed.nameWords.pop();
      const [counted] = parsed.kinds;
      const isOne =
        parsed.nameWords.length === 0 &&
        parsed.kinds.length === 1 &&
        !words.slice(0, -1).some((word) => PLURAL.test(word));
      if (isOne && counted !== undefined && TOLD_BY_PLACE.has(counted))
        parsed.ordinal ??= { place: end, kind: counted };
      break;
    }
    const kind = kindOf(words, at);
    const cue = cueOf(words, at, ANY_LANGUAGE);
    const ordinal = kind === undefined ? ordinalAt(words, at, ANY_LANGUAGE) : undefined;
    const countedKind =
      ordinal === undefined
        ? undefined
        : (kindAt(words, at + ordinal.size, ANY_LANGUAGE)?.meaning ?? parsed.kinds.at(-1));
    if (ordinal !== undefined && countedKind !== undefined && parsed.ordinal === undefined) {
      parsed.ordinal = { place: ordinal.meaning, kind: countedKind };
      at += ordinal.size;
      continue;
    }
    parsed.color ??= colorAt(words, at, ANY_LANGUAGE)?.meaning;
    // "la colonne Box": "Box" is a word for a kind, but a name on this screen.
    const isGenericWord =
      kind?.meaning === 'stat' && parsed.nameWords.length > 0 && GENERIC_NAME_WORDS.has(words[at] ?? '');
    const isName = isGenericWord || (kind?.size === 1 && names.has(words[at] ?? '') && hasOtherKind(words, at));
    // "the write card", "the Pro plan", "Preis von Pro": a command word or small word that is a name on this screen.
    const isCapitalized = capitals.has(words[at] ?? '') && (at > 0 || words.length === 1);
    const isCueWithKind = cue !== undefined && CUES_IN_NAMES.has(cue.meaning) && hasOtherKind(words, at);
    const isCueAsName = names.has(words[at] ?? '') && (isCueWithKind || isCapitalized);
    const number = /^\d$/.exec(words[at + (kind?.size ?? 0)] ?? '')?.[0];
    if (
      kind !== undefined &&
      NUMBERED_KINDS.has(kind.meaning) &&
      number !== undefined &&
      parsed.ordinal === undefined
    ) {
      parsed.ordinal = { place: String(Number(number) - 1), kind: kind.meaning };
      at += kind.size + 1;
      continue;
    }
    const isKind = kind !== undefined && (kind.size >= (cue?.size ?? 0) || cue?.meaning === 'say');
    if (isKind && !isName) parsed.kinds.push(kind.meaning);
    else if (isName || isCueAsName || cue === undefined || !IGNORED_CUES.has(cue.meaning))
      parsed.nameWords.push(words[at] ?? '');
    at += kind?.size ?? 1;
  }
  return parsed;
}
