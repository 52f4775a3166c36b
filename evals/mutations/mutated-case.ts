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
  /** For an outline that is cut off: the remaining lines, starting with the cut one. */
  rest?: string;
  /** The corruptions, as `cause: mutation`. */
  corruptions: string[];
  causes: string[];
  /** All elements that the model intended, including the forgotten ones. */
  known: Answer['elements'];
  withheld: ReadonlySet<string>;
};

/** Maximum number of draws, since not every mutation applies to every screen. */
const DRAWS_MAX = 40;

/** The case for a seed: a good screen, a style, and one to three corruptions; three of five cases have only one. */
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

/** Adds the intended elements under their misspelled ids, as a model would when asked for those. */
function withMisspelled(known: Answer['elements'], misspelled: Answer['misspelled']): Answer['elements'] {
  const again = [...misspelled].flatMap(([id, meant]) =>
    known.filter((one) => one.id === meant).map((one) => ({ ...one, id })),
  );
  return [...known, ...again];
}

/** True if the mutation has changed the written answer. */
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
