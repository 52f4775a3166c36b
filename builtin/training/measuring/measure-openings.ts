import { archetypeOf } from '#builtin/understand/learned/archetype.ts';
import { openingFeatures, readOpening } from '#builtin/understand/learned/opening.ts';
import type { Weights } from '#builtin/understand/learned/weights.ts';
import type { Opening } from '../tagging/tagger-weights.ts';

/**
 * In how many openings the model finds the marked name. For an opening without a marked name it must find the marked subject,
 * and for one without either, nothing.
 */
export function measureOpenings(
  { tagger: { opening, lexicon }, archetype }: Weights,
  openings: readonly Opening[],
): { asked: number; right: number } {
  const right = openings.filter(({ text, spans }) => {
    const featured = openingFeatures(text, archetypeOf(archetype, text), lexicon);
    const found = readOpening(opening, featured).map(({ tag, from, to }) => ({
      tag,
      start: featured.tokens[from]?.start ?? 0,
      end: featured.tokens[to - 1]?.end ?? 0,
    }));
    return called(found) === called(spans);
  });
  return { asked: openings.length, right: right.length };
}

function called(spans: Opening['spans']): string {
  const said = spans.find(({ tag }) => tag === 'name') ?? spans.find(({ tag }) => tag === 'subject');
  return said === undefined ? '' : `${said.tag} ${said.start} ${said.end}`;
}
