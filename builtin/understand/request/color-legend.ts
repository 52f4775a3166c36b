import { ARTICLES, CONJUNCTIONS, setOf } from '#builtin/understand/learned/connectives.ts';
import type { Span, Tag } from '#builtin/understand/learned/tags.ts';
import { tokensOf, type Token } from '#builtin/understand/learned/tokens.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';

const COLORS_BY_TONE = {
  critical: 'red rot rote rouge rojo roja rosso rossa vermelho vermelha',
  success: 'green grun grune vert verte verde',
  warning: 'yellow orange gelb gelbe jaune amarillo amarilla naranja giallo gialla arancione amarelo amarela laranja',
  info: 'blue blau blaue bleu bleue azul blu',
  neutral: [
    'grey gray grau gris grise grigio grigia cinza purple violet pink black white brown teal lila rosa schwarz weiss braun',
    'noir noire blanc rose morado morada negro negra blanco blanca nero nera viola roxo roxa preto preta branco branca',
  ].join(' '),
};
const TONE_BY_COLOR: ReadonlyMap<string, string> = new Map(
  Object.entries(COLORS_BY_TONE).flatMap(([tone, colors]) => colors.split(' ').map((color) => [color, tone] as const)),
);
const IN = setOf('in im en em a');
const OPENERS = setOf('with where mit wo avec con com for für pour per para als as');
const NAME_MAX_WORDS = 4;
const MIN_ENTRIES = 2;
// What the tagger may have taken the name of an entry for; lanes keep their tag.
const REPLACED: ReadonlySet<Tag> = new Set(['column', 'fact', 'field', 'value', 'section', 'feature', 'option']);
const KEPT: ReadonlySet<Tag> = new Set(['lane', 'button', 'setting', 'step', 'plan', 'quote']);

/**
 * Marks as options what a request distinguishes by colours: "rehearsals in blue, gigs in red", "easy green, hilly orange". One
 * colour alone says how something looks, and is no legend.
 */
export function withColorLegend(prompt: string, spans: readonly Span[]): Span[] {
  const entries = entriesIn(prompt);
  const isKept = entries.some((entry) => spans.some((span) => KEPT.has(span.tag) && overlap(span, entry)));
  if (entries.length === 0 || isKept) return [...spans];
  const others = spans.filter((span) => !REPLACED.has(span.tag) || !entries.some((entry) => overlap(span, entry)));
  const options = entries.map(({ start, end }): Span => ({ tag: 'option', start, end }));
  return [...others, ...options].toSorted((one, other) => one.start - other.start);
}

/** The tones that stand for the colours of a legend, by the folded names of its entries. */
export function legendTones(prompt: string): ReadonlyMap<string, string> {
  return new Map(entriesIn(prompt).map(({ start, end, tone }) => [foldText(prompt.slice(start, end)), tone]));
}

type Entry = { start: number; end: number; tone: string };

function entriesIn(prompt: string): Entry[] {
  const tokens = tokensOf(prompt);
  const entries = tokens.flatMap((_, at) => entryBefore(tokens, at) ?? []);
  return entries.length < MIN_ENTRIES ? [] : entries;
}

// The words before a colour that ends its segment, back to a sign, a conjunction or the word that opens the list.
function entryBefore(tokens: readonly Token[], at: number): Entry | undefined {
  const [color, next] = [tokens[at], tokens[at + 1]];
  const tone = color === undefined ? undefined : toneOfColor(color);
  if (tone === undefined || !(next === undefined || isBoundary(next))) return undefined;
  const end = IN.has(tokens[at - 1]?.lower ?? '') ? at - 1 : at;
  let from = end;
  while (from > 0 && end - from < NAME_MAX_WORDS && !stops(tokens[from - 1])) from -= 1;
  while (from < end && ARTICLES.has(tokens[from]?.lower ?? '')) from += 1;
  const [first, last] = [tokens[from], tokens[end - 1]];
  const isCut = !(from === 0 || stops(tokens[from - 1]) || ARTICLES.has(tokens[from - 1]?.lower ?? ''));
  if (first === undefined || last === undefined || from >= end || isCut || toneOfColor(last) !== undefined)
    return undefined;
  return { start: first.start, end: last.end, tone };
}

function toneOfColor({ text }: Token): string | undefined {
  return TONE_BY_COLOR.get(foldText(text));
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
