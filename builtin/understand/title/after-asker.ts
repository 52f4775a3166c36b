import { foldText } from '#builtin/understand/words/fold-text.ts';
import { ARTICLES, setOf } from '#builtin/understand/learned/connectives.ts';

// What people do with a screen, between who they are and what it shows.
const LOOKING = setOf(
  'want wants need needs see sees compares opens checks reviews follows picks chooses ' +
    'will wollen möchte möchten braucht brauchen sieht sehen vergleicht vergleichen prüft prüfen öffnet wählt ' +
    'veut veulent voit voient compare consulte ouvre suit choisit vérifie quiere quieren ve ven compara consulta abre elige revisa ' +
    'vuole vogliono vede vedono confronta apre controlla sceglie consulta quer querem vê veem precisa abre escolhe acompanha consulta',
);
const TO_LOOK = setOf('to see know check sehen wissen voir savoir ver saber vedere sapere de da que che di');
// "Hearings that need an interpreter" are hearings.
const RELATIVES = setOf('that who which die der das welche qui que che quien quienes to');
const ASKER_WORDS_MAX = 8;
const OPENING_CHARS = 200;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*|[^\s\p{L}\p{N}]/gu;

/**
 * What follows a person and a verb at the beginning of a request: "The owner of a bookshop wants the sales of the day" is about
 * "the sales of the day". Undefined where no such verb follows the words that were taken for the title.
 */
export function afterAsker(prompt: string, taken: string): string | undefined {
  const words = [...prompt.slice(0, OPENING_CHARS).matchAll(WORD)];
  const at = words.slice(0, ASKER_WORDS_MAX + 1).findIndex(([word]) => LOOKING.has(word.toLowerCase()));
  const before = words.slice(0, Math.max(at, 0)).map(([word]) => word.toLowerCase());
  const isPlain = before.every((word) => /^[\p{L}\p{N}]/u.test(word));
  // "A consulta" is a visit to the doctor, and no verb.
  const isAsker = isPlain && before.some((word) => !ARTICLES.has(word)) && !RELATIVES.has(before.at(-1) ?? '');
  const [first = ''] = foldText(taken).split(' ');
  const isTaken = first !== '' && [...before, words[at]?.[0] ?? ''].some((word) => foldText(word).endsWith(first));
  const next = words.slice(at + 1).find(([word]) => !TO_LOOK.has(word.toLowerCase()));
  return isAsker && isTaken && next !== undefined ? prompt.slice(next.index) : undefined;
}
