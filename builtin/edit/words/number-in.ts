/** The number in a value, with either thousands and decimal separator: "75.000 €" is 75000, "8,50" is 8.5. */
export function numberIn(value: string): number | undefined {
  const [digits] = /-?\d[\d.,]*/.exec(value) ?? [];
  if (digits === undefined) return undefined;
  const decimals = /[.,](\d{1,2}|\d{4,})$/.exec(digits)?.[1] ?? '';
  const whole = digits.slice(0, digits.length - (decimals === '' ? 0 : decimals.length + 1)).replaceAll(/[.,]/g, '');
  return Number(decimals === '' ? whole : `${whole}.${decimals}`);
}
