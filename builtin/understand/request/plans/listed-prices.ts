import { priceIn } from '../../amounts/price.ts';
import type { TaggedPart } from '../tagged-part.ts';

const NUMBER = /^\d[\d.,]*$/;
const CURRENCY = /[^\d.,\s]+/u;
const MIN_PLANS = 2;

/**
 * Puts prices that are listed after the plans behind their own plans: "basic, plus and team, price 10, 20 and 35 euro" gives
 * "basic 10 euro, plus 20 euro, team 35 euro". A number without a currency has that of the last price. `sharedFrom` is the
 * index of what follows the list, and the number of parts where nothing is listed so.
 */
export function withListedPrices(parts: readonly TaggedPart[]): { parts: readonly TaggedPart[]; sharedFrom: number } {
  const from = parts.findIndex(isPlan);
  const plans = runOf(parts, from, isPlan);
  const prices = runOf(parts, from + plans.length, isAmount);
  if (from === -1 || plans.length < MIN_PLANS || plans.length !== prices.length)
    return { parts, sharedFrom: parts.length };
  const last = prices.at(-1)?.text ?? '';
  const [currency] = CURRENCY.exec(last) ?? [];
  const priced = plans.flatMap((plan, at): TaggedPart[] => {
    const price = prices[at];
    if (price === undefined) return [plan];
    const text =
      NUMBER.test(price.text) && currency !== undefined ? withCurrency(price.text, currency, last) : price.text;
    return [plan, { ...price, tag: 'price', text, start: plan.end, end: plan.end }];
  });
  const sharedFrom = from + priced.length;
  return { parts: [...parts.slice(0, from), ...priced, ...parts.slice(sharedFrom)], sharedFrom };
}

function withCurrency(number: string, currency: string, like: string): string {
  return like.startsWith(currency) ? `${currency}${number}` : `${number} ${currency}`;
}

function runOf(parts: readonly TaggedPart[], from: number, fits: (part: TaggedPart) => boolean): TaggedPart[] {
  const rest = parts.slice(Math.max(0, from));
  const end = rest.findIndex((part) => !fits(part));
  return end === -1 ? rest : rest.slice(0, end);
}

function isPlan(part: TaggedPart): boolean {
  return part.tag === 'plan' && !isAmount(part) && priceIn(part.text).price === undefined;
}

function isAmount({ tag, text }: TaggedPart): boolean {
  return tag === 'price' || ((tag === 'plan' || tag === 'value') && (NUMBER.test(text) || priceIn(text).name === ''));
}
