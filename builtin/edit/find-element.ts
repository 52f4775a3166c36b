import type { Spec } from '#contract/spec.ts';
import { wordsOf } from '../understand/fold-text.ts';
import { withoutDeterminers } from '../understand/phrase.ts';
import { KINDS } from './kinds-of-elements.ts';
import { childrenOf, placesOf, subtree, type Place } from './patch.ts';
import { hasTitle, TEXT_PROPS } from './words-of-element.ts';

const TITLES = /^(?:title|heading|headline|header|titel|uberschrift|titre|titulo|titolo)$/;
const FILLERS = new Set(
  'page screen main form of on in the that says labelled labeled called named with label color colour size farbe couleur current existing der die das den dem le la el les los las il lo gli i o a os as do da'.split(
    ' ',
  ),
);

// "the text at the bottom" is the last one.
const AT_PLACE = /\s+(?:at|on|am)\s+(?:the\s+)?(?:very\s+)?(?:bottom|end|top|start|ende|anfang)$/iu;

/** True for words that mean the title of something rather than the thing. */
export function isTitleWord(words: string): boolean {
  return wordsOf(words).some((word) => TITLES.test(word));
}

/** The element that words such as "the phone field" or "submit button" mean; undefined when none comes near. */
export function findElement(spec: Spec, phrase: string): Place | undefined {
  const end = AT_PLACE.exec(phrase);
  // "Bar chart" says which kind of chart.
  const bare = (end === null ? phrase : phrase.slice(0, end.index)).replace(
    /\b(bar|line|area|pie|donut)[ -](?:chart|graph)\b/iu,
    '$1chart',
  );
  const words = wordsOf(withoutDeterminers(bare.replaceAll(/["“”„«»']/g, ' ').trim()));
  if (words.length === 0) return undefined;
  const places = /bottom|end|unten|bas/iu.test(end?.[0] ?? '') ? placesOf(spec).toReversed() : placesOf(spec);
  if (words.length === 1 && /^(?:buttons|knopfe|boutons|botones)$/.test(words[0] ?? '')) return buttonRow(spec, places);
  const types = words.flatMap((word) => KINDS.filter(([pattern]) => pattern.test(word)).flatMap(([, list]) => list));
  const isKind = (word: string) => KINDS.some(([pattern]) => pattern.test(word));
  const telling = words.filter((word) => !isKind(word) && !FILLERS.has(word) && !TITLES.test(word));
  const scored = places.map((place) => ({ place, score: scoreOf(place, words, telling, types) }));
  const best = scored.reduce<{ place: Place; score: number } | undefined>(
    (a, b) => (a === undefined || b.score > a.score ? b : a),
    undefined,
  );
  if (best !== undefined && best.score >= 4) return best.place;
  const framed = framedAs(spec, places, telling, types);
  if (framed !== undefined) return framed;
  if (words.some((word) => TITLES.test(word)) && telling.length === 0)
    return places.find(({ element }) => hasTitle(element));
  if (telling.length > 0) return undefined;
  return types.flatMap((type) => places.find(({ element }) => element.type === type) ?? []).at(0);
}

// "the orders table" is the table in the card called "Latest orders".
function framedAs(
  spec: Spec,
  places: readonly Place[],
  telling: readonly string[],
  types: readonly string[],
): Place | undefined {
  if (telling.length === 0 || types.length === 0) return undefined;
  const frames = places.filter(({ element }) => {
    const title = element.props['title'];
    return typeof title === 'string' && telling.every((word) => wordsOf(title).includes(word));
  });
  const inside = new Set(frames.flatMap(({ id }) => subtree(spec, id).slice(1)));
  return places.find(({ id, element }) => inside.has(id) && types.includes(element.type));
}

// "the buttons" are the row that they stand in.
function buttonRow(spec: Spec, places: readonly Place[]): Place | undefined {
  return places.find(
    ({ id, element }) =>
      element.type === 'Stack' &&
      childrenOf(spec, id).length > 1 &&
      childrenOf(spec, id).every((child) => spec.elements[child]?.type === 'Button'),
  );
}

function scoreOf(
  { id, element }: Place,
  words: readonly string[],
  telling: readonly string[],
  types: readonly string[],
): number {
  const { props, type } = element;
  const texts = TEXT_PROPS.flatMap((prop) => (typeof props[prop] === 'string' ? [wordsOf(props[prop])] : []));
  const whole = words.join(' ');
  if (texts.some((text) => text.join(' ') === whole)) return 12 + (types.includes(type) ? 1 : 0);
  if (telling.length === 0) return 0;
  const core = telling.join(' ');
  const kind = types.length === 0 ? 0 : types.includes(type) ? 3 : -3;
  if (texts.some((text) => text.join(' ') === core)) return 9 + kind;
  const contained = texts.some((text) => telling.every((word) => text.includes(word)));
  if (contained) return 6 + kind;
  const ids = wordsOf(id);
  if (telling.every((word) => ids.includes(word))) return 5 + kind;
  if (telling.includes('submit') && props['submit'] === true) return 6 + kind;
  return 0;
}
