import { PLAN_NOUNS } from '#builtin/understand/learned/run-edges.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { ownerOf, type Titled } from '#builtin/understand/words/owner-of.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { isOneOf, withoutLead, wordList } from '#builtin/understand/words/word-list.ts';
import { unique } from '#builtin/understand/words/split-items.ts';
import { isDay } from '../labelled-values.ts';
import { endOfPricedList } from './priced-list.ts';
import { withListedPrices } from './listed-prices.ts';
import type { TaggedPart } from '../tagged-part.ts';
import { isFree, priceIn } from '../../amounts/price.ts';

/** A plan that a prompt names, with exactly what the prompt says about it. */
export type NamedPlan = { name: string; price: string | undefined; features: string[] };

// Words between a plan and its price: "the team plan costs $30".
const TO_PRICE = /^ (?:\p{L}+ ){0,2}$/u;
const BEFORE_PRICE = /[,:;]\s(\p{Lu}\p{L}{1,20})\s$/u;
const WORD = /\p{L}+/gu;
const HIGHLIGHT = wordList(
  'highlight|highlighting|highlighted|emphasize|emphasise|feature|recommend|recommended|hebe|betone|hervorgehoben|mettre/mets en avant',
  'destaca|destacar|destacado|destaque|evidenzia|evidenziare',
);

// "Each with features and a button" names none of them.
const FEATURES_THEMSELVES = wordList(
  'features|feature list|benefits|leistungen|merkmale|funktionen|vorteile|prestations|fonctionnalites|avantages|caracteristicas|ventajas',
  'prestaciones|servicios|vantagens|recursos|funcionalidades|servicos|caratteristiche|funzionalita|servizi|vantaggi',
);

/** The plans that a request names, and the features that belong to none of them alone. */
export function plansOf(prompt: string, marked: readonly TaggedPart[]): { plans: NamedPlan[]; features: string[] } {
  const implied = withImpliedPlans(prompt, withoutHighlights(marked));
  const afterList = endOfPricedList(prompt, implied);
  const { parts, sharedFrom } = afterList < 0 ? withListedPrices(implied) : { parts: implied, sharedFrom: afterList };
  const plans: (NamedPlan & Titled)[] = [];
  for (const { tag: name, text, start, end } of parts) {
    if (name !== 'plan' || plans.some((plan) => plan.name.toLowerCase() === text.toLowerCase())) continue;
    const { name: planName, price } = priceIn(text);
    if (planName === '') continue;
    plans.push({ name: capitalized(planName), title: text, price, features: [], start, end });
  }
  const shared: string[] = [];
  for (const [index, { tag: name, text, start }] of parts.entries()) {
    if (name !== 'price' && name !== 'feature' && !(name === 'value' && parts[index - 1]?.tag === 'plan')) continue;
    if (name === 'feature' && isOneOf(FEATURES_THEMSELVES, text)) continue;
    const repeated = namedAgain(parts, index);
    // What follows a list of prices is about all plans, unless it names one of them.
    const owner =
      index < sharedFrom
        ? ownerOf(prompt, plans, start)
        : namedIn(prompt.slice(parts[index - 1]?.end ?? start, start), plans);
    const owners = repeated.length > 1 ? plans.filter(({ title }) => repeated.includes(title.toLowerCase())) : [];
    const targets = owners.length > 0 ? owners : owner === undefined ? [] : [owner];
    if (targets.length === 0) shared.push(capitalized(text));
    for (const plan of targets) {
      const isPrice = name !== 'feature' && plan.price === undefined && !isDay(text);
      const parsed = isPrice ? { name: '', price: text } : priceIn(text);
      // A second price, such as the one per year, becomes a feature.
      if (parsed.name !== '' || plan.price !== undefined || isDay(text))
        plan.features.push(capitalized(parsed.name || text));
      plan.price ??= parsed.price;
    }
  }
  return {
    plans: plans.map(({ name, price, features }) => ({
      name,
      price: price ?? (isFree(name) ? name : undefined),
      features: unique(features),
    })),
    features: unique(shared),
  };
}

// "Free, Pro and Business, highlight Pro" has three plans.
function withoutHighlights(parts: readonly TaggedPart[]): TaggedPart[] {
  const names = new Set(parts.flatMap(({ tag, text }) => (tag === 'plan' ? [foldText(text)] : [])));
  return parts.filter(({ text }) => {
    const rest = withoutLead(HIGHLIGHT, text);
    return rest === text || !names.has(foldText(rest));
  });
}

function namedIn<Plan extends Titled>(text: string, plans: readonly Plan[]): Plan | undefined {
  const folded = foldText(text);
  return plans.find(({ title }) => folded.includes(foldText(title)));
}

// "Plus and Family with 4K": if all of these plans were named before, what follows belongs to each of them.
function namedAgain(parts: readonly TaggedPart[], index: number): string[] {
  const from = parts.findLastIndex(({ tag: name }, at) => at < index && name !== 'plan') + 1;
  const names = parts.slice(from, index).map(({ text }) => text.toLowerCase());
  const earlier = new Set(parts.slice(0, from).map(({ text }) => text.toLowerCase()));
  return names.every((name) => earlier.has(name)) ? names : [];
}

// "A free plan" and "team plan for $30" name plans even if they are not tagged so.
function withImpliedPlans(prompt: string, parts: readonly TaggedPart[]): TaggedPart[] {
  if (!parts.some(({ tag }) => tag === 'plan')) return [...parts];
  const named = parts.map((one, index): TaggedPart => {
    const next = parts[index + 1];
    const isPriced = one.tag === 'feature' && next?.tag === 'price' && TO_PRICE.test(prompt.slice(one.end, next.start));
    return isPriced ? { ...one, tag: 'plan', text: withoutPlanNoun(one.text) } : one;
  });
  const free: TaggedPart[] = named.flatMap((one, index) => planBeforePrice(prompt, named[index - 1], one));
  let before = { text: '', index: 0 };
  for (const { 0: text, index } of prompt.matchAll(WORD)) {
    const isPlan = PLAN_NOUNS.has(text.toLowerCase()) && isFree(before.text);
    const [start, end] = [before.index, before.index + before.text.length];
    if (isPlan && !parts.some((one) => one.start < end && start < one.end))
      free.push({ tag: 'plan', start, end, text: before.text });
    before = { text, index };
  }
  return [...named, ...free].toSorted((one, other) => one.start - other.start);
}

// "Basic 9 €, Plus 19 €": a capitalized word between a sign and a price is a plan.
function planBeforePrice(prompt: string, before: TaggedPart | undefined, part: TaggedPart): TaggedPart[] {
  const isPrice = part.tag === 'price' || (part.tag === 'value' && priceIn(part.text).price !== undefined);
  const [, text = ''] = (isPrice && BEFORE_PRICE.exec(prompt.slice(before?.end ?? 0, part.start))) || [];
  const start = part.start - text.length - 1;
  return text === '' ? [] : [{ tag: 'plan', start, end: part.start - 1, text }];
}

// "Team plan" becomes "Team".
function withoutPlanNoun(name: string): string {
  const words = name.split(' ');
  return words.length > 1 && PLAN_NOUNS.has(words.at(-1)?.toLowerCase() ?? '') ? words.slice(0, -1).join(' ') : name;
}
