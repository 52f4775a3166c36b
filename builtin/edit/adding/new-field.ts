import type { Field, FieldKind } from '#builtin/understand/fields/field.ts';
import { choiceOf } from '#builtin/understand/fields/choice.ts';
import { controlKindOf, fieldKindOf, withoutChoices } from '#builtin/understand/fields/field-kind.ts';
import { requestedControl } from '#builtin/understand/fields/requested-control.ts';
import { capitalized, identifier } from '#builtin/understand/words/identifier.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import type { Patch } from '#builtin/edit/patch.ts';
import type { Addition, Where } from '#builtin/edit/reading/command.ts';
import type { KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { controlTold } from '#builtin/edit/words/control-words.ts';
import { cuesIn } from '#builtin/edit/words/meanings.ts';
import { addField, withoutFieldEnding } from './add-field.ts';
import { isAmongControls, isBesideControl, togglesAt } from './place-told.ts';

/** A thing to add, and where. */
export type Adding = { patch: Patch; u: Understanding; thing: Addition; where: Where | undefined };

const FIELD_KINDS: ReadonlySet<KindOfElement> = new Set<KindOfElement>([
  'field',
  'question',
  'dropdown',
  'radio',
  'checkbox',
  'switch',
  'textarea',
  'singleLine',
  'slider',
  'upload',
]);

/** True for a kind of control, such as "dropdown". */
export function isKindOfField(kind: KindOfElement): boolean {
  return FIELD_KINDS.has(kind);
}

/** Asks for something in a control, if that was asked for, or if the place is among controls. */
export function askFor({ patch, u, thing, where }: Adding, kind?: FieldKind): boolean {
  const isAsked =
    thing.kinds.some(isKindOfField) ||
    thing.isRequired !== undefined ||
    thing.choices.length > 1 ||
    (thing.kinds.length === 0 && controlTold(thing.kindText) !== undefined) ||
    isBesideControl(patch.spec, where) ||
    isAmongControls(patch.spec, where);
  // What has a value, or is to be seen, is no question: "the help desk has a phone number, 0800 555".
  const isTold =
    thing.kinds.length === 0 && (thing.values.length > 0 || cuesIn(thing.leads?.[0] ?? '').includes('show'));
  if (!isAsked || isTold) return false;
  const field = fieldOf(thing);
  const mode = thing.kinds.includes('switch') ? 'settings' : 'form';
  return addField(patch, kind === undefined ? field : { ...field, kind }, mode, u, where);
}

/** Adds another checkbox or switch where there are several. */
export function addToggle({ patch, u, thing, where }: Adding): boolean {
  const toggle = togglesAt(patch.spec, where);
  if (toggle === undefined) return false;
  return addField(patch, { ...fieldOf(thing), kind: 'yesNo' }, toggle === 'Switch' ? 'settings' : 'form', u, where);
}

/** The field that asks for a thing. */
export function fieldOf({ label, kindText, kinds, choices, isRequired }: Addition): Field {
  const name = capitalized(withoutFieldEnding(label));
  const told = controlTold(kindText);
  const control = kinds.every((kind) => kind === 'field') ? (told ?? 'text') : controlKindOf(kindText);
  const own = fieldKindOf(name);
  const asks = requestedControl(kindText);
  const several = told === 'choices' ? 'choices' : 'choice';
  const kind = choices.length > 1 ? several : control === 'text' || control === 'choice' ? own : control;
  return {
    name: identifier(name, 'field'),
    label: name,
    kind: choices.length < 2 ? withoutChoices(kind) : kind,
    required: isRequired === true,
    ...(choices.length > 1 ? { choices: choices.map(choiceOf) } : {}),
    ...(asks === undefined ? {} : { control: asks }),
  };
}
