import type { Span, Tag } from '#builtin/understand/learned/tags.ts';

/** A part of a request with its words. */
export type Part = Span & { text: string };

/** What is asked for: answers and settings. */
export const ASKED: ReadonlySet<Tag> = new Set(['field', 'setting']);

/** What stands behind a button that is wanted in red. */
export const IN_RED = /^\s(?:button\s)?(?:in|en|em)\s(?:red|rot|rouge|rojo|vermelho|rosso)(?![\p{L}\p{N}])/iu;

/** Whether nothing but a few words stand between two parts. */
export function isBeside(between: string): boolean {
  return between.length <= 12 && !/[,.;]/.test(between);
}
