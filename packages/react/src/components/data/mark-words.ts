type Passage = { readonly words: string; readonly isHit: boolean };

/** Cuts a text where it holds one of the query's words; the longest of overlapping words is marked. */
export function markWords(
  text: string,
  query: string,
  { caseSensitive, wholeWord }: { caseSensitive: boolean; wholeWord: boolean },
): Passage[] {
  const words = [...new Set(query.split(/\s+/).filter((word) => word !== ''))];
  if (words.length === 0) return text === '' ? [] : [{ words: text, isHit: false }];
  const any = words
    .sort((left, right) => right.length - left.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join('|');
  const edge = String.raw`[\p{L}\p{N}_]`;
  const source = wholeWord ? `(?<!${edge})(?:${any})(?!${edge})` : any;
  const passages: Passage[] = [];
  let from = 0;
  for (const { 0: hit, index } of text.matchAll(new RegExp(source, caseSensitive ? 'gu' : 'giu'))) {
    if (index > from) passages.push({ words: text.slice(from, index), isHit: false });
    passages.push({ words: hit, isHit: true });
    from = index + hit.length;
  }
  if (from < text.length) passages.push({ words: text.slice(from), isHit: false });
  return passages;
}
