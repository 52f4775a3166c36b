import { kindTold } from '#builtin/understand/learned/kind.ts';
import { linearModel } from '#builtin/understand/learned/linear-model.ts';
import { kindCases, kindExamples, kindWords } from '../kinds.ts';
import type { MarkedRequest } from '../marked-text.ts';
import { kindModel } from '../train.ts';

/** How many kinds of fields were told right by their names. `unseen` are those whose names no other hand has. */
export type KindsTold = { asked: number; right: number; unseen: number; unseenRight: number };

const HANDS = 4;
const FIELDS_MIN = 300;

/**
 * How well the kind of a field is told by its name, for hands that are left out of the training one by one: the last ones of
 * those with enough fields. What `kinds.txt` tells of names that only such a hand has is left out too.
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
