import type { Language } from './en.ts';
import { useEffect, useMemo, useState } from 'react';
import { type Messages, type Words, wordsOf } from './words.ts';

const LOADERS: { readonly [language: string]: () => Promise<Language> } = {
  de: async () => (await import('./de.ts')).DE,
  es: async () => (await import('./es.ts')).ES,
  fr: async () => (await import('./fr.ts')).FR,
  it: async () => (await import('./it.ts')).IT,
  pt: async () => (await import('./pt.ts')).PT,
};

const loaded = new Map<string, Language>();

/** The words for a locale that are here already. */
export function languageOf(locale: string): Language | undefined {
  return loaded.get(subtag(locale));
}

/** True while the built-in words for a locale are still to be loaded. */
function isToLoad(locale: string): boolean {
  const language = subtag(locale);
  return Object.hasOwn(LOADERS, language) && !loaded.has(language);
}

/**
 * Loads the built-in words for a locale; English, and what there are no words for, needs none. A server awaits it
 * before it draws; a browser that awaits it before the first drawing shows no English in between.
 */
export async function loadWords(locale: string): Promise<void> {
  const language = subtag(locale);
  const words = isToLoad(locale) ? await LOADERS[language]?.() : undefined;
  if (words !== undefined) loaded.set(language, words);
}

function subtag(locale: string): string {
  return locale.split(/[-_]/)[0]?.toLowerCase() ?? '';
}

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
