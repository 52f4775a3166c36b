import { formatPointer } from '#contract/json/json-pointer.ts';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { boundPaths, read } from '#builtin/part.ts';
import { controlContext } from '#builtin/parts/controls/control-context.ts';
import { formControl } from '#builtin/parts/controls/form-control.ts';
import { fieldKindOf } from '#builtin/understand/fields/field-kind.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { statePathOf, writtenPaths } from '#builtin/edit/finding/shown-values.ts';
import { isInside } from '#builtin/edit/finding/surroundings.ts';
import { showInEntries } from '#builtin/edit/entry-form.ts';
import { insertPart } from './insert-part.ts';
import { hasRoom, type Patch, type Place, placesOf } from '#builtin/edit/patch.ts';

/** Adds a field to the form, with an initial value; it is sent with the form. */
export function addField(
  patch: Patch,
  field: Field,
  mode: 'settings' | 'form',
  u: Understanding,
  where: Where | undefined,
): boolean {
  const base = formBase(patch.spec);
  const pointer = `${base}/${freeKey(patch.spec, base, field.name)}`;
  const control = formControl(field, pointer, controlContext({ ...u, given: patch.spec.state }, mode));
  const count = patch.operations.length;
  insertPart(patch, control, where, 'Form');
  // Its place may hold no controls.
  if (patch.operations.length === count) return false;
  const sender = sendWithForm(patch, field.name, pointer);
  if (sender !== undefined) showInEntries(patch, sender, field);
  return true;
}

/** "Telefonfeld" is a field for "Telefon", "Datumsfeld" one for "Datum"; "Spielfeld" is no such compound. */
export function withoutFieldEnding(item: string): string {
  const [, stem = ''] = /(\p{L}{3,})feld$/iu.exec(item) ?? [];
  const known = [stem, stem.replace(/s$/u, '')].find((word) => word !== '' && fieldKindOf(word) !== 'text');
  return known === undefined ? item : item.replace(`${stem}feld`, known);
}

// Adds the new field to what its form sends, else to what the only other control sends that sends such fields. Returns what sends
// it.
function sendWithForm(patch: Patch, name: string, pointer: string): string | undefined {
  const places = placesOf(patch.spec);
  const forms = places.filter(({ element }) => element.type === 'Form' && element.on?.commit !== undefined);
  const field = places.find(({ element }) => boundPaths(element.props).includes(pointer));
  const own = forms.find(({ id }) => field !== undefined && isInside(patch.spec, field.id, id)) ?? forms[0];
  const written = new Set(own === undefined ? writtenPaths(patch.spec, patch.spec.root) : []);
  const senders = own === undefined ? places.filter((one) => sendsInput(one, written)) : [own];
  const [form, ...others] = senders;
  const bound = form?.element.on?.commit;
  if (form === undefined || bound === undefined || others.length > 0) return undefined;
  const index = Array.isArray(bound) ? bound.length - 1 : undefined;
  const binding = Array.isArray(bound) ? bound.at(-1) : bound;
  if (binding === undefined || binding.action === 'setState') return undefined;
  const at = ['elements', form.id, 'on', 'commit', ...(index === undefined ? [] : [index]), 'params'];
  if (binding.action === 'pushState') {
    // What a new entry holds.
    const { value } = binding.params ?? {};
    if (isJsonObject(value) && !Object.hasOwn(value, name))
      patch.apply({ op: 'add', path: formatPointer([...at, 'value', name]), value: read(pointer) });
  } else if (binding.params === undefined)
    patch.apply({ op: 'add', path: formatPointer(at), value: { [name]: read(pointer) } });
  else if (!Object.hasOwn(binding.params, name))
    patch.apply({ op: 'add', path: formatPointer([...at, name]), value: read(pointer) });
  return form.id;
}

function sendsInput({ element }: Place, written: ReadonlySet<string>): boolean {
  const binding = [element.on?.commit ?? []].flat().at(-1);
  const isInput = (value: Json) => written.has(statePathOf(value) ?? '');
  return binding !== undefined && binding.action !== 'setState' && Object.values(binding.params ?? {}).some(isInput);
}

// The path of the object in the state that holds the values of the form.
function formBase(spec: Spec): string {
  const bases = writtenPaths(spec, spec.root).map((pointer) => pointer.slice(0, pointer.lastIndexOf('/')));
  const own = bases.find((base) => base !== '' && hasRoom(spec, `${base}/field`));
  if (own !== undefined) return own;
  let base = '/form';
  while (!hasRoom(spec, `${base}/field`)) base += '_';
  return base;
}

function freeKey(spec: Spec, base: string, name: string): string {
  const taken = new Set(writtenPaths(spec, spec.root));
  let key = name;
  for (let count = 2; taken.has(`${base}/${key}`); count += 1) key = `${name}${count}`;
  return key;
}
