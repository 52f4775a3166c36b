import { formatPointer } from '#contract/json/json-pointer.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import { namesOn } from '#builtin/edit/finding/names.ts';
import type { Patch } from '#builtin/edit/patch.ts';
import { isInside } from '#builtin/edit/finding/surroundings.ts';
import { datesIn } from '#builtin/edit/words/dates-in-text.ts';
import { withDate, withPart } from './part-of-text.ts';
import type { Target } from '#builtin/edit/finding/targets.ts';

/** Replaces a number in a text of the targets, else in the only text that contains it. */
export function replaceNumber(
  patch: Patch,
  targets: readonly Target[],
  { value, was }: { value: string; was?: string },
): boolean {
  if (was === undefined) return false;
  const { spec } = patch;
  const containing = namesOn(spec).filter(({ text, weight }) => weight !== 'key' && numbersIn(text).includes(was));
  const ofTargets = containing.filter(({ place }) =>
    targets.some((target) => target.place.id === place.id || isInside(spec, place.id, target.place.id)),
  );
  const found = ofTargets.length > 0 ? ofTargets : containing;
  const pointers = new Set(found.map(({ pointer }) => pointer));
  const [pointer] = pointers;
  const text = pointer === undefined ? undefined : readPointer(spec, pointer);
  if (pointers.size !== 1 || pointer === undefined || typeof text !== 'string' || pointer === formatPointer([]))
    return false;
  const isOfDate = datesIn(text).some((date) => numbersIn(date.text).includes(was));
  const after = isOfDate ? withDate(text, value, was) : withPart(text, was, value);
  if (after === undefined) return false;
  patch.apply({ op: 'replace', path: pointer, value: after });
  return true;
}

function numbersIn(text: string): string[] {
  return text.match(/\d[\d.,:]*\d|\d/g) ?? [];
}
