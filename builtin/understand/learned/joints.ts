import { ARTICLES, setOf } from './connectives.ts';
import type { Token } from './tokens.ts';

/** What can precede a word: the signs and small words that join or separate the members of an enumeration. */
const JOINTS = [
  'start',
  'word',
  'comma',
  'and',
  'or',
  'slash',
  'colon',
  'open',
  'close',
  'stop',
  'dash',
  'quote',
] as const;

type Joint = (typeof JOINTS)[number];

export const JOINT_COUNT = JOINTS.length;

const SIGNS: ReadonlyMap<string, Joint> = new Map(
  (
    [
      ['comma', ', ;'],
      ['and', 'and & + plus und sowie et y e ed'],
      ['or', 'or oder ou o u od'],
      ['slash', '/ |'],
      ['colon', ': ='],
      ['open', '( [ {'],
      ['close', ') ] }'],
      ['stop', '. ! ? …'],
      ['dash', '- – — • · * > →'],
      ['quote', '" “ ” „ « » ‘ ` ’ ‹ › ‟'],
    ] as const
  ).flatMap(([joint, signs]) => [...setOf(signs)].map((sign): [string, Joint] => [sign, joint])),
);

/** For each word the index of the joint before it, skipping an article in between. */
export function jointsOf(tokens: readonly Token[]): Uint8Array {
  return Uint8Array.from(tokens, (_, at) => {
    const before =
      ARTICLES.has(tokens[at - 1]?.lower ?? '') && !SIGNS.has(tokens[at - 1]?.lower ?? '') ? at - 2 : at - 1;
    if (before < 0) return 0;
    return JOINTS.indexOf(SIGNS.get(tokens[before]?.lower ?? '') ?? 'word');
  });
}
