import { cleanText } from '#catalog/clean-text.ts';
import type { Json } from '#contract/json/json.ts';

const FENCE = '```';

/** A caller's text between fences that it cannot close. */
export function fencedText(text: string): string {
  return `${FENCE}\n${cleanText(text)}\n${FENCE}`;
}

/** Lines made of a caller's values, between fences. Each line must be safe by itself. */
export function fencedLines(lines: readonly string[]): string {
  return [FENCE, ...lines, FENCE].join('\n');
}

/**
 * A caller's value as JSON text on one line that parses to exactly the same value: characters that could close a fence,
 * reorder the text or be invisible are written as \u escapes.
 */
export function safeJson(value: Json): string {
  return safeLine(JSON.stringify(value));
}

/** A line whose texts are JSON strings, made safe in the same way. */
export function safeLine(line: string): string {
  return line
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, escaped)
    .replaceAll(/`{3,}|~{3,}/g, (run) => Array.from(run, escaped).join(''));
}

function escaped(character: string): string {
  return Array.from(
    { length: character.length },
    (_, index) => String.raw`\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('');
}
