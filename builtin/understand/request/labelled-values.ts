import { priceIn } from '#builtin/understand/amounts/price.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { labelsOf } from '#builtin/starters/starter.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import type { NamedFact } from './facts-of-parts.ts';

const MONTHS_AND_DAYS = wordList(
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec',
  'januar|februar|marz|mai|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre',
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|marco|maio|junho|julho',
  'setembro|outubro|novembro|dezembro|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre',
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag',
  'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo',
  'lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|segunda|terca|quarta|quinta|sexta|tomorrow|tonight|today',
);
const DATE = /^\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?\.?$|^\d{4}-\d{2}-\d{2}$/;
const TIME =
  /^\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|h|uhr|heures|horas|ore)?(?:\s?[-–]\s?\d{1,2}[\d:.h]*\s?(?:am|pm|h|uhr)?)?$/iu;
const CLOCK = /[:h]|am|pm|uhr|ore/iu;
const AT_TIME = /(?:^|\s)(?:at|um|à|a las|a la|alle|às|as|,)\s*$/iu;
const IN_PLACE = /(?:^|\s)(?:in|at|im|am|au|à|chez|en|no|na|em|al|alla|allo|presso)\s*(?:the\s)?$/iu;
const EACH_AT = /\s(?:at|zu|zum|à|a|por|per)\s*$/iu;
const COUNTED = /^(\d[\d.,]*)\s+(\p{L}[\p{L} ]{2,24})$/u;

/** Gives a value without a name the name that follows from its form: "May 12" is a date, "at 8pm" a time, "in Blue Note" a place. */
export function withNameOfForm(fact: NamedFact, prompt: string, language: Language): NamedFact {
  const { label, value, lead } = fact;
  if (label !== '' || value === undefined) return fact;
  const name = nameFor(value, lead, prompt);
  if (name !== undefined) return { ...fact, label: labelsOf(name, language).label };
  const [, count, unit] = COUNTED.exec(value) ?? [];
  return count === undefined || unit === undefined || priceIn(value).price !== undefined
    ? fact
    : { ...fact, label: capitalized(unit), value: count };
}

function nameFor(value: string, lead: string, prompt: string): string | undefined {
  if (isDay(value)) return 'date';
  if (TIME.test(value) && (CLOCK.test(value) || AT_TIME.test(lead))) return 'time';
  // Written with a capital letter it is a name: "in Blue Note", but not "in good condition".
  if (/^\p{Lu}/u.test(value) && prompt.includes(value) && IN_PLACE.test(lead)) return 'place';
  return isUnitPrice(value, lead) ? 'price' : undefined;
}

/** True for a day: "12 May", "12.5.". */
export function isDay(text: string): boolean {
  return says(MONTHS_AND_DAYS, text) || DATE.test(text);
}

/** True for what one of several costs: "12 hours at 90 euros". */
export function isUnitPrice(value: string, lead: string): boolean {
  return EACH_AT.test(lead) && priceIn(value).price !== undefined;
}
