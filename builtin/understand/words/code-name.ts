import type { Language } from './language.ts';
import { wordsOf } from './fold-text.ts';
import { capitalized } from './identifier.ts';
import { endsIn, wordList } from './word-list.ts';

const LANGUAGES = wordList(
  'language|languages|lang|locale|sprache|sprachen|langue|langues|idioma|idiomas|lingua|lingue',
);
const COUNTRIES = wordList(
  'country|countries|country code|land|lander|pays|pais|paises|paese|paesi|nationality|nationalitat',
);
const LANGUAGE_CODE = /^[a-z]{2,3}(?:-[A-Z]{2})?$/;
const COUNTRY_CODE = /^[A-Z]{2}$/;

/** What a choice among languages or countries is called, which the schema lists by their codes: "de" under "language" is "German". */
export function codeName(
  name: string,
  { label, value }: { label: string; value: string },
  language: Language,
): string | undefined {
  // A title that the schema gives stays.
  if (label.toLowerCase() !== value.toLowerCase()) return undefined;
  const words = wordsOf(name).join(' ');
  const isLanguage = LANGUAGE_CODE.test(value) && endsIn(LANGUAGES, words);
  const isCountry = COUNTRY_CODE.test(value) && endsIn(COUNTRIES, words);
  if (!isLanguage && !isCountry) return undefined;
  const names = new Intl.DisplayNames([language], { type: isLanguage ? 'language' : 'region', fallback: 'none' });
  const told = names.of(value);
  return told === undefined ? undefined : capitalized(told);
}
