import type { Choice } from './field.ts';
import { humanize } from '#builtin/understand/words/humanize.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';

const NAMELESS = '—';

/** A choice that stores the text as written and shows it as a label. */
export function choiceOf(value: string): Choice {
  const label = /_|\p{Ll}\p{Lu}/u.test(value) ? humanize(value) : capitalized(value);
  return { label: label.trim() === '' ? NAMELESS : label, value };
}

/**
 * The same for keys that a schema lists: "NEXT_CYCLE" is "Next cycle", and "NEW" beside it "New", but "EUR" and "XL" stay among
 * their like.
 */
export function listedChoices(values: readonly string[]): Choice[] {
  const areKeys =
    values.some((value) => KEY.test(value)) && values.every((value) => /^\p{Lu}[\p{Lu}\d_]*$/u.test(value));
  return values.map((value) => {
    const isKey = KEY.test(value) || (areKeys && /[AEIOUY]/.test(value));
    return isKey ? { label: humanize(value.toLowerCase()), value } : choiceOf(value);
  });
}

const KEY = /^\p{Lu}{4,}$|^\p{Lu}+(?:_[\p{Lu}\d]+)+$/u;
