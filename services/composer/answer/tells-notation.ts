import { lineKind, type LineKinds } from './outline/line-kind.ts';

/**
 * Which notation the first lines of an answer tell: JSON by its first brace, the outline by a line that can hardly be
 * anything else. Undefined for words before the answer, and while the line may still become something.
 *
 * @param isWhole true when the line has no more characters
 */
export function tellsNotation(
  line: string,
  isWhole: boolean,
  definitionOf: LineKinds['definitionOf'],
): 'outline' | 'json' | undefined {
  if (/^\s*\[/.test(line)) return 'json';
  const brace = line.indexOf('{');
  if (brace < 0 && !isWhole) return undefined;
  // What stands before the first brace decides, so that it makes no difference where pieces are cut.
  const { kind } = lineKind(brace < 0 ? line : line.slice(0, brace), { definitionOf, begun: false });
  if (kind === 'state' || kind === 'element' || kind === 'named' || kind === 'removed') return 'outline';
  return brace >= 0 ? 'json' : undefined;
}
