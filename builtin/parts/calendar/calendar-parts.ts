import { bind, part, read, type Part } from '#builtin/part.ts';
import { columnsFromLabels, columnsFromPrompt } from '#builtin/understand/fields/columns-from-prompt.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { weekdaysIn } from './calendar-words.ts';
import { emptyTable } from '#builtin/parts/records/table.ts';

type View = 'day' | 'week' | 'month';

const VIEW_WORDS: readonly [View, RegExp][] = [
  ['month', /\b(?:month|monthly|monats?\w*|mois|mensuel\w*|mes|mensual)\b/],
  ['week', /\b(?:week|weekly|wochen?\w*|semaine|semana)\b/],
  ['day', /\b(?:day|daily|tages\w*|jour|dia)\b/],
];
const VIEWS = /\b(?:views?|ansicht\w*|vues?|vistas?)\b/;
const CHOOSE = 'choose|pick|select|book';
const VISITS = 'appointments?|bookings?|slots?|termin\\w*|rendez vous|citas?';
const BOOKING = new RegExp(
  `\\b(?:${VISITS})\\b.*\\b(?:${CHOOSE}|free)\\b|\\b(?:${CHOOSE})\\b.*\\b(?:day|slot|date|time|appointment|visit|session)\\b`,
);

const MONTH = wordList('month*|monat*|mois|mensuel*|mensual*|mese|mensile|mensal');
const MONTH_HERE = wordList('mes');
const SHORTER = wordList('week*|day|daily|woche*|tages*|semaine|jour|semana|dia|settimana*|giorno|giornalier*');

/** True for a request that asks for a month, and neither for its weeks nor its days. "Mes" is no month in French. */
export function asksForMonth({ prompt, language }: Understanding): boolean {
  const isMonth = says(MONTH, prompt) || ((language === 'es' || language === 'pt') && says(MONTH_HERE, prompt));
  return isMonth && !says(SHORTER, prompt);
}

/** The month view, or a switch between the views when the prompt names several. */
export function calendarViews(u: Understanding, month: Part): Part[] {
  const words = foldText(u.prompt).replaceAll('-', ' ');
  const named = VIEWS.test(words)
    ? VIEW_WORDS.filter(([view, pattern]) => pattern.test(words) || (view === 'month' && isBooking(u))).map(
        ([view]) => view,
      )
    : [];
  if (named.length < 2) return [month];
  const path = `/${ownKey(u, 'view')}`;
  const options = named.map((view) => ({ label: u.copy[view], value: view }));
  const choice = part('viewSwitch', 'SegmentedControl', { options, value: bind(path) }, [], {
    seeds: { [path]: named[0] ?? 'month' },
  });
  const shown = named.map((view) => {
    const content = view === 'month' ? month : hourGrid(u, view);
    return { ...content, visible: { $state: path, eq: view } };
  });
  return [choice, ...shown];
}

/** A table of upcoming events when the prompt names its columns; the host fills the rows. */
export function upcomingEvents(u: Understanding): Part[] {
  const fields = u.parts.fields.map(({ label }) => label);
  const named = columnsFromPrompt(u);
  const columns = named.length > 0 ? named : columnsFromLabels(fields.filter((label) => !VIEWS.test(foldText(label))));
  if (columns.length === 0) return [];
  const label = u.named.title ?? u.copy.overview;
  return [part('listCard', 'Card', {}, [emptyTable(u, label, columns, `/${ownKey(u, 'eventRows')}`)])];
}

/** A button that books the selected day, when the prompt is about booking and the caller declares no actions. */
export function bookButton(u: Understanding, dayPath: string): Part[] {
  if (!isBooking(u)) return [];
  return [
    part('bookButton', 'Button', { label: u.copy.book, variant: 'primary', icon: 'calendar' }, [], {
      on: { commit: { action: 'book', params: { date: read(dayPath) } } },
    }),
  ];
}

// Days are selected in the month view, so booking needs that view.
function isBooking(u: Understanding): boolean {
  return (
    u.actions.length === 0 && u.canInventActions && u.buttonLabels.length === 0 && BOOKING.test(foldText(u.prompt))
  );
}

function hourGrid(u: Understanding, view: 'day' | 'week'): Part {
  const columns = (view === 'day' ? [u.copy.day] : weekdaysIn(u.language)).map((label) => ({ label }));
  const pointer = `/${ownKey(u, `${view}Events`)}`;
  const props = { columns, events: read(pointer), editable: false, nowLine: false };
  return part(`${view}View`, 'Scheduler', u.language === 'en' ? props : { ...props, hour12: false }, [], {
    seeds: { [pointer]: [] },
  });
}
