import { parsePointer, PointerError } from '#contract/json/json-pointer.ts';

/** The tokens of a pointer, or [] for a malformed one. */
export function safeTokens(pointer: string): string[] {
  try {
    return parsePointer(pointer);
  } catch (thrown) {
    if (thrown instanceof PointerError) return [];
    throw thrown;
  }
}
