import { ARTICLES, CONJUNCTIONS, setOf } from '#builtin/understand/learned/connectives.ts';
import type { Span, Tag } from '#builtin/understand/learned/tags.ts';
import { tokensOf, type Token } from '#builtin/understand/learned/tokens.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';

const TONED_COLORS = {
  critical: setOf('red rot rote rouge rojo roja rosso rossa vermelho vermelha'),
  success: setOf('green grun grune vert verte verde'),
  warning: setOf(
    'yellow orange gelb gelbe jaune amarillo amarilla naranja giallo gialla arancione amarelo amarela laranja',
  ),
  info: setOf('blue blau blaue bleu bleue azul blu'),
  neutral: setOf(
    [
      'grey gray grau gris grise grigio grigia cinza purple violet pink black white brown teal lila rosa schwarz weiss braun',
      'noir noire blanc rose morado morada negro negra blanco blanca nero nera viola roxo roxa preto preta branco branca',
    ].join(' '),
  ),
};
const COLORS = new Set(Object.values(TONED_COLORS).flatMap((words) => [...words]));
const IN = setOf('in im en em a');
const OPENERS = setOf('with where mit wo avec con com for für pour per para als as');
const NAME_MAX_WORDS = 4;
const MIN_ENTRIES = 2;
// What the tagger may have taken the name of an entry for; lanes keep their tag.
const REPLACED: ReadonlySet<Tag> = new Set(['column', 'fact', 'field', 'value', 'section', 'feature', 'option']);
const KEPT: ReadonlySet<Tag> = new Set(['lane', 'button', 'setting', 'step', 'plan', 'quote']);

/**
 * Marks as options what a request tells apart by colours: "rehearsals in blue, gigs in red", "easy green, hilly orange". One
 * colour alone says how something looks, and is no legend.
 */
export function withColorLegend(prompt: string, spans: readonly Span[]): Span[] {
  const tokens = tokensOf(prompt);
  const entries = tokens.flatMap((_, at) => entryBefore(tokens, at));
  const isKept = entries.some((entry) => spans.some((span) => KEPT.has(span.tag) && overlap(span, entry)));
  if (entries.length < MIN_ENTRIES || isKept) return [...spans];
  const others = spans.filter((span) => !REPLACED.has(span.tag) || !entries.some((entry) => overlap(span, entry)));
  return [...others, ...entries].toSorted((one, other) => one.start - other.start);
}

/** The tone that stands for the colour of an entry of the legend; undefined for what is no entry. */
export function toneInLegend(prompt: string, label: string): string | undefined {
  const tokens = tokensOf(prompt);
  const at = tokens.findIndex((_, index) =>
    entryBefore(tokens, index).some(({ start, end }) => foldText(prompt.slice(start, end)) === foldText(label)),
  );
  const color = foldText(tokens[at]?.text ?? '');
  return Object.entries(TONED_COLORS).find(([, words]) => words.has(color))?.[0];
}

// The words before a colour that ends its segment, back to a sign, a conjunction or the word that opens the list.
function entryBefore(tokens: readonly Token[], at: number): Span[] {
  const [color, next] = [tokens[at], tokens[at + 1]];
  if (color === undefined || !isColor(color) || !(next === undefined || isBoundary(next))) return [];
  const end = IN.has(tokens[at - 1]?.lower ?? '') ? at - 1 : at;
  let from = end;
  while (from > 0 && end - from < NAME_MAX_WORDS && !stops(tokens[from - 1])) from -= 1;
  while (from < end && ARTICLES.has(tokens[from]?.lower ?? '')) from += 1;
  const [first, last] = [tokens[from], tokens[end - 1]];
  const isCut = !(from === 0 || stops(tokens[from - 1]) || ARTICLES.has(tokens[from - 1]?.lower ?? ''));
  if (first === undefined || last === undefined || from >= end || isCut || isColor(last)) return [];
  return [{ tag: 'option', start: first.start, end: last.end }];
}

function isColor({ text }: Token): boolean {
  return COLORS.has(foldText(text));
}

function stops(token: Token | undefined): boolean {
  return token === undefined || isBoundary(token) || OPENERS.has(token.lower);
}

function isBoundary({ text, lower }: Token): boolean {
  return CONJUNCTIONS.has(lower) || !/[\p{L}\p{N}]/u.test(text);
}

function overlap(one: { start: number; end: number }, other: { start: number; end: number }): boolean {
  return one.start < other.end && other.start < one.end;
}
