import type { Choice } from './field.ts';
import { humanize } from '#builtin/understand/words/humanize.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';

/** A choice that stores the text as written and shows it as a label. */
export function choiceOf(value: string): Choice {
  return { label: /_|\p{Ll}\p{Lu}/u.test(value) ? humanize(value) : capitalized(value), value };
}

/** The same for a key that a schema lists: "NEXT_CYCLE" is "Next cycle", but "EUR" and "XL" stay. */
export function listedChoice(value: string): Choice {
  const isKey = /^\p{Lu}{4,}$|^\p{Lu}+(?:_[\p{Lu}\d]+)+$/u.test(value);
  return isKey ? { label: humanize(value.toLowerCase()), value } : choiceOf(value);
}
