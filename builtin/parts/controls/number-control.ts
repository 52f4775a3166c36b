import { type Part, bind, part } from '#builtin/part.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { boundsOf, controlName } from './control-props.ts';

const STEPPER_MAX = 99;

/** A number input with the known limits and unit. */
export function numberControl(field: Field, pointer: string, language: Language): Part {
  const { min, max } = boundsOf(field);
  const step = field.step !== undefined && field.step > 0 ? field.step : undefined;
  return part(`${controlName(field)}Input`, 'NumberInput', {
    value: bind(pointer),
    min,
    max,
    step,
    placeholder: field.placeholder,
    prefix: field.prefix,
    suffix: field.suffix,
    ...(field.currency === undefined ? {} : currencyProps(field.currency, language)),
  });
}

// "£" stands before the number, " €" after it where the language of the page does so.
function currencyProps(currency: string, language: Language): { prefix: string } | { suffix: string } {
  const written = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const parts = written.formatToParts(1);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  return parts[0]?.type === 'currency' ? { prefix: sign } : { suffix: sign };
}

/** A stepper for a small count; a number input when the limits do not suit a stepper. */
export function quantityControl(field: Field, pointer: string, language: Language): Part {
  const { min = 0, max } = boundsOf(field);
  if (min >= STEPPER_MAX || (max !== undefined && max <= min)) return numberControl(field, pointer, language);
  return part(`${controlName(field)}Input`, 'QuantityStepper', { value: bind(pointer), min, max });
}

/** A slider between the known limits, from 0 to 100 by default. */
export function sliderControl(field: Field, pointer: string, language: Language): Part {
  const { min = 0, max = 100 } = boundsOf(field);
  if (min >= max) return numberControl(field, pointer, language);
  return part(`${controlName(field)}Slider`, 'Slider', {
    label: field.label,
    name: field.name,
    value: bind(pointer),
    min,
    max,
    helpText: field.help,
  });
}

/** The number of stars; undefined when the limit is not a sensible one. */
export function ratingMax({ max }: Field): number | undefined {
  return max !== undefined && Number.isInteger(max) && max >= 1 && max <= 20 ? max : undefined;
}
