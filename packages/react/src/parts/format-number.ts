const formats = new Map<string, Intl.NumberFormat>();

/** The formatter for a locale and options, made once: making one costs more than a hundred uses of it. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale}|${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(knownLocale(locale), options);
  formats.set(key, made);
  return made;
}

/** A number as the locale writes it: grouped, with the locale's digits and marks. */
export function formatNumber(value: number, locale: string, options?: Intl.NumberFormatOptions): string {
  return numberFormat(locale, options).format(value);
}

/** The tag itself where the engine accepts it, else English: a host's typing error must not take the screen down. */
export function knownLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en';
  } catch {
    return 'en';
  }
}
