import type { Language } from '#builtin/understand/words/language.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';

/** What a title was taken from. */
type Said = { prompt: string; language: Language };

/**
 * A title in the form that a noun has alone. "Ansicht eines Antrags" shows an "Antrag", "alle laufenden Sendungen" are "Laufende
 * Sendungen", and "Registrar's view of objects on loan" is titled "Objects on loan". Undefined if only a person is left.
 */
export function inNominative(title: string | undefined, { prompt, language }: Said): string | undefined {
  if (title === undefined) return undefined;
  if (language === 'de') return withoutWeakEnding(withoutGenitive(title, prompt), prompt);
  return language === 'en' ? withoutPossessor(title, prompt) : title;
}

function withoutGenitive(title: string, prompt: string): string {
  const end = /[^aeiouäöü]es$|s$/.exec(title);
  if (end === null || title.includes(' ')) return title;
  const isGenitive = ['eines', 'des', 'dieses'].some((article) => prompt.includes(`${article} ${title}`));
  return isGenitive ? title.slice(0, end[0].endsWith('es') ? -2 : -1) : title;
}

// An adjective ends in N behind the article of a plural only.
const PLURAL_ARTICLES = 'alle|die|diese|unsere|meine|ihre|seine|beide|sämtliche|all unsere|all ihre';

function withoutWeakEnding(title: string, prompt: string): string {
  const [adjective = '', noun = ''] = title.split(' ');
  if (!/^\p{L}+en$/u.test(adjective) || !/^\p{Lu}/u.test(noun)) return title;
  const said = new RegExp(`(?:^|\\s)(?:${PLURAL_ARTICLES})\\s${adjective.toLowerCase()}\\s${noun}(?!\\p{L})`, 'iu');
  // Capitalised in the request, it is a noun of its own.
  const isAdjective = said.test(prompt) && prompt.includes(` ${adjective.toLowerCase()} ${noun}`);
  return isAdjective ? title.replace(adjective, adjective.slice(0, -1)) : title;
}

const POSSESSOR = /\p{L}(?:['’]s|s['’])$/u;
const POSSESSOR_AT_START = /^\p{L}[\p{L} -]*?(?:['’]s|s['’])(?=\s)/u;
const OF_VIEW =
  /^\s+(?:view|screen|page|display|overview|list|board|dashboard)\s+(?:of|for|with)\s+(?:the\s+|our\s+|my\s+|all\s+)?([^.,:;!?()\n]{3,42})(?=[.,:;!?(\n]|$)/iu;

// Whoever looks at the screen is not its name.
function withoutPossessor(title: string, prompt: string): string | undefined {
  const [possessor] = POSSESSOR.exec(title) === null ? (POSSESSOR_AT_START.exec(title) ?? []) : [title];
  const at = possessor === undefined ? -1 : prompt.toLowerCase().indexOf(possessor.toLowerCase());
  if (possessor === undefined || at < 0) return title;
  const seen = OF_VIEW.exec(prompt.slice(at + possessor.length))?.[1];
  if (seen !== undefined) return capitalized(seen.trim());
  return possessor === title ? undefined : title;
}
