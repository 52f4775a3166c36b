/** Does work that rests now and then in one go, and gives its result. */
export function runToEnd<Result>(work: Iterator<unknown, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
