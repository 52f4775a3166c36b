const QUOTED =
  /"([^"\n]{1,120})"|“([^”\n]{1,120})”|„([^“”\n]{1,120})[“”]|«\s?([^»\n]{1,120}?)\s?»|(?<![\p{L}\p{N}])['‘]([^'’\n]{1,80})['’](?![\p{L}\p{N}])/gu;

/** What quoted words in a prompt are for. */
type QuotedRole = 'title' | 'description' | 'button' | 'placeholder' | 'other';

/** Words in quotes, and what the words around them say they are. */
export type Quoted = { text: string; role: QuotedRole };

// Looked for in the words just before the quotes, then just after them.
const ROLES: readonly [QuotedRole, RegExp][] = [
  [
    'description',
    /\b(?:subtitle|description|subheading|tagline|intro|caption|untertitel|sous-titre|subtitulo)\W*(?:\w+\W+){0,2}$/iu,
  ],
  [
    'title',
    /\b(?:titled|title|called|named|heading|headline|headed|entitled|titel|uberschrift|überschrift|namens|titre|intitulée?|titulo|título|llamad[oa])\W*(?:\w+\W+){0,2}$/iu,
  ],
  ['button', /\b(?:button|cta|submit|knopf|schaltfläche|bouton|botón|boton)\W*(?:\w+\W+){0,4}$/iu],
  ['placeholder', /\b(?:placeholder|hint)\W*(?:\w+\W+){0,2}$/iu],
];
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
  return ROLES.find(([, pattern]) => pattern.test(before))?.[0] ?? 'other';
}
