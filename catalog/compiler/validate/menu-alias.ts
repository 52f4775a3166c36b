/**
 * Words of other design systems, each with the enum values that may mean the same; the first one that the enum has is used.
 *
 * Source: docs/catalog/conventions.md, "Value menus", last paragraph.
 */
const ALIASES: { readonly [word: string]: readonly string[] } = {
  small: ['sm'],
  medium: ['md'],
  large: ['lg'],
  xs: ['sm'],
  xl: ['lg'],
  '2xl': ['xl', 'lg'],
  xxl: ['2xl', 'xl', 'lg'],
  default: ['neutral', 'md', 'primary'],
  danger: ['critical', 'error'],
  error: ['critical', 'danger'],
  destructive: ['critical', 'danger'],
  critical: ['error', 'danger', 'destructive'],
  ok: ['success'],
  good: ['success'],
  positive: ['success'],
  warn: ['warning'],
  caution: ['warning'],
  warning: ['warn'],
  muted: ['neutral', 'default'],
  subtle: ['neutral', 'default'],
  neutral: ['default'],
  left: ['start'],
  right: ['end'],
  middle: ['center'],
  centre: ['center'],
  start: ['left'],
  end: ['right'],
  row: ['horizontal'],
  column: ['vertical'],
  horizontal: ['row'],
  vertical: ['column'],
};

/** The enum values that a foreign word means: the same in another spelling, else its alias. */
export function meaningIn(menu: readonly string[], word: string): string[] {
  const plain = plainOf(word);
  const same = menu.filter((entry) => plainOf(entry) === plain);
  const aliases = Object.hasOwn(ALIASES, plain) ? (ALIASES[plain] ?? []) : [];
  return [...same, ...aliases.filter((alias) => menu.includes(alias))];
}

function plainOf(word: string): string {
  return word.toLowerCase().replace(/[\s_-]+/g, '');
}
