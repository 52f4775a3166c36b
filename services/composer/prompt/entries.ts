import type { Definition } from '#catalog/definition.ts';
import { onceADefinition } from '#catalog/once-a-definition.ts';
import { fullEntry } from '#catalog/compiler/prompt-text/full-entry.ts';

/** Room for full entries, and for entries altogether, in characters: about 3.4 of them make a token. */
const FULL_MAX_CHARS = 3_000;
const ALL_MAX_CHARS = 4_200;

/**
 * What the slice says about its components, the likeliest first: in full as far as the room allows, then by an example
 * alone. The one-line forms of all components stand in the system prompt already.
 */
export function entriesText(slice: readonly Definition[]): string {
  const entries: string[] = [];
  let used = 0;
  for (const definition of slice) {
    const full = fullEntry(definition);
    const entry = used + full.length <= FULL_MAX_CHARS ? full : exampleEntry(definition);
    if (used + entry.length > ALL_MAX_CHARS) continue;
    entries.push(entry);
    used += entry.length + 1;
  }
  return entries.join('\n');
}

const exampleEntry = onceADefinition(({ name, example: { props, on } }) => {
  return `${name} ${JSON.stringify(props)}${on === undefined ? '' : ` on ${JSON.stringify(on)}`}`;
});
