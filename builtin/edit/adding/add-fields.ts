import { formatPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { boundPaths, read } from '#builtin/part.ts';
import { controlContext } from '#builtin/parts/controls/control-context.ts';
import { formControl } from '#builtin/parts/controls/form-control.ts';
import { fieldKindOf } from '#builtin/understand/fields/field-kind.ts';
import { fieldsFromPhrases, MAX_FIELDS } from '#builtin/understand/fields/fields-from-phrase.ts';
import { readPhrase } from '#builtin/understand/words/phrase.ts';
import { splitItems } from '#builtin/understand/words/split-items.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { findElement } from '#builtin/edit/finding/find-element.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { capitalized, identifier } from '#builtin/understand/words/identifier.ts';
import { bareName } from '#builtin/edit/words/bare-name.ts';
import type { KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { writtenPaths } from '#builtin/edit/finding/shown-values.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import { isInside } from '#builtin/edit/finding/surroundings.ts';
import { insertPart } from './insert-part.ts';
import { hasRoom, type Patch, placesOf } from '#builtin/edit/patch.ts';

const CHOICES_MAX_CHARS = 300;
const HOLDERS = new Set(['Card', 'Section', 'Collapsible', 'Stack', 'Grid']);

/** Adds the fields that a phrase names to the form, each seeded and sent along with what the form sends. */
export function addFields(patch: Patch, u: Understanding, thing: string, where: Where | undefined): boolean {
  return plantFields(patch, u, thing, where, undefined);
}

/** Adds a box to tick, or a switch, that is called just so. */
export function addYesNoField(
  patch: Patch,
  u: Understanding,
  label: string,
  isSwitch: boolean,
  where: Where | undefined,
): boolean {
  const field: Field = { name: identifier(label, 'field'), label: capitalized(label), kind: 'yesNo', required: false };
  return plantFields(patch, u, isSwitch ? 'switch' : 'checkbox', where, field);
}

function plantFields(
  patch: Patch,
  u: Understanding,
  thing: string,
  where: Where | undefined,
  given: Field | undefined,
): boolean {
  const held = heldBy(patch.spec, thing);
  const bare = withoutForm(withListedChoices(held?.thing ?? thing));
  const phrases = splitItems(bare).flatMap((item) => readPhrase(withoutField(ledByField(item))) ?? []);
  const fields = given === undefined ? fieldsFromPhrases(phrases).slice(0, MAX_FIELDS) : [given];
  const base = formBase(patch.spec);
  for (const field of fields) {
    const pointer = `${base}/${freeKey(patch.spec, base, field.name)}`;
    const optional = { ...field, required: given === undefined && phrases.some(({ isRequired }) => isRequired) };
    const manner = /\b(?:switch|toggle|schalter)\b/iu.test(thing) ? 'settings' : 'form';
    const control = formControl(optional, pointer, controlContext({ ...u, given: patch.spec.state }, manner));
    insertPart(patch, control, where ?? held?.where, 'Form');
    passOn(patch, field.name, pointer);
  }
  return fields.length > 0;
}

// "a dropdown for bike type with road, mountain and city" lists what to choose from.
function withListedChoices(thing: string): string {
  if (thing.length > CHOICES_MAX_CHARS) return thing;
  const [, lead, label, choices] = /^(.+?) (?:for|of) ([^,:]+?)(?: with| of|:) (.+)$/iu.exec(thing) ?? [];
  const isControl = lead !== undefined && kindsOf(lead).some((kind) => kind === 'dropdown' || kind === 'radio');
  if (!isControl || label === undefined || choices === undefined) return thing;
  const listed = splitItems(choices);
  return listed.length < 2 ? thing : `${bareName(label, [])} ${bareName(lead, [])} (${listed.join(', ')})`;
}

// "… to the form" is where fields go anyway.
function withoutForm(thing: string): string {
  const [, rest, place = ''] = /^(.+)\s(?:to|in|into|zu|au|al)\s(.+)$/iu.exec(thing) ?? [];
  const isForm = kindsOf(place).includes('form') || /^(?:the )?(?:page|screen)$/iu.test(place);
  return rest !== undefined && isForm ? rest : thing;
}

// "ein Feld für Telefon", "un champ téléphone", "a field for the phone".
function ledByField(item: string): string {
  const bare = bareName(item, ['field']);
  const [first] = item.split(/\s+/).filter((word) => kindsOf(word).includes('field'));
  return bare !== '' && first !== undefined && item.indexOf(first) < item.indexOf(bare) ? bare : item;
}

function kindsOf(text: string): readonly KindOfElement[] {
  return parseTargetPhrase(text).kinds;
}

// "Telefonfeld" is the field for a "Telefon", "Datumsfeld" for a "Datum"; a "Spielfeld" is none.
function withoutField(item: string): string {
  const [, stem = ''] = /(\p{L}{3,})feld$/iu.exec(item) ?? [];
  const asked = [stem, stem.replace(/s$/u, '')].find((word) => word !== '' && fieldKindOf(word) !== 'text');
  return asked === undefined ? item : item.replace(`${stem}feld`, asked);
}

// "an SMS switch to the notifications": the named card or section is where it goes.
function heldBy(spec: Spec, thing: string): { thing: string; where: Where } | undefined {
  const [, rest, holder] = /^(.+?)\s+(?:to|in|into|under)\s+(?:the\s+)?(.+)$/iu.exec(thing) ?? [];
  const place = holder === undefined ? undefined : findElement(spec, holder);
  if (rest === undefined || place === undefined || !HOLDERS.has(place.element.type)) return undefined;
  return { thing: rest, where: { side: 'inside', anchorId: place.id } };
}

// What the form sends, the new field is sent with.
function passOn(patch: Patch, name: string, pointer: string): void {
  const forms = placesOf(patch.spec).filter(
    ({ element }) => element.type === 'Form' && element.on?.commit !== undefined,
  );
  const field = placesOf(patch.spec).find(({ element }) => boundPaths(element.props).includes(pointer));
  const form = forms.find(({ id }) => field !== undefined && isInside(patch.spec, field.id, id)) ?? forms[0];
  const bound = form?.element.on?.commit;
  if (form === undefined || bound === undefined) return;
  const index = Array.isArray(bound) ? bound.length - 1 : undefined;
  const binding = Array.isArray(bound) ? bound.at(-1) : bound;
  if (binding === undefined || binding.action === 'setState') return;
  const at = ['elements', form.id, 'on', 'commit', ...(index === undefined ? [] : [index]), 'params'];
  if (binding.params === undefined)
    patch.apply({ op: 'add', path: formatPointer(at), value: { [name]: read(pointer) } });
  else if (!Object.hasOwn(binding.params, name))
    patch.apply({ op: 'add', path: formatPointer([...at, name]), value: read(pointer) });
}

// The object in state that the fields of the form live in.
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
