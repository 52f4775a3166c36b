import type { JsonObject } from '#contract/json/json.ts';
import { entryOf, pushing } from '#builtin/parts/growing/add-dialog.ts';
import { emptyWords } from '#builtin/parts/growing/record-fields.ts';
import { controlContext } from '#builtin/parts/controls/control-context.ts';
import { formControl } from '#builtin/parts/controls/form-control.ts';
import { placeFields } from '#builtin/parts/controls/placed-fields.ts';
import { page } from '#builtin/parts/page/page.ts';
import { optionsOf } from '#builtin/parts/controls/control-props.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';
import { bind, part, type Part } from '#builtin/part.ts';
import type { Starter } from '#builtin/starters/starter.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { otherButtons } from './growing-list.ts';
import { weekdaysIn } from '#builtin/parts/calendar/calendar-words.ts';

// What fits on the line on which something is noted down.
const ON_LINE = 2;

/** Things to tick off, noted down on one line above them. */
export function ticksScreen(u: Understanding, starter: Starter): Part {
  const list = `/${ownKey(u, starter.key)}`;
  const fields = starter.has.slice(0, ON_LINE);
  const form = notingForm(u, fields, [], list, { done: false });
  const box = part('entryCheckbox', 'Checkbox', {
    label: { $bindItem: nameOf(starter) },
    name: 'entry',
    checked: { $bindItem: 'done' },
  });
  const line = { direction: 'horizontal', gap: 'sm', justify: 'between' };
  const row = part('entry', 'Stack', line, [box, ...fields.slice(1).map(noteOf)]);
  return page(u, u.named.title ?? capitalized(starter.many), 'md', otherButtons(u), [
    part('listCard', 'Card', {}, [form, ...listOf(u, starter, list, row), ...clearing(u, list)]),
  ]);
}

/** Things to tick off on every day of the week: the days are there from the first, and again on each entry. */
export function weekScreen(u: Understanding, starter: Starter): Part {
  const list = `/${ownKey(u, starter.key)}`;
  const fields = starter.has.slice(0, ON_LINE);
  const days = weekdays(u);
  const form = notingForm(u, fields, days, list, {});
  const name = part('entryName', 'Heading', { text: { $bindItem: nameOf(starter) }, level: 'h2', size: 'xs' });
  const line = { direction: 'horizontal', gap: 'sm', justify: 'between' };
  const boxes = days.map(({ name: key, label }) =>
    part(`${key}Checkbox`, 'Checkbox', { label, name: key, checked: { $bindItem: key } }),
  );
  const row = part('entry', 'Card', { padding: 'sm' }, [
    part('entryHead', 'Stack', line, [name, ...fields.slice(1).map(noteOf)]),
    part('entryDays', 'Stack', { direction: 'horizontal', gap: 'md', wrap: true }, boxes),
  ]);
  return page(u, u.named.title ?? capitalized(starter.many), 'md', otherButtons(u), [
    part('addCard', 'Card', {}, [form]),
    ...listOf(u, starter, list, row),
    ...clearing(u, list),
  ]);
}

/** The line on which an entry is noted down, with the boxes that it starts with below. */
function notingForm(
  u: Understanding,
  fields: readonly Field[],
  boxes: readonly Field[],
  list: string,
  more: JsonObject,
): Part {
  const base = `/${ownKey(u, 'newEntry')}`;
  const placed = placeFields([...fields, ...boxes], base);
  const controls = placed.map((one) => lineControl(u, one));
  const push = pushing({ list, entry: (all) => ({ ...entryOf(all), ...more }) }, placed, base);
  const add = part('addButton', 'Button', { label: u.copy.addItem, submit: true, variant: 'primary', icon: 'plus' });
  const template = fields.length > 1 ? '2fr 1fr auto' : '1fr auto';
  const line = part('addLine', 'Grid', { template, gap: 'sm', align: 'end' }, [
    ...controls.slice(0, fields.length),
    add,
  ]);
  const ticks = part(
    'addDays',
    'Stack',
    { direction: 'horizontal', gap: 'md', wrap: true },
    controls.slice(fields.length),
  );
  return part('addForm', 'Form', {}, boxes.length === 0 ? [line] : [line, ticks], { on: { commit: push } });
}

// On a line there is no room for answers side by side.
function lineControl(u: Understanding, { field, pointer }: Placed): Part {
  if (field.choices === undefined) return formControl(field, pointer, controlContext(u));
  const props = {
    label: field.label,
    name: field.name,
    options: optionsOf(field),
    value: bind(pointer),
    placeholder: u.copy.choose,
  };
  return part(`${field.name}Select`, 'Select', props, [], { seeds: { [pointer]: '' } });
}

function nameOf({ has }: Starter): string {
  return has[0]?.name ?? 'name';
}

function weekdays({ language }: Understanding): Field[] {
  return weekdaysIn(language).map((label, at) => ({
    name: `day${at + 1}`,
    label: capitalized(label.replace('.', '')),
    kind: 'yesNo',
    required: false,
  }));
}

function noteOf({ name }: Field): Part {
  return part(`${name}Note`, 'Text', { text: { $bindItem: name }, variant: 'muted' }, [], {
    visible: { $item: name },
  });
}

function listOf(u: Understanding, starter: Starter, list: string, row: Part): Part[] {
  const isThere = { $state: `${list}/0` };
  return [
    part('nothingYet', 'EmptyState', { title: emptyWords(u, starter.many), size: 'sm', titleLevel: 'h2' }, [], {
      visible: { ...isThere, not: true },
    }),
    part('entries', 'Stack', { gap: 'sm' }, [row], { repeat: { statePath: list }, seeds: { [list]: [] } }),
  ];
}

function clearing({ copy }: Understanding, list: string): Part[] {
  return [
    part('clearButton', 'Button', { label: copy.clear, variant: 'ghost', size: 'sm', icon: 'trash' }, [], {
      visible: { $state: `${list}/0` },
      on: { commit: { action: 'setState', params: { statePath: list, value: [] } } },
    }),
  ];
}
