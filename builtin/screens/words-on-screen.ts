import { isJsonObject, type Json } from '#contract/json/json.ts';
import type { Part } from '../part.ts';
import { wordsOf } from '../understand/words/fold-text.ts';

// Props for looks or internal names, which users never read.
const UNREAD = new Set(
  (
    'key type variant size icon align justify direction gap layout orientation format level titleLevel width height ' +
    'minHeight maxHeight maxWidth template status tone openPath labelPlacement value weekStartsOn padding aspect'
  ).split(' '),
);

/** Returns a test for texts that appear nowhere on a screen. Spelling variants match: "e-mail" and "Email" are the same. */
export function missingIn(screen: Part): (text: string) => boolean {
  // Built on first use, since many requests have nothing to look up.
  let index: { phrases: string; joined: ReadonlySet<string> } | undefined;
  return (text) => {
    const words = wordsOf(text);
    if (words.length === 0) return false;
    index ??= wordIndexOf(screen);
    return !index.phrases.includes(` ${words.join(' ')} `) && !index.joined.has(words.join(''));
  };
}

function wordIndexOf(screen: Part): { phrases: string; joined: ReadonlySet<string> } {
  // "GitHub" is one word as well as two.
  const words = [...new Set(textsOn(screen))].flatMap((text) => [wordsOf(text), wordsOf(text.toLowerCase())]);
  return {
    phrases: words.map((text) => ` ${text.join(' ')} `).join('\n'),
    joined: new Set(words.map((text) => text.join(''))),
  };
}

/** The texts of a screen that people read, those in its initial state included. */
export function textsOn({ props, children, seeds = {} }: Part): string[] {
  const { value } = props;
  const own = typeof value === 'string' ? [value] : [];
  // The titles of empty lanes are in the initial state.
  const seeded = Object.values(seeds).flatMap(textsOf);
  return [...own, ...seeded, ...textsOf(props), ...children.flatMap(textsOn)];
}

function textsOf(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (isUnread(key, value) ? [] : textsOf(inner)));
}

// The name of a plan or series is visible; the `name` of a field is not, and neither are state paths.
function isUnread(key: string, holder: { [key: string]: Json }): boolean {
  return UNREAD.has(key) || key.startsWith('$') || (key === 'name' && ('label' in holder || 'placeholder' in holder));
}
