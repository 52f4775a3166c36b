import type { Json } from '#contract/json/json.ts';
import { type Answer, branchOf, goodAnswer, type Mutation, parentOf } from './answer.ts';
import { CAUSES } from './causes.ts';
import type { GoodScreen } from './good-screens.ts';
import { type TextMutation, TRUNCATIONS } from './kinds/text-mutations.ts';
import { createRandom, type Random } from './random.ts';
import { writeAnswer } from './write-answer.ts';

/** A good answer with its corruptions, as text. */
export type MutatedCase = {
  seed: number;
  good: GoodScreen;
  style: string;
  text: string;
  isCut: boolean;
  /** Of an outline that is cut off: the lines that were still to come, the cut one first. */
  rest?: string;
  /** The corruptions, as `cause: mutation`. */
  corruptions: string[];
  causes: string[];
  /** The elements as the model knows them, written or forgotten. */
  known: Answer['elements'];
  withheld: ReadonlySet<string>;
};

/** Most draws for one corruption, since not every mutation fits every screen. */
const DRAWS_MAX = 40;

/** The case that belongs to a seed: a good screen, one to three corruptions, and a style. Three of five have one. */
export function mutatedCase(screens: readonly GoodScreen[], seed: number): MutatedCase {
  const random = createRandom(seed);
  const good = screens[seed % screens.length] as GoodScreen;
  const answer = goodAnswer(good);
  const wanted = 1 + [0, 0, 0, 1, 2][random.integer(5)]!;
  const corruptions: string[] = [];
  const causes: string[] = [];
  let breakage: TextMutation | undefined;
  for (let draw = 0; draw < DRAWS_MAX && corruptions.length < wanted; draw += 1) {
    const cause = random.weighted(CAUSES);
    const mutation = random.weighted<Mutation | TextMutation>([...(cause?.mutations ?? []), ...(cause?.texts ?? [])]);
    if (cause === undefined || mutation === undefined) continue;
    if (cause.texts.length > 0) {
      if (breakage !== undefined) continue;
      breakage = mutation as TextMutation;
    } else if (!applied(mutation as Mutation, answer, random)) continue;
    corruptions.push(`${cause.name}: ${mutation.name}`);
    causes.push(cause.name);
  }
  const known = withMisspelled([...answer.elements, ...answer.forgotten], answer.misspelled);
  const { style, lines } = writeAnswer(answer, random);
  const { text, isCut } = broken(lines, breakage, unlistedIn(answer), random);
  return { seed, good, style, text, isCut, corruptions, causes, known, withheld: answer.withheld };
}

/** Asked for an id that it misspelled, a model means the element. */
function withMisspelled(known: Answer['elements'], misspelled: Answer['misspelled']): Answer['elements'] {
  const again = [...misspelled].flatMap(([id, meant]) =>
    known.filter((one) => one.id === meant).map((one) => ({ ...one, id })),
  );
  return [...known, ...again];
}

/** True when the mutation has changed what is written. */
function applied(mutation: Mutation, answer: Answer, random: Random): boolean {
  const before = JSON.stringify([answer.state, answer.root, answer.elements] as Json);
  return mutation.mutate(answer, random) && before !== JSON.stringify([answer.state, answer.root, answer.elements]);
}

/** Ids that are nowhere in the tree, and everything below them. */
function unlistedIn(answer: Answer): string[] {
  const tops = answer.elements.filter(({ id }) => id !== answer.root && parentOf(answer, id) === undefined);
  return tops.flatMap(({ id }) => branchOf(answer, id));
}

function broken(
  lines: string[],
  breakage: TextMutation | undefined,
  unlisted: readonly string[],
  random: Random,
): { text: string; isCut: boolean } {
  const whole = { text: `${lines.join('\n')}\n`, isCut: false };
  if (breakage === undefined) return whole;
  for (let draw = 0; draw < DRAWS_MAX; draw += 1) {
    const changed = breakage.mutate(lines, random, unlisted);
    if (changed === undefined) continue;
    const isCut = TRUNCATIONS.includes(breakage);
    return { text: changed.join('\n') + (isCut ? '' : '\n'), isCut };
  }
  return whole;
}
