import { ARTICLES, BINDS_CLOSER, conjunctionAt, CONJUNCTIONS, setOf, type Run } from './connectives.ts';
import type { Tag } from './tags.ts';
import type { Token } from './tokens.ts';

// Under other tags an article can carry meaning: "una hora" is an amount.
const WITHOUT_ARTICLE = new Set<Tag>(['field', 'column', 'fact', 'lane']);
// Articles that are no other word in any of the languages; "a", "o", "as" and "lo" are.
const CLEAR_ARTICLES = setOf('an the ein eine einen einem der die das une un una uno um uma le les los las il gli');
// Before a relative pronoun the article stays: "o que foi perdido".
const RELATIVES = setOf('que quê qui che');
/** The noun for a whole list that follows its last member: "basic, plus and premium plans". */
export const LIST_NOUNS: { [tag in Tag]?: ReadonlySet<string> } = {
  plan: setOf('plans tiers packages tarife pakete offres planes planos piani'),
  column: setOf('columns spalten colonnes columnas colunas colonne'),
  lane: setOf('lanes columns stages spalten colonnes columnas colunas colonne'),
  step: setOf('steps stages schritte étapes pasos passos passi'),
};
/** The noun for one plan, before or after its name. */
export const PLAN_NOUNS = setOf('plan tier package tarif paket offre formule plano piano');
// Words for a button that are not part of its label: "a button to add a row", "the save button".
const BUTTON_WORDS = setOf('button buttons knopf schaltfläche bouton botón pulsante botão');

// No name ends with one of these prepositions.
const OPEN_ENDED = setOf('by per of for nach pro von für par pour por para di dei del');

function isWord(token: Token | undefined): boolean {
  return token !== undefined && /^[\p{L}\p{N}]/u.test(token.text);
}

const OPENING_QUOTES = setOf('" “ „ «');
const CLOSING_QUOTES = setOf('" ” “ »');

// True for a run that contains an opening quote without its closing one: no results for "kayak.
function isQuoteOpen(run: readonly Token[]): boolean {
  const last = run.findLastIndex(({ text }) => OPENING_QUOTES.has(text) || CLOSING_QUOTES.has(text));
  if (last < 1) return false;
  const isStraight = run[last]?.text === '"';
  return isStraight
    ? run.filter(({ text }) => text === '"').length % 2 === 1
    : OPENING_QUOTES.has(run[last]?.text ?? '');
}

/** Trims what cannot belong to a name: an unmatched bracket, a comma, a leading conjunction or article, a trailing list noun. */
export function trimmedRun(run: Run, tokens: readonly Token[]): Run {
  let { from, to } = run;
  const textAt = (at: number) => tokens[at]?.text ?? '';
  const isOpened = (at: number) => tokens.slice(from, at).some(({ text }) => text === '(' || text === '[');
  while (to > from && (/^[,;:|]$/.test(textAt(to - 1)) || (/^[)\]]$/.test(textAt(to - 1)) && !isOpened(to - 1))))
    to -= 1;
  while (to > from && /^[,;:|)\]]$/.test(textAt(from))) from += 1;
  if (CLOSING_QUOTES.has(textAt(to)) && isQuoteOpen(tokens.slice(from, to))) to += 1;
  if (run.tag === 'button') return trimmedButton({ ...run, from, to }, tokens);
  const nouns = LIST_NOUNS[run.tag];
  if (nouns !== undefined && to - from > 1 && nouns.has(tokens[to - 1]?.lower ?? '')) to -= 1;
  if (!WITHOUT_ARTICLE.has(run.tag)) return { ...run, from, to };
  const opening = conjunctionAt(tokens, from);
  if (from + opening < to && !RELATIVES.has(textAt(from + opening))) from += opening;
  const isClear = CLEAR_ARTICLES.has(textAt(from)) || CONJUNCTIONS.has(textAt(from - 1));
  if (
    to - from > 1 &&
    isClear &&
    ARTICLES.has(textAt(from)) &&
    !RELATIVES.has(textAt(from + 1)) &&
    textAt(from + 1) !== 'plus'
  )
    from += 1;
  while (to - from > 1 && conjunctionAt(tokens, to - 1) > 0 && !BINDS_CLOSER.has(textAt(to - 1))) to -= 1;
  // "Revenue by" is extended to "revenue by month", or cut to "revenue" if no word follows.
  if (to - from > 1 && OPEN_ENDED.has(tokens[to - 1]?.lower ?? '')) to += isWord(tokens[to]) ? 1 : -1;
  return { ...run, from, to };
}

function trimmedButton(run: Run, tokens: readonly Token[]): Run {
  let { from, to } = run;
  const lowerAt = (at: number) => tokens[at]?.lower ?? '';
  while (to - from > 1 && BUTTON_WORDS.has(lowerAt(to - 1))) to -= 1;
  if (to - from > 1 && BUTTON_WORDS.has(lowerAt(from))) from += 1;
  if (to - from > 1 && lowerAt(from) === 'to') from += 1;
  // In "an add row button" the article belongs to "button"; in "add a row" it is part of the label.
  if (to - from > 1 && BUTTON_WORDS.has(lowerAt(to)) && ARTICLES.has(lowerAt(from))) from += 1;
  return { ...run, from, to };
}
