import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { placesOf, setProp, type Patch } from '#builtin/edit/patch.ts';
import { weekdayIn } from '#builtin/edit/words/weekdays.ts';
import { kindsIn } from '#builtin/edit/words/meanings.ts';

const WEEKS: ReadonlySet<string> = new Set(
  'week weeks woche wochen semaine semaines semana semanas settimana settimane kalenderwoche'.split(' '),
);
const [MONDAY, SUNDAY] = [0, 6];

/** Sets the day on which the weeks of the calendars begin: "the calendar starts on Sunday". */
export function setWeekStart(patch: Patch, target: string, value: string): boolean {
  const isWeek = wordsOf(target).some((word) => WEEKS.has(word)) || kindsIn(target).includes('calendar');
  const day = weekdayIn(value);
  if (!isWeek || wordsOf(value).length > 3 || (day !== MONDAY && day !== SUNDAY)) return false;
  const start = day === SUNDAY ? 'sunday' : 'monday';
  const calendars = placesOf(patch.spec).filter(
    ({ element: { type, props } }) => type === 'Calendar' && (props['weekStartsOn'] ?? 'monday') !== start,
  );
  for (const { id, element } of calendars) {
    const labels = element.props['weekdayLabels'];
    // The labels are in the order of the columns.
    if (Array.isArray(labels) && labels.length === 7)
      setProp(
        patch,
        id,
        'weekdayLabels',
        day === SUNDAY ? [...labels.slice(-1), ...labels.slice(0, -1)] : [...labels.slice(1), ...labels.slice(0, 1)],
      );
    setProp(patch, id, 'weekStartsOn', start);
  }
  return calendars.length > 0;
}
