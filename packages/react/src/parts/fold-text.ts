/** Text without case and accents, as people search: "tromso" finds "Tromsø", "Zurich" finds "Zürich". */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[øœæßłđð]/g, (letter) => FOLDED[letter] ?? letter)
    .trim();
}

const FOLDED: { readonly [letter: string]: string } = { ø: 'o', œ: 'oe', æ: 'ae', ß: 'ss', ł: 'l', đ: 'd', ð: 'd' };
