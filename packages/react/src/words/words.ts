import { knownLocale, numberFormat } from '../parts/format-number.ts';
import { ENGLISH_COUNTS, type CountForms, type CountPhrase, type Language, type Phrase } from './en.ts';

/** Words of the host's own: of another language, or in other terms. What is not there stays as it is. */
export type Messages = Partial<Language>;

/** Says a phrase in the language of the page; values go where their names stand in braces. */
export type Words = {
  (phrase: Phrase, values?: Values): string;
  (phrase: CountPhrase, values: Values & { readonly count: number }): string;
};

type Values = { readonly [name: string]: string | number };
type Table = { readonly [phrase: string]: string | CountForms | undefined };

type Wording = {
  /** BCP 47 tags: of the words, which decides how they count, and of the numbers in them. */
  locale: string;
  numbersLocale: string;
  language: Table | undefined;
  messages: Messages | undefined;
};

/** The words of a language: the host's, else the language's, else English. */
export function wordsOf({ locale, numbersLocale, language, messages }: Wording): Words {
  const own: Table | undefined = messages;
  return (phrase: string, values: Values = {}) => {
    const found = given(own, phrase) ?? given(language, phrase);
    const entry = found ?? given(ENGLISH_COUNTS, phrase) ?? phrase;
    const { count } = values;
    // English forms go by English rules, whatever the page's language.
    const rules = found === undefined ? 'en' : locale;
    const text = typeof entry === 'string' ? entry : (entry[formOf(rules, Number(count))] ?? entry.other);
    return text.replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? numberFormat(numbersLocale).format(value) : (value ?? place);
    });
  };
}

function given(table: Table | undefined, phrase: string): string | CountForms | undefined {
  return table !== undefined && Object.hasOwn(table, phrase) ? table[phrase] : undefined;
}

function formOf(tag: string, count: number): Intl.LDMLPluralRule {
  return new Intl.PluralRules(knownLocale(tag)).select(count);
}
