import { ACRONYMS } from './humanize.ts';
import { capitalized } from './identifier.ts';
import type { Language } from './language.ts';

/** Words that programmers shorten in the keys of a language, each followed by what it stands for. */
const SHORT: { readonly [language in Language]: string } = {
  en:
    'grp group ccy currency curr currency dur duration freq frequency avg average req required cnt count lvl level pax passengers veh vehicle ' +
    'batt battery wt weight ht height txn transaction supp supplier cond condition nbr number num number lic licence wks weeks yrs years ' +
    'hrs hours prev previous recvd received rcvd received sched scheduled chg charge bal balance pmt payment inv invoice meds medication ' +
    'rsn reason cmt comment ',
  de:
    'teiln Teilnehmer anz Anzahl bez Bezeichnung bem Bemerkung abt Abteilung anspr Ansprechpartner kat Kategorie gew Gewicht stk Stück ' +
    'tel Telefon str Straße strasse Straße hsnr Hausnummer vorn Vorname nachn Nachname gebdat Geburtsdatum zust Zustand lief Lieferant ' +
    'verf verfügbar mitarb Mitarbeiter beschr Beschreibung kd Kunde kdnr Kundennummer pfl Pflicht eing Eingang ausg Ausgang',
  fr:
    'qte quantité nb nombre tel téléphone adr adresse rem remarque obs observation desig désignation mt montant lib libellé ' +
    'nais naissance prec précédent dern dernier resp responsable freq fréquence hygro hygrométrie temp température dispo disponible',
  es:
    'cant cantidad obs observaciones tel teléfono fec fecha nac nacimiento resp responsable prov proveedor ' +
    'hab habitación temp temperatura ult último',
  it:
    'qta quantità tel telefono cogn cognome resp responsabile prec precedente forn fornitore temp temperatura ' +
    'oss osservazioni ult ultimo pers persone',
  pt:
    'qtd quantidade qtde quantidade obs observações tel telefone num número resp responsável forn fornecedor temp temperatura ' +
    'ult último nasc nascimento',
};

const WORDS = new Map(
  Object.entries(SHORT).map(([language, line]) => {
    const words = line.split(' ');
    return [language, new Map(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? word]] : [])))];
  }),
);

/** A label made from the key of a program, with the words that programmers shorten: "Max teiln" gives "Max Teilnehmer". */
export function writtenOut(label: string, language: Language): string {
  const known = WORDS.get(language);
  return inWords(label, (word) => known?.get(word.toLowerCase()) ?? word);
}

function inWords(label: string, write: (word: string) => string): string {
  const words = label.split(' ').map(write).join(' ');
  // "kg" stays.
  return words === label ? label : capitalized(words);
}

const MEASURES: readonly (readonly [RegExp, { readonly [language in Language]: string }])[] = [
  [
    /^(?:sqm|sqft|m²|ft²)$/i,
    { en: 'Area', de: 'Fläche', fr: 'Surface', es: 'Superficie', it: 'Superficie', pt: 'Área' },
  ],
  [/^kg$/i, { en: 'Weight', de: 'Gewicht', fr: 'Poids', es: 'Peso', it: 'Peso', pt: 'Peso' }],
  [/^km$/i, { en: 'Distance', de: 'Strecke', fr: 'Distance', es: 'Distancia', it: 'Distanza', pt: 'Distância' }],
  [
    /^(?:mins|minutes|minuten|minutos|minuti)$/i,
    { en: 'Duration', de: 'Dauer', fr: 'Durée', es: 'Duración', it: 'Durata', pt: 'Duração' },
  ],
];

/** What is measured, for a label that is nothing but the unit of its numbers: "Area" for "Sqm". */
export function measureOf(label: string, language: Language): string {
  return MEASURES.find(([unit]) => unit.test(label))?.[1][language] ?? label;
}

const CAPITALS_MIN = 3;

/** Whether the keys of some data, if there are several, are in capital letters. */
export function areInCapitals(keys: readonly string[]): boolean {
  const named = keys.filter((key) => /\p{L}/u.test(key));
  return named.length >= CAPITALS_MIN && named.every((key) => key === key.toUpperCase());
}

const SHOUTED = /^\p{Lu}{2,}$/u;
const VOWEL = /[AEIOUYÄÖÜ]/;

/** A label of one of many keys in capital letters: "Pen" for "PEN"; what is short for something stays, as "VAT" and "PFL". */
export function calmed(label: string): string {
  return inWords(label, (word) => {
    const isWord = SHOUTED.test(word) && VOWEL.test(word) && !ACRONYMS.has(word.toLowerCase());
    return isWord ? word.toLowerCase() : word;
  });
}
