import { says, wordList, type WordList } from './word-list.ts';

const QUOTED = new RegExp(
  [
    String.raw`"([^"\n]{1,120})"|“([^”\n]{1,120})”|„([^“”\n]{1,120})[“”]|«\s?([^»\n]{1,120}?)\s?»`,
    String.raw`(?<![\p{L}\p{N}])['‘]([^'’\n]{1,80})['’](?![\p{L}\p{N}])`,
  ].join('|'),
  'gu',
);

/** What quoted text in a prompt is for. */
type QuotedRole = 'title' | 'description' | 'button' | 'placeholder' | 'other';

/** A quoted text, and its role according to the surrounding words. */
export type Quoted = { text: string; role: QuotedRole };

// The role of a quote by a word before it, with at most `between` other words in between.
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
// A comma after a quote continues the list instead of ending the clause: 'buttons "Save", "Send"'.
const CLAUSE_END = /[.!?]\s|(?<!["“”»])[,;]\s/u;
const BUTTON_AFTER = /^\W*(?:\w+\W+)?(?:button|cta|knopf|schaltfläche|bouton|botón)\b/iu;

/** The quoted texts of a prompt, in order. */
export function quotedIn(prompt: string): Quoted[] {
  return [...prompt.matchAll(QUOTED)].map((match) => {
    const text = (match.slice(1).find((group) => group !== undefined) ?? '').trim();
    const before = prompt.slice(Math.max(0, match.index - 60), match.index);
    const after = prompt.slice(match.index + match[0].length, match.index + match[0].length + 30);
    return { text, role: roleOf(before, after) };
  });
}

/** The first quoted text with a role; undefined when there is none. */
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
