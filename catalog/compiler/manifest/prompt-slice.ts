import type { Definition } from '#catalog/definition.ts';
import { compactLine } from '#catalog/compiler/prompt-text/compact-line.ts';
import { fullEntry } from '#catalog/compiler/prompt-text/full-entry.ts';

/** What a custom component adds to the prompt; its characters count against the budget of the request. */
export function promptSlice(definition: Definition): string {
  return `${compactLine(definition)}\n${fullEntry(definition)}`;
}
