import { digitsOf } from '#builtin/understand/actions/schema-kind.ts';
import { calendarWords } from '#builtin/parts/calendar/calendar-words.ts';
import { bind, type Part, part } from '#builtin/part.ts';
import { capitalized, identifier } from '#builtin/understand/words/identifier.ts';
import type { Field, FieldKind } from '#builtin/understand/fields/field.ts';
import { worded } from '#builtin/understand/actions/field-wording.ts';
import { chips } from './chips.ts';
import { choiceControl } from './choice-control.ts';
import type { ControlContext } from './control-context.ts';
import { controlName, flag, optionsOf } from './control-props.ts';
import { numberControl, quantityControl, ratingMax, sliderControl } from './number-control.ts';
import { recordsControl } from './records-control.ts';
import { splitTimes } from '#builtin/understand/fields/split-times.ts';
import { startValue } from './start-value.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import type { Copy } from '#builtin/copy/copy.ts';

const INPUT_TYPES: { [kind in FieldKind]?: string } = {
  email: 'email',
  phone: 'tel',
  url: 'url',
  password: 'password',
};

/** The state path of the options of a field, where they are not written into its control. */
export function optionsPathOf(pointer: string): string {
  return `/${identifier(`${pointer} options`, 'options')}`;
}

/** The control for a field, labelled and bound to a state path that is seeded with its initial value. */
export function formControl(given: Field, pointer: string, context: ControlContext): Part {
  const asked = worded(given);
  return asked.kind === 'dateTime' ? dayAndTime(asked, pointer, context) : singleControl(asked, pointer, context);
}

// Both controls are bound to the same place, where each writes its part of the moment.
function dayAndTime(field: Field, pointer: string, context: ControlContext): Part {
  const name = controlName(field);
  const [day, time] = splitTimes([field], context.copy);
  // Beside its day the time needs no other name.
  const label = capitalized(context.copy.timeOfDay);
  const controls = [
    ...(day === undefined ? [] : [singleControl({ ...day, name }, pointer, context)]),
    ...(time === undefined ? [] : [singleControl({ ...time, name: `${name}Time`, label }, pointer, context)]),
  ];
  return part(`${name}Moment`, 'Grid', { columns: 2, gap: 'md' }, controls);
}

function singleControl(asked: Field, pointer: string, context: ControlContext): Part {
  const choicesPath = optionsPathOf(pointer);
  const { choicesView: view = asked.presets, isNumeric } = asked;
  const hasOptions = asked.choicesView !== undefined || (isNumeric === true && asked.choices !== undefined);
  const field = hasOptions ? { ...asked, choicesPath } : asked;
  const bare = bareControl(field, pointer, context);
  const whole = asked.presets === undefined ? bare : withPresets(asked, bare, choicesPath, pointer);
  const control: Part = {
    ...whole,
    ...(asked.initialPointer === undefined ? {} : { edits: asked.initialPointer }),
    ...(view === undefined ? {} : { views: { ...whole.views, [choicesPath]: view } }),
  };
  const seeds = {
    ...control.seeds,
    ...(context.isGiven(pointer) || asked.counted !== undefined ? {} : { [pointer]: startValue(field) }),
    ...(hasOptions && view === undefined ? { [choicesPath]: numbersOf(asked) } : {}),
  };
  const seeded = Object.keys(seeds).length === 0 ? control : { ...control, seeds };
  if (hasOwnLabel(control.type)) return seeded;
  return part(
    `${controlName(field)}Field`,
    'FormField',
    { label: field.label, helpText: field.help, required: flag(field.required) },
    [seeded],
  );
}

function numbersOf({ choices = [] }: Field): Json {
  return choices.map(({ label, value }) => ({ label, value: Number(value) }));
}

// Usual amounts above the field in which any other can be entered.
function withPresets(field: Field, input: Part, optionsPath: string, pointer: string): Part {
  const { seeds = {}, ...bare } = input;
  const parts = [chips(field, optionsPath, pointer), bare];
  return part(`${controlName(field)}Presets`, 'Stack', { gap: 'sm' }, parts, { seeds });
}

function bareControl(field: Field, pointer: string, context: ControlContext): Part {
  const name = controlName(field);
  const value = bind(pointer);
  switch (field.kind) {
    case 'yesNo':
      return yesNo(field, pointer, context);
    case 'choice':
      return choiceControl(field, pointer, context);
    case 'choices':
      if (areTickBoxes(field)) return part(`${name}Boxes`, 'FacetList', { facets: optionsOf(field), selected: value });
      return part(`${name}Input`, 'MultiSelect', {
        options: optionsOf(field),
        value,
        placeholder: context.copy.choose,
      });
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
      return numberControl(field, pointer, context.language);
    case 'quantity':
      return quantityControl(field, pointer, context.language);
    case 'slider':
      return sliderControl(field, pointer, context.language);
    case 'rating':
      return part(`${name}Input`, 'Rating', { value, max: ratingMax(field) });
    case 'date':
      return part(`${name}Input`, 'DatePicker', {
        value,
        placeholder: translated(context, context.copy.chooseDate),
        ...calendarWords(context.language),
      });
    case 'dateRange':
      return dateRange(field, pointer, context);
    case 'time':
      return part(`${name}Input`, 'TimePicker', { value });
    case 'file':
      return part(`${name}Input`, 'FileUpload', {
        selectedFiles: value,
        multiple: flag(field.multiple === true),
        label: translated(context, field.multiple === true ? context.copy.chooseFiles : context.copy.chooseFile),
      });
    case 'color':
      return part(`${name}Input`, 'ColorPicker', { value });
    case 'code':
      return part(`${name}Input`, 'OTPInput', { value, length: digitsOf(field.pattern) });
    case 'signature':
      return part(`${name}Input`, 'SignaturePad', {
        signature: value,
        showSubmit: false,
        clearLabel: context.copy.clear,
      });
    case 'records':
      return recordsControl(field, pointer, context);
    default:
      return part(`${name}Input`, 'Input', { ...textProps(field, pointer, context), type: INPUT_TYPES[field.kind] });
  }
}

const TICK_BOXES_MAX = 7;

// A few options are read side by side; more are picked from a list.
function areTickBoxes({ choices = [], choicesPath, choicesView, isNumeric }: Field): boolean {
  const areOwn = choicesPath === undefined || choicesView !== undefined || isNumeric === true;
  return areOwn && choices.length > 0 && choices.length <= TICK_BOXES_MAX;
}

// Components have English defaults of their own, so English needs no prop.
function translated({ language }: ControlContext, word: string): string | undefined {
  return language === 'en' ? undefined : word;
}

const CALLING_CODES: { readonly [language in Language]: string } = {
  en: '+44',
  de: '+49',
  fr: '+33',
  es: '+34',
  it: '+39',
  pt: '+351',
};

// A number that has to begin with a plus is shown how.
function hintOf({ kind, pattern = '', placeholder }: Field, language: Language): string | undefined {
  const isInternational = kind === 'phone' && pattern.startsWith(String.raw`^\+`);
  return placeholder ?? (isInternational ? `${CALLING_CODES[language]} …` : undefined);
}

function textProps(field: Field, pointer: string, { copy, language }: ControlContext) {
  return {
    label: field.label,
    name: field.name,
    value: bind(pointer),
    placeholder: hintOf(field, language),
    helpText: field.help,
    required: flag(field.required),
    checks: fieldChecks(field, copy),
  };
}

function yesNo(field: Field, pointer: string, { mode }: ControlContext): Part {
  const props = { label: field.label, name: field.name, checked: bind(pointer), description: field.help };
  if (mode === 'settings') return part(`${controlName(field)}Switch`, 'Switch', props);
  // A box that is required has to be ticked.
  const required = flag(field.required && field.mayBeNo !== true);
  return part(`${controlName(field)}Checkbox`, 'Checkbox', { ...props, required });
}

function dateRange(field: Field, pointer: string, { language }: ControlContext): Part {
  return part(
    `${controlName(field)}Input`,
    'DateRangePicker',
    { startValue: bind(`${pointer}/start`), endValue: bind(`${pointer}/end`), ...calendarWords(language) },
    [],
    { seeds: { [`${pointer}/start`]: '', [`${pointer}/end`]: '' } },
  );
}

function hasOwnLabel(type: string): boolean {
  return ['Input', 'Textarea', 'Select', 'Radio', 'Checkbox', 'Switch', 'Slider'].includes(type);
}

/** The client-side checks of a text field, with their messages; undefined when it has none. */
function fieldChecks(field: Field, copy: Copy): Json | undefined {
  const checks: JsonObject[] = [];
  if (field.kind === 'email') checks.push({ type: 'email', message: copy.checkEmail });
  if (field.kind === 'url') checks.push({ type: 'url', message: copy.checkUrl });
  if (field.minLength !== undefined && field.minLength > (field.required ? 1 : 0)) {
    checks.push({
      type: 'minLength',
      message: copy.checkMinLength(String(field.minLength)),
      args: { min: field.minLength },
    });
  }
  if (field.maxLength !== undefined) {
    checks.push({
      type: 'maxLength',
      message: copy.checkMaxLength(String(field.maxLength)),
      args: { max: field.maxLength },
    });
  }
  if (field.pattern !== undefined) {
    checks.push({ type: 'pattern', message: field.help ?? copy.checkPattern, args: { pattern: field.pattern } });
  }
  return checks.length === 0 ? undefined : checks;
}
