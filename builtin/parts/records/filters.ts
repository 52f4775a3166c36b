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

const SEARCHED: ReadonlySet<FieldKind> = new Set(['text', 'longText', 'email', 'phone', 'url']);
const EXACT: ReadonlySet<FieldKind> = new Set(['choice', 'number', 'quantity', 'money']);
const SEGMENTS_MAX = 5;
const SEGMENTS_MAX_CHARS = 60;

/**
 * Puts filters above a screen of records or figures: a control for each field, and the choices that belong to no field
 * ("this week, this month") as one switch. A table is filtered by every field that has the label of one of its columns.
 */
export function withFilters(
  u: Understanding,
  screen: Part,
  fields: readonly Field[],
  choices: readonly string[],
): Part {
  if (fields.length + choices.length === 0) return screen;
  const base = `/${ownKey(u, 'filters')}`;
  const searched = fields.filter(({ kind }) => SEARCHED.has(kind));
  const placed = placeFields(
    fields.filter((field) => !searched.includes(field)).map((field) => ({ ...asDateRange(field), required: false })),
    base,
  );
  const withBox = withSearch(u, screen, searched, `${base}/text`);
  const controls = [
    ...withBox.controls,
    ...placed.flatMap((one) =>
      one.field.kind === 'choice' ? [choiceFilter(u, one)] : fieldControls([one], controlContext(u)),
    ),
  ];
  const switches = viewSwitch(choices, `${base}/view`);
  if (controls.length + switches.length === 0) return withBox.screen;
  // In a Stack, a single box would be as wide as the page.
  const isSingleBox = controls.length === 1 && switches.length === 0;
  const row = isSingleBox
    ? part('filters', 'Grid', { columns: 3, gap: 'md' }, controls)
    : part('filters', 'Stack', { direction: 'horizontal', gap: 'md', align: 'end' }, [...controls, ...switches]);
  return belowHeader(withTablesFiltered(withBox.screen, placed), [row]);
}

// People filter by a period much more often than by a single day.
function asDateRange(field: Field): Field {
  return field.kind === 'date' ? { ...field, kind: 'dateRange' } : field;
}

// Text fields become one search in all columns: the search box that the screen has, otherwise a new one.
function withSearch(
  u: Understanding,
  screen: Part,
  searched: readonly Field[],
  path: string,
): { screen: Part; controls: Part[] } {
  if (searched.length === 0) return { screen, controls: [] };
  const placeholder = `${u.copy.search}: ${searched.map(({ label }) => label).join(', ')}`;
  const found = withPropsOnFirst(screen, 'SearchInput', { placeholder });
  if (found !== undefined) return { screen: found, controls: [] };
  const box = part('search', 'SearchInput', { value: bind(path), placeholder, name: 'search' }, [], {
    seeds: { [path]: '' },
  });
  return { screen: withPropsOnFirst(screen, 'DataTable', { filterText: read(path) }) ?? screen, controls: [box] };
}

// The screen with props added to its first part of a type; undefined when it has no such part.
function withPropsOnFirst(screen: Part, type: string, props: JsonObject): Part | undefined {
  if (screen.type === type) return { ...screen, props: { ...screen.props, ...props } };
  for (const [at, child] of screen.children.entries()) {
    const inner = withPropsOnFirst(child, type, props);
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

// Few short choices such as "this week, this month, this year" exclude each other; others can be combined.
function viewSwitch(choices: readonly string[], pointer: string): Part[] {
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

// Filters each table by the fields that share the label of a column, and by the period if it has a date column.
function withTablesFiltered(screen: Part, placed: readonly Placed[]): Part {
  const children = screen.children.map((child) => withTablesFiltered(child, placed));
  const { columns, filterValues = {} } = screen.props;
  if (screen.type !== 'DataTable' || !Array.isArray(columns) || !isJsonObject(filterValues))
    return { ...screen, children };
  const shown = columns.filter(isJsonObject);
  const exact = placed.flatMap((one) => {
    const key = EXACT.has(one.field.kind) ? columnNamedLike(one, shown)?.['key'] : undefined;
    return typeof key === 'string' ? [[key, read(one.pointer)] as const] : [];
  });
  const values = { ...Object.fromEntries(exact), ...filterValues };
  const filterRange = rangeOf(shown, placed);
  return {
    ...screen,
    children,
    props: {
      ...screen.props,
      ...(Object.keys(values).length === 0 ? {} : { filterValues: values }),
      ...(filterRange === undefined ? {} : { filterRange }),
    },
  };
}

function columnNamedLike({ field }: Placed, columns: readonly JsonObject[]): JsonObject | undefined {
  return columns.find(({ label }) => typeof label === 'string' && joinedWords(field.label) === joinedWords(label));
}

// A table can be filtered by one period only.
function rangeOf(columns: readonly JsonObject[], placed: readonly Placed[]): JsonObject | undefined {
  const period = placed.find(({ field }) => field.kind === 'dateRange');
  if (period === undefined) return undefined;
  const dateColumns = columns.filter(
    ({ key, format }) => format === 'date' || (typeof key === 'string' && plays(key, 'date')),
  );
  const key = (columnNamedLike(period, columns) ?? (dateColumns.length === 1 ? dateColumns[0] : undefined))?.['key'];
  if (typeof key !== 'string') return undefined;
  return { key, min: read(`${period.pointer}/start`), max: read(`${period.pointer}/end`) };
}
