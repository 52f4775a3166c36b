import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { page } from '#builtin/parts/page/page.ts';
import { part, type Part } from '#builtin/part.ts';
import { allFacts } from '#builtin/understand/data/data-shape.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { isOneOf, wordList } from '#builtin/understand/words/word-list.ts';

const LENGTH = /(\d{1,4}(?:[.,]\d)?)[\s-]*(\p{L}+)/gu;
const HOURS = wordList('h|hour|hours|stunde|stunden');
const MINUTES = wordList('min|mins|minut*');
const SECONDS = wordList('sec|secs|second*|sekunde*|segundo*');

/** A timer that counts down from the duration in the data or prompt, else a stopwatch. */
export function timerScreen(u: Understanding): Part {
  const top = actionControls(u.actions, u);
  const seconds = secondsIn(u);
  const clock =
    seconds === undefined
      ? part('stopwatch', 'Stopwatch', {})
      : part('timer', 'Timer', { duration: seconds, showProgress: true, size: 'xl' });
  return page(u, u.named.title ?? 'Timer', 'sm', top.buttons, [
    part('clockCard', 'Card', { align: 'center' }, [clock]),
    ...top.dialogs,
  ]);
}

function secondsIn(u: Understanding): number | undefined {
  const fact = allFacts(u.data).find(
    ({ key, value }) => /duration|seconds/i.test(key) && typeof value === 'number' && value > 0,
  );
  if (fact !== undefined) return Number(fact.value);
  for (const [, amount = '', unit = ''] of u.prompt.matchAll(LENGTH)) {
    const size = isOneOf(HOURS, unit) ? 3600 : isOneOf(MINUTES, unit) ? 60 : isOneOf(SECONDS, unit) ? 1 : 0;
    const seconds = Math.round(Number(amount.replace(',', '.')) * size);
    if (size > 0) return seconds > 0 ? seconds : undefined;
  }
  return undefined;
}
