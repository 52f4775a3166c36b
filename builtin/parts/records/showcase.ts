import type { Json } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { definedOnly, part, read, type Part } from '#builtin/part.ts';
import { factList, factValue } from '#builtin/parts/facts/facts.ts';
import { shapeOf } from '#builtin/starters/shape-of.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { Fact, RecordSet } from '#builtin/understand/data/data-shape.ts';
import { AVAILABILITY, availabilityOf, roomColumns } from '#builtin/understand/data/availability.ts';
import { plays, titleColumn } from '#builtin/understand/data/record-roles.ts';
import { isScalar } from '#builtin/understand/values/value-kind.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { AUTHOR, isTextKey } from '#builtin/understand/screen/thread.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { endsIn } from '#builtin/understand/words/word-list.ts';
import { queryOf, viewPath } from '#builtin/view-query.ts';
import { factQuery } from '#builtin/written-value.ts';
import { rowPointer } from './cell.ts';

/** More records than these are for reading in a table. */
const SHOWCASE_MAX = 24;

const BODY_MIN_CHARS = 20;
const BEST_RATING = 5;

/** The columns of records by what visitors of a page read them for. */
type Roles = { title: Column; body?: Column; picture?: Column; others: Column[] };
type Entry = {
  u: Understanding;
  set: RecordSet;
  at: number;
  roles: Roles;
  id: string;
  beside: Beside;
};

/** What a screen adds to the card of each record: its buttons, and when it is shown. */
export type Beside = { offered: (at: number) => readonly Part[]; visible?: (at: number) => Json | undefined };
const NOTHING: Beside = { offered: () => [] };

/**
 * Records for the visitors of a page: questions with their answers, quotes with who said them, people with their faces, and
 * anything else as cards. `heading` is what the request calls them. Undefined for records without a name.
 */
export function showcase(
  u: Understanding,
  set: RecordSet,
  heading: string,
  beside: Beside = NOTHING,
): Part | undefined {
  const told = shapeOf(heading)?.name ?? shapeOf(set.label)?.name ?? '';
  const shape = areQuotes(set) ? 'quotes' : told;
  const isOfTexts = ['questions', 'quotes', 'people'].includes(shape);
  const roles = rolesIn(set, isOfTexts ? 0 : BODY_MIN_CHARS);
  if (roles === undefined || set.rows.length === 0 || set.rows.length > SHOWCASE_MAX) return undefined;
  const id = identifier(set.key, 'records');
  const entries = inTime(set, shape === '' || shape === 'cards').map((at): Entry => ({
    u,
    set,
    at,
    roles,
    id,
    beside,
  }));
  if (shape === 'questions' && roles.body !== undefined) return questions(entries, id);
  const render = shape === 'quotes' && roles.body !== undefined ? quote : shape === 'people' ? person : card;
  return part(`${id}Grid`, 'Grid', { minColWidth: 240, gap: 'md' }, entries.map(render));
}

// What somebody said, and who.
function areQuotes({ columns, rows }: RecordSet): boolean {
  const isSaid = ({ key }: Column) =>
    isTextKey(key) || /^(?:quote|words|zitat|citation|cita|citazione|citacao)$/.test(key);
  const body = columns.find(
    (one) =>
      isSaid(one) && rows.every((row) => typeof row[one.key] === 'string') && charsIn({ rows }, one) >= BODY_MIN_CHARS,
  );
  const author = columns.find(({ key }) => endsIn(AUTHOR, wordsOf(key).join(' ')));
  return body !== undefined && author !== undefined && author !== body && columns.length <= QUOTE_MAX_COLUMNS;
}

// What takes place is in the order of its days, and what has none comes last; an order that is asked for stays.
function inTime(set: RecordSet, isOfThings: boolean): number[] {
  const places = set.rows.map((_, at) => at);
  const day = dayOf(set);
  if (!isOfThings || day === undefined || set.view !== undefined) return places;
  const timeOf = (at: number) => {
    const value = set.rows[at]?.[day.key];
    return typeof value === 'string' ? value : '9999';
  };
  return places.toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : timeOf(a) > timeOf(b) ? 1 : a - b));
}

function dayOf({ columns }: RecordSet): Column | undefined {
  return columns.find(({ kind, path, hidden }) => path === undefined && hidden === undefined && DAYS.has(kind));
}

const DAYS: ReadonlySet<string> = new Set(['date', 'dateTime']);
const QUOTE_MAX_COLUMNS = 5;

function rolesIn(set: RecordSet, bodyMinChars: number): Roles | undefined {
  const title = titleColumn(set);
  if (title === undefined) return undefined;
  const shown = set.columns.filter((column) => column !== title && column.hidden === undefined && column.kind !== 'id');
  const picture = shown.find(({ kind }) => kind === 'picture');
  const texts = shown.filter(({ kind }) => kind === 'text' || kind === 'longText');
  const [longest] = texts.toSorted((one, other) => charsIn(set, other) - charsIn(set, one));
  const body = longest !== undefined && charsIn(set, longest) >= bodyMinChars ? { body: longest } : {};
  const others = shown.filter((column) => column.kind !== 'picture' && column !== body.body);
  return { title, ...body, ...(picture === undefined ? {} : { picture }), others };
}

function charsIn({ rows }: Pick<RecordSet, 'rows'>, { key }: Column): number {
  const texts = rows.map((row) => row[key]).filter((value) => typeof value === 'string');
  return texts.join('').length / Math.max(1, rows.length);
}

function factIn({ set, at }: Entry, { key, path, ...column }: Column): Fact[] {
  const value = set.rows[at]?.[key];
  if (!isScalar(value) || value === '') return [];
  const pointer = rowPointer(set, at) + formatPointer(path ?? [key]);
  return [{ ...column, key, value, pointer }];
}

function words(entry: Entry, column: Column | undefined): Json | undefined {
  const [fact] = column === undefined ? [] : factIn(entry, column);
  return fact === undefined ? undefined : read(fact.pointer);
}

function questions(entries: readonly Entry[], id: string): Part {
  const items = entries.flatMap((entry) => {
    const [question, answer] = [words(entry, entry.roles.title), words(entry, entry.roles.body)];
    return question === undefined || answer === undefined ? [] : [{ question, answer }];
  });
  return part(`${id}List`, 'FAQ', { items });
}

function quote(entry: Entry): Part {
  const { roles, set, id } = entry;
  const rating = roles.others.find(({ key, kind }) => kind === 'number' && isRating(set, key));
  const who = roles.others.find((column) => column !== rating && column.kind === 'text');
  const props = definedOnly({
    quote: words(entry, roles.body) ?? '',
    authorName: words(entry, roles.title),
    authorTitle: words(entry, who),
    rating: words(entry, rating),
    avatarSrc: words(entry, roles.picture),
  });
  const said = part(`${id}Quote`, 'Testimonial', props);
  const others = factsOf(
    entry,
    roles.others.filter((column) => column !== rating && column !== who),
  );
  return others.length === 0 ? said : part(`${id}Said`, 'Stack', { gap: 'sm' }, [said, ...others]);
}

function isRating({ rows }: RecordSet, key: string): boolean {
  return rows.every((row) => typeof row[key] === 'number' && row[key] >= 0 && row[key] <= BEST_RATING);
}

function person(entry: Entry): Part {
  const { roles, id } = entry;
  const name = words(entry, roles.title) ?? entry.set.label;
  const role = roles.others.find(({ key, kind }) => kind === 'text' && !plays(key, 'tag')) ?? roles.others[0];
  const face = definedOnly({ name, src: words(entry, roles.picture), size: 'xl' });
  const head = part(`${id}Person`, 'Stack', { align: 'center', gap: 'sm' }, [
    part(`${id}Face`, 'Avatar', face),
    part(`${id}Name`, 'Text', { text: name, weight: 'semibold' }),
    ...textOf(entry, role, 'muted'),
  ]);
  const others = roles.others.filter((column) => column !== role);
  return part(`${id}Card`, 'Card', {}, [
    head,
    ...textOf(entry, roles.body),
    ...factsOf(entry, others),
    ...listsOf(entry),
  ]);
}

function card(entry: Entry): Part {
  const { roles, id, set, at, beside } = entry;
  const title = words(entry, roles.title) ?? entry.set.label;
  const src = words(entry, roles.picture);
  const day = roles.others.find((column) => column === dayOf(set));
  const gone = availabilityOf(set, set.rows[at] ?? {});
  const isTold = gone.isGone || gone.few !== undefined;
  const room = isTold ? roomColumns(set) : [];
  const others = roles.others.filter((column) => column !== day && !room.some(({ key }) => key === column.key));
  const content = [
    ...(src === undefined ? [] : [part(`${id}Picture`, 'Image', { src, alt: title, width: '100%', aspect: '4/3' })]),
    ...whenOf(entry, day),
    ...roomBadge(entry, gone),
    ...textOf(entry, roles.body),
    ...factsOf(entry, others),
    ...listsOf(entry),
    ...(gone.isGone ? [] : beside.offered(at)),
  ];
  const visible = beside.visible?.(at);
  return part(`${id}Card`, 'Card', { title }, content, visible === undefined ? {} : { visible });
}

// "Sat · 20 Sep 2025, 21:00": visitors plan by the day of the week.
function whenOf(entry: Entry, day: Column | undefined): Part[] {
  const [fact] = day === undefined ? [] : factIn(entry, day);
  if (fact === undefined) return [];
  const path = viewPath(entry.u, fact.pointer, 'day');
  const value = queryOf(fact.pointer);
  const query = `(${value} && join(' · ', [format_date(${value}, 'weekday'), ${factQuery(fact, entry.u)}])) || ''`;
  const views = { [path]: { query, of: fact.pointer } };
  return [part(`${entry.id}When`, 'Text', { text: read(path), weight: 'semibold' }, [], { views })];
}

function roomBadge({ u, id }: Entry, { isGone, few }: ReturnType<typeof availabilityOf>): Part[] {
  const texts = AVAILABILITY[u.language];
  if (!isGone && few === undefined) return [];
  const props = isGone ? { text: texts.gone, tone: 'neutral' } : { text: texts.left(few ?? 0), tone: 'warning' };
  return [part(`${id}Badges`, 'Stack', { direction: 'horizontal', gap: 'sm' }, [part(`${id}Room`, 'Badge', props)])];
}

function textOf(entry: Entry, column: Column | undefined, variant?: string): Part[] {
  const [fact] = column === undefined ? [] : factIn(entry, column);
  if (fact === undefined) return [];
  const { value, views } = factValue(fact, entry.u);
  return [part(`${entry.id}Text`, 'Text', { text: value, variant }, [], { views })];
}

function factsOf(entry: Entry, columns: readonly Column[]): Part[] {
  const facts = columns.flatMap((column) => factIn(entry, column));
  return facts.length === 0 ? [] : [besideLabels(factList(entry.id, facts, entry.u))];
}

// Labels above the values would make the cards of a grid too tall.
function besideLabels(list: Part): Part {
  if (list.type === 'DescriptionList') return { ...list, props: { ...list.props, layout: 'inline' } };
  return { ...list, children: list.children.map(besideLabels) };
}

// The texts of a list inside a record, such as what a room comes with.
function listsOf({ set, at, id }: Entry): Part[] {
  const lists = Object.entries(set.rows[at] ?? {}).filter(([, value]) => Array.isArray(value) && value.length > 0);
  return lists.flatMap(([key, value]) => {
    if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) return [];
    // Colours are seen rather than read.
    if (value.every((one) => /^#(?:[\da-f]{3}){1,2}$/i.test(one))) {
      const swatches = value.map((_, index) =>
        part(`${id}Swatch`, 'Box', {
          bg: read(rowPointer(set, at) + formatPointer([key, index])),
          width: '24px',
          minHeight: '24px',
          radius: 'sm',
          bordered: true,
        }),
      );
      return [part(`${id}Swatches`, 'Stack', { direction: 'horizontal', gap: 'sm' }, swatches)];
    }
    const tags = value.map((_, index) =>
      part(`${id}Tag`, 'Tag', { label: read(rowPointer(set, at) + formatPointer([key, index])) }),
    );
    return [part(`${id}Tags`, 'Stack', { direction: 'horizontal', gap: 'sm' }, tags)];
  });
}
