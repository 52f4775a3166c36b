import type { Json } from '#contract/json/json.ts';
import { momentOf } from '#contract/views/dates.ts';
import type { Column } from './column.ts';
import type { Fact, RecordSet } from './data-shape.ts';

const DAY_CHARS = 'YYYY-MM-DD'.length;

/** Notes on each column of moments whether the day of all of them stands beside the list, so that the time of each suffices. */
export function tellDays(sets: readonly RecordSet[], facts: readonly Fact[]): void {
  const told = new Set(
    facts.filter(({ kind }) => kind === 'date' || kind === 'dateTime').map(({ value }) => dayIn(value)),
  );
  for (const set of sets) {
    const isOfDay = ({ key, path = [key] }: Column) => {
      const days = new Set(set.rows.flatMap((row) => dayIn(path.length === 1 ? row[key] : undefined) ?? []));
      const [day] = days;
      return days.size === 1 && told.has(day);
    };
    set.columns = set.columns.map((column) => {
      const { format } = column;
      if (format.as !== 'dateTime' || format.isEpoch === true || format.hasDays === true) return column;
      return set.rows.length > 1 && isOfDay(column) ? { ...column, format: { ...format, isOfDay: true } } : column;
    });
  }
}

function dayIn(value: Json | undefined): string | undefined {
  const text = typeof value === 'string' ? value : momentOf(value);
  return text?.slice(0, DAY_CHARS);
}
