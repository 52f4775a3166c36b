import { QUESTION_WORDS } from '#builtin/understand/fields/field-kind.ts';
import { setOf } from '#builtin/understand/learned/connectives.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';

/** A question that a request lists, with the answer that it gives in brackets. */
export type StatedQuestion = { question: string; answer?: string };

// The verbs that begin a question which is answered by yes or no.
const VERBS = setOf(
  [
    'do does did can could is are will would should may must have has kann kannst können muss müssen darf dürfen gibt ist sind',
    'braucht brauche peut peux puis faut est sont dois puedo puede se hay es son tengo posso può devo sono bisogna',
  ].join(' '),
);
const SEPARATORS: ReadonlySet<string> = new Set([',', ';', '\n', '?']);
const ANSWER = /\s*\(([^()]{1,80})\)\s*$/u;
const QUESTION_MAX_CHARS = 120;

/** The questions that a request lists after a colon or in lines of their own. */
export function statedQuestions(prompt: string): StatedQuestion[] {
  const from = prompt.search(/[:\n]/u);
  return from < 0 ? [] : segmentsOf(prompt.slice(from + 1)).flatMap((segment) => questionIn(segment) ?? []);
}

// Not parted inside brackets, which hold an answer.
function segmentsOf(text: string): string[] {
  const segments: string[] = [];
  let start = 0;
  let isInBrackets = false;
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at] ?? '\n';
    if (sign === '(' || sign === ')' || sign === '\n') isInBrackets = sign === '(';
    if (isInBrackets || !SEPARATORS.has(sign)) continue;
    segments.push(text.slice(start, at));
    start = at + 1;
  }
  return segments;
}

function questionIn(segment: string): StatedQuestion | undefined {
  if (segment.length > QUESTION_MAX_CHARS) return undefined;
  const bare = segment
    .replace(/^[\s*•–-]+/u, '')
    .replace(/^(?:and|und|et|y|e)\s/iu, '')
    .trim();
  const [bracket = '', answer] = ANSWER.exec(bare) ?? [];
  const text = bare.slice(0, bare.length - bracket.length).replace(/[.!]+$/u, '');
  const first = (text.split(/[\s’']/u, 1)[0] ?? '').toLowerCase().replace('¿', '');
  const isQuestion = (QUESTION_WORDS.has(first) || VERBS.has(first)) && text.includes(' ');
  return isQuestion ? { question: `${capitalized(text)}?`, ...(answer === undefined ? {} : { answer }) } : undefined;
}
