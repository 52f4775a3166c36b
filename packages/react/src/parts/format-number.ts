const formats = new Map<string, Intl.NumberFormat>();
const DEFAULTS: Intl.NumberFormatOptions = {};
/** A table asks thousands of times with the same options: the object itself says which without being spelled out. */
const byOptions = new WeakMap<object, Map<string, Intl.NumberFormat>>();

/** The formatter for a locale and options, made once: making one costs more than a hundred uses of it. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = DEFAULTS): Intl.NumberFormat {
  const same = byOptions.get(options)?.get(locale);
  if (same !== undefined) return same;
  const key = `${locale}|${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(knownLocale(locale), options);
  formats.set(key, format);
  byOptions.set(options, (byOptions.get(options) ?? new Map<string, Intl.NumberFormat>()).set(locale, format));
  return format;
}

/** A number as the locale writes it: grouped, with the locale's digits and marks. */
export function formatNumber(value: number, locale: string, options?: Intl.NumberFormatOptions): string {
  return numberFormat(locale, options).format(value);
}

/**
 * The tag itself where the engine accepts it, else English: a host's typing error must not take the screen down. Systems
 * and other languages write `de_DE`, `de_DE.UTF-8` and `en-US@posix`.
 */
export function knownLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replace(/[.@].*/, '').replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}
