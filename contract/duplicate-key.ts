type Scope = { keys: Set<string>; name: string } | { index: number };

/**
 * The path of the first object member that stands twice in a JSON text, or undefined. `JSON.parse` keeps the last of
 * them in silence, so a caller would not learn that half of what was sent is ignored.
 *
 * @param text JSON text that `JSON.parse` accepts; anything else gives an answer without meaning
 *
 * Source: RFC 8259, section 4: "The names within an object SHOULD be unique."
 */
export function findDuplicateKey(text: string): PropertyKey[] | undefined {
  const scopes: Scope[] = [];
  const token = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\],]/g;
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const [lexeme, colon] = match;
    const scope = scopes.at(-1);
    if (lexeme === '{') scopes.push({ keys: new Set(), name: '' });
    else if (lexeme === '[') scopes.push({ index: 0 });
    else if (lexeme === '}' || lexeme === ']') scopes.pop();
    else if (lexeme === ',' && scope !== undefined && 'index' in scope) scope.index += 1;
    else if (colon !== undefined && scope !== undefined && 'keys' in scope) {
      scope.name = JSON.parse(lexeme.slice(0, -colon.length)) as string;
      if (scope.keys.has(scope.name)) return scopes.map((step) => ('keys' in step ? step.name : step.index));
      scope.keys.add(scope.name);
    }
  }
  return undefined;
}
