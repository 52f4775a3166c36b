import { useEffect, useMemo, useState } from 'react';
import { isToLoad, languageOf, loadWords } from './languages.ts';
import { wordsOf, type Messages, type Words } from './words.ts';

/** The words of a composition: English until the language has loaded, and where loading fails. */
export function useLanguage(locale: string, numbersLocale: string, messages: Messages | undefined): Words {
  const [, setReady] = useState(locale);
  const language = languageOf(locale);
  useEffect(() => {
    if (!isToLoad(locale)) return undefined;
    let isWanted = true;
    loadWords(locale).then(
      () => isWanted && setReady(`${locale} is there`),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return useMemo(
    () => wordsOf({ locale, numbersLocale, language, messages }),
    [locale, numbersLocale, language, messages],
  );
}
