import { splitItems } from '#builtin/understand/words/split-items.ts';
import { beginsWith, isOneOf, withoutLead, wordList } from '#builtin/understand/words/word-list.ts';
import { unitIn } from '#builtin/understand/values/units.ts';

const WITH_CHOICES = /^(.*?)\s*[([]([^()[\]]+)[)\]]\s*(.*)$/su;
const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{N}+-]*`;
const SLASHES = new RegExp(String.raw`(?<![\w/])(${WORD}(?:\s?/\s?${WORD})+)(?![\w/])`, 'u');
const REMARKS = wordList(
  'optional|required|mandatory|e g|eg|i e|ie|max|min|up to|at least|z b|pflichtfeld|facultatif|obligatoire|opcional|obligatorio',
);
// "choose weekly or monthly", "either cash or card": one question that is named by its answers.
const EITHER = wordList(
  'choose/pick/select|choose/pick/select either/between|to choose/pick/select|to choose/pick/select either/between',
  'either|choice of/between|entweder|soit',
);
const MAX_CHOICES = 30;
// Pairs with a slash that mean one thing, not two answers.
const ONE_IDEA = new Set(['and/or', 'n/a', 'on/off', 'a/b', 'ui/ux', 'ci/cd', '24/7', 'b2b/b2c']);
const PER = new Set('h s d min sec hour day week month mo year yr user seat person kg l m m2 m3'.split(' '));

/** Splits the alternatives off a phrase: "size (small, medium, large)", "priority low/medium/high". `text` is the rest. */
export function readChoices(phrase: string): { text: string; choices: string[] } {
  const parenthesis = WITH_CHOICES.exec(phrase);
  if (parenthesis !== null && unitIn(phrase).unit === undefined) {
    const [, before = '', inside = '', after = ''] = parenthesis;
    return { text: `${before} ${after}`.trim(), choices: choicesIn(inside) };
  }
  const either = withoutLead(EITHER, phrase);
  if (either !== phrase && /\s(?:or|oder|ou)\s/iu.test(either)) return withNoun(either, choicesIn(either));
  const slashes = SLASHES.exec(phrase)?.[1];
  if (slashes === undefined || isOneIdea(slashes.toLowerCase()) || /^\d+\/\d+$/.test(slashes))
    return { text: phrase, choices: [] };
  const text = phrase.replace(slashes, ' ').replaceAll(/\s+/g, ' ').trim();
  return text === '' ? { text: phrase, choices: [] } : { text, choices: choicesIn(slashes) };
}

function isOneIdea(text: string): boolean {
  const [what = '', per = '', ...others] = text.split('/');
  return ONE_IDEA.has(text) || (/^\S{1,6}$/.test(what) && PER.has(per) && others.length === 0);
}

// "Weekly or monthly delivery": the noun after the last answer names the question.
const ADJECTIVES = wordList(
  'small|medium|large|light|dark|hot|cold|indoor|outdoor|public|private|express|standard|morning|afternoon|evening|online',
  'full|half|new|used',
);

function withNoun(text: string, choices: string[]): { text: string; choices: string[] } {
  const [, adjective = '', noun = ''] = /^(\S+)\s+(\S+)$/u.exec(choices.at(-1) ?? '') ?? [];
  const adjectives = [...choices.slice(0, -1), adjective];
  return adjectives.every((word) => isOneOf(ADJECTIVES, word) || /^\p{L}+ly$/iu.test(word))
    ? { text: noun, choices: adjectives }
    : { text, choices };
}

/** The alternatives in a text such as "small, medium or large"; none if it is a remark or a single word. */
function choicesIn(text: string): string[] {
  if (beginsWith(REMARKS, text)) return [];
  const choices = splitItems(text.replaceAll('/', ',').replaceAll('|', ','))
    .map((choice) => choice.replaceAll(/["“”„«»]/g, '').trim())
    .filter((choice) => /[\p{L}\p{N}]/u.test(choice) && choice.length <= 60);
  return choices.length < 2 ? [] : [...new Set(choices)].slice(0, MAX_CHOICES);
}
