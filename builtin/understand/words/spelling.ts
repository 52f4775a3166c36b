import type { Language } from './language.ts';
import { capitalized } from './identifier.ts';
import { committedSpellings } from './spellings-file.ts';

const WORD = /\p{L}{3,}/gu;
let known: ReadonlyMap<string, ReadonlyMap<string, string>> | undefined;

/**
 * A label made from the key of a program, as its language spells it: "numero de telephone" gives "numéro de téléphone",
 * "aendern" "ändern", "fahrzeug marke" "Fahrzeug Marke". Words are known from the training sentences.
 */
export function spelled(label: string, language: Language): string {
  const whole = STATUS_KEY.test(label) ? STATUS[language] : undefined;
  if (whole !== undefined) return whole;
  const words = spellings().get(language);
  if (words === undefined) return label;
  const rest = language === 'de' ? withUmlauts : (word: string) => withAccents(word, ENDINGS[language] ?? []);
  return label.replaceAll(WORD, (word) => {
    const spelling = word.toLowerCase() === 'email' ? MAIL[language] : words.get(foldSpelling(word));
    if (word === word.toUpperCase()) return word;
    if (spelling === undefined) return rest(word);
    return /^\p{Lu}/u.test(word) ? capitalized(spelling) : spelling;
  });
}

// "Beschaeftigung" and "Fuelldruck", but "neue", "Quelle", "aktuell" and "Israel".
function withUmlauts(word: string): string {
  return word.replaceAll(
    /(?<![aeiouyq])([aou])e(?!ll(?![dmst])|l?$|[aeiou])/gi,
    (_, letter: string) => OF_UMLAUTS[letter] ?? `${letter}e`,
  );
}

// Endings that are always written with an accent: "preparacao", "instalacion", "installee".
const ENDINGS: { readonly [language in Language]?: readonly (readonly [RegExp, string])[] } = {
  pt: [
    [/cao$/i, 'ção'],
    [/coes$/i, 'ções'],
  ],
  es: [[/(?<=c|[^s]s)ion$/i, 'ión']],
  fr: [
    // "livree", but keys are often English: "assignee".
    [/(?<=ll|rm|ul|vr|iv|ur|tr|nn|id|us|pt|rv|di|qu|at|ct)ee$/i, 'ée'],
    [/(?<=ll|rm|ul|vr|iv|ur|tr|nn|id|us|pt|rv|di|qu|at|ct)ees$/i, 'ées'],
    [/(?<=al|il|iv|ac|ur|ex)ite$/i, 'ité'],
    [/(?<=a)ujourdhui$/i, `ujourd'hui`],
    [/metrie$/i, 'métrie'],
    [/(?<=le|fa|gar|ma|ran)con(?=s?$)/i, 'çon'],
    [/oeu/, 'œu'],
    [/^e(?=cart|col|chelle|tage|tape|tat|quip|nergie|dite|leve|tude|cran|tiquet|valu)/, 'é'],
    [/^E(?=cart|col|chelle|tage|tape|tat|quip|nergie|dite|leve|tude|cran|tiquet|valu)/, 'É'],
  ],
  it: [[/(?<=bil|iv|al)ita$/i, 'ità']],
};

function withAccents(word: string, endings: readonly (readonly [RegExp, string])[]): string {
  const ending = word.length > 4 ? endings.find(([plain]) => plain.test(word)) : undefined;
  return ending === undefined ? word : word.replace(ending[0], ending[1]);
}

const OF_UMLAUTS: { readonly [letter: string]: string } = { a: 'ä', o: 'ö', u: 'ü', A: 'Ä', O: 'Ö', U: 'Ü' };

const STATUS_KEY = /^st(?:at|s)?$/i;
const STATUS = { en: 'Status', de: 'Status', fr: 'Statut', es: 'Estado', it: 'Stato', pt: 'Estado' } as const;

const MAIL: { readonly [language in Language]?: string } = { de: 'E-Mail', fr: 'e-mail', it: 'e-mail', pt: 'e-mail' };

/** A word as keys of programs write it: lower case, without accents, "ä" as "ae". */
export function foldSpelling(word: string): string {
  return word
    .toLowerCase()
    .replaceAll(/[äöü]/g, (letter) => `${UMLAUTS[letter]}e`)
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
}

const UMLAUTS: { readonly [letter: string]: string } = { ä: 'a', ö: 'o', ü: 'u' };

function spellings(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  known ??= new Map(
    committedSpellings()
      .split('\n')
      .map((line) => {
        const [language = '', ...words] = line.split(' ');
        return [language, new Map(words.map((word) => [foldSpelling(word), word]))] as const;
      }),
  );
  return known;
}
