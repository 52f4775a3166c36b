import { setOf } from '#builtin/understand/learned/connectives.ts';
import { usualTag } from '#builtin/understand/learned/usual-tag.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { isShortGap, type TaggedPart, NAME_TAGS } from './tagged-part.ts';
import { isInitialValue } from './initial-values.ts';
import { RANKING, RECENT } from './charts.ts';
import { isDrawn } from './drawn-things.ts';
import { says } from '../words/word-list.ts';
import { isNumberWord } from '../amounts/stated-counts.ts';

/** A fact in a request. `value` is undefined if only the name is given; `lead` is the text before it: "a chart of". */
export type NamedFact = { label: string; value: string | undefined; lead: string };

/** A fact and its position in the request. */
export type LocatedFact = NamedFact & { start: number };

const LEAD_MAX_CHARS = 40;
const VALUE_LEAD_CHARS = 12;
const NUMBER_BEFORE = /(?<![\p{L}\d.,])[$€£]?\d[\d.,]*\s?[%€$£]?\s+$/u;
// "In Leeds" is a value without a name.
const PLACE = /^(?:in|à|en|em|aus)\s\p{L}+$/iu;
// "Location bristol" has a name and a value, "location of the party" is only a name.
const NAMED_PLACE =
  /^(location|standort|lieu|lugar|luogo|ubicación|localização)\s(?!(?:of|and|on|der|des|de|du|del|della|do|da|und|et|y|e)\b)(?=\p{L}+$)/iu;
const NUMBER_FIRST = /^(\S+)\s+(?=\p{L})/u;
// Words between a name and its value that belong to neither: "CPU at 72 %", "recibido el 3 de mayo".
const LINKS = setOf('at of is are was el le il um am de von der den em on by to since seit');

// In "weddings and portraits, from 800 euros" the price is a fact of its own, not the value of "portraits".
const STARTING_PRICE = /^,\s+(from|ab|dès|desde|a partir de|à partir de|a partire da)\s+$/iu;
// A place with its preposition: "based in Lyon".
const PREPOSITION = /^(in|à|en|aus|em)\s+(?=\p{Lu})/u;

/** The facts in a request. With `canBeUnnamed`, a statement such as "dogs allowed" is a value without a name. */
export function factsOf(prompt: string, parts: readonly TaggedPart[], canBeUnnamed = false): LocatedFact[] {
  const facts: (LocatedFact & { end: number })[] = [];
  let value: string | undefined;
  for (const [index, { tag: name, text, start, end }] of parts.entries()) {
    const before = parts[index - 1];
    // The price of a plan belongs to the plan.
    if (name === 'value' && before?.tag === 'plan') continue;
    if (name === 'fact') {
      const from = before?.end ?? 0;
      const lead = prompt.slice(Math.max(from, start - LEAD_MAX_CHARS), start);
      const counted = before?.tag === 'count' && isShortGap(lead) ? before.text : NUMBER_BEFORE.exec(lead)?.[0].trim();
      facts.push({ label: text, value: value ?? counted, start, end, lead });
      value = undefined;
    } else if (name === 'value' && !isInitialValue(prompt, parts, index)) {
      const next = parts[index + 1];
      const last = facts.at(-1);
      const isBeforeFact = next?.tag === 'fact' && isShortGap(prompt.slice(end, next.start));
      const between = prompt.slice(last?.end ?? 0, start);
      const isAfterFact = last !== undefined && last.value === undefined && start - last.end < LEAD_MAX_CHARS;
      const lead = STARTING_PRICE.exec(between)?.[1];
      if (lead !== undefined) facts.push({ label: '', value: capitalized(`${lead} ${text}`), start, end, lead: '' });
      else if (isAfterFact && !isDrawn(last.label) && !(isBeforeFact && /[,.;]/.test(between))) last.value = text;
      else if (isBeforeFact) value = text;
      else {
        const words = prompt.slice(Math.max(before?.end ?? 0, start - VALUE_LEAD_CHARS), start);
        facts.push({ label: '', value: canBeUnnamed ? capitalized(text) : text, start, end, lead: words });
      }
    }
  }
  const hasValues = canBeUnnamed && facts.filter((one) => one.value !== undefined).length > 1;
  return facts.map(({ label, value: stated, lead, start }) => ({
    ...(stated === undefined && (hasValues ? !hasName(label) && !isDrawn(label) : canBeUnnamed && PLACE.test(label))
      ? { label: '', value: capitalized(label) }
      : splitFact(label, stated)),
    lead,
    start,
  }));
}

// Among facts with values, "dogs allowed" is a complete statement, but "owner" is a name whose value is still missing.
function hasName(text: string): boolean {
  return text.split(' ').some((word) => NAME_TAGS.has(usualTag(word) ?? 'not') || isNumberWord(word));
}

// Splits a fact into its name and its value, each without words that belong to the other.
function splitFact(text: string, value: string | undefined): Pick<NamedFact, 'label' | 'value'> {
  if (value === undefined) {
    const [place = '', name = ''] = NAMED_PLACE.exec(text) ?? [];
    if (place !== '') return { label: capitalized(name), value: capitalized(text.slice(place.length)) };
    const [whole = '', first = ''] = NUMBER_FIRST.exec(text) ?? [];
    // "Five best selling products" says how many there are to be, "three warehouses" how many there are.
    const isLimit = says(RANKING, text) || says(RECENT, text);
    const isCount = !isLimit && (/^\d/.test(first) || isNumberWord(first));
    return isCount
      ? { label: capitalized(text.slice(whole.length)), value: capitalized(first) }
      : { label: capitalized(text), value };
  }
  // "$" before "129" is a currency sign, not a name.
  if (!/[\p{L}\p{N}]/u.test(text)) return { label: '', value: `${text}${value}` };
  const [where = ''] = PREPOSITION.exec(value) ?? [];
  if (where !== '') return { label: capitalized(`${text} ${where.trim()}`), value: value.slice(where.length) };
  const words = text.split(' ');
  const end = words.findLastIndex((word) => !LINKS.has(word.toLowerCase())) + 1;
  return { label: capitalized(words.slice(0, Math.max(1, end)).join(' ')), value };
}
