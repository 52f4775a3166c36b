/**
 * Black or white, whichever stands out more on a fill that a caller chose: the better of the two is never below 4.58 : 1.
 * The luminance decides, so it is right for any colour that CSS can name. Undefined without a visible fill.
 */
export function inkOn(fill: string | undefined): string | undefined {
  if (fill === undefined || fill === 'transparent') return undefined;
  const isDark = 'clamp(0, (0.1791 - y) * 9999, 1)';
  return `color(from ${fill} xyz-d65 calc(0.9505 * ${isDark}) ${isDark} calc(1.089 * ${isDark}))`;
}
