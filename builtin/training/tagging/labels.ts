import { firstLabel, OUTSIDE, type Span } from '../../understand/learned/tags.ts';
import type { Token } from '../../understand/learned/tokens.ts';

/** The label of each token, given the marked spans of a text. */
export function labelsOf<Name extends string>(
  tags: readonly Name[],
  tokens: readonly Token[],
  spans: readonly Span<Name>[],
): Uint8Array {
  const labels = new Uint8Array(tokens.length).fill(OUTSIDE);
  let next = 0;
  for (const { tag, start, end } of spans) {
    while (next < tokens.length && (tokens[next]?.end ?? 0) <= start) next += 1;
    let isFirst = true;
    while (next < tokens.length && (tokens[next]?.start ?? 0) < end) {
      labels[next] = firstLabel(tags, tag) + (isFirst ? 0 : 1);
      isFirst = false;
      next += 1;
    }
  }
  return labels;
}
