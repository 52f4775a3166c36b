/** Runs work that comes in steps to its end, without a pause between them, and returns its result. */
export function runToEnd<Result>(work: Iterator<unknown, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
