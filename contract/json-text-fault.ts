import type { JsonFault } from './json-fault.ts';

type Scope = { keys: Set<string>; name: string } | { index: number };

// Strings with the colon behind a name, brackets, and whole numbers of so many digits that some may not be kept.
const TOKEN = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\],]|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g;

/**
 * What `JSON.parse` would lose of a JSON text in silence: a member that stands twice, of which it keeps the last, and
 * the last digits of a whole number beyond 2^53 that no double is equal to. Undefined when there is nothing.
 *
 * @param text JSON text that `JSON.parse` accepts; anything else gives an answer without meaning
 *
 * Source: RFC 8259, section 4: "The names within an object SHOULD be unique", and section 6 on precision.
 */
export function findJsonTextFault(text: string): JsonFault | undefined {
  const scopes: Scope[] = [];
  const fault = (message: string): JsonFault => ({
    path: scopes.map((step) => ('keys' in step ? step.name : step.index)),
    message,
  });
  for (const [lexeme, colon] of text.matchAll(TOKEN)) {
    const scope = scopes.at(-1);
    if (lexeme === '{') scopes.push({ keys: new Set(), name: '' });
    else if (lexeme === '[') scopes.push({ index: 0 });
    else if (lexeme === '}' || lexeme === ']') scopes.pop();
    else if (lexeme === ',' && scope !== undefined && 'index' in scope) scope.index += 1;
    else if (colon !== undefined && scope !== undefined && 'keys' in scope) {
      scope.name = JSON.parse(lexeme.slice(0, -colon.length)) as string;
      if (scope.keys.has(scope.name)) return fault('stands twice in the same object');
      scope.keys.add(scope.name);
    } else if (/^-?\d/.test(lexeme) && losesDigits(lexeme)) {
      return fault('is a whole number with more digits than JSON readers keep; send it as a string');
    }
  }
  return undefined;
}

// A number that is written back as it came is kept, whatever its double is. One beyond all doubles is another fault.
function losesDigits(digits: string): boolean {
  const value = Number(digits);
  return Number.isFinite(value) && String(value) !== digits && BigInt(value) !== BigInt(digits);
}
