/** True for a dash in place of an unknown figure: as large and heavy as a figure, it would be a black bar. */
export function isDash(text: string): boolean {
  return /^[-–—]$/.test(text.trim());
}
