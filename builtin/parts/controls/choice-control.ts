import { type Part, bind, part } from '#builtin/part.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { chips, MAX_CHIPS } from './chips.ts';
import type { ControlContext } from './control-context.ts';
import { flag, controlName, optionsOf } from './control-props.ts';

const RADIO_MAX_CHOICES = 4;
// Radio buttons with longer labels in total are stacked.
const RADIO_MAX_CHARS = 60;
const SELECT_MAX_CHOICES = 15;

/** A single choice: radio buttons for few options, a drop-down for more, a searchable one for many. */
export function choiceControl(field: Field, pointer: string, { copy }: ControlContext): Part {
  const name = controlName(field);
  const choices = field.choices ?? [];
  const shared = {
    label: field.label,
    name: field.name,
    options: optionsOf(field),
    value: bind(pointer),
    helpText: field.help,
    required: flag(field.required),
  };
  if (field.isNumeric === true && field.choicesPath !== undefined && choices.length <= MAX_CHIPS)
    return chips(field, field.choicesPath, pointer);
  const chars = choices.reduce((sum, { label }) => sum + label.length, 0);
  if (choices.length > 0 && choices.length <= RADIO_MAX_CHOICES) {
    return part(`${name}Radio`, 'Radio', {
      ...shared,
      orientation: chars <= RADIO_MAX_CHARS && field.choicesView === undefined ? 'horizontal' : undefined,
    });
  }
  if (choices.length > SELECT_MAX_CHOICES) {
    return part(`${name}Input`, 'Combobox', {
      options: optionsOf(field),
      value: bind(pointer),
      placeholder: copy.choose,
    });
  }
  return part(`${name}Select`, 'Select', { ...shared, placeholder: copy.choose });
}
