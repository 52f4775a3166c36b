const PLURALS: ReadonlySet<string> = new Set(
  'buttons knopfe schaltflachen boutons botones pulsanti botoes fields inputs felder champs campos checkboxes switches toggles'.split(
    ' ',
  ),
);

/** True for the plural of a kind of element: "buttons". */
export function isSeveral(word: string): boolean {
  return PLURALS.has(word);
}
