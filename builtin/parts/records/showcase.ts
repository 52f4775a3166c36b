import type { Json } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { definedOnly, part, read, type Part } from '#builtin/part.ts';
import { factList, factValue } from '#builtin/parts/facts/facts.ts';
import { shapeOf } from '#builtin/parts/facts/heading-contents.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { Fact, RecordSet } from '#builtin/understand/data/data-shape.ts';
import { plays, titleColumn } from '#builtin/understand/data/record-roles.ts';
import { isScalar } from '#builtin/understand/data/value-kind.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { rowPointer } from './cell.ts';

/** More records than these are for reading in a table. */
const SHOWCASE_MAX = 24;

const BODY_MIN_CHARS = 20;
const BEST_RATING = 5;

/** The columns of records by what visitors of a page read them for. */
type Roles = { title: Column; body?: Column; picture?: Column; others: Column[] };
type Entry = { u: Understanding; set: RecordSet; at: number; roles: Roles; id: string };

/**
 * Records for the visitors of a page: questions with their answers, quotes with who said them, people with their faces, and
 * anything else as cards. `heading` is what the request calls them. Undefined for records without a name.
 */
export function showcase(u: Understanding, set: RecordSet, heading: string): Part | undefined {
  const shape = shapeOf(heading)?.name ?? shapeOf(set.label)?.name ?? '';
  const isOfTexts = ['questions', 'quotes', 'people'].includes(shape);
  const roles = rolesIn(set, isOfTexts ? 0 : BODY_MIN_CHARS);
  if (roles === undefined || set.rows.length === 0 || set.rows.length > SHOWCASE_MAX) return undefined;
  const id = identifier(set.key, 'records');
  const entries = set.rows.map((_, at): Entry => ({ u, set, at, roles, id }));
  if (shape === 'questions' && roles.body !== undefined) return questions(entries, id);
  const render = shape === 'quotes' && roles.body !== undefined ? quote : shape === 'people' ? person : card;
  return part(`${id}Grid`, 'Grid', { minColWidth: 240, gap: 'md' }, entries.map(render));
}

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

function charsIn({ rows }: RecordSet, { key }: Column): number {
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
  const { roles, id } = entry;
  const title = words(entry, roles.title) ?? entry.set.label;
  const src = words(entry, roles.picture);
  return part(`${id}Card`, 'Card', { title }, [
    ...(src === undefined ? [] : [part(`${id}Picture`, 'Image', { src, alt: title, width: '100%', aspect: '4/3' })]),
    ...textOf(entry, roles.body),
    ...factsOf(entry, roles.others),
    ...listsOf(entry),
  ]);
}

function textOf(entry: Entry, column: Column | undefined, variant?: string): Part[] {
  const [fact] = column === undefined ? [] : factIn(entry, column);
  if (fact === undefined) return [];
  const { value, views } = factValue(fact, entry.u);
  return [part(`${entry.id}Text`, 'Text', { text: value, variant }, [], { views })];
}

function factsOf(entry: Entry, columns: readonly Column[]): Part[] {
  const facts = columns.flatMap((column) => factIn(entry, column));
  return facts.length === 0 ? [] : [factList(entry.id, facts, entry.u)];
}

// The texts of a list inside a record, such as what a room comes with.
function listsOf({ set, at, id }: Entry): Part[] {
  const lists = Object.entries(set.rows[at] ?? {}).filter(([, value]) => Array.isArray(value) && value.length > 0);
  return lists.flatMap(([key, value]) => {
    if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) return [];
    const tags = value.map((_, index) =>
      part(`${id}Tag`, 'Tag', { label: read(rowPointer(set, at) + formatPointer([key, index])) }),
    );
    return [part(`${id}Tags`, 'Stack', { direction: 'horizontal', gap: 'sm' }, tags)];
  });
}
