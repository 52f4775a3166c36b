import { foldText } from '#builtin/understand/words/fold-text.ts';
import { isOneOf, wordList, type WordList } from '#builtin/understand/words/word-list.ts';

// Folded words for 2 to 6 in six languages.
const NUMBERS = new Map(
  [
    'two zwei deux dos dois due 2',
    'three drei trois tres tre 3',
    'four vier quatre cuatro quatro quattro 4',
    'five funf cinq cinco cinque 5',
    'six sechs seis sei 6',
  ].flatMap((line, at) => line.split(' ').map((word): [string, number] => [word, at + 2])),
);
const PLANS = wordList(
  'plan|plans|tier|tiers|package|packages|tarif|tarife|tarifen|pakete|paketen|offres|formules|forfaits|planes|tarifas|planos',
  'pacotes|piani|tariffe',
);
const STEPS = wordList(
  'step|steps|screen|screens|page|pages|schritt|schritte|schritten|etape|etapes|ecran|ecrans|paso|pasos|passo|passos',
  'etapa|etapas|passi|passaggi|fasi',
);
const ANSWERS = wordList(
  'answer|answers|choice|choices|option|options|antwort|antworten|reponses|respuestas|respostas|risposte|opciones|opcoes',
  'opzioni|antwortmoglichkeiten',
);
const BETWEEN_MAX_WORDS = 2;

/** How many plans a prompt mentions, "three plans" or "4 pricing tiers"; 0 if it gives no number from 2 to 6. */
export function planCount(prompt: string): number {
  return countBefore(prompt, PLANS);
}

/** How many steps a prompt mentions, "four-step wizard"; 0 if it gives no number from 2 to 6. */
export function stepCount(prompt: string): number {
  return countBefore(prompt, STEPS);
}

/** How many answers a prompt wants to choose from, "a quiz with four answers"; 0 if it gives no number from 2 to 6. */
export function answerCount(prompt: string): number {
  return countBefore(prompt, ANSWERS);
}

/** Whether a word spells out a number from 2 to 6. */
export function isNumberWord(word: string): boolean {
  return !/\d/.test(word) && smallNumber(word) > 0;
}

/** The number from 2 to 6 that a word or digit stands for; otherwise 0. */
export function smallNumber(word: string): number {
  return NUMBERS.get(foldText(word)) ?? 0;
}

function countBefore(prompt: string, things: WordList): number {
  const words = foldText(prompt).split(/[^\p{L}\p{N}]+/u);
  for (const [at, word] of words.entries()) {
    const count = NUMBERS.get(word) ?? 0;
    if (count > 0 && words.slice(at + 1, at + 2 + BETWEEN_MAX_WORDS).some((next) => isOneOf(things, next)))
      return count;
  }
  return 0;
}
