const TEXT = /'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"/y;
const WORD = /[$@\w]+/y;
/** What `*` multiplies ends with one of these; elsewhere it is a wildcard. */
const OPERAND_END = /[\w$@)\]}'"`]$/;

/** A run of factors between operators that bind less. */
type Factors = { startsAt: number; isDivided: boolean };

/**
 * A JMESPath expression that calculates from left to right as arithmetic does: `a / b * c` becomes `(a / b)* c`. The
 * library lets `*` bind tighter than `/`, `//` and `%`, so that it would divide by the product.
 *
 * Source: JMESPath Community, "Arithmetic Expressions"; a test fails once the library does it.
 */
export function leftToRight(expression: string): string {
  if (!expression.includes('*') || !/[/%÷]/.test(expression)) return expression;
  const outer: Factors[] = [];
  let factors: Factors = { startsAt: 0, isDivided: false };
  let plain = '';
  for (let at = 0; at < expression.length;) {
    const part = match(TEXT, expression, at) ?? match(WORD, expression, at) ?? expression.charAt(at);
    at += part.length;
    if (part === '*' && factors.isDivided && OPERAND_END.test(plain.trimEnd())) {
      plain = `${plain.slice(0, factors.startsAt)}(${plain.slice(factors.startsAt).trim()})`;
      factors.isDivided = false;
    }
    plain += part;
    if ('([{'.includes(part)) {
      outer.push(factors);
      factors = { startsAt: plain.length, isDivided: false };
    } else if (')]}'.includes(part)) factors = outer.pop() ?? { startsAt: plain.length, isDivided: false };
    else if ('/%÷'.includes(part)) factors.isDivided = true;
    else if ('+-−<>=!&|?:,'.includes(part) || part === 'in') factors = { startsAt: plain.length, isDivided: false };
  }
  return plain;
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
