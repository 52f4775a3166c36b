import { definitionOf } from '#catalog/components.ts';
import { isJsonObject, type Json } from '#contract/json.ts';
import { formatPointer } from '#contract/json-pointer.ts';
import type { SpecElement } from '#contract/spec.ts';
import { foldText, wordsOf } from '../understand/fold-text.ts';
import { capitalized } from '../understand/identifier.ts';
import { withoutDeterminers } from '../understand/phrase.ts';
import { findElement } from './find-element.ts';
import { placesOf, setProp, type Patch } from './patch.ts';
import { QUOTED } from './quoted-words.ts';
import { TEXT_PROPS, textProp } from './words-of-element.ts';

const PARTS: readonly [RegExp, string][] = [
  [/\bplaceholder\b/iu, 'placeholder'],
  [/\b(?:help text|hint|helper)\b/iu, 'helpText'],
  [/\b(?:description|subtitle|beschreibung|untertitel|sous-titre|descripci[oó]n)\b/iu, 'description'],
  [/\bempty (?:text|message)\b/iu, 'emptyText'],
  [/\bprice\b/iu, 'price'],
];

// "Change Pro to $15/month" tells what it costs.
const PRICE = /^(?:[$€£¥]|R\$|CHF)\s?\d|^\d[\d.,]*\s?(?:[$€£¥]|CHF|EUR|USD)/u;
const ITEM = /\b(?:columns?|spalte|colonne|columna|option|tab|step|lane)\b/iu;

/** Gives an element, a table column, an option or any other quoted words new words. */
export function rename(patch: Patch, target: string, to: string): boolean {
  if (to === '') return false;
  const quoted = QUOTED.exec(target)?.[1];
  if (quoted !== undefined && renameText(patch, quoted, to)) return true;
  const inner = PARTS.find(([words]) => words.test(target));
  const bare = target.replace(/\s+(?:label|text|title|heading|caption|wording)$/iu, '');
  const words =
    inner === undefined ? target : bare.replace(inner[0], ' ').replaceAll(/\b(?:of|for|on|the|in)\b/giu, ' ');
  if (ITEM.test(target) && renameText(patch, withoutDeterminers(words).replace(ITEM, '').trim(), to)) return true;
  const place = findElement(patch.spec, words) ?? findElement(patch.spec, bare);
  if (place === undefined) return renameText(patch, withoutDeterminers(words), to);
  if (PRICE.test(to) && Object.hasOwn(place.element.props, 'price')) {
    setProp(patch, place.id, 'price', to);
    return true;
  }
  const isItsButton = /\bbutton\b/iu.test(target) && typeof place.element.props['ctaLabel'] === 'string';
  const prop =
    (isItsButton ? 'ctaLabel' : inner?.[1]) ??
    textProp(place.element) ??
    ['title', 'label', 'text'].find((name) => isJsonObject(place.element.props[name]));
  if (prop === undefined || !mayHave(place.element, prop)) return false;
  setProp(patch, place.id, prop, worded(place.element.props[prop], to));
  return true;
}

function mayHave({ type, props }: SpecElement, prop: string): boolean {
  return Object.hasOwn(props, prop) || Object.hasOwn(definitionOf(type)?.props ?? {}, prop);
}

// Words typed without capitals take those of the words they replace.
function worded(before: Json | undefined, to: string): string {
  return typeof before === 'string' && /^\p{Lu}/u.test(before) ? capitalized(to) : to;
}

/** Replaces words wherever they stand in props as a whole: a label, a column head, an option. */
function renameText(patch: Patch, from: string, to: string): boolean {
  const wanted = foldText(from).trim();
  if (wanted === '') return false;
  for (const { id, element } of placesOf(patch.spec)) {
    for (const [prop, value] of Object.entries(element.props)) {
      const path = pathOfText(value, wanted, (TEXT_PROPS as readonly string[]).includes(prop));
      if (path === undefined) continue;
      patch.apply({
        op: 'replace',
        path: formatPointer(['elements', id, 'props', prop, ...path]),
        value: capitalized(to),
      });
      return true;
    }
  }
  return false;
}

function pathOfText(value: Json, wanted: string, isText: boolean): (string | number)[] | undefined {
  if (typeof value === 'string') return isText && sameWords(value, wanted) ? [] : undefined;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const inner = pathOfText(item, wanted, true);
      if (inner !== undefined) return [index, ...inner];
    }
    return undefined;
  }
  if (!isJsonObject(value)) return undefined;
  for (const key of ['label', 'title', 'term', 'heading', 'name', 'text', 'question']) {
    const item = value[key];
    if (typeof item === 'string' && sameWords(item, wanted)) return [key];
  }
  return undefined;
}

function sameWords(text: string, wanted: string): boolean {
  return foldText(text).trim() === wanted || wordsOf(text).join(' ') === wordsOf(wanted).join(' ');
}
