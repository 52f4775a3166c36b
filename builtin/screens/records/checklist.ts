import type { Json, JsonObject } from '#contract/json/json.ts';
import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { weekdaysIn } from '#builtin/parts/calendar/calendar-words.ts';
import { controlContext } from '#builtin/parts/controls/control-context.ts';
import { optionsOf } from '#builtin/parts/controls/control-props.ts';
import { formControl } from '#builtin/parts/controls/form-control.ts';
import { placeFields } from '#builtin/parts/controls/placed-fields.ts';
import { entryOf, appendTo } from '#builtin/parts/growing/add-dialog.ts';
import { growingPage } from '#builtin/parts/growing/growing-page.ts';
import { emptyText } from '#builtin/parts/growing/record-fields.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';
import { page } from '#builtin/parts/page/page.ts';
import { assign, bind, part, type Part } from '#builtin/part.ts';
import { usualStarter, type Starter } from '#builtin/starters/starter.ts';
import { allRecords } from '#builtin/understand/data/data-shape.ts';
import { titleColumn } from '#builtin/understand/data/record-roles.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { isOneOf, says, wordList } from '#builtin/understand/words/word-list.ts';
import { listTableScreen } from './list-table.ts';

const DONE = wordList(
  'done|complete|completed|checked|finished|bought|packed|erledigt|fait|hecho|is done/complete/completed',
);
const MAX_ITEMS = 60;
// Number of inputs that fit on the line for a new entry.
const ON_LINE = 2;
const IN_LINE = { direction: 'horizontal', gap: 'sm', justify: 'between' };
const FILTERS = wordList('filter*|filtr*');
const WRAPPED = { direction: 'horizontal', gap: 'md', wrap: true };

/** A checklist: one checkbox for each record or named item; without any, users add the items themselves. */
export function checklistScreen(u: Understanding): Part {
  const [set] = allRecords(u.data);
  const done = set?.columns.find(({ key, kind }) => kind === 'boolean' && isOneOf(DONE, wordsOf(key).join(' ')));
  const title = set === undefined ? undefined : titleColumn(set);
  const [list] = u.data.lists;
  const words = list?.values.map(String) ?? itemsNamed(u);
  const isTicked = set !== undefined && done !== undefined && title !== undefined;
  if (set === undefined && words.length === 0 && u.started !== undefined) return ticksScreen(u, ticksOf(u));
  if (!isTicked && (set !== undefined || words.length === 0)) return listTableScreen(u);
  const top = actionControls(u.actions, u, { mayBePrimary: true });
  const items = isTicked
    ? [
        repeated(
          `${identifier(set.key, 'items')}List`,
          set.pointer,
          tickBox('item', { $bindItem: title.key }, done.key),
        ),
      ]
    : boxes(u, words);
  return page(u, u.named.title ?? set?.label ?? list?.label ?? u.copy.overview, 'md', top.buttons, [
    part('listCard', 'Card', {}, items),
    ...top.dialogs,
  ]);
}

// The items are tasks, unless the request is about another kind of checklist.
function ticksOf({ started, language }: Understanding): Starter {
  return started?.starter.kind === 'ticks' ? started.starter : usualStarter('todos', language);
}

function boxes(u: Understanding, words: readonly string[]): Part[] {
  const key = ownKey(u, 'checked');
  return words.slice(0, MAX_ITEMS).map((word, index) => {
    const name = `item${index + 1}`;
    const pointer = `/${key}/${name}`;
    const label = word.replaceAll(/\s+/g, ' ').trim() || '—';
    return part(`${identifier(label, 'item')}Checkbox`, 'Checkbox', { label, name, checked: bind(pointer) }, [], {
      seeds: { [pointer]: false },
    });
  });
}

// The tagger may take the items of a checklist for options, fields or facts.
function itemsNamed({ parts }: Understanding): string[] {
  const labels = [
    ...parts.options,
    ...parts.fields.map(({ label }) => label),
    ...parts.facts.map(({ label }) => label),
  ];
  return labels.filter((label) => label !== '');
}

/** A checklist with one line above it to add an item. */
export function ticksScreen(u: Understanding, starter: Starter): Part {
  const list = `/${ownKey(u, starter.key)}`;
  const [name, ...notes] = starter.has.slice(0, ON_LINE);
  const named = { $bindItem: name?.name ?? 'name' };
  const row = part('entry', 'Stack', IN_LINE, [tickBox('entry', named, 'done'), ...notes.map(noteOf)]);
  const form = entryForm(u, starter, [], list, { done: false });
  const items = says(FILTERS, u.prompt) ? filteredEntries(u, starter, list, row) : entries(u, starter, list, row);
  return growingPage(u, starter, 'md', [], [part('listCard', 'Card', {}, [form, ...items, clearing(u, list)])]);
}

// A switch between all items, those to do and those done, in the words of the request if it names three, and a list for each.
function filteredEntries(u: Understanding, starter: Starter, list: string, row: Part): Part[] {
  const path = `/${ownKey(u, 'shown')}`;
  const usual = [u.copy.all, u.copy.lanes[0] ?? '', u.copy.done];
  const labels = u.parts.options.length === usual.length ? u.parts.options : usual;
  const options = ['all', 'open', 'done'].map((value, at) => ({ label: labels[at] ?? value, value }));
  const props = { options, value: bind(path) };
  const filter = part('shownFilter', 'SegmentedControl', props, [], { seeds: { [path]: 'all' } });
  const listOf = (eq: string, one: Part): Part => ({
    ...repeated(`${eq}Entries`, list, one),
    visible: { $state: path, eq },
  });
  return [
    part('shownRow', 'Stack', { direction: 'horizontal' }, [filter]),
    ...entries(u, starter, list, row).map((one) =>
      one.repeat === undefined ? one : { ...one, visible: { $state: path, eq: 'all' } },
    ),
    listOf('open', { ...row, visible: { $item: 'done', not: true } }),
    listOf('done', { ...row, visible: { $item: 'done' } }),
  ];
}

/** A weekly checklist: each entry has a checkbox for each day, and so has the form for a new one. */
export function weekScreen(u: Understanding, starter: Starter): Part {
  const list = `/${ownKey(u, starter.key)}`;
  const [name, ...notes] = starter.has.slice(0, ON_LINE);
  const days = weekdaysIn(u.language).map((label, at): Field => ({
    name: `day${at + 1}`,
    label,
    kind: 'yesNo',
    required: false,
  }));
  const text = { $bindItem: name?.name ?? 'name' };
  const heading = part('entryName', 'Heading', { text, level: 'h2', size: 'xs' });
  const row = part('entry', 'Card', { padding: 'sm' }, [
    part('entryHead', 'Stack', IN_LINE, [heading, ...notes.map(noteOf)]),
    part(
      'entryDays',
      'Stack',
      WRAPPED,
      days.map((day) => tickBox(day.name, day.label, day.name)),
    ),
  ]);
  return growingPage(
    u,
    starter,
    'md',
    [],
    [
      part('addCard', 'Card', {}, [entryForm(u, starter, days, list, {})]),
      ...entries(u, starter, list, row),
      clearing(u, list),
    ],
  );
}

function tickBox(name: string, label: Json, key: string): Part {
  return part(`${name}Checkbox`, 'Checkbox', { label, name, checked: { $bindItem: key } });
}

// A further value of an entry, shown if it has one.
function noteOf({ name }: Field): Part {
  return part(`${name}Note`, 'Text', { text: { $bindItem: name }, variant: 'muted' }, [], {
    visible: { $item: name },
  });
}

function repeated(id: string, statePath: string, row: Part): Part {
  return part(id, 'Stack', { gap: 'sm' }, [row], { repeat: { statePath } });
}

function entries(u: Understanding, { many }: Starter, list: string, row: Part): Part[] {
  const empty = { title: emptyText(u, many), size: 'sm', titleLevel: 'h2' };
  return [
    part('nothingYet', 'EmptyState', empty, [], { visible: { $state: `${list}/0`, not: true } }),
    { ...repeated('entries', list, row), seeds: { [list]: [] } },
  ];
}

function clearing({ copy }: Understanding, list: string): Part {
  return part('clearButton', 'Button', { label: copy.clear, variant: 'ghost', size: 'sm', icon: 'trash' }, [], {
    visible: { $state: `${list}/0` },
    on: { commit: assign(list, []) },
  });
}

// The line for a new entry, with the checkboxes of its days below.
function entryForm(u: Understanding, { has }: Starter, days: Field[], list: string, more: JsonObject): Part {
  const base = `/${ownKey(u, 'newEntry')}`;
  const fields = has.slice(0, ON_LINE);
  const placed = placeFields([...fields, ...days], base);
  const controls = placed.map((one) => lineControl(u, one));
  const add = part('addButton', 'Button', { label: u.copy.addItem, submit: true, variant: 'primary', icon: 'plus' });
  const template = fields.length > 1 ? '2fr 1fr auto' : '1fr auto';
  const onLine = [...controls.slice(0, fields.length), add];
  const line = part('addLine', 'Grid', { template, gap: 'sm', align: 'end' }, onLine);
  const below = days.length === 0 ? [] : [part('addDays', 'Stack', WRAPPED, controls.slice(fields.length))];
  const commit = appendTo({ list, entry: (all) => ({ ...entryOf(all), ...more }) }, placed, base);
  return part('addForm', 'Form', {}, [line, ...below], { on: { commit } });
}

// Radio buttons do not fit on the line, so a choice is a Select.
function lineControl(u: Understanding, { field, pointer }: Placed): Part {
  if (field.choices === undefined) return formControl(field, pointer, controlContext(u));
  const { name, label } = field;
  const props = { label, name, options: optionsOf(field), value: bind(pointer), placeholder: u.copy.choose };
  return part(`${name}Select`, 'Select', props, [], { seeds: { [pointer]: '' } });
}
