import type { Span, Tag } from '#builtin/understand/learned/tags.ts';

/** A part of a request with its words. */
export type Part = Span & { text: string };

/** What is asked for: answers and settings. */
export const ASKED: ReadonlySet<Tag> = new Set(['field', 'setting']);

/** Whether nothing but a few words stand between two parts. */
export function isBeside(between: string): boolean {
  return between.length <= 12 && !/[,.;]/.test(between);
}
