import type { ComposeInput } from '#catalog/compose-input.ts';
import { entryWithoutExample, eventsEntry, propsEntry } from '#catalog/compiler/prompt-text/full-entry.ts';
import type { Definition } from '#catalog/definition.ts';
import { onceADefinition } from '#catalog/once-a-definition.ts';
import { writeElement } from '../answer/outline/write-outline.ts';
import type { Notation } from '../models/model.ts';
import { sliceFor } from './slice.ts';
import { STAPLES } from './system-prompt.ts';

/** How entries are written: the character limits for full ones and for all together; about 3.4 characters make a token. */
type Form = {
  full: (definition: Definition) => string;
  example: (definition: Definition) => string;
  fullMaxChars: number;
  allMaxChars: number;
  /** Components whose entry every prompt holds already. */
  known: readonly string[];
};

const FORMS: { readonly [notation in Notation]: Form } = {
  // Only what the line in the catalog leaves out, so that twice as many components are described in full.
  outline: {
    full: onceADefinition((definition) => [propsEntry(definition), ...eventsEntry(definition)].join('\n')),
    example: onceADefinition(outlineExample),
    fullMaxChars: 4_000,
    allMaxChars: 4_000,
    known: STAPLES,
  },
  operations: {
    full: entryWithoutExample,
    example: onceADefinition(jsonExample),
    fullMaxChars: 3_000,
    allMaxChars: 4_200,
    known: [],
  },
};

/**
 * The catalog entries of the selected components, most likely first: in full as far as the limit allows, then by example
 * only. The one-line forms of all components are in the system prompt already.
 */
export function entriesText(slice: readonly Definition[], notation: Notation): string {
  return entriesOf(slice, FORMS[notation])
    .map(({ text }) => text)
    .join('\n');
}

/** The components that the prompt for a request describes in full, and those of which it shows only an example. */
export function describedComponents(input: ComposeInput): {
  full: ReadonlySet<string>;
  byExample: ReadonlySet<string>;
} {
  const entries = entriesOf(sliceFor(input), FORMS.outline);
  const names = (isFull: boolean): string[] =>
    entries.filter((entry) => entry.isFull === isFull).map(({ name }) => name);
  return { full: new Set([...FORMS.outline.known, ...names(true)]), byExample: new Set(names(false)) };
}

type Entry = { name: string; text: string; isFull: boolean };

function entriesOf(slice: readonly Definition[], form: Form): Entry[] {
  const entries: Entry[] = [];
  let used = 0;
  for (const definition of slice) {
    if (form.known.includes(definition.name)) continue;
    const example = form.example(definition);
    const full = `${form.full(definition)}\n${example}`;
    const isFull = used + full.length <= form.fullMaxChars;
    const text = isFull ? full : example;
    if (used + text.length > form.allMaxChars) continue;
    entries.push({ name: definition.name, text, isFull });
    used += text.length + 1;
  }
  return entries;
}

function jsonExample({ name, example: { props, on } }: Definition): string {
  return `${name} ${JSON.stringify(props)}${on === undefined ? '' : ` on ${JSON.stringify(on)}`}`;
}

function outlineExample(definition: Definition): string {
  const { name, example } = definition;
  const { props, on } = example;
  const element = { type: name, props, children: [], ...(on !== undefined && { on }) };
  return writeElement(element, { definitionOf: () => definition, ids: false });
}
