/** The tokens of a JSON Pointer (RFC 6901). A missing leading slash is forgiven; `''` is the whole state. */
function tokensOf(pointer: string): string[] {
  if (pointer === '' || pointer === '/') return [];
  const path = pointer.startsWith('/') ? pointer.slice(1) : pointer;
  return path.split('/').map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** One spelling for every pointer, so that subscriptions of the same place meet. */
export function canonicalPointer(pointer: string): string {
  if (pointer === '' || pointer === '/') return '';
  return pointer.startsWith('/') ? pointer : `/${pointer}`;
}

/** The value at a pointer; own properties only. `undefined` where nothing is. */
export function readAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const token of tokensOf(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, token)) return undefined;
    value = (value as Record<string, unknown>)[token];
  }
  return value;
}

/** A copy of the tree with the value at the pointer; whatever the pointer does not pass through is shared. */
export function writeAt(root: unknown, pointer: string, value: unknown): unknown {
  const tokens = tokensOf(pointer);
  // A path through `__proto__` could only ever be an attack; nothing is written.
  return tokens.includes('__proto__') ? root : written(root, tokens, 0, value);
}

function written(node: unknown, tokens: readonly string[], at: number, value: unknown): unknown {
  const token = tokens[at];
  if (token === undefined) return value;
  if (Array.isArray(node)) {
    const index = token === '-' ? node.length : Number(token);
    if (!Number.isInteger(index) || index < 0 || index > node.length) return node;
    const before: unknown = node[index];
    const after = written(before, tokens, at + 1, value);
    return index < node.length && Object.is(before, after) ? node : node.toSpliced(index, 1, after);
  }
  const members = typeof node === 'object' && node !== null ? (node as Record<string, unknown>) : {};
  const child = Object.hasOwn(members, token) ? members[token] : undefined;
  const next = written(child, tokens, at + 1, value);
  return Object.hasOwn(members, token) && Object.is(child, next) ? node : { ...members, [token]: next };
}
