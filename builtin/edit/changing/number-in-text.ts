import { readPointer } from '#contract/json/json-pointer.ts';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import type { Target } from '#builtin/edit/finding/targets.ts';
import { shownPointer } from '#builtin/edit/finding/shown-values.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { subtree, type Patch } from '#builtin/edit/patch.ts';
import { numberIn } from '#builtin/edit/words/number-in.ts';
import { formatLike } from './update-figures.ts';

/** The end of a range that a value is for: "open until 20:00". */
export type RangeEnd = 'start' | 'end';

const TEXT_MAX_CHARS = 400;
const NUMBER = /\d+(?:[.,:h]\d+)*/gu;
const SYMBOL = /[$€£¥%]/u;

/** A number in a text, and what kind of number it is: a time, an amount of money, or a number with a unit. */
type Numeral = { at: number; digits: string; kind: string };

/**
 * Replaces the number in a text of the targets that is of the same kind as a new value: the only one, or one of two if the
 * value is for an end of a range. "€195.00" replaces the amount in "Haul-out is €180.00 extra".
 */
export function replaceAlikeInText(
  patch: Patch,
  targets: readonly Target[],
  { value, end }: { value: string; end?: RangeEnd | undefined },
): boolean {
  const [told, ...others] = numeralsIn(value);
  if (told === undefined || others.length > 0) return false;
  const found = targets
    .flatMap((target) => textsUnder(patch, target))
    .flatMap(({ pointer, text }) => {
      const alike = numeralsIn(text).filter(({ kind }) => kind === told.kind);
      const one = alike.length === 1 ? alike[0] : alike.length === 2 ? ofRange(alike, end) : undefined;
      return one === undefined ? [] : [{ pointer, text, one }];
    });
  const [only, ...more] = found;
  if (only === undefined || more.some(({ pointer }) => pointer !== only.pointer)) return false;
  const { pointer, text, one } = only;
  const digits = told.kind === 'time' ? told.digits : formatLike(one.digits, numberIn(told.digits) ?? 0);
  patch.apply({
    op: 'replace',
    path: pointer,
    value: text.slice(0, one.at) + digits + text.slice(one.at + one.digits.length),
  });
  return true;
}

function ofRange(alike: readonly Numeral[], end: RangeEnd | undefined): Numeral | undefined {
  return end === undefined ? undefined : alike.at(end === 'start' ? 0 : -1);
}

function numeralsIn(text: string): Numeral[] {
  return [...text.matchAll(NUMBER)].map(({ 0: digits, index }) => ({
    at: index,
    digits,
    kind: kindOf(digits, text.slice(0, index), text.slice(index + digits.length)),
  }));
}

function kindOf(digits: string, before: string, after: string): string {
  if (/^\d{1,2}[:h]\d{2}$/u.test(digits)) return 'time';
  const symbol = SYMBOL.exec(before.trimEnd().at(-1) ?? '') ?? SYMBOL.exec(after.trimStart().at(0) ?? '');
  if (symbol !== null) return symbol[0];
  return /^\s?(\p{L}+)/u.exec(after)?.[1]?.toLowerCase() ?? '';
}

type Written = { pointer: string; text: string };

// The texts that an element, or everything inside it, shows.
function textsUnder({ spec }: Patch, { place, pointer, item }: Target): Written[] {
  const own = pointer === undefined ? undefined : readPointer(spec, pointer);
  if (item === undefined && typeof own === 'string' && /\s/u.test(own) && /\d/u.test(own))
    return [{ pointer: pointer ?? '', text: own }];
  return subtree(spec, place.id).flatMap((id) =>
    Object.keys(elementOf(spec, id)?.props ?? {}).flatMap((prop) => {
      const at = shownPointer(spec, id, prop);
      return textsIn(readPointer(spec, at) as Json | undefined, at);
    }),
  );
}

function textsIn(value: Json | undefined, at: string): Written[] {
  if (typeof value === 'string')
    return value.length <= TEXT_MAX_CHARS && /\d/u.test(value) ? [{ pointer: at, text: value }] : [];
  if (Array.isArray(value)) return value.flatMap((one, index) => textsIn(one as Json, `${at}/${index}`));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, at + formatPointer([key])));
}
