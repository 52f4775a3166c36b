import { held } from './scale.ts';

/** A part of a whole: what is not above zero takes no room in it. */
export type Part = { label: string; value: number; color?: string | undefined };

/** The sum of the parts and the share of each, between 0 and 1; amounts below zero count as none. */
export function sharesOf(parts: readonly { value: number }[]): { sum: number; shares: number[] } {
  const amounts = parts.map(({ value }) => Math.max(0, held(value)));
  const largest = Math.max(0, ...amounts);
  // Measured against the largest, so that huge amounts do not add up to infinity.
  const relative = amounts.map((amount) => (largest === 0 ? 0 : amount / largest));
  const whole = relative.reduce((sum, amount) => sum + amount, 0);
  return { sum: held(whole * largest), shares: relative.map((amount) => (whole === 0 ? 0 : amount / whole)) };
}

/** The share of each part in a sentence. */
export function sharesSummary(kind: string, parts: readonly Part[], texts: readonly string[]): string {
  return `${kind}, ${partsSummary(parts, texts)}`;
}

/** The first parts, each with its text. */
export function partsSummary(parts: readonly Part[], texts: readonly string[]): string {
  const first = parts.slice(0, 6).map(({ label }, at) => `${label} ${texts[at] ?? ''}`);
  return `${first.join(', ')}${parts.length > 6 ? ', …' : ''}`;
}
