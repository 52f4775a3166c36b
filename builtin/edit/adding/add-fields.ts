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
const CONTAINERS = new Set(['Card', 'Section', 'Collapsible', 'Stack', 'Grid']);

/** Adds the fields that a phrase names to the form. Each gets an initial value and is sent with the form. */
export function addFields(patch: Patch, u: Understanding, thing: string, where: Where | undefined): boolean {
  return insertFields(patch, u, thing, where, undefined);
}

/** Adds a checkbox or switch with exactly this label. */
export function addYesNoField(
  patch: Patch,
  u: Understanding,
  label: string,
  isSwitch: boolean,
  where: Where | undefined,
): boolean {
  const field: Field = { name: identifier(label, 'field'), label: capitalized(label), kind: 'yesNo', required: false };
  return insertFields(patch, u, isSwitch ? 'switch' : 'checkbox', where, field);
}

function insertFields(
  patch: Patch,
  u: Understanding,
  thing: string,
  where: Where | undefined,
  given: Field | undefined,
): boolean {
  const inContainer = splitContainer(patch.spec, thing);
  const fieldText = withoutForm(withListedChoices(inContainer?.thing ?? thing));
  const phrases = splitItems(fieldText).flatMap((item) => readPhrase(withoutFieldEnding(afterFieldWord(item))) ?? []);
  const fields = given === undefined ? fieldsFromPhrases(phrases).slice(0, MAX_FIELDS) : [given];
  const base = formBase(patch.spec);
  for (const field of fields) {
    const pointer = `${base}/${freeKey(patch.spec, base, field.name)}`;
    const toInsert = { ...field, required: given === undefined && phrases.some(({ isRequired }) => isRequired) };
    const mode = /\b(?:switch|toggle|schalter)\b/iu.test(thing) ? 'settings' : 'form';
    const control = formControl(toInsert, pointer, controlContext({ ...u, given: patch.spec.state }, mode));
    insertPart(patch, control, where ?? inContainer?.where, 'Form');
    sendWithForm(patch, field.name, pointer);
  }
  return fields.length > 0;
}

// "a dropdown for bike type with road, mountain and city" lists the options.
function withListedChoices(thing: string): string {
  if (thing.length > CHOICES_MAX_CHARS) return thing;
  const [, lead, label, choices] = /^(.+?) (?:for|of) ([^,:]+?)(?: with| of|:) (.+)$/iu.exec(thing) ?? [];
  const isControl = lead !== undefined && kindsOf(lead).some((kind) => kind === 'dropdown' || kind === 'radio');
  if (!isControl || label === undefined || choices === undefined) return thing;
  const listed = splitItems(choices);
  return listed.length < 2 ? thing : `${bareName(label, [])} ${bareName(lead, [])} (${listed.join(', ')})`;
}

// Drops "to the form": fields go there anyway.
function withoutForm(thing: string): string {
  const [, rest, place = ''] = /^(.+)\s(?:to|in|into|zu|au|al)\s(.+)$/iu.exec(thing) ?? [];
  const isForm = kindsOf(place).includes('form') || /^(?:the )?(?:page|screen)$/iu.test(place);
  return rest !== undefined && isForm ? rest : thing;
}

// Keeps what follows the word for field: "ein Feld für Telefon", "un champ téléphone", "a field for the phone".
function afterFieldWord(item: string): string {
  const bare = bareName(item, ['field']);
  const [first] = item.split(/\s+/).filter((word) => kindsOf(word).includes('field'));
  return bare !== '' && first !== undefined && item.indexOf(first) < item.indexOf(bare) ? bare : item;
}

function kindsOf(text: string): readonly KindOfElement[] {
  return parseTargetPhrase(text).kinds;
}

// "Telefonfeld" is a field for "Telefon", "Datumsfeld" one for "Datum"; "Spielfeld" is no such compound.
function withoutFieldEnding(item: string): string {
  const [, stem = ''] = /(\p{L}{3,})feld$/iu.exec(item) ?? [];
  const known = [stem, stem.replace(/s$/u, '')].find((word) => word !== '' && fieldKindOf(word) !== 'text');
  return known === undefined ? item : item.replace(`${stem}feld`, known);
}

// "an SMS switch to the notifications": the switch goes into the card or section with that name.
function splitContainer(spec: Spec, thing: string): { thing: string; where: Where } | undefined {
  const [, rest, container] = /^(.+?)\s+(?:to|in|into|under)\s+(?:the\s+)?(.+)$/iu.exec(thing) ?? [];
  const place = container === undefined ? undefined : findElement(spec, container);
  if (rest === undefined || place === undefined || !CONTAINERS.has(place.element.type)) return undefined;
  return { thing: rest, where: { side: 'inside', anchorId: place.id } };
}

// Adds the new field to the params that the form sends.
function sendWithForm(patch: Patch, name: string, pointer: string): void {
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
