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
 * The text of a JSON string, given what stands between its quotes. An escape that JSON does not know, such as the
 * `\d` of a pattern, keeps its backslash: the model meant the two characters. A line break in it is one `\n`.
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
