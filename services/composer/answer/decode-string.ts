const ESCAPES = /\\(?:u([0-9a-fA-F]{4})|([^]))/g;
const PLAIN: Record<string, string> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '"': '"',
  "'": "'",
  '/': '/',
  '\\': '\\',
};

/**
 * Decodes the text between a JSON string's quotes. An escape that JSON does not define, such as the `\d` of a pattern,
 * keeps its backslash: the model meant both characters. A line break becomes one `\n`.
 *
 * Source: RFC 8259, section 7.
 */
export function decodeString(raw: string): string {
  const text = raw.includes('\r') ? raw.replaceAll('\r\n', '\n') : raw;
  if (!text.includes('\\')) return text;
  return text.replaceAll(ESCAPES, (whole, hex: string | undefined, character: string | undefined) =>
    hex === undefined ? (PLAIN[character ?? ''] ?? whole) : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
