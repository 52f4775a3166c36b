import { capitalized } from './identifier.ts';
import { sentencesOf } from './sentences.ts';
import { TOLD_STATES } from './tone.ts';
import { UNIT_SIGNS } from './units.ts';

/** A fact that a prompt tells with its name: "CPU 45%" tells 45% of the CPU, "database operational" how it is. */
export type ToldFact = { label: string; value: string };

const MAX_CHARS = 100;
const PER = String.raw`(?:\s?(?:/|per)\s?\p{L}+)?`;
const UNIT = String.raw`(?:\s?(?:${UNIT_SIGNS}|percent|[ap]m)(?![\p{L}\d]))?${PER}`;
const OF = String.raw`(?:\s+(?:of|/)\s+\d[\d.,]*)?`;
const MONTH = String.raw`(?:\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*(?:\s+\d{4})?)?`;
const NUMBER = new RegExp(
  String.raw`^(\p{L}[\p{L}\s'/&-]*?)(?:\s+(?:is|are|at)|\s*[:=])?\s+((?:[€$£¥]\s?|\p{Lu}{1,3})?\d[\d.,:]*${UNIT}${OF}${MONTH})$`,
  'iu',
);
const STATE = new RegExp(
  String.raw`^(\p{L}[\p{L}\p{N}\s'/-]*?)(?:\s+(?:is|are))?\s+((?:fully |partially )?(?:${TOLD_STATES})(?:\s+(?:since|until|by)\s.+)?)$`,
  'iu',
);
// "12 users online", but not "30 days" or "3 charts", which say how long, and how many parts a screen has.
const COUNT =
  /^(\d|\d[\d.,]*\d)\s+(?!\p{L}*(?:seconds|minutes|hours|days|weeks|months|years|columns|rows|characters|steps|stars|buttons|charts|tiles|cards|sections|tabs|fields|tables|lists|metrics|stats|plans|tiers|options|answers|questions|pages|views|switches|filters|lines|series)\b)(\p{L}+s(?:\s+\p{L}+)?)$/iu;
const AMOUNT = new RegExp(
  String.raw`^\d[\d.,/]*\s?(?:(?:${UNIT_SIGNS}|ml|cl|dl|el|tl|tsp|tbsp|cups?|oz|min(?:ute[ns]?)?)\s)?\s*\p{L}`,
  'iu',
);
// "Last 30 days" and "question 12" are names.
const COUNTED =
  /\b(?:top|last|next|past|first|per|over|under|every|each|line|question|option|part|step|phase|version)$/iu;
const YEAR = /^(?:19|20)\d\d$/u;
// "Born 1815" tells a year, while "revenue 2026" is the name of one year's.
const HAPPENED =
  /^(?:born|died|founded|since|opened|built|established|released|published|geboren|gestorben|gegründet|seit|erbaut|née?|fondée?|depuis|nacid[oa]|fundad[oa]|desde)$/iu;
// "Invoices overdue" and "date paid" name a figure and a date.
const MEASURED = /(?:[^su]s|\b(?:amount|total|balance|time|share|number|count|date|last|first|when))$/iu;

/** What a phrase tells of what it names; undefined for one that only names something. */
export function toldFact(phrase: string): ToldFact | undefined {
  if (phrase.length > MAX_CHARS) return undefined;
  const [, state, how] = STATE.exec(phrase) ?? [];
  if (state !== undefined && how !== undefined && !MEASURED.test(state)) {
    return { label: capitalized(state), value: capitalized(how) };
  }
  const [, count, counted] = COUNT.exec(phrase) ?? [];
  if (count !== undefined && counted !== undefined) return { label: capitalized(counted), value: count };
  const [, label, value] = NUMBER.exec(phrase) ?? [];
  const isMeant =
    label !== undefined &&
    value !== undefined &&
    /\d.*\d|[^\d]/u.test(value) &&
    (!YEAR.test(value) || HAPPENED.test(label));
  return isMeant && !COUNTED.test(label) ? { label: capitalized(label), value } : undefined;
}

/**
 * The facts that phrases stand for, in order: told, or with `missing` in the place of a value. What is told twice keeps
 * its whole phrase for a name.
 */
export function factsOf(phrases: readonly string[], missing: string): ToldFact[] {
  const facts: ToldFact[] = [];
  for (const phrase of phrases) {
    const told = toldFact(phrase);
    const isNew = told !== undefined && facts.every(({ label }) => label !== told.label);
    facts.push(isNew ? told : { label: phrase, value: told?.value ?? missing });
  }
  return facts;
}

/** True for a phrase that measures something out, as "1 kg flour" does: a fact without a name. */
export function isAmount(phrase: string): boolean {
  return AMOUNT.test(phrase) && toldFact(phrase) === undefined;
}

/** The facts that a prompt tells in passing, between commas behind the name of the screen. */
export function factsInPassing(prompt: string): string[] {
  const parts = sentencesOf(prompt).flatMap((sentence, index) => sentence.split(/,(?!\d)/u).slice(index === 0 ? 1 : 0));
  return parts.map((part) => part.trim()).filter((part) => toldFact(part) !== undefined);
}

/** Whether phrases tell facts rather than name what is wanted: two at least, and half of them. */
export function tellFacts(phrases: readonly string[]): boolean {
  const told = phrases.filter((phrase) => toldFact(phrase) !== undefined || isAmount(phrase)).length;
  return told >= 2 && told * 2 >= phrases.length;
}
