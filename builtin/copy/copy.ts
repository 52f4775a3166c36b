import type { Language } from '#builtin/understand/words/language.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

type Words = typeof en;
type Filled =
  | 'filterBy'
  | 'add'
  | 'addOne'
  | 'noneYet'
  | 'pick'
  | 'confirmTitle'
  | 'moveTo'
  | 'checkMinLength'
  | 'checkMaxLength';

/**
 * The words that the built-in composer itself puts on screens, in one language; names come from the caller. In the files
 * `{Thing}` is what a text speaks of, `{thing}` the same in small letters.
 */
export type Copy = Omit<Words, Filled | 'nothingYet' | 'noThingsYet'> & {
  [name in Filled]: (thing: string) => string;
} & { nothingYet: (things: string | undefined) => string };

const COPY: { [language in Language]: Copy } = {
  en: copyOf(en),
  de: copyOf(de),
  fr: copyOf(fr),
  es: copyOf(es),
  pt: copyOf(pt),
  it: copyOf(it),
};

/** The words for a language. */
export function copyIn(language: Language): Copy {
  return COPY[language];
}

function copyOf(words: Words): Copy {
  const filled = (text: string) => (thing: string) =>
    text.replace('{Thing}', () => thing).replace('{thing}', () => thing.toLowerCase());
  return {
    ...words,
    filterBy: filled(words.filterBy),
    add: filled(words.add),
    addOne: filled(words.addOne),
    noneYet: (things) => filled(isVowelAhead(things) ? words.noneYet.replace('de {', 'd’{') : words.noneYet)(things),
    pick: filled(words.pick),
    confirmTitle: filled(words.confirmTitle),
    moveTo: filled(words.moveTo),
    checkMinLength: filled(words.checkMinLength),
    checkMaxLength: filled(words.checkMaxLength),
    nothingYet: (things) => (things === undefined ? words.nothingYet : filled(words.noThingsYet)(things)),
  };
}

// French says "pas encore d’idées"; no other language has a "de" there.
function isVowelAhead(word: string): boolean {
  return /^[aeiouyhéèêœ]/iu.test(word);
}
