// Expressions that stay together although they contain "and" or "or".
const PAIRS =
  'terms conditions|pros cons|drag drop|name surname|food beverage|food beverages|food drink|food drinks|research development|' +
  'bed breakfast|profit loss|privacy security|search find|pick go';
const PERIOD = '(?:hour|day|weekday|week|month|quarter|year)';
const CHOICE = '(?:either|choose|pick|select|choice (?:of|between)|entweder|soit)';
const KEPT_TOGETHER = [
  `\\b(?:${PAIRS.replaceAll(' ', String.raw`\s+(?:and|&)\s+`)})\\b`,
  // The alternatives of a choice are one item: "choose weekly or monthly".
  String.raw`\b${CHOICE}\s+[^,;:()]+?\s(?:or|oder|ou)\s[^,;:()]+?(?=\s*(?:[,;:()]|$|\s(?:and|und|et)\s))`,
  String.raw`\bby\s+${PERIOD}\s+and\s+${PERIOD}\b`,
  String.raw`\b(?:between|zwischen|entre)\s+\d+\s+(?:and|und|et|y)\s+\d+`,
].map((source) => new RegExp(source, 'giu'));
// Private-use characters as placeholders: the spaces of an expression kept together, and the edges of a sheltered part.
const JOINT = '\uE000';
const OPEN = '\uE001';
const CLOSE = '\uE002';
// In "Basic, plus and premium", "plus" is an item. In "les plus vendus" and "de plus" it means "more" and joins nothing.
const AND =
  'and|or|und|oder|et|ou|oppure|sowie|(?<!\\b(?:l[ea]s?|de|en|au|non)\\s)plus(?!\\s+(?:and|or|und|oder|et|ou|y)\\s)|as well as';
const SEPARATOR = new RegExp(`\\s*(?:[,;](?!\\d)(?:\\s*(?:${AND}|y|o)\\s)?|(?<=\\s)(?:${AND}|&|y|e)\\s)\\s*`, 'u');
const SHELTERED = /\([^()]*\)|\[[^[\]]*\]|"[^"]*"|“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»/gu;

/** Splits an enumeration at commas and conjunctions; text in parentheses or quotes stays whole. */
export function splitItems(text: string): string[] {
  let kept = text.replaceAll(/[\uE000-\uE002]/g, ' ');
  for (const pair of KEPT_TOGETHER) kept = kept.replaceAll(pair, (words) => words.replaceAll(/\s+/g, JOINT));
  const shelters: string[] = [];
  const sheltered = kept.replaceAll(SHELTERED, (inside) => `${OPEN}${shelters.push(inside) - 1}${CLOSE}`);
  return sheltered
    .split(SEPARATOR)
    .map((item) => item.replaceAll(/\uE001(\d+)\uE002/g, (_, index: string) => shelters[Number(index)] ?? ''))
    .map((item) => item.replaceAll(JOINT, ' ').trim())
    .filter((item) => item !== '');
}

/** Removes duplicates, ignoring case; the first spelling is kept. */
export function unique(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()));
}
