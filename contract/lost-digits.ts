/**
 * What `JSON.parse` silently turns a number into when it loses digits. Undefined for a number that is serialized with the
 * same value, or that a double equals; and for one beyond the range of doubles, which is a separate fault.
 *
 * @param literal a number in JSON's grammar
 *
 * Source: RFC 8259, section 6, on precision.
 */
export function lostDigits(literal: string): string | undefined {
  const value = Number(literal);
  if (!Number.isFinite(value) || decimalOf(literal) === decimalOf(String(value))) return undefined;
  const isWhole = /^-?\d+$/.test(literal);
  if (isWhole && BigInt(value) === BigInt(literal)) return undefined;
  if (value === 0) return 'is a number too close to zero for JSON readers; send it as a string';
  const noun = isWhole ? 'a whole number' : 'a number';
  return `is ${noun} with more digits than JSON readers keep; send it as a string`;
}

const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** The canonical form of a decimal number: digits without leading and trailing zeros, and the exponent of the last digit. */
function decimalOf(literal: string): string {
  const [, sign = '', whole = '', fraction = '', power = '0'] = NUMBER.exec(literal) ?? [];
  const digits = whole + fraction;
  let start = 0;
  let end = digits.length;
  while (digits[start] === '0') start += 1;
  while (end > start && digits[end - 1] === '0') end -= 1;
  if (start === end) return '0';
  return `${sign}${digits.slice(start, end)}e${Number(power) - fraction.length + digits.length - end}`;
}
