import type { Json } from '#contract/json/json.ts';

const WORDS_MAX_CHARS = 24;

/** Generates unique, descriptive ids; the same elements in the same order get the same ids. */
export function elementIds(isTaken: (id: string) => boolean): (type: string, main: Json | undefined) => string {
  const given = new Map<string, number>();
  return (type, main) => {
    const kind = kebab(type) || 'part';
    const words = typeof main === 'string' ? shortened(kebab(main)) : '';
    const base = words === '' ? kind : `${words}-${kind}`;
    for (let count = (given.get(base) ?? 0) + 1; ; count += 1) {
      const id = count === 1 ? base : `${base}-${count}`;
      if (isTaken(id) || id in Object.prototype) continue;
      given.set(base, count);
      return id;
    }
  };
}

function shortened(words: string): string {
  return words.length > WORDS_MAX_CHARS ? words.slice(0, WORDS_MAX_CHARS).replace(/-[^-]*$/, '') : words;
}

/** The Latin words of a text in kebab-case, starting at the first letter. */
function kebab(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replace(/^[-\d]+/, '')
    .replace(/-$/, '');
}
