import type { UiType } from '#contract/spec/ui-type.ts';
import type { Span, Tag } from '#builtin/understand/learned/tags.ts';

/** What a request is read for: a new screen of some kind, a change to one, or the screen after an action. */
export type ReadingMode = UiType | 'edit' | 'journey';

/** A tagged part of a request with its text. */
export type TaggedPart = Span & { text: string };

/** Tags of what the user fills in. */
export const INPUT_TAGS: ReadonlySet<Tag> = new Set(['field', 'setting']);

/** Tags of what has a name: something to fill in, to show or to set. */
export const NAME_TAGS: ReadonlySet<Tag> = new Set(['field', 'setting', 'column', 'fact']);

/** Whether the text between two parts is only a few words, without a sign. */
export function isShortGap(between: string): boolean {
  return between.length <= 12 && !/[,.;\n]/.test(between);
}
