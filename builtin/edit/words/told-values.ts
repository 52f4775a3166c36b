import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { cueOf } from './cues.ts';
import { ANY_LANGUAGE, lexiconOf } from './lexicon.ts';
import { numberIn, numberTold } from './number-in.ts';
import { isSameWord } from './word-similarity.ts';

/** What a condition states about a value, and the words around it without a meaning of their own. */
const TOLD = {
  more: 'over above more_than higher_than greater_than bigger_than larger_than grosser_als plus_grand_que plus_grande_que mas_grande_que piu_grande_di maior_do_que exceeds uber mehr_als hoher_als plus_de superieur* depasse* mas_de mayor_que supera* piu_di maggiore_di mais_de maior_que passar_de ultrapass* au_dessus_de por_encima_de acima_de exceed* longer_than newer_than older_than',
  atLeast: 'at_least mindestens wenigstens au_moins al_menos almeno pelo_menos por_lo_menos como_minimo',
  less: 'under below less_than fewer_than lower_than smaller_than kleiner_als plus_petit_que plus_petite_que mas_pequeno_que piu_piccolo_di menor_do_que unter weniger_als moins_de menos_de meno_di abaixo_de abaixo_do abaixo_da menor_que por_debajo_de por_debajo_del en_dessous_de en_dessous_du au_dessous_de sotto al_di_sotto_di unterhalb inferieur* inferior* inferiore*',
  empty: 'empty blank leer vide vides vacio vacia vuoto vuota vazio vazia',
  there:
    'any anything something there_is there_are there_s is_there are_there left remaining vorhanden da_ist da_sind vorliegt vorliegen ubrig il_y_a reste restent hay haya queda quedan c_e ci_sono resta restano ha houver tiver resta restam sobra sobram algum alguma algun alguna',
  filled:
    'on_file noted stored saved filled* entered written typed set given known picked chosen selected ausgefullt eingetragen geschrieben gewahlt ausgewahlt angegeben bekannt drinsteht feststeht hinterlegt eingegeben rempli* saisi* ecrit* choisi* renseigne* connu* enregistre* laisse* rellen* escrit* elegid* conocid* registrad* compilat* scritt* scelt* inserit* preenchid* escolhid*',
  chosen:
    'option value answer choice choose chooses chosen choisit choisissent elige eligen elijan escolhe escolhem sceglie wahlt wahlen steht stands says reads on_se',
  nobody:
    'or oder ou o u person people somebody someone anybody anyone user users they he she kunde kunden jemand man leute quelqu un alguien alguem qualcuno pessoa pessoas gente persona personas persone client cliente clienti estiver esteja este sea been being wird wurde worden',
  unit: 'percent prozent pour_cent por_ciento per_cento por_cento euro euros pound pounds dollar dollars eur gbp usd',
} as const;

/** One of the things that a condition states about a value. */
export type ToldValue = keyof typeof TOLD;

const toldAt = lexiconOf<ToldValue>(TOLD);

// "publicadas" and "publicar": forms of a verb share their beginning.
function isForm(one: string, other: string): boolean {
  return (
    isSameWord(one, other) ||
    (one.length > STEM_CHARS && other.length > STEM_CHARS && one.slice(0, STEM_CHARS) === other.slice(0, STEM_CHARS))
  );
}

const STEM_CHARS = 6;

/** True if all words of a name, in any form, occur in a text. */
export function isToldIn(name: string, text: string): boolean {
  const [own, words] = [wordsOf(name), wordsOf(text)];
  return own.length > 0 && own.every((one) => words.some((word) => isForm(word, one)));
}

/** The stated comparison, as conditions name it. */
export function boundTold(told: ReadonlySet<ToldValue>): 'gt' | 'lt' | 'gte' | undefined {
  return told.has('more') ? 'gt' : told.has('less') ? 'lt' : told.has('atLeast') ? 'gte' : undefined;
}

/** What a condition states about the value that `names` name; `others` are the words with another meaning. */
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
    const isName = named.some((one) => isForm(word, one));
    if (found !== undefined && !isName) told.add(found.meaning);
    else if (!isName && !/^\d+$/.test(word) && cueOf(words, at, ANY_LANGUAGE) === undefined) others.push(word);
    at += isName ? 1 : (found?.size ?? 1);
  }
  const bare = names.reduce((text, name) => text.replace(name, ''), condition);
  const digits = numberIn(bare);
  const spelled = digits === undefined ? words.find((word) => isNumberWord(word) && !named.includes(word)) : undefined;
  return spelled === undefined
    ? { told, number: digits, others }
    : { told, number: numberTold(spelled) ?? 0, others: others.filter((word) => word !== spelled) };
}

const ZERO_WORDS: ReadonlySet<string> = new Set('zero cero null nul'.split(' '));

// "One" is also an article.
function isNumberWord(word: string): boolean {
  return ZERO_WORDS.has(word) || (numberTold(word) ?? 1) > 1;
}
