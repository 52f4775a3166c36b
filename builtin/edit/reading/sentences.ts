// A full stop after a short capitalized word belongs to it: "Dr. Kaur", "No. 5".
const SENTENCE_END = /(?<!(?:^|[\s(])\p{Lu}\p{L}{0,2})\.\s|[!?…]\s|[;\n]/gu;

/** Tells whether two positions of a text are in the same sentence. */
export type Sentences = (one: { start: number }, other: { start: number }) => boolean;

/** The sentences of a text, found once, because many words are compared. */
export function sentencesOf(text: string): Sentences {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index }) => index);
  const sentenceAt = (position: number): number => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return (one, other) => sentenceAt(one.start) === sentenceAt(other.start);
}
