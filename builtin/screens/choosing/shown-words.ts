import { isJsonObject, type Json } from '#contract/json/json.ts';
import type { Part } from '#builtin/part.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';

// Props that tell how something looks or what it is called inside: nobody reads them.
const UNREAD = new Set(
  (
    'key type variant size icon align justify direction gap layout orientation format level titleLevel width height ' +
    'minHeight maxHeight maxWidth template status tone openPath labelPlacement value weekStartsOn padding aspect'
  ).split(' '),
);

/** Tells of a text whether no part of a screen says it, however it is spelled: "e-mail" and "Email" are one. */
export function missingIn(screen: Part): (text: string) => boolean {
  // Read with the first question, since many requests have none.
  let said: { phrases: string; wholes: ReadonlySet<string> } | undefined;
  return (text) => {
    const words = wordsOf(text);
    if (words.length === 0) return false;
    said ??= saidIn(screen);
    return !said.phrases.includes(` ${words.join(' ')} `) && !said.wholes.has(words.join(''));
  };
}

function saidIn(screen: Part): { phrases: string; wholes: ReadonlySet<string> } {
  const words = [...new Set(wordsIn(screen))].map(wordsOf);
  return {
    phrases: words.map((of) => ` ${of.join(' ')} `).join('\n'),
    wholes: new Set(words.map((of) => of.join(''))),
  };
}

function wordsIn({ props, children, seeds = {} }: Part): string[] {
  const { value } = props;
  const own = typeof value === 'string' ? [value] : [];
  const seeded = Object.values(seeds).flatMap((seed) => (typeof seed === 'string' ? [seed] : []));
  return [...own, ...seeded, ...textsOf(props), ...children.flatMap(wordsIn)];
}

function textsOf(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (isUnread(key, value) ? [] : textsOf(inner)));
}

// A plan or a series is called by its name; a field's name is for machines. Paths are not read either.
function isUnread(key: string, holder: { [key: string]: Json }): boolean {
  return UNREAD.has(key) || key.startsWith('$') || (key === 'name' && ('label' in holder || 'placeholder' in holder));
}
