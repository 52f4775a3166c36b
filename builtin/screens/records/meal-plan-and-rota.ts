import type { Json } from '#contract/json/json.ts';
import { weekdaysIn } from '#builtin/parts/calendar/calendar-words.ts';
import { page } from '#builtin/parts/page/page.ts';
import { bind, part, type Part } from '#builtin/part.ts';
import { labelsOf, type Starter } from '#builtin/starters/starter.ts';
import { capitalized, identifier } from '#builtin/understand/words/identifier.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';

const ROWS = 6;
const SCHOOL_DAYS = 5;
type Sheet = { columns: { key: string; label: string; readonly?: boolean }[]; rows: Json[][]; mayGrow: boolean };

/** An editable weekly plan: a row for each day, a column for each meal. */
export function planScreen(u: Understanding, starter: Starter): Part {
  const meals = starter.has[0]?.choices?.map(({ label }) => label) ?? [];
  const day = labelsOf('day', u.language);
  return sheetScreen(u, starter, {
    columns: [{ key: 'day', label: day.label, readonly: true }, ...columnsCalled(meals)],
    rows: day.options.map((name) => [name, ...meals.map(() => '')]),
    mayGrow: false,
  });
}

/** An editable rota: a column for each weekday, rows for people or things. */
export function rotaScreen(u: Understanding, starter: Starter): Part {
  // A plan by time of day is a timetable of lessons, which has no weekend.
  const days = weekdaysIn(u.language).slice(0, starter.has[0]?.kind === 'time' ? SCHOOL_DAYS : undefined);
  const columns = columnsCalled([starter.has[0]?.label ?? u.copy.name, ...days]);
  return sheetScreen(u, starter, {
    columns,
    rows: Array.from({ length: ROWS }, () => columns.map(() => '')),
    mayGrow: true,
  });
}

function columnsCalled(labels: readonly string[]): { key: string; label: string }[] {
  return labels.map((label) => ({ key: identifier(label, 'column'), label }));
}

function sheetScreen(u: Understanding, starter: Starter, { columns, rows, mayGrow }: Sheet): Part {
  const path = `/${ownKey(u, starter.key)}`;
  const sheet = part(
    'sheet',
    'EditableSpreadsheetGrid',
    { columns, value: bind(path), allowAddRow: mayGrow ? true : undefined, rowHeight: 44 },
    [],
    { seeds: { [path]: rows } },
  );
  return page(u, u.named.title ?? capitalized(starter.many), 'xl', saving(u, path), [
    part('sheetCard', 'Card', { padding: 'none' }, [sheet]),
  ]);
}

function saving(u: Understanding, path: string): Part[] {
  if (!u.canInventActions) return [];
  return [
    part('saveButton', 'Button', { label: u.copy.save, variant: 'primary' }, [], {
      on: { commit: { action: 'save', params: { week: { $state: path } } } },
    }),
  ];
}
