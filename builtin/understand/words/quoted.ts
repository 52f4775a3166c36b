import { says, wordList, type WordList } from './word-list.ts';

const QUOTED = new RegExp(
  [
    String.raw`"([^"\n]{1,120})"|“([^”\n]{1,120})”|„([^“”\n]{1,120})[“”]|«\s?([^»\n]{1,120}?)\s?»`,
    String.raw`(?<![\p{L}\p{N}])['‘]([^'’\n]{1,80})['’](?![\p{L}\p{N}])`,
  ].join('|'),
  'gu',
);

/** What quoted words in a prompt are for. */
type QuotedRole = 'title' | 'description' | 'button' | 'placeholder' | 'other';

/** Words in quotes, and what the words around them say they are. */
export type Quoted = { text: string; role: QuotedRole };

// What quoted words are for, by a word that stands before them with at most so many others between.
const ROLES: readonly [QuotedRole, WordList, between: number][] = [
  ['description', wordList('subtitle|description|subheading|tagline|intro|caption|untertitel|sous titre|subtitulo'), 2],
  [
    'title',
    wordList(
      'titled|title|called|named|heading|headline|headed|entitled|titel|uberschrift|namens|titre|intitule|intitulee|titulo',
      'llamado|llamada',
    ),
    2,
  ],
  [
    'button',
    wordList('button|buttons|cta|ctas|submit|knopf|knopfe|schaltflache|schaltflachen|bouton|boutons|boton|botones'),
    4,
  ],
  ['placeholder', wordList('placeholder|hint'), 2],
];
// A comma behind quotes goes on with what they are an example of: 'buttons "Save", "Send"'.
const CLAUSE_END = /[.!?]\s|(?<!["“”»])[,;]\s/u;
const BUTTON_AFTER = /^\W*(?:\w+\W+)?(?:button|cta|knopf|schaltfläche|bouton|botón)\b/iu;

/** The quoted words of a prompt, in order. */
export function quotedIn(prompt: string): Quoted[] {
  return [...prompt.matchAll(QUOTED)].map((match) => {
    const text = (match.slice(1).find((group) => group !== undefined) ?? '').trim();
    const before = prompt.slice(Math.max(0, match.index - 60), match.index);
    const after = prompt.slice(match.index + match[0].length, match.index + match[0].length + 30);
    return { text, role: roleOf(before, after) };
  });
}

/** The first quoted words that are for something; undefined when none are. */
export function quotedAs(role: QuotedRole, quoted: readonly Quoted[]): string | undefined {
  return quoted.find((one) => one.role === role)?.text;
}

function roleOf(before: string, after: string): QuotedRole {
  if (BUTTON_AFTER.test(after)) return 'button';
  const words =
    before
      .split(CLAUSE_END)
      .at(-1)
      ?.match(/[\p{L}\p{N}]+/gu) ?? [];
  return ROLES.find(([, names, between]) => says(names, words.slice(-between - 1).join(' ')))?.[0] ?? 'other';
}
