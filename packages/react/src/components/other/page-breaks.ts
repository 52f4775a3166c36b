type Measured = {
  /** Px, with the space before it. */
  height: number;
  /** Starts a new page and takes no room itself. */
  isBreak: boolean;
  /** Stays with what follows, such as a heading. */
  isKept: boolean;
};

/** Which parts stand on which page: as many as fit, a heading never alone at the foot, at least one each. */
export function pagesOf(parts: readonly Measured[], pageHeight: number): number[][] {
  const pages: number[][] = [[]];
  let used = 0;
  const turn = (carried: number[] = []) => {
    pages.push(carried);
    used = carried.reduce((sum, at) => sum + (parts[at]?.height ?? 0), 0);
  };
  parts.forEach(({ height, isBreak }, at) => {
    const page = pages.at(-1) ?? [];
    if (isBreak) {
      turn();
      return;
    }
    if (page.length > 0 && used + height > pageHeight) {
      const firstKept = page.findLastIndex((other) => parts[other]?.isKept !== true) + 1;
      // A page of headings alone is left as it is.
      turn(firstKept === 0 ? [] : page.splice(firstKept));
    }
    pages.at(-1)?.push(at);
    used += height;
  });
  return pages;
}
