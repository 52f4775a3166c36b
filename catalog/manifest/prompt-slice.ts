import type { Definition } from '#catalog/definition.ts';
import { compactLine } from '#catalog/prompt-text/compact-line.ts';
import { fullEntry } from '#catalog/prompt-text/full-entry.ts';
import { CUSTOM_ROLES } from '#catalog/prompt-text/roles.ts';

/** What a custom component adds to the prompt; its characters count against the budget of the request. */
export function promptSlice(definition: Definition): string {
  return `${compactLine(definition, CUSTOM_ROLES)}\n${fullEntry(definition, CUSTOM_ROLES)}`;
}
