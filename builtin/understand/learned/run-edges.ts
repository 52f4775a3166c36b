import { ARTICLES, BINDS_CLOSER, conjunctionAt, CONJUNCTIONS, setOf, type Run } from './connectives.ts';
import type { Tag } from './tags.ts';
import type { Token } from './tokens.ts';

// In others an article can count: "una hora" is how much a plan has of it.
const TRIMMED = new Set<Tag>(['field', 'column', 'fact', 'lane']);
// Those that are no other word in another of the languages: "a", "o", "as" and "lo" are.
const CLEAR_ARTICLES = setOf('an the ein eine einen einem der die das une un una uno um uma le les los las il gli');
// "O que foi perdido" is a name as it stands.
const RELATIVES = setOf('que quê qui che');
/** The word for a whole list behind its last member: "basic, plus and premium plans". */
export const LIST_NOUNS: { [tag in Tag]?: ReadonlySet<string> } = {
  plan: setOf('plans tiers packages tarife pakete offres planes planos piani'),
  column: setOf('columns spalten colonnes columnas colunas colonne'),
  lane: setOf('lanes columns stages spalten colonnes columnas colunas colonne'),
  step: setOf('steps stages schritte étapes pasos passos passi'),
};
/** The word for one plan, behind its name or before it. */
export const PLAN_NOUNS = setOf('plan tier package tarif paket offre formule plano piano');
// What a button is called when it is spoken of: "a button to add a row", "the save button".
const BUTTON_WORDS = setOf('button buttons knopf schaltfläche bouton botón pulsante botão');

// No name ends with one of these.
const LEADS_ON = setOf('by per of for nach pro von für par pour por para di dei del');

function isWord(token: Token | undefined): boolean {
  return token !== undefined && /^[\p{L}\p{N}]/u.test(token.text);
}

const OPENING_QUOTES = setOf('" “ „ «');
const CLOSING_QUOTES = setOf('" ” “ »');

// Whether a quotation that begins in a run does not end in it: "no results for "kayak".
function isQuoteOpen(run: readonly Token[]): boolean {
  const last = run.findLastIndex(({ text }) => OPENING_QUOTES.has(text) || CLOSING_QUOTES.has(text));
  if (last < 1) return false;
  const isStraight = run[last]?.text === '"';
  return isStraight
    ? run.filter(({ text }) => text === '"').length % 2 === 1
    : OPENING_QUOTES.has(run[last]?.text ?? '');
}

/** A run without what belongs to no name: a bracket that was not opened, a comma, the conjunction or the article before it. */
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
  if (!TRIMMED.has(run.tag)) return { ...run, from, to };
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
  // "Revenue by" is "revenue by month".
  if (to - from > 1 && LEADS_ON.has(tokens[to - 1]?.lower ?? '')) to += isWord(tokens[to]) ? 1 : -1;
  return { ...run, from, to };
}

function trimmedButton(run: Run, tokens: readonly Token[]): Run {
  let { from, to } = run;
  const lowerAt = (at: number) => tokens[at]?.lower ?? '';
  while (to - from > 1 && BUTTON_WORDS.has(lowerAt(to - 1))) to -= 1;
  if (to - from > 1 && BUTTON_WORDS.has(lowerAt(from))) from += 1;
  if (to - from > 1 && lowerAt(from) === 'to') from += 1;
  // "Add a row" has its article inside; before "an add row button" it is the button's.
  if (to - from > 1 && BUTTON_WORDS.has(lowerAt(to)) && ARTICLES.has(lowerAt(from))) from += 1;
  return { ...run, from, to };
}
