import { Refusal } from '#contract/refusal.ts';

/**
 * Refuses a message with the character U+0000 in a text or a list of texts. PostgreSQL has no room for it, and what one
 * database cannot keep is given to neither. JSON written by callers is no exception and needs none: there it stands as
 * an escape. A message within the message is not looked into: a plan, the only one, may have few characters in its name.
 *
 * @throws Refusal BAD_REQUEST naming the field, as the protocol writes it
 */
export function requireStorable(message: object): void {
  for (const [name, value] of Object.entries(message)) {
    const texts: unknown[] = Array.isArray(value) ? value : [value];
    if (!texts.some((text) => typeof text === 'string' && text.includes('\u0000'))) continue;
    const field = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    throw new Refusal('BAD_REQUEST', `\`${field}\` holds the character U+0000, which no text here may.`, { field });
  }
}
