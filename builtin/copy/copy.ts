import type { Language } from '#builtin/understand/words/language.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

type Texts = typeof en;
/** Texts with a placeholder. */
type Template =
  | 'filterBy'
  | 'add'
  | 'addOne'
  | 'noneYet'
  | 'pick'
  | 'confirmTitle'
  | 'moveTo'
  | 'without'
  | 'continueWith'
  | 'checkMinLength'
  | 'checkMaxLength';

/**
 * The texts that the built-in composer itself puts on screens, in one language. In the JSON files, `{Thing}` is replaced
 * by the name of what a text is about, and `{thing}` by the same in lower case.
 */
export type Copy = Omit<Texts, Template | 'nothingYet' | 'noThingsYet'> & {
  [name in Template]: (thing: string) => string;
} & { nothingYet: (things: string | undefined) => string };

const COPY: { [language in Language]: Copy } = {
  en: copyOf(en),
  de: copyOf(de),
  fr: copyOf(fr),
  es: copyOf(es),
  pt: copyOf(pt),
  it: copyOf(it),
};

/** The texts for a language. */
export function copyIn(language: Language): Copy {
  return COPY[language];
}

function copyOf(texts: Texts): Copy {
  const template = (text: string) => (thing: string) =>
    text.replace('{Thing}', () => thing).replace('{thing}', () => thing.toLowerCase());
  return {
    ...texts,
    filterBy: template(texts.filterBy),
    add: template(texts.add),
    addOne: template(texts.addOne),
    noneYet: (things) =>
      template(startsWithVowel(things) ? texts.noneYet.replace('de {', 'd’{') : texts.noneYet)(things),
    pick: template(texts.pick),
    confirmTitle: template(texts.confirmTitle),
    moveTo: template(texts.moveTo),
    without: template(texts.without),
    continueWith: template(texts.continueWith),
    checkMinLength: template(texts.checkMinLength),
    checkMaxLength: template(texts.checkMaxLength),
    nothingYet: (things) => (things === undefined ? texts.nothingYet : template(texts.noThingsYet)(things)),
  };
}

// French contracts "de": "pas encore d’idées"; no other language has a "de" there.
function startsWithVowel(word: string): boolean {
  return /^[aeiouyhéèêœ]/iu.test(word);
}
