import { Refusal } from '#contract/refusal.ts';
import { fieldName } from '#services/rpc/strict-messages.ts';

/**
 * Refuses a message with the character U+0000 in a text or a list of texts: PostgreSQL cannot store it, so neither
 * database gets it. JSON text from callers is unaffected: it has U+0000 only as an escape. Nested messages are not
 * inspected: the only one, a plan, restricts the characters of its name.
 *
 * @throws Refusal BAD_REQUEST naming the field, as the protocol writes it
 */
export function requireStorable(message: object): void {
  for (const [name, value] of Object.entries(message)) {
    const texts: unknown[] = Array.isArray(value) ? value : [value];
    if (!texts.some((text) => typeof text === 'string' && text.includes('\u0000'))) continue;
    const field = fieldName(name);
    throw new Refusal('BAD_REQUEST', `\`${field}\` holds the character U+0000, which no text here may.`, { field });
  }
}
