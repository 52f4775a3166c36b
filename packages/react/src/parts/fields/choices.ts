/** One option of a menu: what is seen and what is stored. */
export type Choice = { readonly label: string; readonly value: string };

/** Options as the catalog allows them: plain texts serve as both label and value. */
export function asChoices(options: readonly (string | Choice)[]): readonly Choice[] {
  return options.map((option) => (typeof option === 'string' ? { label: option, value: option } : option));
}
