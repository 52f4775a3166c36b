import { ARTICLES, BINDS_CLOSER, conjunctionAt, isComma, setOf, type Run } from './connectives.ts';
import { withConsistentTags } from './consistent-tags.ts';
import { trimmedRun } from './run-edges.ts';
import type { Tag } from './tags.ts';
import type { Token } from './tokens.ts';

const SPLIT_AT_ARTICLE = new Set<Tag>(['field', 'setting', 'column', 'fact', 'lane', 'section', 'button']);
const SPLIT_AT_END = new Set<Tag>(['field', 'setting', 'column', 'fact', 'lane', 'option']);
// Words and signs that can directly precede a member.
const MEMBER_OPENERS = setOf(', : ( with mit avec con com fields including');
// "Name or team" is one field; "name and team" are two.
const OR_WORDS = setOf('or oder ou o u od');
// After these, "and" does not start another member: "distance between home and work".
const BETWEEN_WORDS = setOf('between zwischen entre tra fra both sowohl either');
/** Words that can share the noun after the next word: "first and last name", "start and end date". */
const NOUN_SHARERS = setOf(
  [
    'first last middle given family start end begin from to billing shipping delivery home work min minimum max maximum old new',
    'current arrival departure opening closing preferred primary secondary issue due private public front back left right breakfast',
  ].join(' '),
);
// Pairs that name a single thing.
const PAIRS: ReadonlySet<string> = new Set(
  [
    'terms conditions|drag drop|pros cons|bed breakfast|research development|profit loss|health safety|arts crafts|food drinks|click collect|look feel',
    'food drink|wear tear|hair makeup|rules regulations|black white|salt pepper|salt vinegar|park ride|heating cooling|date time|name surname|day time',
    'speisen getränke|essen trinken|datum uhrzeit|tag uhrzeit|straße hausnummer|name vorname|date heure|jour heure|nom prénom',
    'prénom nom|nombre apellidos|nombre apellido|fecha hora|día hora|términos condiciones|calle número|nome cognome|cognome nome',
    'nome sobrenome|data ora|data hora|termini condizioni|termos condições|dia hora|vitto alloggio|cibo bevande|comes bebes',
  ].flatMap((line) => line.split('|')),
);
const OF = setOf('of der des du della del dello do da de');
// Only after these is an untagged first member a fact; after "with" it may be a photo or another element.
const FACT_OPENERS = setOf('showing shows including includes');
const LIST_OPENERS = setOf(
  'with mit avec con com : lanes columns stages steps fields spalten colonnes columnas colunas colonne',
);
const FIRST_MEMBERS = new Set<Tag>(['field', 'column', 'lane', 'fact', 'step']);
const FIRST_MAX_WORDS = 3;
const SIDE_MAX_WORDS = 4;
const COMMA_SIDE_MAX_WORDS = 2;
const SPLIT_AT_COMMA = new Set<Tag>(['field', 'column', 'fact', 'lane', 'plan', 'step', 'setting']);

/**
 * Splits runs so that each member of an enumeration is a run of its own, whatever the weights say: "date and a message"
 * are two, and so is the end of "name, email, date and message". Pairs such as "terms and conditions" stay together.
 */
export function splitMembers(runs: readonly Run[], tokens: readonly Token[]): Run[] {
  const names = joinedByPlus(runs, tokens)
    .flatMap((run) => atCommas(run, tokens))
    .map((run) => withSharedNoun(trimmedRun(run, tokens), tokens))
    .filter(({ from, to }) => from < to);
  const consistent = withConsistentTags(withFirstMember(names, tokens), tokens).map((run) => trimmedRun(run, tokens));
  return consistent.flatMap((run, index, all) => {
    const parts = atArticles(run, tokens);
    const last = parts.at(-1);
    const isEnd = last !== undefined && endsList({ ...run, to: last.to }, all[index + 1], tokens);
    return last === undefined || !isEnd ? parts : [...parts.slice(0, -1), ...atEnd(last, tokens)];
  });
}

// In "fields: name, email, phone" with only the later members tagged, the words before the first comma are a member too.
function withFirstMember(runs: readonly Run[], tokens: readonly Token[]): Run[] {
  return runs.flatMap((run, index) => {
    const [before, after] = [runs[index - 1], runs[index + 1]];
    if (!FIRST_MEMBERS.has(run.tag) || !isComma(tokens, run.from - 1, run.from)) return [run];
    const openers = run.tag === 'fact' ? FACT_OPENERS : LIST_OPENERS;
    const opens = (at: number) => openers.has(tokens[at - 1]?.lower ?? '');
    let from = run.from - 1;
    while (from > 0 && run.from - from <= FIRST_MAX_WORDS && !opens(from)) from -= 1;
    // After a colon, two members are enough for a list.
    const isList = after?.tag === run.tag || tokens[from - 1]?.text === ':';
    const isFree = isList && from > (before?.to ?? 0) && from < run.from - 1 && opens(from);
    return isFree ? [trimmedRun({ ...run, from, to: run.from - 1 }, tokens), run] : [run];
  });
}

// Rejoins a name split at a comparing "plus": "les plus vendus" is one name.
function joinedByPlus(runs: readonly Run[], tokens: readonly Token[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const isOne =
      last !== undefined && last.tag === run.tag && last.to === run.from - 1 && isComparingPlus(tokens, last.to);
    if (isOne) last.to = run.to;
    else joined.push({ ...run });
  }
  return joined;
}

// Splits a run that spans a comma between two short names: "Basic, plus" are two plans.
function atCommas(run: Run, tokens: readonly Token[]): Run[] {
  if (!SPLIT_AT_COMMA.has(run.tag)) return [run];
  let at = run.from + 1;
  while (at < run.to - 1 && tokens[at]?.text !== ',') at += 1;
  const isShort = at - run.from <= COMMA_SIDE_MAX_WORDS && run.to - at - 1 <= COMMA_SIDE_MAX_WORDS;
  if (at >= run.to - 1 || !isShort) return [run];
  return [{ ...run, to: at }, ...atCommas({ ...run, from: at + 1 }, tokens)];
}

// Extends "last name" to "first and last name", so that both fields can be asked for.
function withSharedNoun(run: Run, tokens: readonly Token[]): Run {
  const first = run.from - 2;
  const isShared =
    (run.tag === 'field' || run.tag === 'column' || run.tag === 'fact') &&
    run.to - run.from >= 2 &&
    conjunctionAt(tokens, run.from - 1) === 1 &&
    NOUN_SHARERS.has(tokens[run.from]?.lower ?? '') &&
    NOUN_SHARERS.has(tokens[first]?.lower ?? '');
  return isShared ? { ...run, from: first } : run;
}

// A conjunction followed by an article starts another member: "date and a message".
function atArticles(run: Run, tokens: readonly Token[]): Run[] {
  if (!SPLIT_AT_ARTICLE.has(run.tag)) return [run];
  const parts: Run[] = [];
  let { from } = run;
  for (let at = from + 1; at < run.to - 1; at += 1) {
    const length = conjunctionAt(tokens, at);
    const article = at + length;
    if (length === 0 || article + 1 >= run.to || !ARTICLES.has(tokens[article]?.lower ?? '')) continue;
    if (holds(tokens, from, at, BETWEEN_WORDS) || isComparingPlus(tokens, at)) continue;
    parts.push({ ...run, from, to: at });
    from = article + 1;
  }
  return [...parts, { ...run, from }];
}

// True for the end of a comma-separated list ("…, date and message"), and for a list that has no comma ("with name and email").
function endsList(run: Run, after: Run | undefined, tokens: readonly Token[]): boolean {
  if (!MEMBER_OPENERS.has(tokens[run.from - 1]?.lower ?? '')) return false;
  if (after === undefined || after.tag !== run.tag) return true;
  return !isComma(tokens, run.to, after.from) && conjunctionAt(tokens, run.to) === 0;
}

// Splits the last run of a list at its conjunction.
function atEnd(run: Run, tokens: readonly Token[]): Run[] {
  if (!SPLIT_AT_END.has(run.tag)) return [run];
  for (let at = run.from + 1; at < run.to - 1; at += 1) {
    const length = conjunctionAt(tokens, at);
    if (length === 0) continue;
    const isWhole = isOneName(run, at, length, tokens);
    return isWhole ? [run] : [{ ...run, to: at }, ...atEnd({ ...run, from: at + length }, tokens)];
  }
  return [run];
}

function isOneName({ tag, from, to }: Run, at: number, length: number, tokens: readonly Token[]): boolean {
  const word = (index: number) => tokens[index]?.lower ?? '';
  const isChoice = tag !== 'lane' && tag !== 'option' && OR_WORDS.has(word(at));
  const left = word(at - 1);
  return (
    isChoice ||
    (BINDS_CLOSER.has(word(at)) && (tag !== 'field' || word(at) === '+')) ||
    word(at + length) === '/' ||
    left === '-' ||
    left.endsWith('-') ||
    NOUN_SHARERS.has(left) ||
    PAIRS.has(`${left} ${word(at + length)}`) ||
    holds(tokens, from, at, BETWEEN_WORDS) ||
    at - from > SIDE_MAX_WORDS ||
    to - at - length > SIDE_MAX_WORDS ||
    // In "name and address of the owner", the last words belong to both names.
    (at - from === 1 && hasOfWithArticle(tokens, at + length, to)) ||
    isComparingPlus(tokens, at)
  );
}

// True for a name with "of the": "address of the next of kin".
function hasOfWithArticle(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from + 1; at < to - 1; at += 1)
    if (OF.has(tokens[at]?.lower ?? '') && ARTICLES.has(tokens[at + 1]?.lower ?? '')) return true;
  return false;
}

// In "les plus vendus" and "une fois de plus", "plus" means "more" and joins nothing.
function isComparingPlus(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.lower !== 'plus') return false;
  const before = tokens[at - 1]?.lower ?? '';
  return ARTICLES.has(before) || before === 'de' || before === 'en';
}

function holds(tokens: readonly Token[], from: number, to: number, words: ReadonlySet<string>): boolean {
  for (let at = from; at < to; at += 1) if (words.has(tokens[at]?.lower ?? '')) return true;
  return false;
}

/** Splits a name whose two parts share their noun: "first and last name" gives "first name" and "last name". */
export function splitSharedNoun(name: string): string[] {
  const [left = '', conjunction = '', right = '', ...noun] = name.split(' ');
  const isShared =
    (noun.length === 1 || noun.length === 2) &&
    (conjunction === 'and' || conjunction === '&') &&
    NOUN_SHARERS.has(left.toLowerCase()) &&
    NOUN_SHARERS.has(right.toLowerCase());
  return isShared ? [[left, ...noun].join(' '), [right, ...noun].join(' ')] : [name];
}
