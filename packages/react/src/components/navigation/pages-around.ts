/** The page numbers on show: as many as fit on both sides of the current one, moved inwards at the ends. */
export function pagesAround(current: number, total: number, siblings: number): number[] {
  const count = Math.min(total, 2 * siblings + 1);
  const first = Math.min(Math.max(1, current - siblings), total - count + 1);
  return Array.from({ length: count }, (_, at) => first + at);
}
