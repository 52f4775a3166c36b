import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { cueOf } from './cues.ts';
import { ANY_LANGUAGE, lexiconOf } from './lexicon.ts';
import { numberIn } from './number-in.ts';
import { wordSimilarity } from './word-similarity.ts';

/** What a condition tells of a value, and the words around it that tell nothing. */
const TOLD = {
  more: 'over above more_than higher_than greater_than exceeds uber mehr_als hoher_als plus_de superieur* depasse* mas_de mayor_que supera* piu_di maggiore_di mais_de maior_que passar_de ultrapass* au_dessus_de por_encima_de acima_de',
  less: 'under below less_than fewer_than lower_than unter weniger_als moins_de menos_de meno_di abaixo_de menor_que inferieur* inferior* inferiore*',
  empty: 'empty blank leer vide vides vacio vacia vuoto vuota vazio vazia',
  filled:
    'any anything something there_is there_are there_s filled* entered written typed set given known picked chosen selected ausgefullt eingetragen geschrieben gewahlt ausgewahlt angegeben bekannt vorhanden drinsteht feststeht il_y_a rempli* saisi* ecrit* choisi* renseigne* connu* hay haya rellen* escrit* elegid* conocid* c_e ci_sono compilat* scritt* scelt* inserit* ha houver tiver preenchid* escolhid* algum alguma algun alguna',
  chosen:
    'or oder ou o u option value answer choice choose chooses chosen choisit choisissent elige eligen elijan escolhe escolhem sceglie wahlt wahlen steht stands says reads on_se',
  nobody:
    'person people somebody someone anybody anyone user users they he she kunde kunden jemand man leute quelqu un alguien alguem qualcuno pessoa pessoas gente persona personas persone client cliente clienti estiver esteja este sea been being wird wurde worden',
} as const;

/** One of the things that a condition tells of a value. */
export type ToldValue = keyof typeof TOLD;

const toldAt = lexiconOf<ToldValue>(TOLD);
const SAME_WORD_MIN = 0.85;

// "publicadas" and "publicar": forms of a verb share their beginning.
function isSameWord(one: string, other: string): boolean {
  return (
    wordSimilarity(one, other) > SAME_WORD_MIN ||
    (one.length > STEM_CHARS && other.length > STEM_CHARS && one.slice(0, STEM_CHARS) === other.slice(0, STEM_CHARS))
  );
}

const STEM_CHARS = 6;

/** What a condition tells of the value that `names` name; `others` are the words that tell something else. */
export function toldValues(
  condition: string,
  names: readonly string[],
): { told: ReadonlySet<ToldValue>; number: number | undefined; others: string[] } {
  const words = wordsOf(condition);
  const named = names.flatMap(wordsOf);
  const told = new Set<ToldValue>();
  const others: string[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    const found = toldAt(words, at, ANY_LANGUAGE);
    const isName = named.some((one) => isSameWord(word, one));
    if (found !== undefined && !isName) told.add(found.meaning);
    else if (!isName && !/^\d+$/.test(word) && cueOf(words, at, ANY_LANGUAGE) === undefined) others.push(word);
    at += isName ? 1 : (found?.size ?? 1);
  }
  const bare = names.reduce((text, name) => text.replace(name, ''), condition);
  return { told, number: numberIn(bare), others };
}
