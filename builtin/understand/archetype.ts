import type { UiType } from '#contract/ui-type.ts';
import { STRONG, WEAK } from './archetype-words.ts';
import { isEmpty } from './data-shape.ts';
import { shapeBonus, type Evidence } from './evidence.ts';
import { foldText } from './fold-text.ts';
import { archetypeScores as learnedScores } from './learned/archetype.ts';
import { committedWeights } from './learned/weights.ts';
import { spelled } from './spelling.ts';

// What one point of the usual words and shapes weighs beside what was learned from words alone; more where data or
// actions tell what words leave open.
const KNOWN_WEIGHT = { words: 10, withData: 80 };
const WEIGHTS = { head: 5, strong: 2, weak: 1, weakHead: 2 };
const HEAD_NOUN = 4;
// The noun that a name ends in says what is named: in "checkout wizard for a shop" and "booking form" it is the last
// word before whom or what it is for.
const BEHIND_NOUN =
  /\s+(?:for|of|to|at|in|on|from|by|about|per|after|before|fur|von|der|des|zum|zur|pour|de|du|para|del|di|della|dei|per|da|dos)\s.*$/u;

const EVERY_WORD = Object.fromEntries(
  Object.entries(STRONG).map(([uiType, words]) => [uiType, new RegExp(words, 'g')]),
) as typeof STRONG;

/**
 * The archetype that fits a prompt, its data and actions best: what was learned decides, together with the shape of data
 * and actions; the usual words for an archetype help in doubt.
 */
export function archetypeOf(evidence: Evidence): UiType {
  const known = knownScores(evidence);
  const hasData = evidence.actions.length > 0 || !isEmpty(evidence.data);
  const weight = hasData ? KNOWN_WEIGHT.withData : KNOWN_WEIGHT.words;
  const learned = [...learnedScores(committedWeights().archetype, evidence.prompt)];
  const scores = learned.map(([type, score]): [UiType, number] => [type, score + weight * (known.get(type) ?? 0)]);
  return scores.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

// How much words and shape of a request speak for each archetype.
function knownScores(evidence: Evidence): Map<UiType, number> {
  const text = plainWords(evidence.prompt);
  const head = plainWords(evidence.head);
  const scores = (Object.keys(STRONG) as UiType[]).map((uiType): [UiType, number] => {
    const words =
      (STRONG[uiType].test(head) ? WEIGHTS.head : STRONG[uiType].test(text) ? WEIGHTS.strong : 0) +
      (WEAK[uiType].test(head) ? WEIGHTS.weakHead : WEAK[uiType].test(text) ? WEIGHTS.weak : 0);
    return [uiType, words + headNounBonus(uiType, head) + shapeBonus(uiType, evidence)];
  });
  return new Map(scores);
}

// A table to eat at is no table of records, a "tableau de bord" is none either, and payment details are asked for, not shown.
function plainWords(text: string): string {
  const words = spelled(foldText(text).replaceAll(/[-_]/g, ' '));
  return words
    .replaceAll(/\b(book|reserv\w*)\s+(?:an?\s+|the\s+)?(?:restaurant\s+)?table\b/g, '$1')
    .replaceAll(
      /\b(payment|contact|shipping|billing|delivery|personal|bank|guest|passenger|card|your) details\b/g,
      '$1 form',
    )
    .replaceAll(/\btable (booking|reservation)s?\b/g, '$1')
    .replaceAll(/\btableaux? de bord\b/g, 'dashboard');
}

function headNounBonus(uiType: UiType, head: string): number {
  const isLast = (name: string, weight: number): number => {
    const found = [...name.matchAll(EVERY_WORD[uiType])].at(-1);
    return found !== undefined && found.index + found[0].length === name.length ? weight : 0;
  };
  return Math.max(isLast(head, 2), isLast(head.replace(BEHIND_NOUN, ''), HEAD_NOUN));
}
