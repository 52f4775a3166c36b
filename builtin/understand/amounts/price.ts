const PRICE_PARTS = [
  String.raw`(?:[$€£¥]|\b(?:USD|EUR|GBP|CHF)\s?)\s?\d[\d.,]*(?<![.,])\s?[kK]?`,
  String.raw`\d[\d.,]*(?<![.,])\s?(?:[$€£]|(?:USD|EUR|GBP|CHF|euros?|dollars?)\b)`,
  String.raw`\b(?:free|gratis|kostenlos|gratuit)\b|\b(?:contact us|on request|auf anfrage|sur devis)\b`,
].map((source) => new RegExp(source, 'iu'));
const FREE = /^(?:free|gratis|kostenlose?[rs]?|gratuite?|gratuit[oa])$/iu;
const PERIOD = /(?:\/ ?|\b(?:per|an?|each|every|im|pro|par|al|au|ao|por) )\p{L}+(?:\s?(?:\/|per)\s?\p{L}+)?/iu;
const LINK = /\s+(?:at|for|costs?|from|is|für|à|por)\s*$/iu;

/**
 * Splits the price off the end of a name: "Basic 9 euro". A text that is only a price has an empty name; a number without a
 * currency belongs to the name: "Windows 11".
 */
export function priceIn(text: string): { name: string; price: string | undefined } {
  const found = /\d/.test(text) ? PRICE_PARTS.map((pattern) => pattern.exec(text)).find((one) => one !== null) : null;
  const after = found === null || found === undefined ? '' : text.slice(found.index + found[0].length);
  if (found === null || found === undefined || /[\p{L}\p{N}]/u.test(after.replace(PERIOD, '')))
    return { name: text, price: undefined };
  const name = text.slice(0, found.index).replace(LINK, '');
  return { name: name.replaceAll(/[\s:,–-]+$/g, ''), price: found[0].trim() };
}

/** Whether a word means "free of charge". */
export function isFree(word: string): boolean {
  return FREE.test(word);
}

const NUMBER = /^\d[\d.,]*(?=\s|$)/;

/** Splits a price from its billing period: "$12 a month" gives "$12" and "a month", "450 per month" gives "450". */
export function splitPeriod(text: string): { price: string; period: string | undefined } {
  const [number] = NUMBER.exec(text) ?? [];
  const rest = number === undefined ? '' : text.slice(number.length).trim();
  if (number !== undefined && rest !== '' && rest.replace(PERIOD, '') === '') return { price: number, period: rest };
  const { name, price } = priceIn(text);
  const period = price === undefined || name !== '' ? '' : text.slice(text.indexOf(price) + price.length).trim();
  return price === undefined || period === '' ? { price: text, period: undefined } : { price, period };
}
