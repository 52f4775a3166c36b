import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { boundPaths, type Part } from '#builtin/part.ts';
import { controlContext } from '#builtin/parts/controls/control-context.ts';
import { formControl } from '#builtin/parts/controls/form-control.ts';
import type { FieldKind } from '#builtin/understand/fields/field.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { insertPart } from '#builtin/edit/adding/insert-part.ts';
import { alignColumn } from '#builtin/edit/entry-form.ts';
import { frameOf, isReadElsewhere } from './convert-choice.ts';
import { parentOf } from '#builtin/edit/finding/surroundings.ts';
import type { Target } from '#builtin/edit/finding/targets.ts';
import { childrenOf, placesOf, setChildren, subtree, type Patch, type Place } from '#builtin/edit/patch.ts';

/** Controls whose value is the user's alone, so that they may become any other. */
const CONTROLS: ReadonlySet<string> = new Set(
  'Input Textarea NumberInput QuantityStepper Slider DatePicker TimePicker Rating FileUpload PhoneInput TagInput ColorPicker Checkbox Switch'.split(
    ' ',
  ),
);

/** True if a target is a control that can ask for a value of another kind: a date instead of a text. */
export function canAskFor(patch: Patch, target: Target): boolean {
  return controlOf(patch.spec, target) !== undefined;
}

/** Makes a control ask for a value of another kind, under its name and at its place. */
export function askForKind(patch: Patch, u: Understanding, target: Target, kind: FieldKind): boolean {
  const control = controlOf(patch.spec, target);
  const [path] = control === undefined ? [] : boundPaths(control.element.props);
  if (control === undefined || path === undefined) return false;
  const frame = control.element.props['label'] === undefined ? frameOf(patch.spec, control) : undefined;
  const { id: shown, element } = frame ?? control;
  const key = path.slice(path.lastIndexOf('/') + 1);
  const { label = key, required = false } = element.props;
  const field = {
    name: identifier(key, 'field'),
    label: typeof label === 'string' ? label : key,
    kind,
    required: required === true,
  };
  const piece = formControl(field, path, controlContext({ ...u, given: {} }, 'form'));
  if (piece.type === control.element.type && piece.props['type'] === control.element.props['type']) return false;
  const start = seedsOf(piece)[path];
  if (start !== undefined && readPointer(patch.spec.state, path) !== undefined)
    patch.apply({ op: 'replace', path: `/state${path}`, value: start });
  replaceWith(patch, shown, piece);
  alignColumn(patch, path, field);
  return true;
}

function controlOf(spec: Spec, { place, item }: Target): Place | undefined {
  if (item !== undefined) return undefined;
  const controls = placesOf(spec).filter(
    ({ id, element }) => CONTROLS.has(element.type) && (id === place.id || parentOf(spec, id) === place.id),
  );
  const [control, ...others] = controls;
  if (control === undefined || others.length > 0 || control.element.on !== undefined) return undefined;
  const paths = boundPaths(control.element.props);
  return paths.length === 1 && !isReadElsewhere(spec, control) ? control : undefined;
}

function seedsOf({ seeds, children }: Part): NonNullable<Part['seeds']> {
  return Object.assign({}, seeds, ...children.map(seedsOf));
}

function replaceWith(patch: Patch, id: string, piece: Part): void {
  const { visible } = elementOf(patch.spec, id) ?? {};
  insertPart(patch, visible === undefined ? piece : { ...piece, visible }, { side: 'before', anchorId: id }, 'page');
  const parent = parentOf(patch.spec, id);
  const gone = subtree(patch.spec, id);
  if (parent !== undefined)
    setChildren(
      patch,
      parent,
      childrenOf(patch.spec, parent).filter((child) => child !== id),
    );
  for (const one of gone) patch.apply({ op: 'remove', path: formatPointer(['elements', one]) });
}
