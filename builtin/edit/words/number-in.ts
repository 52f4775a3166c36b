import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { smallNumber } from '#builtin/understand/amounts/stated-counts.ts';

// Folded words for other numbers that people spell out, in six languages.
const NUMBERS = new Map(
  [
    '7 seven sieben sept siete sette sete',
    '8 eight acht huit ocho otto oito',
    '9 nine neun neuf nueve nove',
    '10 ten zehn dix diez dieci dez',
    '12 twelve zwolf douze doce dodici doze dozen dutzend douzaine',
    '15 fifteen funfzehn quinze quince quindici',
    '20 twenty zwanzig vingt veinte venti vinte',
    '25 twenty-five funfundzwanzig venticinque',
    '30 thirty dreissig trente treinta trenta trinta',
    '50 fifty funfzig cinquante cincuenta cinquanta cinquenta',
    '100 hundred hundert cent cien cento cem',
  ].flatMap((line) => {
    const [digits, ...words] = line.split(' ');
    return words.map((word): [string, number] => [word, Number(digits)]);
  }),
);

/** The number in a text, in digits or as its first word, such as "five"; undefined if there is none. */
export function numberTold(text: string): number | undefined {
  if (/\d/u.test(text)) return numberIn(text);
  const [word = ''] = wordsOf(text);
  const told = NUMBERS.get(word) ?? smallNumber(word);
  return told > 0 ? told : undefined;
}

/** The number in a value, with either thousands and decimal separator: "75.000 €" is 75000, "8,50" is 8.5. */
export function numberIn(value: string): number | undefined {
  const [digits] = /-?\d[\d.,]*/.exec(value) ?? [];
  if (digits === undefined) return undefined;
  const decimals = /[.,](\d{1,2}|\d{4,})$/.exec(digits)?.[1] ?? '';
  const whole = digits.slice(0, digits.length - (decimals === '' ? 0 : decimals.length + 1)).replaceAll(/[.,]/g, '');
  return Number(decimals === '' ? whole : `${whole}.${decimals}`);
}
