/** True for a text that stands for a figure nobody knows yet: as large and heavy as a figure, it would be a black bar. */
export function isDash(text: string): boolean {
  return /^[-–—]$/.test(text.trim());
}
