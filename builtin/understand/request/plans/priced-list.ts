import type { Tag } from '#builtin/understand/learned/tags.ts';
import { priceIn, splitPeriod } from '../../amounts/price.ts';
import { isDay } from '../labelled-values.ts';
import type { TaggedPart } from '../tagged-part.ts';

const NUMBER = /^\d[\d.,]*$/;
const CURRENCY = /[$€£¥]|\b(?:USD|EUR|GBP|CHF|euros?|dollars?)\b/iu;
/** Between a name and its price: "Pro 19", "Pro: 19", "Pro for 19". */
const TO_PRICE = /^[\s:–-]*(?:\p{L}{1,6}\s)?$/u;
const TO_NEXT = /^\s*[,;/·]|^\s+(?:and|und|et|y|e)\s/u;
const MONTH_BEHIND = /^\.?\s(?:(?:of|de|di)\s)?(\p{L}{3,10})(?![\p{L}\d])/u;
const TO_REMARK = /^,\s+$/u;
const CLAUSE = /^,\s+([^,.;:!?]{4,60})/u;
const NAME_TAGS: ReadonlySet<Tag> = new Set(['plan', 'fact', 'feature', 'column', 'option']);
const REMARK_TAGS: ReadonlySet<Tag> = new Set(['button', 'setting', 'fact', 'feature', 'plan']);
const MIN_PLANS = 2;
const REMARK_MAX_WORDS = 5;

/**
 * Reads a list of names that each have a price as plans, however their words were tagged: "Basic $9, Pro 19, Team 49". A number
 * without a currency has the one that the others have. What is said right after the list, "cancel anytime", is about all plans.
 */
export function withPricedList(prompt: string, marked: readonly TaggedPart[]): TaggedPart[] {
  const parts = marked.map((part) => withMonth(prompt, part));
  const between = (at: number) => prompt.slice(parts[at - 1]?.end ?? 0, parts[at]?.start ?? 0);
  const isPair = (at: number) =>
    NAME_TAGS.has(parts[at]?.tag ?? 'not') && isAmount(parts[at + 1]) && TO_PRICE.test(between(at + 1));
  const from = parts.findIndex((_, at) => isPair(at));
  if (from < 0) return [...parts];
  let to = from;
  while (isPair(to) && (to === from || TO_NEXT.test(between(to)))) to += 2;
  const list = parts.slice(from, to);
  if (list.length < 2 * MIN_PLANS || !list.some(({ tag }) => tag === 'plan')) return [...parts];
  const like = list.map(({ text }) => text).find((text) => isAmountText(text) && CURRENCY.test(text));
  const priced = list.map((part, at): TaggedPart =>
    at % 2 === 0 ? { ...part, tag: 'plan' } : { ...part, tag: 'price', text: withCurrencyOf(part.text, like) },
  );
  const end = list.at(-1)?.end ?? 0;
  const remark = remarkAfter(prompt, end, parts[to]);
  const rest = parts.slice(to).filter(({ start }) => remark === undefined || start >= remark.end);
  return [...parts.slice(0, from), ...priced, ...(remark === undefined ? [] : [remark]), ...rest];
}

// "12" in "due 12 May" is a day and no price.
function withMonth(prompt: string, part: TaggedPart): TaggedPart {
  const [rest = '', month = ''] = (NUMBER.test(part.text) && MONTH_BEHIND.exec(prompt.slice(part.end))) || [];
  if (month === '' || !isDay(month)) return part;
  const end = part.end + rest.length;
  return { ...part, tag: 'value', text: prompt.slice(part.start, end), end };
}

// The clause right after the list, if something in it was tagged. "No yearly prices" is left out: it may as well be an order.
function remarkAfter(prompt: string, end: number, next: TaggedPart | undefined): TaggedPart | undefined {
  const [whole = '', text = ''] = CLAUSE.exec(prompt.slice(end)) ?? [];
  const start = end + whole.length - text.length;
  const isTagged = next !== undefined && REMARK_TAGS.has(next.tag) && next.start === start;
  if (!isTagged || text.split(' ').length > REMARK_MAX_WORDS) return undefined;
  return { tag: 'feature', text: text.trim(), start, end: start + text.length };
}

/** The index after a list of plans that each have a price and nothing else; -1 if there is none, or "with" continues it. */
export function endOfPricedList(prompt: string, parts: readonly TaggedPart[]): number {
  const from = parts.findIndex(({ tag }) => tag === 'plan');
  if (from < 0) return -1;
  let to = from;
  while (parts[to]?.tag === 'plan' && isAmount(parts[to + 1])) to += 2;
  const isList = to - from >= 2 * MIN_PLANS;
  return isList && TO_REMARK.test(prompt.slice(parts[to - 1]?.end ?? 0, parts[to]?.start ?? 0)) ? to : -1;
}

function isAmount(part: TaggedPart | undefined): boolean {
  return part !== undefined && (part.tag === 'price' || part.tag === 'value') && isAmountText(part.text);
}

function isAmountText(text: string): boolean {
  const { price } = splitPeriod(text);
  return NUMBER.test(price) || (priceIn(price).name === '' && /\d/.test(price));
}

// "19" beside "29 EUR" is "19 EUR", beside "$29" it is "$19".
function withCurrencyOf(text: string, like: string | undefined): string {
  const [currency = ''] = CURRENCY.exec(like ?? '') ?? [];
  const { price, period } = splitPeriod(text);
  if (like === undefined || currency === '' || !NUMBER.test(price)) return text;
  const whole = like.startsWith(currency) ? `${currency}${price}` : `${price} ${currency}`;
  return period === undefined ? whole : `${whole} ${period}`;
}
