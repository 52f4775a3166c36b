import { foldText } from './fold-text.ts';

const NUMBERS: { readonly [word: string]: number } = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6 },
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6 },
  ...{ dois: 2, quatro: 4, due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6 },
};
const PLANS =
  /^(?:plans?|tiers?|packages?|tarife?n?|pakete?n?|offres|formules|forfaits|planes|tarifas|planos|pacotes|piani|tariffe)$/;
const BETWEEN_MAX_WORDS = 2;

/** How many plans a prompt speaks of, "three plans" or "4 pricing tiers"; 0 when it tells no number from 2 to 6. */
export function planCount(prompt: string): number {
  const words = foldText(prompt).split(/[^\p{L}\p{N}]+/u);
  for (const [at, word] of words.entries()) {
    const count = Object.hasOwn(NUMBERS, word) ? (NUMBERS[word] ?? 0) : /^[2-6]$/.test(word) ? Number(word) : 0;
    if (count > 0 && words.slice(at + 1, at + 2 + BETWEEN_MAX_WORDS).some((next) => PLANS.test(next))) return count;
  }
  return 0;
}
