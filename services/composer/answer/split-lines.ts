const LINE_MAX_CHARS = 131_072;

/** Cuts text into whole lines, piece by piece. What is beyond the longest line is dropped with the line. */
export type LineSplitter = {
  take(piece: string): void;
  /** The line that has not ended yet. */
  rest(): string;
};

/** A splitter that keeps one line at most. `isWhole` is false for a line of which only the beginning was kept. */
export function createLineSplitter(give: (line: string, isWhole: boolean) => void): LineSplitter {
  let rest = '';
  let isWhole = true;
  const keep = (part: string): void => {
    if (rest.length + part.length <= LINE_MAX_CHARS) rest += part;
    else isWhole = false;
  };
  return {
    rest: () => rest,
    take: (piece) => {
      let at = 0;
      for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', at)) {
        keep(piece.slice(at, end));
        at = end + 1;
        give(rest, isWhole);
        rest = '';
        isWhole = true;
      }
      keep(piece.slice(at));
    },
  };
}
