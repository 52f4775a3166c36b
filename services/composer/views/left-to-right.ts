const TEXT = /'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"/y;
const WORD = /[$@\w]+/y;
/** What `*` multiplies ends with one of these; elsewhere it is a wildcard. */
const OPERAND_END = /[\w$@)\]}'"`]$/;

/** What has been read since the last bracket was opened. */
type Level = {
  /** Where the factors between operators that bind less begin, and whether one divides. */
  factorsAt: number;
  isDivided: boolean;
  /** Where the last operand begins, whether it is multiplied, and whether it holds `[]`. */
  operandAt: number;
  isMultiplied: boolean;
  isFlattened: boolean;
};

/**
 * A JMESPath expression that calculates as arithmetic does: `a / b * c` becomes `(a / b)* c`, and `list[].a * b` becomes
 * `(list[].a)* b`. The library lets `*` bind tighter than `/`, `//` and `%`, so that it would divide by the product, and
 * tighter than `[]`, so that it would multiply within the list.
 *
 * Source: JMESPath Community, "Arithmetic Expressions"; a test fails once the library does it.
 */
export function leftToRight(expression: string): string {
  if (!expression.includes('*')) return expression;
  const outer: Level[] = [];
  let level = levelAt(0);
  let plain = '';
  const endOperand = (isMultiplied: boolean): void => {
    if (level.isFlattened && (level.isMultiplied || isMultiplied)) plain = inBrackets(plain, level.operandAt);
  };
  for (let at = 0; at < expression.length;) {
    const part = match(TEXT, expression, at) ?? match(WORD, expression, at) ?? expression.charAt(at);
    at += part.length;
    if (part === '*' && OPERAND_END.test(plain.trimEnd())) {
      endOperand(true);
      if (level.isDivided) plain = inBrackets(plain, level.factorsAt);
      plain += part;
      level = { ...level, isDivided: false, operandAt: plain.length, isMultiplied: true, isFlattened: false };
    } else if ('([{'.includes(part)) {
      plain += part;
      outer.push(level);
      level = levelAt(plain.length);
    } else if (')]}'.includes(part)) {
      endOperand(false);
      const isFlatten = part === ']' && plain.trimEnd().endsWith('[');
      plain += part;
      level = outer.pop() ?? levelAt(plain.length);
      if (isFlatten) level.isFlattened = true;
    } else if ('/%÷'.includes(part)) {
      endOperand(false);
      plain += part;
      level = { ...level, isDivided: true, operandAt: plain.length, isMultiplied: false, isFlattened: false };
    } else if ('+-−<>=!&|?:,'.includes(part) || part === 'in') {
      endOperand(false);
      plain += part;
      level = levelAt(plain.length);
    } else plain += part;
  }
  endOperand(false);
  return plain;
}

function levelAt(place: number): Level {
  return { factorsAt: place, isDivided: false, operandAt: place, isMultiplied: false, isFlattened: false };
}

function inBrackets(text: string, from: number): string {
  const inside = text.slice(from);
  return `${text.slice(0, from)}${/^\s*/.exec(inside)?.[0] ?? ''}(${inside.trim()})`;
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
