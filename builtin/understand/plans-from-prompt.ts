import { listingsOf } from './listings.ts';
import type { Phrase } from './phrase.ts';
import { splitItems } from './split-items.ts';
import { countOf } from './counts.ts';

/** A plan that a prompt names, with what it says about it and nothing else. */
export type NamedPlan = { name: string; price: string | undefined; period: string | undefined; features: string[] };

const PRICE =
  /(?:[$€£¥]|\b(?:USD|EUR|GBP|CHF)\s?)\s?\d[\d.,]*(?<![.,])\s?[kK]?|\d[\d.,]*(?<![.,])\s?(?:[$€£]|USD\b|EUR\b|GBP\b|CHF\b|euros?\b|dollars?\b)|\b(?:free|gratis|kostenlos|gratuit|custom(?: pricing| price)?|contact us|on request|auf anfrage|sur devis)\b/iu;
const PERIOD =
  /(?:\/\s?|\b(?:per|a|an|each|pro|par|al|por)\s)(?:user|seat|month|mo|year|yr|week|day|session|visit|class|monat|jahr|mois|an|mes|ano|año|person|hour|night)(?:\s?(?:\/|per)\s?(?:month|mo|year|user))?\b|\b(?:monthly|yearly|annually|monatlich|jährlich)\b/iu;
const PLAN_LEAD =
  /\b(?:plans?|tiers?|packages?|pricing|prices?|subscriptions?|tarife?|preise|offres|formules|planes|memberships?|options)\b/iu;
const NO_PLAN =
  /\b(?:toggle|switch|button|faq|comparison|highlight\w*|badge|benefits?|perks|quotes|included|prices?|button|monthly\b.*\byearly|billing|features?|table|page|trial|cta|section|discount)\b/iu;
// "Compared by storage and traffic": what plans differ in, not plans.
const ASPECTS = /(?:^|\s)by$/u;
const MAX_PLANS = 6;

/** The plans that a prompt names, in order. */
export function plansFromPrompt(prompt: string): NamedPlan[] {
  const listings = listingsOf(prompt);
  const listing =
    listings.find(({ noun, items }) => noun !== undefined && PLAN_LEAD.test(noun) && items.length >= 2) ??
    listings.find(({ lead, opener, items }) => PLAN_LEAD.test(lead) && !ASPECTS.test(opener) && items.length >= 2) ??
    listings.find(({ items }) => items.filter(isPriced).length >= 2);
  const named = (listing?.items ?? []).filter(({ label }) => !NO_PLAN.test(label)).map(planOf);
  const plans = named.filter(({ name }) => name !== '' && name.length <= 40).slice(0, MAX_PLANS);
  return plans.length > 1 ? plans : [];
}

/** How many plans a prompt speaks of, for one that names none. */
export function planCount(prompt: string): number {
  return Math.min(
    countOf(
      prompt,
      /(?:pricing |subscription |membership )?(?:plans?|tiers?|packages?|tarife?|offres|formules|planes|options)/,
    ) ?? 0,
    MAX_PLANS,
  );
}

/**
 * A name with the price that stands behind it: "Basic 9 euro". A name that is nothing but a price is one. What a name ends in
 * without a currency ("Windows 11") belongs to it.
 */
export function priceIn(text: string): { name: string; price: string | undefined } {
  const price = /\d/.test(text) ? PRICE.exec(text) : null;
  const behind = price === null ? '' : text.slice(price.index + price[0].length).replace(PERIOD, '');
  if (price === null || /[\p{L}\p{N}]/u.test(behind)) return { name: text, price: undefined };
  const name = text.slice(0, price.index).replace(/\s+(?:at|for|costs?|from|is|für|à|por)\s*$/iu, '');
  return { name: name.replaceAll(/[\s:,–-]+$/g, ''), price: price[0].trim() };
}

function isPriced({ source }: Phrase): boolean {
  return PRICE.test(source);
}

function planOf({ source, label }: Phrase): NamedPlan {
  const inside = /\(([^()]*)\)/u.exec(source)?.[1] ?? '';
  const price = PRICE.exec(inside)?.[0] ?? PRICE.exec(withoutName(source))?.[0];
  const period = PERIOD.exec(source)?.[0];
  const features = splitItems(inside)
    .map((piece) =>
      piece
        .replace(PRICE, '')
        .replace(PERIOD, '')
        .replaceAll(/^[\s:,-]+|[\s:,-]+$/g, ''),
    )
    .filter((piece) => /\p{L}{2}/u.test(piece));
  const bare = label
    .replace(PERIOD, '')
    .replace(price !== undefined && /\d/.test(price) ? price : /$^/, '')
    .replace(/(?<=\S)\s+(?:custom(?: pric\w+)?|contact us|on request|auf anfrage|sur devis)$/iu, '')
    .replace(/\s+(?:at|for|costs?|from|is|für|à|por|plans?|tiers?|packages?|memberships?|tarife?)\s*(?=\s|$)/iu, ' ')
    .replaceAll(/[\s:,–-]+$/g, '')
    .trim();
  return { name: bare, price: price?.trim(), period: period?.trim(), features };
}

// "Free" is a price only when it is not the plan's name as well; the name then says it all the same.
function withoutName(source: string): string {
  return /^\s*(?:free|gratis|custom)\b/iu.test(source) && PRICE.test(source.replace(/^\s*\p{L}+/u, ''))
    ? source.replace(/^\s*\p{L}+/u, '')
    : source;
}
