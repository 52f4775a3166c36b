import { kindTold } from '#builtin/understand/learned/kind.ts';
import { linearModel } from '#builtin/understand/learned/linear-model.ts';
import { kindCases, kindExamples, kindWords } from '../kinds.ts';
import type { MarkedRequest } from '../marked-text.ts';
import { kindModel } from '../train.ts';

/** How many fields got the right kind by their name. `unseen` counts the fields whose name no other writer uses. */
export type KindsTold = { asked: number; right: number; unseen: number; unseenRight: number };

const HANDS = 4;
const FIELDS_MIN = 300;

/**
 * Measures how well the model guesses the kind of a field from its name. One writer after the other is left out of the
 * training and measured, namely the last four of those with at least 300 fields. The entries of `kinds.txt` for names that only
 * this writer uses are left out too.
 */
export function measureKinds(hands: readonly MarkedRequest[][]): KindsTold {
  const words = kindWords();
  const told: KindsTold = { asked: 0, right: 0, unseen: 0, unseenRight: 0 };
  const many = hands.filter((hand) => fieldNames(hand).length >= FIELDS_MIN);
  for (const hand of many.slice(-HANDS)) {
    const others = hands.filter((other) => other !== hand).flat();
    const known = new Set(fieldNames(others));
    const own = new Set(fieldNames(hand).filter((name) => !known.has(name)));
    const name = new Map([...words.name].filter(([one]) => !own.has(one)));
    const model = linearModel(kindModel(kindExamples(others, { ...words, name })));
    for (const { words: one, source, kind } of kindCases(hand, words)) {
      if (source !== 'name') continue;
      const isRight = kindTold(model, one, 'name') === kind;
      told.asked += 1;
      if (isRight) told.right += 1;
      if (!own.has(one)) continue;
      told.unseen += 1;
      if (isRight) told.unseenRight += 1;
    }
  }
  return told;
}

function fieldNames(requests: readonly MarkedRequest[]): string[] {
  return requests.flatMap(({ text, spans }) =>
    spans.filter(({ tag }) => tag === 'field').map(({ start, end }) => text.slice(start, end).toLowerCase()),
  );
}
