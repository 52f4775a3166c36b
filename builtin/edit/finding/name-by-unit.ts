import { isJsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { CURRENCIES, symbolFor } from '#builtin/understand/values/units.ts';
import { placesOf, type Place } from '#builtin/edit/patch.ts';

const NUMERIC: ReadonlySet<string> = new Set(['NumberInput', 'Slider', 'QuantityStepper', 'Rating']);

/** True for a control of a number. */
export function isNumeric({ element }: Place): boolean {
  return NUMERIC.has(element.type);
}

// The terms of facts whose value has the unit: "Weight: 1.8 kg".
function factsIn({ element: { props } }: Place, unit: string): string[] {
  const items = Array.isArray(props['items']) ? props['items'].filter(isJsonObject) : [];
  return items.flatMap(({ term, description }) => {
    const [, own] = typeof description === 'string' ? (/^\d[\d.,]*\s?(\p{L}{1,8}|[%°])$/u.exec(description) ?? []) : [];
    return typeof term === 'string' && own !== undefined && foldText(own) === unit ? [term] : [];
  });
}

/** The name of the only number control or fact with the unit of a value: "60 months", "30 kg". */
export function nameByUnit(spec: Spec, value: string): string | undefined {
  const [unit = ''] = /[\p{L}%€$£°]+/u.exec(value.replaceAll(/[\d\s.,]/g, ' ')) ?? [];
  const unitText = foldText(unit.trim());
  const unitName = symbolFor(CURRENCIES, unitText) ?? unitText;
  if (unitName === '') return undefined;
  const found = placesOf(spec).flatMap((place) => {
    if (!isNumeric(place)) return factsIn(place, unitName);
    const { suffix, valueSuffix, label } = place.element.props;
    const frame = place.parent === undefined ? undefined : elementOf(spec, place.parent);
    const name = typeof label === 'string' ? label : frame?.props['label'];
    const units = [suffix, valueSuffix].flatMap((one) => (typeof one === 'string' ? [foldText(one.trim())] : []));
    const hasUnit =
      typeof name === 'string' &&
      (units.includes(unitName) ||
        wordsOf(name).includes(unitName) ||
        (/^[^\p{L}]$/u.test(unitName) && name.includes(unitName)));
    return hasUnit ? [name] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}
