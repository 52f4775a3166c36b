import { splitItems } from '#builtin/understand/words/split-items.ts';
import { unitIn } from '#builtin/understand/words/unit-in-phrase.ts';

const WITH_CHOICES = /^(.*?)\s*[([]([^()[\]]+)[)\]]\s*(.*)$/su;
const SLASHES = /(?<![\w/])([\p{L}\p{N}][\p{L}\p{N}+-]*(?:\s?\/\s?[\p{L}\p{N}][\p{L}\p{N}+-]*)+)(?![\w/])/u;
const REMARK =
  /^(?:optional|required|mandatory|e\.?g\.?|i\.?e\.?|max|min|up to|at least|z\.?\s?b\.?|pflichtfeld|facultatif|obligatoire|opcional|obligatorio)\b/iu;
// "choose weekly or monthly", "either cash or card": one question, whose name is its answers.
const EITHER =
  /^(?:(?:to )?(?:choose|pick|select)(?: (?:either|between))?|either|choice (?:of|between)|entweder|soit)\s+(.+\s(?:or|oder|ou)\s.+)$/iu;
const MAX_CHOICES = 30;
// Pairs written with a slash that are one idea, not two answers.
const ONE_IDEA =
  /^(?:and\/or|n\/a|on\/off|a\/b|ui\/ux|ci\/cd|24\/7|b2b\/b2c|\S{1,6}\/(?:h|s|d|min|sec|hour|day|week|month|mo|year|yr|user|seat|person|kg|l|m[23]?))$/iu;

/**
 * The alternatives that a phrase names, "size (small, medium, large)" or "priority low/medium/high", and the phrase
 * without them.
 */
export function readChoices(phrase: string): { text: string; choices: string[] } {
  const parenthesis = WITH_CHOICES.exec(phrase);
  if (parenthesis !== null && unitIn(phrase).unit === undefined) {
    const [, before = '', inside = '', after = ''] = parenthesis;
    return { text: `${before} ${after}`.trim(), choices: choicesIn(inside) };
  }
  const either = EITHER.exec(phrase)?.[1];
  if (either !== undefined) return withNoun(either, choicesIn(either));
  const slashes = SLASHES.exec(phrase)?.[1];
  if (slashes === undefined || ONE_IDEA.test(slashes) || /^\d+\/\d+$/.test(slashes))
    return { text: phrase, choices: [] };
  const text = phrase.replace(slashes, ' ').replaceAll(/\s+/g, ' ').trim();
  return text === '' ? { text: phrase, choices: [] } : { text, choices: choicesIn(slashes) };
}

// "Weekly or monthly delivery": the noun behind the last answer is what the question is about.
const KIND =
  /^(?:\p{L}+ly|small|medium|large|light|dark|hot|cold|indoor|outdoor|public|private|express|standard|morning|afternoon|evening|online|full|half|new|used)$/iu;

function withNoun(text: string, choices: string[]): { text: string; choices: string[] } {
  const [, kind = '', noun = ''] = /^(\S+)\s+(\S+)$/u.exec(choices.at(-1) ?? '') ?? [];
  const kinds = [...choices.slice(0, -1), kind];
  return kinds.every((word) => KIND.test(word)) ? { text: noun, choices: kinds } : { text, choices };
}

/** The alternatives of a text such as "small, medium or large"; none when it is a remark or a single word. */
function choicesIn(text: string): string[] {
  if (REMARK.test(text.trim())) return [];
  const choices = splitItems(text.replaceAll('/', ',').replaceAll('|', ','))
    .map((choice) => choice.replaceAll(/["“”„«»]/g, '').trim())
    .filter((choice) => /[\p{L}\p{N}]/u.test(choice) && choice.length <= 60);
  return choices.length < 2 ? [] : [...new Set(choices)].slice(0, MAX_CHOICES);
}
