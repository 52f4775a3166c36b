import type { Json, JsonObject } from '#contract/json/json.ts';
import type { ActionBinding } from '#contract/spec/spec.ts';
import { assign, part, type Part } from '#builtin/part.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { isConsent } from '#builtin/understand/screen/field-groups.ts';
import type { NamedSection } from '#builtin/understand/request/sections-of-parts.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { controlContext, type ControlContext } from './control-context.ts';
import { formControl } from './form-control.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';
import { placeMembers } from './placed-fields.ts';

// Labels of neighbouring fields that share a line: "First name" and "Last name".
const PAIRS: readonly [RegExp, RegExp][] = [
  [/^(?:first|given|vor|prenom)/, /^(?:last|family|sur|nach|nom\b)/],
  [/^(?:city|town|ort|stadt|ville|ciudad)/, /^(?:zip|post|state|plz|code postal|codigo)/],
  [/^(?:zip|post|plz|code postal|codigo)/, /^(?:city|town|ort|stadt|ville|ciudad)/],
  [/^(?:start|from|min|opening|von|debut|inicio)/, /^(?:end|to\b|until|return|max|closing|bis|fin)/],
  [/^(?:check.?in|arrival|departure|anreise|pick.?up)/, /^(?:check.?out|departure|return|abreise|drop.?off)/],
  [/date|day|datum|fecha/, /time|uhrzeit|heure|hora/],
  [/^(?:width|height|length)/, /^(?:width|height|length)/],
  [/expir|valid/, /^(?:cvc|cvv|security)/],
];

/**
 * Controls for placed fields, in order. Pairs share a line; the fields of an object are grouped under its label. A field that
 * depends on the answer of another one, among `all`, is there only while that is given.
 */
export function fieldControls(
  placed: readonly Placed[],
  context: ControlContext,
  all: readonly Placed[] = placed,
): Part[] {
  const parts: Part[] = [];
  for (let index = 0; index < placed.length; index += 1) {
    const [one, next] = [placed[index], placed[index + 1]];
    if (one === undefined) continue;
    const condition = conditionOf(one, all);
    if (condition !== undefined) parts.push(...conditional(one, condition, context));
    else if (next !== undefined && conditionOf(next, all) === undefined && arePair(one.field, next.field)) {
      const pair = [one, next].map(({ field, pointer }) => formControl(field, pointer, context));
      parts.push(part(`${identifier(one.field.name, 'field')}Row`, 'Grid', { columns: 2, gap: 'md' }, pair));
      index += 1;
    } else parts.push(fieldPart(one, context));
  }
  return parts;
}

type Condition = { $state: string; eq?: string | number };

/** The condition under which a field is asked for; undefined if it always is. */
export function conditionOf({ field: { onlyIf } }: Placed, all: readonly Placed[]): Condition | undefined {
  const other = onlyIf === undefined ? undefined : all.find(({ field }) => field.name === onlyIf.name);
  if (other === undefined || onlyIf === undefined) return undefined;
  return { $state: other.pointer, ...(onlyIf.eq === undefined ? {} : { eq: onlyIf.eq }) };
}

function conditional({ field, pointer }: Placed, condition: Condition, context: ControlContext): Part[] {
  const asked = { ...formControl({ ...field, required: true }, pointer, context), visible: condition };
  if (field.onlyIf?.isOptionalElse !== true) return [asked];
  const { eq = null, ...place } = condition;
  return [asked, { ...formControl(field, pointer, context), visible: { ...place, neq: eq } }];
}

function fieldPart({ field, pointer }: Placed, context: ControlContext): Part {
  if (field.fields === undefined || field.kind === 'records') return formControl(field, pointer, context);
  const members = placeMembers(field.fields, pointer);
  const asked = members.filter((one) => one.field.fixed === undefined);
  const group = titledGroup(field.name, field.label, fieldControls(asked, context));
  // What is fixed is sent with the rest of the object.
  const fixed = members.flatMap((one): [string, Json][] =>
    one.field.fixed === undefined ? [] : [[one.pointer, one.field.fixed]],
  );
  return fixed.length === 0 ? group : { ...group, seeds: { ...group.seeds, ...Object.fromEntries(fixed) } };
}

function titledGroup(name: string, title: string, controls: Part[]): Part {
  const id = identifier(name, 'group');
  return part(`${id}Group`, 'Stack', { gap: 'md' }, [
    part(`${id}Heading`, 'Heading', { text: title, level: 'h2', size: 'xs' }),
    ...controls,
  ]);
}

/** Controls grouped under the section titles that a request names; fields without a section come first. */
export function controlsInSections(
  placed: readonly Placed[],
  sections: readonly NamedSection[],
  context: ControlContext,
): Part[] {
  const left = new Set(placed);
  const groups = sections.flatMap(({ title, fields }) => {
    const own = fields.flatMap(({ name }) => [...left].find(({ field }) => field.name === name) ?? []);
    for (const one of own) left.delete(one);
    return own.length === 0 ? [] : [{ title, own }];
  });
  if (groups.length === 0) return fieldControls(placed, context);
  const titled = groups.map(({ title, own }) =>
    titledGroup(`${title} section`, title, fieldControls(own, context, placed)),
  );
  // What is agreed to is about all of it.
  const isLast = ({ field }: Placed) => isConsent(field);
  return [
    ...fieldControls(
      [...left].filter((one) => !isLast(one)),
      context,
      placed,
    ),
    part('formSections', 'Stack', { gap: 'xl' }, titled),
    ...fieldControls([...left].filter(isLast), context, placed),
  ];
}

function arePair(a: Field, b: Field): boolean {
  if (a.fields !== undefined || b.fields !== undefined || a.kind === 'longText' || b.kind === 'longText') return false;
  const [left, right] = [foldText(a.label), foldText(b.label)];
  return PAIRS.some(([first, second]) => first.test(left) && second.test(right) && left !== right);
}

/** A form: controls and a row of buttons, of which the first submits. Submitting fires `commit`. */
export function formPart(id: string, controls: Part[], buttons: Part[], commit: ActionBinding | undefined): Part {
  const row =
    buttons.length === 0 ? [] : [part(`${id}Buttons`, 'Stack', { direction: 'horizontal', gap: 'sm' }, buttons)];
  return part(id, 'Form', { gap: 'md' }, [...controls, ...row], commit === undefined ? {} : { on: { commit } });
}

/** The button that submits the form around it. */
export function submitButton(label: string, icon?: string): Part {
  return part('submitButton', 'Button', { label, variant: 'primary', submit: true, icon });
}

/** A dialog with a form. */
export type FormDialog = {
  /** The prefix of its ids. */
  name: string;
  /** The label of its submit button, which is also the title of the dialog unless it has another. */
  label: string;
  title?: string;
  openPath: string;
  placed: readonly Placed[];
  /** What the action sends without asking, on which the fields may depend. */
  known?: readonly Placed[];
  /** The name of the record that it is about, shown under the title. */
  about?: JsonObject | undefined;
  commit: ActionBinding;
  /** Whether submitting calls something off. */
  isGrave?: boolean;
  /** What submitting does, shown above the fields where it is serious. */
  consequence?: string | undefined;
  /** The label of the button that closes it, instead of "Cancel". */
  dismiss?: string;
};

/** A dialog around a form that is submitted or cancelled. */
export function formDialog(u: Understanding, dialog: FormDialog): Part {
  const { name, label, openPath, placed, known = [], about, commit, isGrave = false, dismiss = u.copy.cancel } = dialog;
  const cancel = part(`${name}Cancel`, 'Button', { label: dismiss, variant: 'outline' }, [], {
    on: { commit: assign(openPath, false) },
  });
  const { consequence, title = label } = dialog;
  const told = consequence === undefined ? [] : [part(`${name}Consequence`, 'Text', { text: consequence })];
  const plain = submitButton(label);
  const submit = {
    ...plain,
    id: `${name}Submit`,
    props: { ...plain.props, ...(isGrave ? { variant: 'danger' } : {}) },
  };
  const controls = fieldControls(placed, controlContext(u), [...placed, ...known]);
  // As at the end of every dialog, what submits comes last.
  const row = { direction: 'horizontal', gap: 'sm', justify: 'end' };
  const buttons = part(`${name}FormButtons`, 'Stack', row, [cancel, submit]);
  const form = formPart(`${name}Form`, [...told, ...controls, buttons], [], commit);
  return part(`${name}Dialog`, 'Dialog', { title, openPath, description: about, closeLabel: u.copy.close }, [form], {
    seeds: { [openPath]: false },
  });
}
