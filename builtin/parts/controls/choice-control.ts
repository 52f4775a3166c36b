import { type Part, bind, part } from '#builtin/part.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import type { RequestedControl } from '#builtin/understand/fields/requested-control.ts';
import { chips, MAX_CHIPS } from './chips.ts';
import type { ControlContext } from './control-context.ts';
import { flag, controlName, optionsOf } from './control-props.ts';

const RADIO_MAX_CHOICES = 4;
// More radio buttons than these help nobody, even if they are asked for.
const RADIO_TOLD_MAX_CHOICES = 12;
// Radio buttons with longer labels in total are stacked.
const RADIO_MAX_CHARS = 60;
const SELECT_MAX_CHOICES = 15;

/** A single choice: as the request says, else radio buttons for few options, a drop-down for more, a searchable one for many. */
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
  const isNumbers = field.isNumeric === true && field.control === undefined;
  if (isNumbers && field.choicesPath !== undefined && choices.length <= MAX_CHIPS)
    return chips(field, field.choicesPath, pointer);
  const chars = choices.reduce((sum, { label }) => sum + label.length, 0);
  switch (controlFor(field, choices.length)) {
    case 'radio':
      return part(`${name}Radio`, 'Radio', {
        ...shared,
        orientation: chars <= RADIO_MAX_CHARS && field.choicesView === undefined ? 'horizontal' : undefined,
      });
    case 'search':
      return part(`${name}Input`, 'Combobox', {
        options: optionsOf(field),
        value: bind(pointer),
        placeholder: copy.choose,
      });
    case 'dropdown':
      return part(`${name}Select`, 'Select', { ...shared, placeholder: copy.choose });
  }
}

function controlFor({ control }: Field, count: number): RequestedControl {
  if (control === 'radio') return count > 0 && count <= RADIO_TOLD_MAX_CHOICES ? control : 'dropdown';
  if (control !== undefined) return control;
  if (count > 0 && count <= RADIO_MAX_CHOICES) return 'radio';
  return count > SELECT_MAX_CHOICES ? 'search' : 'dropdown';
}
