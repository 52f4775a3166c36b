import type { Json } from '#contract/json.ts';
import { bind, part, read, type Part } from '../part.ts';
import type { Field, FieldKind } from '../read/field.ts';
import { capitalized, identifier } from '../read/identifier.ts';
import { fieldChecks } from './field-checks.ts';
import type { ControlContext } from './control-context.ts';
import { calendarWords } from './calendar-words.ts';

const RADIO_MAX_CHOICES = 4;
const RADIO_MAX_CHARS = 60;
const SELECT_MAX_CHOICES = 15;
const STEPPER_MAX = 99;
const INPUT_TYPES: { [kind in FieldKind]?: string } = {
  email: 'email',
  phone: 'tel',
  url: 'url',
  password: 'password',
};

/** The control for a field, labelled and bound to a state path, with the start value that it needs there. */
export function formControl(field: Field, pointer: string, context: ControlContext): Part {
  const control = bareControl(field, pointer, context);
  const seeded = context.isGiven(pointer)
    ? control
    : { ...control, seeds: { ...control.seeds, [pointer]: startValue(field) } };
  if (hasOwnLabel(control.type)) return seeded;
  return part(
    `${nameOf(field)}Field`,
    'FormField',
    { label: field.label, helpText: field.help, required: flag(field.required) },
    [seeded],
  );
}

/** The value that a field starts with. */
export function startValue(field: Field): Json {
  if (field.initial !== undefined) return field.initial;
  switch (field.kind) {
    case 'yesNo':
      return false;
    case 'choices':
    case 'tags':
    case 'file':
    case 'records':
      return [];
    case 'number':
    case 'money':
      return null;
    case 'slider':
    case 'quantity':
      return field.min ?? 0;
    case 'rating':
      return 0;
    case 'signature':
      return null;
    default:
      return '';
  }
}

function bareControl(field: Field, pointer: string, context: ControlContext): Part {
  const name = nameOf(field);
  const value = bind(pointer);
  switch (field.kind) {
    case 'yesNo':
      return yesNo(field, pointer, context);
    case 'choice':
      return choice(field, pointer, context);
    case 'choices':
      return part(`${name}Input`, 'MultiSelect', { options: options(field), value, placeholder: context.copy.choose });
    case 'tags':
      return part(`${name}Input`, 'TagInput', { value, placeholder: field.placeholder });
    case 'longText':
      return part(`${name}Input`, 'Textarea', {
        ...textProps(field, pointer, context),
        maxLength: field.maxLength,
        showCount: flag(field.maxLength !== undefined),
      });
    case 'number':
    case 'money':
      return numberInput(field, pointer);
    case 'quantity':
      return quantity(field, pointer);
    case 'slider':
      return slider(field, pointer);
    case 'rating':
      return part(`${name}Input`, 'Rating', { value, max: ratingMax(field) });
    case 'date':
      return part(`${name}Input`, 'DatePicker', { value, ...calendarWords(context.language) });
    case 'dateRange':
      return dateRange(field, pointer, context);
    case 'time':
      return part(`${name}Input`, 'TimePicker', { value });
    case 'file':
      return part(`${name}Input`, 'FileUpload', { selectedFiles: value, multiple: flag(field.multiple === true) });
    case 'color':
      return part(`${name}Input`, 'ColorPicker', { value });
    case 'code':
      return part(`${name}Input`, 'OTPInput', { value });
    case 'signature':
      return part(`${name}Input`, 'SignaturePad', {
        signature: value,
        showSubmit: false,
        clearLabel: context.copy.clear,
      });
    case 'records':
      return records(field, pointer, context);
    default:
      return part(`${name}Input`, 'Input', { ...textProps(field, pointer, context), type: INPUT_TYPES[field.kind] });
  }
}

function textProps(field: Field, pointer: string, { copy }: ControlContext) {
  return {
    label: field.label,
    name: field.name,
    value: bind(pointer),
    placeholder: field.placeholder,
    helpText: field.help,
    required: flag(field.required),
    checks: fieldChecks(field, copy),
  };
}

function yesNo(field: Field, pointer: string, { manner }: ControlContext): Part {
  const props = { label: field.label, name: field.name, checked: bind(pointer), description: field.help };
  if (manner === 'settings') return part(`${nameOf(field)}Switch`, 'Switch', props);
  return part(`${nameOf(field)}Checkbox`, 'Checkbox', { ...props, required: flag(field.required) });
}

function choice(field: Field, pointer: string, { copy }: ControlContext): Part {
  const name = nameOf(field);
  const choices = field.choices ?? [];
  const shared = {
    label: field.label,
    name: field.name,
    options: options(field),
    value: bind(pointer),
    helpText: field.help,
    required: flag(field.required),
  };
  const chars = choices.reduce((sum, { label }) => sum + label.length, 0);
  if (choices.length > 0 && choices.length <= RADIO_MAX_CHOICES) {
    return part(`${name}Radio`, 'Radio', {
      ...shared,
      orientation: chars <= RADIO_MAX_CHARS ? 'horizontal' : undefined,
    });
  }
  if (choices.length > SELECT_MAX_CHOICES) {
    return part(`${name}Input`, 'Combobox', {
      options: options(field),
      value: bind(pointer),
      placeholder: copy.choose,
    });
  }
  return part(`${name}Select`, 'Select', { ...shared, placeholder: copy.choose });
}

function options(field: Field): Json {
  if (field.choicesPath !== undefined) return read(field.choicesPath);
  return (field.choices ?? []).map(({ label, value }) => ({ label, value }));
}

function numberInput(field: Field, pointer: string): Part {
  const { min, max } = bounds(field);
  const step = field.step !== undefined && field.step > 0 ? field.step : undefined;
  return part(`${nameOf(field)}Input`, 'NumberInput', {
    value: bind(pointer),
    min,
    max,
    step,
    placeholder: field.placeholder,
    prefix: field.prefix,
    suffix: field.suffix,
  });
}

function quantity(field: Field, pointer: string): Part {
  const { min = 0, max } = bounds(field);
  if (min >= STEPPER_MAX || (max !== undefined && max <= min)) return numberInput(field, pointer);
  return part(`${nameOf(field)}Input`, 'QuantityStepper', { value: bind(pointer), min, max });
}

function slider(field: Field, pointer: string): Part {
  const { min = 0, max = 100 } = bounds(field);
  if (min >= max) return numberInput(field, pointer);
  return part(`${nameOf(field)}Slider`, 'Slider', {
    label: field.label,
    name: field.name,
    value: bind(pointer),
    min,
    max,
    helpText: field.help,
  });
}

function dateRange(field: Field, pointer: string, { language }: ControlContext): Part {
  return part(
    `${nameOf(field)}Input`,
    'DateRangePicker',
    { startValue: bind(`${pointer}/start`), endValue: bind(`${pointer}/end`), ...calendarWords(language) },
    [],
    { seeds: { [`${pointer}/start`]: '', [`${pointer}/end`]: '' } },
  );
}

function records(field: Field, pointer: string, { copy }: ControlContext): Part {
  const columns = (field.fields ?? []).slice(0, 12).map((column) => ({
    key: column.name,
    label: column.label,
    editable: true,
    ...(column.choices === undefined ? {} : { type: 'select', options: column.choices.map(({ value }) => value) }),
    ...(['number', 'money', 'quantity'].includes(column.kind) ? { type: 'number', align: 'end' } : {}),
  }));
  return part(`${nameOf(field)}Table`, 'DataTable', {
    columns: columns.length > 0 ? columns : [{ key: field.name, label: field.label, editable: true }],
    rows: bind(pointer),
    addable: true,
    ariaLabel: field.label,
    emptyText: copy.nothingYet(field.label.toLowerCase()),
    addLabel: copy.add(field.label.toLowerCase()),
    saveLabel: copy.save,
    cancelLabel: copy.cancel,
  });
}

function ratingMax({ max }: Field): number | undefined {
  return max !== undefined && Number.isInteger(max) && max >= 1 && max <= 20 ? max : undefined;
}

function bounds({ min, max }: Field): { min?: number; max?: number } {
  if (min !== undefined && max !== undefined && min >= max) return {};
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

function hasOwnLabel(type: string): boolean {
  return ['Input', 'Textarea', 'Select', 'Radio', 'Checkbox', 'Switch', 'Slider'].includes(type);
}

function nameOf(field: Field): string {
  const fallback = identifier(field.label, 'field');
  return identifier(field.name, fallback === '' ? 'field' : fallback);
}

function flag(on: boolean): true | undefined {
  return on ? true : undefined;
}

/** The id stem of a field's part, for parts that stand beside it. */
export function partName(field: Field, suffix: string): string {
  return `${nameOf(field)}${capitalized(suffix)}`;
}
