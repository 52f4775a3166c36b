const NUMBER = String.raw`(\d{1,7})`;
const FROM = '(?:from|between|von|zwischen|de|entre|desde|da|dal|tra)';
const TO = '(?:to|and|bis|und|à|a|et|y|e|al|até)';
const SPAN = new RegExp(
  String.raw`^\s*\(?${FROM}\s+${NUMBER}\s+${TO}\s+${NUMBER}(?![\d:.,]*\d|\s?(?:am|pm|uhr|h)\b)`,
  'iu',
);

/** The span of whole numbers that a text begins with: "from 0 to 20". `length` is how long the text is that tells it. */
export function numberSpanAt(text: string): { from: number; to: number; length: number } | undefined {
  const [whole, from, to] = SPAN.exec(text) ?? [];
  if (whole === undefined || Number(from) >= Number(to)) return undefined;
  return { from: Number(from), to: Number(to), length: whole.length };
}

const SPAN_INSIDE = new RegExp(String.raw`\s${FROM}\s+\d`, 'iu');

/** A name and the span of whole numbers that it ends in: "how loud was it from 1 to 5". */
export function withoutSpanEnd(name: string): { text: string; span: string } {
  const at = name.search(SPAN_INSIDE);
  const span = at > 0 ? name.slice(at) : '';
  return numberSpanAt(span)?.length === span.length && span !== ''
    ? { text: name.slice(0, at), span }
    : { text: name, span: '' };
}
