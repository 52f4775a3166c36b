/** Joins the class names that are there: `classNames(css['card'], isOpen && css['open'])`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
