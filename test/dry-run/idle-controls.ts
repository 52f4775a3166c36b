import type { Definition } from '#catalog/definition.ts';
import { isJsonObject } from '#contract/json.ts';
import type { Spec, SpecElement } from '#contract/spec.ts';
import { wiresOf } from '#services/composer/spec/bindings.ts';
import { ancestors, elementOf, orderFrom, parents } from '#services/composer/spec/tree.ts';
import { type StateUse, stateUses } from '#services/composer/spec/state-uses.ts';
import type { DrawnElement } from './drawn-elements.ts';
import type { Problem } from './problem.ts';

const PRESSED = new Set(['Button', 'IconButton', 'Fab', 'Suggestion']);

/** Controls whose whole use is the value that they write. */
const FILLED_IN = new Set(
  (
    'Tabs SegmentedControl Input Textarea Select Combobox MultiSelect Radio Checkbox Switch Slider RangeSlider ' +
    'NumberInput DatePicker DateRangePicker TimePicker SearchInput TagInput ToggleGroup Toggle Rating QuantityStepper ' +
    'PhoneInput ColorPicker FileUpload OTPInput FilterBar FacetList FilterPanel Pagination'
  ).split(' '),
);

/** Of these, the ones that are there to switch what is shown. */
const SWITCHES = new Set(['Tabs', 'Pagination']);

/** Controls that do nothing: pressed without an event, filled in for nobody, or a Form without a way to send it. */
export function idleControls(
  spec: Spec,
  drawn: readonly DrawnElement[],
  definitionOf: (type: string) => Definition | undefined,
): Problem[] {
  const parentOf = parents(spec);
  const uses = stateUses(spec, definitionOf);
  return drawn.flatMap(({ id, element }): Problem[] => {
    const isWired = wiresOf(element).length > 0;
    const form = ancestors(parentOf, id)
      .map((above) => elementOf(spec, above))
      .find((above) => above?.type === 'Form');
    if (element.type === 'Form' && isWired && !hasSubmit(spec, id)) {
      return [{ element: id, kind: 'unsendable_form', detail: 'no submit button' }];
    }
    if (isWired || element.props['disabled'] === true) return [];
    if (PRESSED.has(element.type)) {
      const sends = element.props['submit'] === true && form?.on?.commit !== undefined;
      return sends ? [] : [{ element: id, kind: 'dead_control', detail: element.type }];
    }
    if (!FILLED_IN.has(element.type) || (form?.on?.commit !== undefined && 'name' in element.props)) return [];
    const isRead = boundPaths(element).some((path) =>
      uses.some((use) => isReading(use) && use.element !== id && overlaps(use.path, path)),
    );
    return isRead
      ? []
      : [{ element: id, kind: SWITCHES.has(element.type) ? 'unread_write' : 'unread_input', detail: element.type }];
  });
}

function hasSubmit(spec: Spec, form: string): boolean {
  return orderFrom(spec, form).some((id) => elementOf(spec, id)?.props['submit'] === true);
}

function boundPaths({ props }: SpecElement): string[] {
  return Object.values(props).flatMap((value) => {
    const path = isJsonObject(value) ? value['$bindState'] : undefined;
    return typeof path === 'string' ? [path] : [];
  });
}

/** True for a use that makes something of the value: shows it, tests it or takes it along. */
export function isReading({ how }: StateUse): boolean {
  return how !== 'set' && how !== 'listed';
}

/** True when one path is the other or stands above it. */
export function overlaps(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}
