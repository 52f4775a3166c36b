import { PointerError, readPointer } from '#contract/json/json-pointer.ts';

/** The value at a pointer, or undefined when there is none or the pointer is malformed. */
export function readQuietly(document: unknown, pointer: string): unknown {
  try {
    return readPointer(document, pointer);
  } catch (thrown) {
    if (thrown instanceof PointerError) return undefined;
    throw thrown;
  }
}
