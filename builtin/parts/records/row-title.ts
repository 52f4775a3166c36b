import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { personName } from '#builtin/understand/data/person-name.ts';
import { keyColumn } from '#builtin/understand/data/record-key.ts';
import { isArticle, plays, titleColumn } from '#builtin/understand/data/record-roles.ts';
import { rangesIn } from '#builtin/understand/data/telling.ts';
import { isScalar, measures } from '#builtin/understand/values/value-kind.ts';
import type { Json } from '#contract/json/json.ts';

const SHORT_CHARS = 3;

/** The value of a record as a text, as the data has it; empty for none. */
export function plainText(value: Json | undefined): string {
  return isScalar(value) ? String(value) : '';
}

/** Whether a member has values so short that they say nothing without its name: "F", "12". */
export function isBrief({ key }: Column, { rows }: Pick<RecordSet, 'rows'>): boolean {
  return rows.some((row) => plainText(row[key]).length <= SHORT_CHARS);
}

/** The members that name a record: not its key while others identify it together, as row and number of a seat. */
export function rowTitle(set: RecordSet): readonly Column[] | undefined {
  const title = titleColumn(set);
  if (title === undefined) return undefined;
  const whole = personName(set.columns);
  if (whole?.includes(title) === true) return whole;
  // "Bremen → Kassel": a journey is named by both of its ends.
  const texts = set.columns.filter(({ kind, hidden }) => kind === 'text' && hidden === undefined);
  const journey = rangesIn(texts).find((ends) => ends.includes(title));
  if (journey !== undefined) return journey;
  // A status is a badge.
  if (plays(title.key, 'status'))
    return [set.columns.find(({ refersTo }) => refersTo !== undefined) ?? keyShown(set) ?? title];
  if (!isKeyOnly(title, set)) return tellApart([title], set) ? [title] : withPlaces(title, set);
  const places = placesIn(set, title);
  for (let count = 2; count <= Math.min(MAX_PLACES, places.length); count += 1) {
    const some = places.slice(0, count);
    if (tellApart(some, set)) return some;
  }
  return [title];
}

const MAX_PLACES = 3;

// Seats of one section have rows and numbers; people of one name have nothing of the kind.
function withPlaces(title: Column, set: RecordSet): readonly Column[] {
  const brief = placesIn(set, title).filter((one) => isBrief(one, set));
  for (let count = 1; count <= Math.min(MAX_PLACES, brief.length); count += 1) {
    const some = [title, ...brief.slice(0, count)];
    if (tellApart(some, set)) return some;
  }
  return [title];
}

function placesIn({ columns }: RecordSet, title: Column): Column[] {
  return columns.filter(
    (one) => one !== title && one.hidden === undefined && one.refersTo === undefined && isPlace(one),
  );
}

function keyShown(set: RecordSet): Column | undefined {
  const key = keyColumn(set);
  return key?.hidden === undefined ? key : undefined;
}

function isKeyOnly(title: Column, set: RecordSet): boolean {
  return (
    title === keyColumn(set) && title.refersTo === undefined && !plays(title.key, 'title') && !isArticle(title.key)
  );
}

function isPlace({ key, kind, format, path }: Column): boolean {
  const isText =
    kind === 'text' &&
    format.as === 'text' &&
    !plays(key, 'status') &&
    !plays(key, 'tag') &&
    !plays(key, 'description');
  const isPosition = plays(key, 'latitude') || plays(key, 'longitude');
  return path === undefined && (isText || (kind === 'number' && !measures(key) && !isPosition));
}

function tellApart(columns: readonly Column[], { rows }: RecordSet): boolean {
  const names = rows.map((row) => columns.map(({ key }) => row[key]));
  return (
    names.every((values) => values.every((value) => value !== undefined && value !== null)) &&
    new Set(names.map((values) => JSON.stringify(values))).size === rows.length
  );
}
