/** A line of an element: what it says, and how far it is indented. */
type ElementText = { indent: number; text: string };

/** Leaves out what an answer says a second time. */
export type SecondAnswerFilter = {
  /** Something that is no outline was read: the answer may begin again. */
  interrupt(): void;
  /** The answer was cut off in a line and goes on, perhaps from its beginning or with its last whole line. */
  resume(cutLine: string): void;
  /** The lines to take now. */
  take(line: ElementText): ElementText[];
};

/**
 * Notices when a model writes its answer again, after a fence has ended or after words such as "or, the same again": the
 * first two lines stand there once more. As far as it says the same it is left out, and where it goes on after that, the
 * first was broken off and continues. A second version that differs is left out whole: the first one stands already.
 */
export function createSecondAnswerFilter(): SecondAnswerFilter {
  const first: ElementText[] = [];
  let isInterrupted = false;
  let cut: string | undefined;
  let again: { base: number; lines: number; held: ElementText; differs: boolean } | undefined;
  return {
    interrupt: () => void (isInterrupted = first.length > 0),
    resume: (cutLine) => {
      isInterrupted = first.length > 0;
      cut = cutLine.trim();
    },
    take: (line) => {
      const isLastAgain = cut !== undefined && (cut === '' || !line.text.startsWith(cut)) && isLast(line);
      cut = undefined;
      if (isLastAgain) return [];
      if (again === undefined) {
        if (!isInterrupted || line.text !== first[0]?.text) return keep(line);
        again = { base: line.indent, lines: 1, held: line, differs: false };
        return [];
      }
      if (again.differs) return [];
      if (again.lines === first.length) {
        again = undefined;
        isInterrupted = false;
        return keep(line);
      }
      if (isSame(line, again.base, again.lines)) again.lines += 1;
      else if (again.lines > 1) again.differs = true;
      else {
        // Two parts of one screen that only begin alike.
        const { held } = again;
        again = undefined;
        return keep(held, line);
      }
      return [];
    },
  };

  function keep(...lines: ElementText[]): ElementText[] {
    first.push(...lines);
    return lines;
  }

  function isLast({ indent, text }: ElementText): boolean {
    const last = first.at(-1);
    return first.length > 1 && text === last?.text && indent === last.indent;
  }

  function isSame(line: ElementText, base: number, at: number): boolean {
    const other = first[at];
    return line.text === other?.text && line.indent - base === other.indent - (first[0]?.indent ?? 0);
  }
}
