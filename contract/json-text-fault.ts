import type { JsonFault } from './json-fault.ts';
import { lostDigits } from './lost-digits.ts';

type Scope = { keys: Set<string>; name: string } | { index: number };

// Strings with the colon after a name, brackets, and numbers that may lose precision: long ones, and those with an exponent.
const TOKEN = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\],]|(?<![\d.])-?(?:\d[\d.]{15,}(?:[eE][+-]?\d+)?|\d[\d.]*[eE][+-]?\d+)/g;

/**
 * What `JSON.parse` would silently lose of a JSON text: all but the last of duplicate members, and digits beyond a double's
 * precision. Undefined when there is nothing.
 *
 * @param text JSON text that `JSON.parse` accepts; the result for anything else is meaningless
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
    } else if (/^-?\d/.test(lexeme)) {
      const message = lostDigits(lexeme);
      if (message !== undefined) return fault(message);
    }
  }
  return undefined;
}
