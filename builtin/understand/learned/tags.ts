/** What a run of words in a request can be. Each is explained in builtin/training/README.md. */
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

/** A run of characters of a request and what it is. `end` is exclusive. */
export type Span<Name extends string = Tag> = { tag: Name; start: number; end: number };

export const OUTSIDE = 0;

/** Labels of single words: 0 is outside of any span, then a first and a further word for each of the tags. */
export function labelCount(tags: readonly string[]): number {
  return 1 + 2 * tags.length;
}

/** The label of the first word of a span. */
export function firstLabel<Name extends string>(tags: readonly Name[], tag: Name): number {
  return 1 + 2 * tags.indexOf(tag);
}

/** The tag of a label; undefined for a word outside. */
export function tagOf<Name extends string>(tags: readonly Name[], label: number): Name | undefined {
  return label === OUTSIDE ? undefined : tags[(label - 1) >> 1];
}

/** Whether a label begins a span. */
export function begins(label: number): boolean {
  return label % 2 === 1;
}
