import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { page } from '#builtin/parts/page/page.ts';
import { part, type Part } from '#builtin/part.ts';
import { allFacts } from '#builtin/understand/data/data-shape.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';

const LENGTH =
  /(\d{1,4}(?:[.,]\d)?)[\s-]*(hours?|h|stunden?|minutes?|minuten?|mins?|seconds?|secs?|sekunden?|secondes?|minutos?|segundos?)\b/g;

/** A clock: counting down from the length that the prompt names, else counting up. */
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
  const found = [...foldText(u.prompt).matchAll(LENGTH)].map(
    ([, amount = '', unit = '']) =>
      Number(amount.replace(',', '.')) * (/^h|^stunde/.test(unit) ? 3600 : unit.startsWith('m') ? 60 : 1),
  );
  const sum = found.slice(0, 1).reduce((total, one) => total + one, 0);
  return sum > 0 ? Math.round(sum) : undefined;
}
