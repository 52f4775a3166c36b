import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { shapeOf } from './member-told.ts';
import { formatLike } from './update-figures.ts';
import { datesIn } from '#builtin/edit/words/dates-in-text.ts';
import { withDate } from './part-of-text.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { numberIn } from '#builtin/edit/words/number-in.ts';
import { namesOn, rowAt } from '#builtin/edit/finding/names.ts';
import { placesOf, type Patch } from '#builtin/edit/patch.ts';
import { itemKeyOf, shownPointer, statePathOf } from '#builtin/edit/finding/shown-values.ts';
import type { Target } from '#builtin/edit/finding/targets.ts';

/** Sets the price, initial value or figure of a target. A value in words only replaces a figure or fact. */
export function setShownValue(
  patch: Patch,
  [target, ...others]: readonly Target[],
  { value, was, isWords = false, target: phrase }: { value: string; was?: string; isWords?: boolean; target?: string },
): boolean {
  if (target === undefined || isOtherFact(patch.spec, target, was, phrase)) return false;
  const shown = new Set([target, ...others].map((one) => shownText(patch.spec, one)));
  // "the price", where several things have one.
  if (shown.size > 1 && was === undefined) return false;
  if (isWords) return isFact(target) && setShown(patch, target, value, true);
  return setPrice(patch, target, value) || setShown(patch, target, value, false);
}

/** Sets the only figure or fact whose value looks like the new one: "2.1 kg" replaces "1.8 kg". */
export function setAlike(patch: Patch, value: string): boolean {
  const shape = shapeOf(value);
  const alike = namesOn(patch.spec).filter((named) => {
    const path = named.weight === 'main' && isFact({ ...named, score: 0 }) ? shownPath(patch.spec, named) : undefined;
    const shown = path === undefined ? undefined : readPointer(patch.spec, path);
    return shape !== undefined && shape !== '0' && typeof shown === 'string' && shapeOf(shown) === shape;
  });
  const [only, ...others] = alike;
  return only !== undefined && others.length === 0 && setShown(patch, { ...only, score: 0 }, value, true);
}

// A fact that shows another number than the old one, or one whose name says much more: "Total with the licence".
function isOtherFact(spec: Spec, target: Target, was: string | undefined, phrase: string | undefined): boolean {
  const path = shownPath(spec, target);
  const shown: unknown = path === undefined ? undefined : readPointer(spec, path);
  const before = was === undefined ? undefined : numberIn(was);
  const isOtherNumber = before !== undefined && typeof shown === 'string' && !wasIn(shown, before);
  const isLonger = phrase !== undefined && wordsOf(target.text).length > wordsOf(phrase).length * 2;
  return isOtherNumber || (isLonger && target.item?.prop === 'items');
}

function shownText(spec: Spec, target: Target): Json | undefined {
  const path = shownPath(spec, target);
  return path === undefined ? undefined : (readPointer(spec, path) as Json | undefined);
}

function wasIn(shown: string, before: number): boolean {
  return (shown.match(/\d[\d.,]*/gu) ?? []).some((one) => numberIn(one) === before);
}

function isFact({ place, item }: Target): boolean {
  return item === undefined ? place.element.type === 'Stat' : item.prop === 'items';
}

// Sets a price in a plan, a list of plans or a row of data, and in every text that repeats it.
function setPrice(patch: Patch, target: Target, value: string): boolean {
  const at = isOtherUnit(value) ? undefined : priceAt(patch, target);
  const before = at === undefined ? undefined : readPointer(patch.spec, at);
  if (at === undefined || typeof before !== 'string') return false;
  const repeats = occurrences(patch, before);
  const isOnlyPrice = repeats.filter((one) => one.endsWith('/price')).length === 1;
  for (const one of new Set(isOnlyPrice ? [at, ...repeats] : [at]))
    patch.apply({ op: 'replace', path: one, value: inFormatOf(before, value) });
  return true;
}

const MONEY_WORDS = /^(?:eur|dollar|dolar|pound|pfund|libra|livre|sterlin|fran[ck]|real|reais|cent)/u;

// "200 parts" are no price, "200 a month" may be one.
function isOtherUnit(value: string): boolean {
  const unit = /^\d[\d.,]*\s?(\p{L}{4,})$/u.exec(value.trim())?.[1];
  return unit !== undefined && !MONEY_WORDS.test(foldText(unit));
}

const PER: ReadonlySet<string> = new Set('a an per pro im par al por all'.split(' '));

// "25" in place of "$20" becomes "$25".
function inFormatOf(before: string, value: string): string {
  const [, amount] =
    /^(\d[\d.,]*)(?:\s*\p{L}{4,}|\s(?:a|an|per|pro|im|par|al|por|all)\s\p{L}{2,10})?$/u.exec(value) ?? [];
  const number = amount === undefined || datesIn(value).length > 0 ? undefined : numberIn(amount);
  if (number !== undefined) return formatLike(before, number);
  // "$125 a month" in place of "$118": what it is for stands elsewhere.
  const [, price, per = ''] = /^(\p{Sc}?\s?\d[\d.,]*\s?\p{Sc}?)\s(\p{L}{1,3})\s\p{L}{2,10}$/u.exec(value) ?? [];
  return price === undefined || !PER.has(per) || /\p{L}/u.test(before) ? value : price.trim();
}

function priceAt({ spec }: Patch, { place, item, pointer }: Target): string | undefined {
  const { id, element } = place;
  if (item !== undefined) {
    const at = formatPointer(['elements', id, 'props', item.prop, item.index, 'price']);
    return typeof readPointer(spec, at) === 'string' ? at : undefined;
  }
  const price = element.props['price'];
  const key = itemKeyOf(price);
  if (key !== undefined) {
    const row = rowAt(spec, id, pointer);
    return row === undefined ? undefined : row + formatPointer([key]);
  }
  return price === undefined ? undefined : shownPointer(spec, id, 'price');
}

// Pointers to all values that equal a text.
function occurrences({ spec }: Patch, text: string): string[] {
  const found: string[] = [];
  const visit = (value: Json | undefined, at: string) => {
    if (value === text) found.push(at);
    else if (Array.isArray(value)) for (const [index, one] of value.entries()) visit(one, `${at}/${index}`);
    else if (isJsonObject(value)) for (const [key, one] of Object.entries(value)) visit(one, at + formatPointer([key]));
  };
  for (const { id, element } of placesOf(spec)) visit(element.props, formatPointer(['elements', id, 'props']));
  visit(spec.state, '/state');
  return found;
}

// "239,00 €" and "25 minutes" may be replaced by a value, "Comune di Siziano" may not.
const AMOUNT = /^\D{0,4}\d[\d.,:\s]*\D{0,12}$/;

/** What stands where the host or an edit is yet to tell the value. */
const NOTHING_YET = '—';

function shownPath(spec: Spec, { place: { id }, item }: Pick<Target, 'place' | 'item'>): string | undefined {
  const prop = item === undefined ? 'value' : item.prop === 'items' ? 'description' : undefined;
  if (prop === undefined) return undefined;
  if (item === undefined) return shownPointer(spec, id, prop);
  const written = `${item.pointer}/${item.index}/${prop}`;
  const read = statePathOf(readPointer(spec, written) as Json | undefined);
  return read === undefined ? written : `/state${read}`;
}

// Replaces the value of a figure or fact.
function setShown({ spec, apply, operations }: Patch, target: Target, value: string, isWords: boolean): boolean {
  const path = shownPath(spec, target);
  // What this edit has set already has its value: another one is for something else.
  if (path === undefined || operations.some((one) => one.path === path)) return false;
  const shown = readPointer(spec, path);
  if (typeof shown !== 'string' && typeof shown !== 'number') return false;
  if (shown === NOTHING_YET) {
    apply({ op: 'replace', path, value });
    return true;
  }
  const dated = typeof shown === 'string' ? withDate(shown, value) : undefined;
  if (dated !== undefined || (isWords && typeof shown === 'string')) {
    apply({ op: 'replace', path, value: dated ?? value });
    return true;
  }
  // "the 7th of June" is no number of days.
  if (datesIn(value).length > 0 && /\d\s?\p{L}/u.test(String(shown))) return false;
  const isNumber = typeof shown === 'number' && /^-?\d+(?:\.\d+)?$/.test(value);
  const isLike =
    typeof shown === 'string' && (AMOUNT.test(shown) || (/\d/.test(value) && shapeOf(shown) === shapeOf(value)));
  if (typeof shown === 'number' ? !isNumber : !isLike) return false;
  apply({ op: 'replace', path, value: isNumber ? Number(value) : inFormatOf(String(shown), value) });
  return true;
}
