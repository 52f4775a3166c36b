import { Refusal } from '#contract/refusal.ts';

/**
 * Parses the JSON text of a field; undefined stays undefined.
 *
 * @throws Refusal BAD_REQUEST that names the field
 */
export function parseJsonField(text: string | undefined, field: string): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the text, which belongs in no log.
    throw new Refusal('BAD_REQUEST', `\`${field}\` is not valid JSON.`, { field });
  }
}
