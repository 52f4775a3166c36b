import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import { bind, part, type Part, read } from '#builtin/part.ts';
import type { Field, FieldKind } from '#builtin/understand/fields/field.ts';
import { choiceOf } from '#builtin/understand/fields/choice.ts';
import { joinedWords } from '#builtin/understand/words/fold-text.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { controlContext } from '#builtin/parts/controls/control-context.ts';
import { fieldControls } from '#builtin/parts/controls/form.ts';
import { placeFields } from '#builtin/parts/controls/placed-fields.ts';
import { controlName } from '#builtin/parts/controls/control-props.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';
import { belowHeader } from '#builtin/parts/page/page.ts';

const SOUGHT: ReadonlySet<FieldKind> = new Set(['text', 'longText', 'email', 'phone', 'url']);
const EXACT: ReadonlySet<FieldKind> = new Set(['choice', 'number', 'quantity', 'money']);
const SEGMENTS_MAX = 5;
const SEGMENTS_MAX_CHARS = 60;

/**
 * A screen of records or figures with what narrows it above them: a control for each field, and the choices that no field
 * is named for side by side. A table with a column of that name follows.
 */
export function withFilters(
  u: Understanding,
  screen: Part,
  fields: readonly Field[],
  choices: readonly string[],
): Part {
  if (fields.length + choices.length === 0) return screen;
  const base = `/${ownKey(u, 'filters')}`;
  const sought = fields.filter(({ kind }) => SOUGHT.has(kind));
  const placed = placeFields(
    fields.filter((field) => !sought.includes(field)).map((field) => ({ ...inRange(field), required: false })),
    base,
  );
  const searching = withSearch(u, screen, sought, `${base}/text`);
  const controls = [
    ...searching.controls,
    ...placed.flatMap((one) =>
      one.field.kind === 'choice' ? [choiceFilter(u, one)] : fieldControls([one], controlContext(u)),
    ),
  ];
  const chosen = views(choices, `${base}/view`);
  if (controls.length + chosen.length === 0) return searching.screen;
  // A single box would be as wide as the page.
  const isSingleBox = controls.length === 1 && chosen.length === 0;
  const row = isSingleBox
    ? part('filters', 'Grid', { columns: 3, gap: 'md' }, controls)
    : part('filters', 'Stack', { direction: 'horizontal', gap: 'md', align: 'end' }, [...controls, ...chosen]);
  return belowHeader(followed(searching.screen, placed), [row]);
}

// One looks for the days between two, and rarely for one.
function inRange(field: Field): Field {
  return field.kind === 'date' ? { ...field, kind: 'dateRange' } : field;
}

// What is typed is looked for in all columns: by the search that a table has, else by one for all tables.
function withSearch(
  u: Understanding,
  screen: Part,
  sought: readonly Field[],
  path: string,
): { screen: Part; controls: Part[] } {
  if (sought.length === 0) return { screen, controls: [] };
  const placeholder = `${u.copy.search}: ${sought.map(({ label }) => label).join(', ')}`;
  const found = changed(screen, 'SearchInput', { placeholder });
  if (found !== undefined) return { screen: found, controls: [] };
  const box = part('search', 'SearchInput', { value: bind(path), placeholder, name: 'search' }, [], {
    seeds: { [path]: '' },
  });
  return { screen: changed(screen, 'DataTable', { filterText: read(path) }) ?? screen, controls: [box] };
}

// The same with props of the first part of a type; undefined without any.
function changed(screen: Part, type: string, props: JsonObject): Part | undefined {
  if (screen.type === type) return { ...screen, props: { ...screen.props, ...props } };
  for (const [at, child] of screen.children.entries()) {
    const inner = changed(child, type, props);
    if (inner !== undefined) return { ...screen, children: screen.children.with(at, inner) };
  }
  return undefined;
}

function choiceFilter({ copy }: Understanding, { field, pointer }: Placed): Part {
  const options = (field.choices ?? []).map(({ label, value }) => ({ label, value }));
  const props = {
    label: field.label,
    name: field.name,
    options,
    value: bind(pointer),
    placeholder: copy.all,
    clearable: true,
  };
  return part(`${controlName(field)}Filter`, 'Select', props, [], { seeds: { [pointer]: '' } });
}

// "This week, this month, this year" are looked at one at a time.
function views(choices: readonly string[], pointer: string): Part[] {
  const [first] = choices;
  if (first === undefined) return [];
  const options = choices.map(choiceOf);
  const isShort = options.length <= SEGMENTS_MAX && choices.join('').length <= SEGMENTS_MAX_CHARS;
  if (!isShort || options.length === 1)
    return [
      part('viewFilter', 'ToggleGroup', { items: options, type: 'multiple', value: bind(pointer) }, [], {
        seeds: { [pointer]: '' },
      }),
    ];
  return [
    part('viewFilter', 'SegmentedControl', { options, value: bind(pointer) }, [], { seeds: { [pointer]: first } }),
  ];
}

// Tables with a column called like a field show what it is set to, and those with one of days what is within a period.
function followed(screen: Part, placed: readonly Placed[]): Part {
  const children = screen.children.map((child) => followed(child, placed));
  const { columns, filterValues = {} } = screen.props;
  if (screen.type !== 'DataTable' || !Array.isArray(columns) || !isJsonObject(filterValues))
    return { ...screen, children };
  const shown = columns.filter(isJsonObject);
  const exact = placed.flatMap((one) => {
    const key = EXACT.has(one.field.kind) ? calledLike(one, shown)?.['key'] : undefined;
    return typeof key === 'string' ? [[key, read(one.pointer)] as const] : [];
  });
  const all = { ...Object.fromEntries(exact), ...filterValues };
  const filterRange = rangeOf(shown, placed);
  return {
    ...screen,
    children,
    props: {
      ...screen.props,
      ...(Object.keys(all).length === 0 ? {} : { filterValues: all }),
      ...(filterRange === undefined ? {} : { filterRange }),
    },
  };
}

function calledLike({ field }: Placed, columns: readonly JsonObject[]): JsonObject | undefined {
  return columns.find(({ label }) => typeof label === 'string' && joinedWords(field.label) === joinedWords(label));
}

// A table follows one period.
function rangeOf(columns: readonly JsonObject[], placed: readonly Placed[]): JsonObject | undefined {
  const period = placed.find(({ field }) => field.kind === 'dateRange');
  if (period === undefined) return undefined;
  const ofDays = columns.filter(
    ({ key, format }) => format === 'date' || (typeof key === 'string' && plays(key, 'date')),
  );
  const key = (calledLike(period, columns) ?? (ofDays.length === 1 ? ofDays[0] : undefined))?.['key'];
  if (typeof key !== 'string') return undefined;
  return { key, min: read(`${period.pointer}/start`), max: read(`${period.pointer}/end`) };
}
