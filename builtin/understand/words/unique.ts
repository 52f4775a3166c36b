/** Texts without those that differ from an earlier one in capitals only. */
export function unique(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()));
}
