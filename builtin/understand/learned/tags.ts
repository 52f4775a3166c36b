/** The tags of runs of words in a request. builtin/training/README.md explains each. */
export const TAGS = [
  'title',
  'field',
  'option',
  'kind',
  'required',
  'optional',
  'button',
  'column',
  'lane',
  'step',
  'plan',
  'price',
  'feature',
  'fact',
  'value',
  'section',
  'setting',
  'quote',
  'count',
  'tone',
  'not',
  'command',
  'object',
  'place',
] as const;

export type Tag = (typeof TAGS)[number];

/** A range of characters in a request and its tag; `end` is exclusive. */
export type Span<Name extends string = Tag> = { tag: Name; start: number; end: number };

export const OUTSIDE = 0;

/** The number of word labels: 0 is outside of any span, then each tag has one for its first and one for its further words. */
export function labelCount(tags: readonly string[]): number {
  return 1 + 2 * tags.length;
}

/** The label of the first word of a span. */
export function firstLabel<Name extends string>(tags: readonly Name[], tag: Name): number {
  return 1 + 2 * tags.indexOf(tag);
}

/** The tag of a label; undefined for a word outside of any span. */
export function tagOf<Name extends string>(tags: readonly Name[], label: number): Name | undefined {
  return label === OUTSIDE ? undefined : tags[(label - 1) >> 1];
}

/** True for the label of the first word of a span. */
export function begins(label: number): boolean {
  return label % 2 === 1;
}
