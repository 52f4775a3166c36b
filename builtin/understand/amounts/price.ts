const PRICE_PARTS = [
  String.raw`(?:[$€£¥]|\b(?:USD|EUR|GBP|CHF)\s?)\s?\d[\d.,]*(?<![.,])\s?[kK]?`,
  String.raw`\d[\d.,]*(?<![.,])\s?(?:[$€£]|(?:USD|EUR|GBP|CHF|euros?|dollars?)\b)`,
  String.raw`\b(?:free|gratis|kostenlos|gratuit)\b|\b(?:contact us|on request|auf anfrage|sur devis)\b`,
].map((source) => new RegExp(source, 'iu'));
const FREE = /^(?:free|gratis|kostenlose?[rs]?|gratuite?|gratuit[oa])$/iu;
const PERIOD = /(?:\/ ?|\b(?:per|an?|each|pro|par|al|por) )\p{L}+(?:\s?(?:\/|per)\s?\p{L}+)?/iu;
const JOINT = /\s+(?:at|for|costs?|from|is|für|à|por)\s*$/iu;

/**
 * A name with the price that stands behind it: "Basic 9 euro". A name that is nothing but a price is one. What a name ends in
 * without a currency ("Windows 11") belongs to it.
 */
export function priceIn(text: string): { name: string; price: string | undefined } {
  const found = /\d/.test(text) ? PRICE_PARTS.map((pattern) => pattern.exec(text)).find((one) => one !== null) : null;
  const behind = found === null || found === undefined ? '' : text.slice(found.index + found[0].length);
  if (found === null || found === undefined || /[\p{L}\p{N}]/u.test(behind.replace(PERIOD, '')))
    return { name: text, price: undefined };
  const name = text.slice(0, found.index).replace(JOINT, '');
  return { name: name.replaceAll(/[\s:,–-]+$/g, ''), price: found[0].trim() };
}

/** Whether a word says that something costs nothing. */
export function isFree(word: string): boolean {
  return FREE.test(word);
}

/** A price as told, parted from the time that it pays for: "$12 a month" is "$12" and "a month". */
export function partedPrice(told: string): { price: string; period: string | undefined } {
  const { name, price } = priceIn(told);
  const period = price === undefined || name !== '' ? '' : told.slice(told.indexOf(price) + price.length).trim();
  return price === undefined || period === '' ? { price: told, period: undefined } : { price, period };
}
