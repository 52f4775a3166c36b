import type { Definition } from '#catalog/definition.ts';
import { isJsonObject } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { leavesClient, wiresOf } from '#contract/spec/spec-bindings.ts';
import { ancestors, elementOf, orderFrom, parents } from '#contract/spec/spec-tree.ts';
import { type StateUse, stateUses } from '#services/composer/repair/bindings/state-uses.ts';
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

/** Those of them that switch what is shown. */
const SWITCHES = new Set(['Tabs', 'Pagination']);

/** Controls that do nothing: pressed without an event, filled in without a reader, or a Form that cannot be sent. */
export function idleControls(
  spec: Spec,
  drawn: readonly DrawnElement[],
  definitionOf: (type: string) => Definition | undefined,
): Problem[] {
  const parentOf = parents(spec);
  const uses = stateUses(spec, definitionOf);
  const sends = drawn.some(({ element }) => wiresOf(element).some(({ binding }) => leavesClient(binding)));
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
      const isSubmit = element.props['submit'] === true && form?.on?.commit !== undefined;
      return isSubmit ? [] : [{ element: id, kind: 'dead_control', detail: element.type }];
    }
    // A screen that sends nothing, such as a checklist, is itself what its boxes are for.
    if (!FILLED_IN.has(element.type) || (!sends && !SWITCHES.has(element.type))) return [];
    if (form?.on?.commit !== undefined && Object.hasOwn(element.props, 'name')) return [];
    const kind = SWITCHES.has(element.type) ? 'unread_write' : 'unread_input';
    return isRead(id, element, uses) ? [] : [{ element: id, kind, detail: element.type }];
  });
}

/** True when something else makes use of what a control writes. What goes into the items of a list stays with the list. */
function isRead(id: string, element: SpecElement, uses: readonly StateUse[]): boolean {
  const written = Object.values(element.props).filter(isJsonObject);
  if (written.some((value) => Object.hasOwn(value, '$bindItem'))) return true;
  const others = uses.filter((use) => isReading(use) && use.element !== id);
  const paths = written.flatMap(({ $bindState }) => (typeof $bindState === 'string' ? [$bindState] : []));
  return paths.some((path) => others.some((use) => overlaps(use.path, path)));
}

function hasSubmit(spec: Spec, form: string): boolean {
  return orderFrom(spec, form).some((id) => elementOf(spec, id)?.props['submit'] === true);
}

/** True for a use that makes something of the value: shows it, tests it or takes it along. */
export function isReading({ how }: StateUse): boolean {
  return how !== 'set' && how !== 'listed';
}

/** True when one path is the other or stands above it. */
export function overlaps(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}
