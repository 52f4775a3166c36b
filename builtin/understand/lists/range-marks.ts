import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { says, wordList, type WordList } from '#builtin/understand/words/word-list.ts';
import { placeOf } from '#builtin/written-value.ts';
import type { RecordTest } from './record-tests.ts';

const LOWER = wordList('low|lower|min|minimum|from|untere*|unter*|mindest*|bas|basse|inferieur*|minim*|inferior*|inf');
const UPPER = wordList(
  'high|higher|upper|max|maximum|to|obere*|ober*|hochst*|haut|haute|superieur*|maxim*|massim*|superior*|sup',
);
const MEASURED = wordList(
  'value|result|reading|measured|measurement|actual|current|wert|messwert|ergebnis|ist|istwert|valeur|resultat|mesure|releve|valor|resultado|medid*|actual|lectura',
  'valore|risultato|misurat*|lettura|atual|leitura|medicao',
);

type Labels = { [language in Language]: string };
const TOO_LOW: Labels = {
  en: 'Too low',
  de: 'Zu niedrig',
  fr: 'Trop bas',
  es: 'Demasiado bajo',
  it: 'Troppo basso',
  pt: 'Baixo demais',
};
const TOO_HIGH: Labels = {
  en: 'Too high',
  de: 'Zu hoch',
  fr: 'Trop élevé',
  es: 'Demasiado alto',
  it: 'Troppo alto',
  pt: 'Alto demais',
};

/** Conditions for records whose measured value is outside the range that they name themselves, such as those of a laboratory. */
export function outOfRange({ columns }: RecordSet, language: Language): RecordTest[] {
  const numbers = columns.filter(({ kind }) => kind === 'number');
  const lower = numbers.find((one) => says(LOWER, namesOf(one)));
  const upper = numbers.find((one) => one !== lower && says(UPPER, namesOf(one)) && isOfSame(one, lower));
  const others = numbers.filter(
    (one) => one !== lower && one !== upper && !says(LOWER, namesOf(one)) && !says(UPPER, namesOf(one)),
  );
  const measured = measuredIn(others, upper);
  if (lower === undefined || upper === undefined || measured === undefined) return [];
  const [value, least, most] = [measured, lower, upper].map((one) => placeOf(one).value);
  return [
    { query: `${value} < ${least}`, label: TOO_LOW[language], column: measured },
    { query: `${value} > ${most}`, label: TOO_HIGH[language], column: measured },
  ];
}

function namesOf({ key }: Column): string {
  return wordsOf(key).join(' ');
}

// "ref_low" and "ref_high", "min" and "max".
function isOfSame(upper: Column, lower: Column | undefined): boolean {
  return lower !== undefined && thingOf(upper, UPPER) === thingOf(lower, LOWER);
}

function thingOf({ key }: Column, bound: WordList): string {
  return wordsOf(key)
    .filter((word) => !says(bound, word))
    .join(' ');
}

// The value of a record, or what its limits are named after: "temp" beside "temp_min" and "temp_max".
function measuredIn(numbers: readonly Column[], upper: Column | undefined): Column | undefined {
  const thing = upper && thingOf(upper, UPPER);
  return (
    numbers.find((one) => thing !== '' && namesOf(one) === thing) ?? numbers.find((one) => says(MEASURED, namesOf(one)))
  );
}
