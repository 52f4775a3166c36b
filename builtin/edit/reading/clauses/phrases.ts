import type { Cue } from '#builtin/edit/words/cues.ts';
import type { Phrase, Role } from './clauses.ts';
import { isCue, type Word } from './marked-words.ts';

const ROLE_OF: Partial<Record<Cue, Role>> = {
  before: 'anchor',
  after: 'anchor',
  between: 'anchor',
  inside: 'inside',
  to: 'to',
  instead: 'instead',
  away: 'inside',
  say: 'said',
  not: 'not',
  without: 'without',
  is: 'is',
};
const WITHIN_PHRASE: ReadonlySet<Cue> = new Set(['filler', 'of', 'one', 'all', 'copy', 'also']);

/** The phrases of a segment. The cue before a phrase decides its role. */
export function phrasesOf(prompt: string, words: readonly Word[], segment: number): Phrase[] {
  const phrases: Phrase[] = [];
  let role: Role = 'object';
  let run: Word[] = [];
  // Flags of the current run, kept up to date because a run may be as long as the prompt.
  let [hasName, hasKind, hasQuote] = [false, false, false];
  let lastCueAt: number | undefined;
  const closeFor = (next: Role): Role => {
    const phrase = phraseOf(prompt, run, role, segment);
    if (phrase !== undefined) phrases.push(phrase);
    run = [];
    [hasName, hasKind, hasQuote] = [false, false, false];
    return next;
  };
  const isGivingName = givesName(words);
  const isAdding = words.some((word) => isCue(word, 'add'));
  for (const [at, word] of words.entries()) {
    const { mark } = word;
    // "después de los apellidos": "los" is an article here, not a pronoun.
    const isArticle = isCue(word, 'it') && lastCueAt === at - 1 && role !== 'object';
    // "a Lent by field": "by" is part of the name.
    const next = words[at + 1]?.mark;
    const isOfName =
      isCue(word, 'to') &&
      hasName &&
      run.some((one) => isCue(one, 'one')) &&
      next?.is === 'kind' &&
      next.kind === 'field';
    // "ajoutez Lyon aux villes": "aux" introduces the destination.
    const isDestination = isAdding && DESTINATION_WORDS.has(word.folded) && hasName;
    if (mark.is === 'cue' && (isDestination || !WITHIN_PHRASE.has(mark.cue)) && !isArticle && !isOfName) {
      role = closeFor(isDestination ? 'to' : roleAfter(role, mark.cue, lastCueAt === at - 1));
      lastCueAt = at;
      continue;
    }
    if (mark.is === 'look' && !isGivingName) {
      // "a small note": keep the article, so that the note counts as new.
      const article = run.length === 1 ? run.filter((one) => isCue(one, 'one', 'copy')) : [];
      role = closeFor('object');
      run = article;
      continue;
    }
    // "al formulario el nombre": the object follows its place.
    const isObjectAfterPlace =
      role === 'to' && hasKind && ROMANCE_ARTICLES.has(word.folded) && isAdding && next !== undefined;
    // "bei den Buchungen die Art": the same after a named place.
    const isObjectAfterNamedPlace =
      role === 'inside' && hasName && DEFINITE_ARTICLES.has(word.folded) && next !== undefined;
    if ((isObjectAfterPlace || isObjectAfterNamedPlace) && !isCue(words[at - 1] ?? word, 'of'))
      role = closeFor('object');
    // "after the meter number a field": the article starts a new phrase.
    const isNew = isCue(word, 'one', 'copy') && (hasName || hasKind);
    if (isNew && (role !== 'to' || isAdding) && role !== 'said') role = closeFor(roleAfterName(role));
    else if (startsValue(word) && hasName && word.start !== run.at(-1)?.end) role = closeFor('to');
    else if (mark.is === 'quote' && (hasQuote || hasName)) role = closeFor(roleAfterName(role));
    run.push(word);
    hasName ||= mark.is === 'name' || mark.is === 'plain';
    hasKind ||= mark.is === 'kind' || mark.is === 'quote';
    hasQuote ||= mark.is === 'quote';
  }
  closeFor('object');
  return phrases;
}

const DESTINATION_WORDS: ReadonlySet<string> = new Set(['au', 'aux']);
const ROMANCE_ARTICLES: ReadonlySet<string> = new Set('el la los las le les il lo gli i o os'.split(' '));
const DEFINITE_ARTICLES: ReadonlySet<string> = new Set([...ROMANCE_ARTICLES, 'the', 'der', 'die', 'das', 'den']);

/** True when the words give a name. Looks in them are then plain words: "rename name to Big name". */
export function givesName(words: readonly Word[]): boolean {
  return words.some((word) => isCue(word, 'rename', 'say', 'add'));
}

// "Anytime is £55": a value after a name is its new value.
function startsValue({ mark, folded }: Word): boolean {
  return mark.is === 'number' || (mark.is === 'sign' && /[$€£¥]/.test(folded));
}

// A phrase after a named place is the object again.
function roleAfterName(role: Role): Role {
  return role === 'instead' || role === 'inside' || role === 'anchor' || role === 'to' ? 'object' : role;
}

// "invece che a tabella": "a" right after the cue keeps its role.
function roleAfter(role: Role, cue: Cue, isNext: boolean): Role {
  return cue === 'to' && role === 'instead' && isNext ? role : (ROLE_OF[cue] ?? 'object');
}

function phraseOf(prompt: string, run: readonly Word[], role: Role, segment: number): Phrase | undefined {
  const isTrimmed = ({ mark }: Word) => mark.is === 'sign' || (mark.is === 'cue' && mark.cue !== 'one');
  const from = run.findIndex((word) => !isTrimmed(word));
  if (from === -1) return undefined;
  const to = run.findLastIndex((word) => !isTrimmed(word) && !isCue(word, 'one'));
  const words = run.slice(from, to + 1);
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const isSpecific = words.some(({ mark }) => ['name', 'plain', 'number', 'quote', 'look'].includes(mark.is));
  const kinds = words.flatMap(({ mark }) => (mark.is === 'kind' ? [mark.kind] : []));
  if (!isSpecific && kinds.length === 0) return undefined;
  return {
    role,
    text: prompt.slice(first.start, last.end),
    start: first.start,
    end: last.end,
    segment,
    quotes: words.flatMap(({ mark }) => (mark.is === 'quote' ? [mark.text] : [])),
    kinds,
    isSpecific,
    isNew: run.some((word) => isCue(word, 'one', 'copy')),
  };
}
