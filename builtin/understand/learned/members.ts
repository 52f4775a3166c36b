import type { Tag } from './tags.ts';
import type { Token } from './tokens.ts';

/** A run of words and what it is; `to` is exclusive. */
export type Run = { tag: Tag; from: number; to: number };

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const SPLIT_AT_ARTICLE = new Set<Tag>(['field', 'setting', 'column', 'fact', 'lane', 'section', 'button']);
const SPLIT_AT_END = new Set<Tag>(['field', 'setting', 'column', 'fact', 'feature', 'lane', 'option']);
// In others an article can count: "una hora" is how much a plan has of it.
const TRIMMED = new Set<Tag>(['field', 'column', 'fact', 'lane']);
// What is named in a list whose last member can look like something to press: "lanes to do, doing and done".
const PRESSED_NEVER = new Set<Tag>(['lane', 'option', 'plan']);

const CONJUNCTIONS = listOf('and or & + plus und oder sowie et ou y o e ed u od nonché');
const LONG_CONJUNCTIONS: readonly string[][] = [
  'as well as',
  'along with',
  'together with',
  'ainsi que',
  'así como',
  'bem como',
  'assim como',
  'così come',
].map((words) => words.split(' '));
const ARTICLES = listOf(
  "a an the ein eine einen einem einer der die das den dem un une le la les une l’ l' una uno el los las il lo gli i o os as um uma",
);
// Those that are no other word in another of the languages: "a", "o", "as" and "lo" are.
const CLEAR_ARTICLES = listOf('an the ein eine einen einem der die das une un una uno um uma le les los las il gli');
// "O que foi perdido" is a name as it stands.
const RELATIVES = listOf('que quê qui che');
// What stands before a member.
const OPENERS = listOf(', : ( with mit avec con com fields including');
// "Name or team" is one question; "name and team" are two.
const ASKS_EITHER = listOf('or oder ou o u od');
const BINDS_CLOSER = listOf('& +');
const SPANS_BETWEEN = listOf('between zwischen entre tra fra both sowohl either');
// A word that lends from the noun behind: "first and last name", "start and end date".
const BORROWS = listOf(
  'first last middle given family start end begin from to billing shipping delivery home work min minimum max maximum old new current arrival departure opening closing preferred primary secondary issue due private public front back left right breakfast',
);
// Words that make one thing together, in any order.
const PAIRS: ReadonlySet<string> = new Set(
  [
    'terms conditions|drag drop|pros cons|bed breakfast|research development|profit loss|health safety|arts crafts|food drinks|click collect|look feel',
    'food drink|wear tear|hair makeup|rules regulations|black white|salt pepper|heating cooling|date time|name surname|day time',
    'speisen getränke|essen trinken|datum uhrzeit|tag uhrzeit|straße hausnummer|name vorname|date heure|jour heure|nom prénom',
    'prénom nom|nombre apellidos|nombre apellido|fecha hora|día hora|términos condiciones|calle número|nome cognome|cognome nome',
    'nome sobrenome|data ora|data hora|termini condizioni|termos condições|dia hora|vitto alloggio|cibo bevande|comes bebes',
  ].flatMap((line) => line.split('|')),
);
const OF = listOf('of der des du della del dello do da de');
const SIDE_MAX_WORDS = 4;

/**
 * The runs with each member of an enumeration on its own, whatever the weights say: "date and a message" are two, and so
 * are the last of "name, email, date and message". Pairs such as "terms and conditions" stay together.
 */
export function separated(runs: readonly Run[], tokens: readonly Token[]): Run[] {
  const trimmed = runs.map((run) => withoutStraySigns(run, tokens)).filter(({ from, to }) => from < to);
  return withLastMember(trimmed, tokens).flatMap((run, index, all) => {
    const parts = atArticles(run, tokens);
    const last = parts.at(-1);
    const isEnd = last !== undefined && endsList({ ...run, to: last.to }, all[index + 1], tokens);
    return last === undefined || !isEnd ? parts : [...parts.slice(0, -1), ...atEnd(last, tokens)];
  });
}

// A bracket that was not opened, a comma, or the conjunction and the article before a member belong to no name.
function withoutStraySigns(run: Run, tokens: readonly Token[]): Run {
  let { from, to } = run;
  const textAt = (at: number) => tokens[at]?.text ?? '';
  const isOpened = (at: number) => tokens.slice(from, at).some(({ text }) => text === '(' || text === '[');
  while (to > from && (/^[,;:]$/.test(textAt(to - 1)) || (/^[)\]]$/.test(textAt(to - 1)) && !isOpened(to - 1))))
    to -= 1;
  while (to > from && /^[,;:)\]]$/.test(textAt(from))) from += 1;
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
  return { ...run, from, to };
}

// A last member joined to others that are never pressed is one of them.
function withLastMember(runs: readonly Run[], tokens: readonly Token[]): Run[] {
  return runs.map((run, index) => {
    const [before, earlier] = [runs[index - 1], runs[index - 2]];
    if (run.tag !== 'button' || before === undefined || earlier === undefined) return run;
    const isMember =
      PRESSED_NEVER.has(before.tag) &&
      earlier.tag === before.tag &&
      isComma(tokens, earlier.to, before.from) &&
      conjunctionAt(tokens, before.to) === run.from - before.to;
    return isMember ? { ...run, tag: before.tag } : run;
  });
}

// "Date and a message": what follows a conjunction with an article is something else.
function atArticles(run: Run, tokens: readonly Token[]): Run[] {
  if (!SPLIT_AT_ARTICLE.has(run.tag)) return [run];
  const parts: Run[] = [];
  let { from } = run;
  for (let at = from + 1; at < run.to - 1; at += 1) {
    const length = conjunctionAt(tokens, at);
    const article = at + length;
    if (length === 0 || article + 1 >= run.to || !ARTICLES.has(tokens[article]?.lower ?? '')) continue;
    if (holds(tokens, from, at, SPANS_BETWEEN) || isPlusOfMore(tokens, at)) continue;
    parts.push({ ...run, from, to: at });
    from = article + 1;
  }
  return [...parts, { ...run, from }];
}

// Whether a run is the last of an enumeration of its kind that is parted by commas, without one before the last "and"; or
// all of one: "with name and email".
function endsList(run: Run, after: Run | undefined, tokens: readonly Token[]): boolean {
  if (!OPENERS.has(tokens[run.from - 1]?.lower ?? '')) return false;
  if (after === undefined || after.tag !== run.tag) return true;
  return !isComma(tokens, run.to, after.from) && conjunctionAt(tokens, run.to) === 0;
}

function atEnd(run: Run, tokens: readonly Token[]): Run[] {
  if (!SPLIT_AT_END.has(run.tag)) return [run];
  for (let at = run.from + 1; at < run.to - 1; at += 1) {
    const length = conjunctionAt(tokens, at);
    if (length === 0) continue;
    const isOne = staysWhole(run, at, length, tokens);
    return isOne ? [run] : [{ ...run, to: at }, ...atEnd({ ...run, from: at + length }, tokens)];
  }
  return [run];
}

function staysWhole({ tag, from, to }: Run, at: number, length: number, tokens: readonly Token[]): boolean {
  const word = (index: number) => tokens[index]?.lower ?? '';
  const isChoice = tag !== 'lane' && tag !== 'option' && ASKS_EITHER.has(word(at));
  const left = word(at - 1);
  return (
    isChoice ||
    (BINDS_CLOSER.has(word(at)) && (tag !== 'field' || word(at) === '+')) ||
    word(at + length) === '/' ||
    left === '-' ||
    left.endsWith('-') ||
    BORROWS.has(left) ||
    PAIRS.has(`${left} ${word(at + length)}`) ||
    holds(tokens, from, at, SPANS_BETWEEN) ||
    at - from > SIDE_MAX_WORDS ||
    to - at - length > SIDE_MAX_WORDS ||
    // "Name and address of the owner" are both the owner's.
    (at - from === 1 && hasOfWithArticle(tokens, at + length, to)) ||
    isPlusOfMore(tokens, at)
  );
}

// "Name and address of the next of kin".
function hasOfWithArticle(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from + 1; at < to - 1; at += 1)
    if (OF.has(tokens[at]?.lower ?? '') && ARTICLES.has(tokens[at + 1]?.lower ?? '')) return true;
  return false;
}

// "Les plus vendus", "une fois de plus" compare; they add nothing.
function isPlusOfMore(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.lower !== 'plus') return false;
  const before = tokens[at - 1]?.lower ?? '';
  return ARTICLES.has(before) || before === 'de' || before === 'en';
}

function holds(tokens: readonly Token[], from: number, to: number, words: ReadonlySet<string>): boolean {
  for (let at = from; at < to; at += 1) if (words.has(tokens[at]?.lower ?? '')) return true;
  return false;
}

function isComma(tokens: readonly Token[], from: number, to: number): boolean {
  return to - from === 1 && tokens[from]?.text === ',';
}

/** How many words a conjunction takes that stands at a place; 0 where there is none. */
function conjunctionAt(tokens: readonly Token[], at: number): number {
  // "ED waiting" and "OR closed" name places.
  if (CONJUNCTIONS.has(tokens[at]?.text ?? '')) return 1;
  return (
    LONG_CONJUNCTIONS.find((words) => words.every((word, ahead) => tokens[at + ahead]?.lower === word))?.length ?? 0
  );
}
