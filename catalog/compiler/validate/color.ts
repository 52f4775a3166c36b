const COLOR_MAX_CHARS = 64;
const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const WORD = /^[a-z]{1,30}$/i;
const FUNCTION = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(([^()]+)\)$/i;
const COORDINATE = /^(?:[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:%|deg|rad|grad|turn)?|none)$/i;
const COLOR_SPACE = /^[a-z][a-z0-9-]*$/i;

/**
 * True for a colour that is safe in a style: a hex code, a colour function with plain numbers, or one word. Anything that
 * could reach beyond the value (`;`, `url(`, `var(`, nested functions, comments) matches none of the three.
 *
 * Source: docs/catalog/conventions.md, "Value grammars", `color`.
 */
export function isColor(text: string): boolean {
  if (text.length > COLOR_MAX_CHARS) return false;
  if (HEX.test(text)) return true;
  if (WORD.test(text)) return text.toLowerCase() !== 'expression';
  const inside = FUNCTION.exec(text)?.[1];
  return inside !== undefined && areCoordinates(inside, /^color\(/i.test(text));
}

function areCoordinates(inside: string, withSpace: boolean): boolean {
  const [first = '', ...rest] = inside.trim().split(/\s*[\s,/]\s*/);
  const firstFits = withSpace ? COLOR_SPACE.test(first) : COORDINATE.test(first);
  return firstFits && rest.length >= 2 && rest.every((token) => COORDINATE.test(token));
}
