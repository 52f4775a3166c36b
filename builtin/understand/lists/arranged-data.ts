import { ExpressionFailed, interpret } from '#contract/views/interpret.ts';
import { isLess } from '#contract/views/arithmetic.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import { parsePointer } from '#contract/json/json-pointer.ts';
import type { UiType } from '#contract/spec/ui-type.ts';
import type { Copy } from '#builtin/copy/copy.ts';
import { freshId } from '#builtin/fresh-id.ts';
import { mainFirst } from '#builtin/understand/actions/about-record.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import { allFacts, allRecords, type Group, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { toneOf } from '#builtin/understand/words/status-tone.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { isNamedLike } from '#builtin/understand/words/same-stem.ts';
import { queryOf, textLiteral, viewPath } from '#builtin/view-query.ts';
import { askedGroups, type GroupContext } from './asked-groups.ts';
import type { ListGroups } from './asked-groups.ts';
import { askedMarks } from './asked-marks.ts';
import { askedOrder } from './asked-order.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { momentOfData } from './moments.ts';
import { ownMarks } from './own-marks.ts';
import type { RecordTest } from './record-tests.ts';
import { sortedQuery, type SortKey } from './sort-keys.ts';
import { usualOrder } from './usual-order.ts';

/** What the arrangement of lists is read from. */
export type Asked = {
  prompt: string;
  data: Group;
  uiType: UiType;
  actions: readonly Action[];
  language: Language;
  copy: Copy;
  given: JsonObject;
  today: string | undefined;
};

/**
 * The data with its lists in the order, in the sections and with the marks that the request asks for. A list in another order
 * is a view of the caller's: it has a state path of its own, and its records keep all their members, so that actions send
 * what was sent.
 */
export function arrangedData(request: Asked): Group {
  const asked = { ...request, given: withDecoded(request) };
  const sets = mainFirst(allRecords(asked.data), asked.actions).filter(({ rows }) => rows.length > 1);
  if (sets.length === 0) return asked.data;
  const clauses = clausesOf(asked.prompt);
  const context = contextOf(asked);
  const meant = new Map(sets.map((set): [RecordSet, Clause[]] => [set, []]));
  let last: RecordSet | undefined;
  for (const clause of clauses) {
    const set = setMeant(clause, sets, clauses, (one) => saysAnything(arrangementOf(one, [clause], asked, context)));
    // "by cost, highest first": what says nothing alone goes with what was said before.
    const before = clauses[clauses.indexOf(clause) - 1];
    const same = before?.sentence === clause.sentence ? last : undefined;
    last = set ?? same;
    if (last !== undefined) meant.get(last)?.push(clause);
  }
  const arranged = new Map(
    sets.map((set) => [set, arrangedSet(set, arrangementOf(set, meant.get(set) ?? [], asked, context), asked)]),
  );
  return withRecords(asked.data, (set) => arranged.get(set) ?? set);
}

// The lists that the data has in another form are read like those that it has.
function withDecoded({ data, given }: Asked): JsonObject {
  const lists = allRecords(data).flatMap(({ decoded, rows }) =>
    decoded === undefined ? [] : [[parsePointer(decoded.path)[0] ?? '', rows] as const],
  );
  return lists.length === 0 ? given : { ...given, ...Object.fromEntries(lists) };
}

function withRecords(group: Group, arrangedOf: (set: RecordSet) => RecordSet): Group {
  const groups = group.groups.map((inner) => withRecords(inner, arrangedOf));
  return { ...group, records: group.records.map(arrangedOf), groups };
}

// A clause speaks of the list that it names, or that its sentence named last, or else of the first that it says something of.
function setMeant(
  clause: Clause,
  sets: readonly RecordSet[],
  clauses: readonly Clause[],
  isFit: (set: RecordSet) => boolean,
): RecordSet | undefined {
  const before = clauses.filter(({ sentence }) => sentence === clause.sentence);
  const upTo = before.slice(0, before.indexOf(clause) + 1).toReversed();
  const named = upTo.map((one) => sets.filter((set) => isNamed(set, one))).find((found) => found.length > 0) ?? [];
  return [...named, ...sets.filter((set) => !named.includes(set))].find(isFit);
}

function isNamed({ key, label }: RecordSet, { words }: Clause): boolean {
  const text = words.join(' ');
  return isNamedLike(text, key) || isNamedLike(text, label);
}

function contextOf({ prompt, data, actions, language, copy, today }: Asked): GroupContext {
  const stages = actions.flatMap(({ fields }) =>
    fields.flatMap(({ choices = [] }) => choices.map(({ value }) => value)),
  );
  const request = clausesOf(prompt).flatMap(({ words }) => words);
  const moment = momentOfData(data);
  return { asOf: moment?.day ?? today, now: moment?.value, language, copy, stages, request, facts: allFacts(data) };
}

/** What a request says about a list. */
type Arrangement = { keys: SortKey[]; marks: RecordTest[]; groups: ListGroups | undefined };

function arrangementOf(set: RecordSet, clauses: readonly Clause[], asked: Asked, context: GroupContext): Arrangement {
  const actionWords = asked.actions.flatMap(({ name }) => wordsOf(name));
  // The lanes of a board are its sections.
  const groups = asked.uiType === 'board' ? undefined : askedGroups(clauses, set, context);
  const isDivided = groups?.groups.some((group) => isDistinguishing(group, set, asked.given)) === true;
  const marks = askedMarks(clauses, set, actionWords, context).filter((test) =>
    isDistinguishing(test, set, asked.given),
  );
  return { keys: askedOrder(clauses, set, context), marks, groups: isDivided ? groups : undefined };
}

function saysAnything({ keys, marks, groups }: Arrangement): boolean {
  return keys.length + marks.length > 0 || groups !== undefined;
}

function arrangedSet(set: RecordSet, { groups, ...stated }: Arrangement, asked: Asked): RecordSet | undefined {
  // A heading that says it needs no mark below it, unless that says more.
  const isHeading = ({ query, remark }: RecordTest) =>
    remark === undefined && groups?.groups.some((group) => group.query === query) === true;
  const asksMarks = stated.marks.filter((test) => !isHeading(test));
  const others = withOwnMarks(asksMarks, marksOf(set, asked), set, asked);
  const telling = (groups?.groups ?? []).filter(
    ({ remark, query }) => remark !== undefined && !others.some((test) => test.query === query),
  );
  const marks = [...telling, ...others.filter((test) => !isHeading(test))];
  const isUseful = (test: { query: string }) => isDistinguishing(test, set, asked.given);
  const wanted = stated.keys.length > 0 ? stated.keys : usualOrder(set, stated.marks, asked.uiType, isUseful);
  // An order that the values do not have would leave the list empty.
  const keys = wanted.filter(({ query }) => valuesOf(set.rows, query, asked.given).length === set.rows.length);
  if (keys.length + marks.length === 0) return groups && inSections(set, groups);
  const sectioned = groups === undefined ? set : inSections(set, groups);
  const marked =
    marks.length === 0 ? { set: sectioned, query: queryOf(set.pointer) } : withMarks(sectioned, marks, asked);
  return {
    ...marked.set,
    rows: inOrder(marked.set.rows, keys, asked.given),
    pointer: viewPath(asked, set.pointer, 'arranged'),
    view: { query: sortedQuery(marked.query, keys), of: set.pointer },
  };
}

// What is asked to stand out, or else what does so by itself. Where somebody is missing, so is somebody who cannot come.
function withOwnMarks(
  marks: readonly RecordTest[],
  own: readonly RecordTest[],
  { rows }: RecordSet,
  { given }: Asked,
): readonly RecordTest[] {
  if (marks.length === 0) return own;
  const met = marks.map(({ query }) => valuesOf(rows, query, given));
  const isMarked = rows.map((_, at) => met.some((values) => values[at] === true));
  const others = own.filter(({ query, column }) => {
    const isOfSame = column?.refersTo !== undefined && marks.some((one) => one.column?.key === column.key);
    return isOfSame && valuesOf(rows, query, given).every((value, at) => value !== true || !isMarked[at]);
  });
  return [...marks, ...others];
}

// What a status says already is not said again.
function marksOf(set: RecordSet, { prompt, data, language, given, actions, copy }: Asked): RecordTest[] {
  const states = set.columns.filter(
    ({ key, kind, hidden }) => kind === 'text' && hidden === undefined && plays(key, 'status'),
  );
  const request = clausesOf(prompt).flatMap(({ words }) => words);
  const moment = momentOfData(data, true);
  return ownMarks(
    set,
    { asOf: moment?.day, now: moment?.value, language, request },
    { actions, copy, others: allRecords(data) },
  ).filter((test) => isDistinguishing(test, set, given) && !states.some((column) => isSaid(test, column, set, given)));
}

function isSaid({ query }: RecordTest, { key }: Column, { rows }: RecordSet, given: JsonObject): boolean {
  const met = valuesOf(rows, query, given);
  const texts = rows.flatMap(({ [key]: text }, at) => (met[at] === true ? [text] : []));
  const isGrave = (text: string) => ['critical', 'warning'].includes(toneOf(text, key) ?? '');
  const others = new Set(rows.flatMap(({ [key]: text }, at) => (met[at] === true ? [] : [text])));
  return texts.every((text) => typeof text === 'string' && isGrave(text) && !others.has(text));
}

const FEW_MAX_SHARE = 1 / 3;

// True for a condition that some records meet and others do not.
function isDistinguishing(
  { query, isException }: Pick<RecordTest, 'query' | 'isException'>,
  { rows }: RecordSet,
  given: JsonObject,
): boolean {
  const met = valuesOf(rows, query, given).filter((value) => value !== null && value !== false && value !== '').length;
  return met > 0 && met < rows.length && (isException !== true || met <= rows.length * FEW_MAX_SHARE);
}

// What a heading says is not said again in each row below it; of a moment it says only the day.
function inSections(set: RecordSet, groups: ListGroups): RecordSet {
  const columns = set.columns.map((column) =>
    column === groups.column && column.kind !== 'dateTime' ? { ...column, hidden: 'heading' as const } : column,
  );
  return { ...set, columns, groups };
}

/** The records in the order of some keys, as the view of them puts them. */
function inOrder(rows: readonly JsonObject[], keys: readonly SortKey[], given: JsonObject): JsonObject[] {
  return keys.toReversed().reduce<JsonObject[]>(
    (inner, { query, isReversed }) => {
      const values = valuesOf(inner, query, given);
      const sorted = [...inner.keys()].toSorted((a, b) => compared(values[a] ?? null, values[b] ?? null));
      return (isReversed === true ? sorted.toReversed() : sorted).flatMap((at): JsonObject[] => {
        const row = inner[at];
        return row === undefined ? [] : [row];
      });
    },
    [...rows],
  );
}

function compared(one: Json, other: Json): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one !== typeof other) return typeof one === 'number' ? -1 : 1;
  return isLess(one, other) === true ? -1 : Number(isLess(other, one) === true);
}

/** What an expression gives for each record; it may also read other lists of the caller's. None where it fails for one of them. */
function valuesOf(rows: readonly JsonObject[], query: string, given: JsonObject): readonly Json[] {
  const key = freshId('rows', new Set(Object.keys(given)));
  try {
    const { value } = interpret(`map(&(${query}), ${key})`, { ...given, [key]: [...rows] });
    return Array.isArray(value) ? value : [];
  } catch (thrown) {
    if (thrown instanceof ExpressionFailed) return [];
    throw thrown;
  }
}

// Marks are kept in two lists, which rows show as badges: what needs attention, and what only has to be found.
function withMarks(
  set: RecordSet,
  marks: readonly RecordTest[],
  { copy, given }: Asked,
): { set: RecordSet; query: string } {
  const taken = new Set(set.rows.flatMap((row) => Object.keys(row)));
  const markLists = [
    { key: freshId('alerts', taken), label: copy.alert, tests: marks.filter(({ isNotice }) => isNotice !== true) },
    { key: freshId('notices', taken), label: copy.when, tests: marks.filter(({ isNotice }) => isNotice === true) },
  ].filter(({ tests }) => tests.length > 0);
  const made = markLists.map(({ key, label, tests }) => ({
    key,
    label,
    query: entriesOf(tests),
    tone: toneOfMarks(tests),
  }));
  const values = made.map(({ query }) => valuesOf(set.rows, query, given));
  const rows = set.rows.map((row, at) => {
    const entries = made.map(({ key }, list) => [key, values[list]?.[at] ?? []] as const);
    return Object.assign(Object.create(null) as JsonObject, row, Object.fromEntries(entries));
  });
  const lists = made.map(({ key, label, tone }) => ({ key, label, format: { as: 'text' as const }, made: tone }));
  const members = made.map(({ key, query }) => `${key}: ${query}`).join(', ');
  return {
    set: { ...set, rows, lists: [...lists, ...set.lists] },
    query: `map(&merge(@, {${members}}), ${queryOf(set.pointer)})`,
  };
}

function entriesOf(tests: readonly RecordTest[]): string {
  const marked = tests.map(
    ({ query, label, remark }) => `((${query}) && ${remark === undefined ? textLiteral(label) : `(${remark})`})`,
  );
  return `[${marked.join(', ')}][?@]`;
}

function toneOfMarks([first]: readonly RecordTest[]): 'critical' | 'info' {
  return first?.isNotice === true ? 'info' : 'critical';
}
