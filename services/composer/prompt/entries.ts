import type { Definition } from '#catalog/definition.ts';
import { onceADefinition } from '#catalog/once-a-definition.ts';
import { entryWithoutExample } from '#catalog/compiler/prompt-text/full-entry.ts';

import { writeElement } from '../answer/outline/write-outline.ts';
import type { Notation } from '../models/model.ts';
import { STAPLES } from './system-prompt.ts';

/** Character limits for full entries, and for all entries together; about 3.4 characters make a token. */
const FULL_MAX_CHARS = 3_000;
const ALL_MAX_CHARS = 4_200;

/**
 * The catalog entries of the selected components, most likely first: in full as far as the limit allows, then by example
 * only. The one-line forms of all components are in the system prompt already.
 */
export function entriesText(slice: readonly Definition[], notation: Notation): string {
  const exampleOf = notation === 'outline' ? outlineExample : jsonExample;
  const told = notation === 'outline' ? slice.filter(({ name }) => !STAPLES.includes(name)) : slice;
  const entries: string[] = [];
  let used = 0;
  for (const definition of told) {
    const example = exampleOf(definition);
    const full = `${entryWithoutExample(definition)}\n${example}`;
    const entry = used + full.length <= FULL_MAX_CHARS ? full : example;
    if (used + entry.length > ALL_MAX_CHARS) continue;
    entries.push(entry);
    used += entry.length + 1;
  }
  return entries.join('\n');
}

const jsonExample = onceADefinition(({ name, example: { props, on } }) => {
  return `${name} ${JSON.stringify(props)}${on === undefined ? '' : ` on ${JSON.stringify(on)}`}`;
});

const outlineExample = onceADefinition((definition) => {
  const { name, example } = definition;
  const { props, on } = example;
  const element = { type: name, props, children: [], ...(on !== undefined && { on }) };
  return writeElement(element, { definitionOf: () => definition, ids: false });
});
