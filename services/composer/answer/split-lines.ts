const LINE_MAX_CHARS = 131_072;

/** Splits text into lines. What exceeds the longest line is dropped. */
export type LineSplitter = {
  take(piece: string): void;
  /** The unfinished line. */
  rest(): string;
};

/** Creates a splitter that buffers at most one line. `isWhole` is false for a truncated line. */
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
