// A full stop ends a sentence only before the start of a new one, so not in "e.g. small" and "1.5". A question mark does not
// separate the answers in parentheses after it. A semicolon ends a sentence before a title: "privacy: visible; alerts: push".
const SENTENCE_END = new RegExp(
  [
    String.raw`;(?=\s*\p{L}[^,;:.]{0,30}:\s)`,
    String.raw`(?<![\s(](?:e\.g|i\.e|z\.B|p\.ej|etc|vs|Mr|Mrs|Dr|St|No))[.!?](?=\s+["“„«¿¡]?[\p{Lu}\p{N}]|\s*$)`,
    String.raw`[!?](?=\s(?!\()|$)|\n+`,
  ].join('|'),
  'u',
);
const BULLET = /(:?)[ \t]*\n\s*(?:[-*•–]|\d{1,2}[.)])[ \t]+/gu;

// "A) Graz B) Vienna" is a list.
const LETTERED = /\s([A-H])\)\s+/gu;

/** The sentences of a prompt, without their full stops; a bulleted list is joined to its lead line as one enumeration. */
export function sentencesOf(prompt: string): string[] {
  const inline = `\n${unlettered(prompt)}`.replaceAll(BULLET, (_, colon: string) => (colon === ':' ? ': ' : ', '));
  return inline
    .split(SENTENCE_END)
    .map((sentence) => sentence.replace(/^[\s,]+/, '').trim())
    .filter((sentence) => sentence !== '');
}

function unlettered(prompt: string): string {
  const isList = /\sA\)\s[\s\S]*\sB\)\s/u.test(prompt);
  return isList ? prompt.replaceAll(LETTERED, (_, letter: string) => (letter === 'A' ? ' ' : ', ')) : prompt;
}
