import { definitionOf } from '#catalog/components.ts';
import type { Prop } from '#catalog/definition.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import type { Json } from '#contract/json/json.ts';
import type { SpecElement } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { cueOf } from '#builtin/edit/words/cues.ts';
import { ANY_LANGUAGE } from '#builtin/edit/words/lexicon.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { findElement, isElement } from '#builtin/edit/finding/find-element.ts';
import { rowAt, rowsOf } from '#builtin/edit/finding/names.ts';
import { itemKeyOf } from '#builtin/edit/finding/shown-values.ts';
import { parentOf } from '#builtin/edit/finding/surroundings.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';
import { childrenOf, dropProp, placeOf, placesOf, setProp, type Patch, type Place } from '#builtin/edit/patch.ts';
import { frameControl } from './frame-control.ts';

// What people call props that have other names in the catalog.
const PROPS_BY_NAME: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'helpText hint':
      'hint|texte d aide|texte aide|petit texte d aide|hilfetext|texto de ayuda|texto de ajuda|testo di aiuto',
    'subtitle description': 'sub title|subtitle|untertitel',
    'description subtitle':
      'description|beschreibung|descricao|descripcion|descrizione|sous titre|subtitulo|sottotitolo',
    max: 'maximum|limit',
    min: 'minimum',
    emptyText: 'empty text',
    placeholder: 'platzhalter|segnaposto|grey text|gray text|example|beispiel|exemple|ejemplo|esempio|exemplo',
    'description helpText': 'untertext',
  }).flatMap(([props, words]) => words.split('|').map((one) => [one, props.split(' ')])),
);

// "the assignee of Fix login"
const PROP_OF = /^(?:the\s+)?(.+?)(?:\s+(?:of|for|on|at|under|below|von|beim?|zu[mr]|unter|sous)\s+(.+))?$/iu;

// These are changed by a rename, which keeps the capitals of the old text.
const TEXT_PROP_NAMES = /^(?:label|title|text|caption|name|heading)$/;

/** The name of the prop that a phrase ends in: "a short help text" ends in "help text". */
export function propNameIn(words: string): string | undefined {
  const propPhrase = wordsOf(words).join(' ');
  return [...PROPS_BY_NAME.keys(), 'placeholder', 'help text', 'badge', 'caption'].find(
    (one) => propPhrase === one || propPhrase.endsWith(` ${one}`),
  );
}

/** Sets the prop that "the assignee of Fix login" or "the description" names. Returns false if no element has it. */
export function setNamedProp(patch: Patch, target: string, value: string): boolean {
  const members = membersNamed(patch, target);
  for (const path of members) patch.apply({ op: 'replace', path, value });
  if (members.length > 0) return true;
  const found = namedProp(patch, target);
  if (found === undefined) return false;
  const isText =
    found.prop.values === undefined && [found.prop.kind].flat().some((kind) => kind === 'string' || kind === 'text');
  if (!isText) return false;
  setProp(patch, found.place.id, found.name, value);
  return true;
}

/** Gives an element a badge, if its component can show one. */
export function setBadge(patch: Patch, id: string, text: string): boolean {
  const type = elementOf(patch.spec, id)?.type ?? '';
  // What every row shows is no badge of one.
  if (definitionOf(type)?.props['badge']?.kind !== 'string' || rowsOf(patch.spec, id) !== undefined) return false;
  setProp(patch, id, 'badge', text);
  return true;
}

/** Removes the prop that a phrase names, if an element has it and does not require it. */
export function dropNamedProp(patch: Patch, target: string): boolean {
  const found = namedProp(patch, target);
  if (found === undefined || found.prop.required === true || !Object.hasOwn(found.place.element.props, found.name))
    return false;
  const value = found.place.element.props[found.name];
  const isSame = ({ element }: Place) =>
    element.type === found.place.element.type && element.props[found.name] === value;
  for (const { id } of placesOf(patch.spec).filter(isSame)) dropProp(patch, id, found.name);
  return true;
}

/** Sets or clears a mark such as `highlighted` on the row that a phrase names. The only other marked row loses its mark. */
export function markRow(patch: Patch, target: string, prop: string, isMarked: boolean): boolean {
  const [row] = shownMembers(patch, target, () => [prop]);
  const before = row === undefined ? undefined : readPointer(patch.spec, row.at);
  if (row === undefined || typeof before !== 'boolean') return false;
  if (before === isMarked) return !isMarked;
  const marked = isMarked ? row.all.filter((one) => readPointer(patch.spec, one) === true) : [];
  if (marked.length === 1) patch.apply({ op: 'replace', path: marked[0] ?? '', value: false });
  patch.apply({ op: 'replace', path: row.at, value: isMarked });
  return true;
}

/** Makes a control required or not. The mark is set on its form field if the control itself has none. */
export function setRequired(patch: Patch, id: string, isRequired: boolean): boolean {
  const canBeRequired = (one: string) =>
    definitionOf(elementOf(patch.spec, one)?.type ?? '')?.props['required'] !== undefined;
  const candidates = [id, parentOf(patch.spec, id), ...childrenOf(patch.spec, id)];
  const markedId = candidates.find((one) => one !== undefined && canBeRequired(one));
  if (markedId === undefined) return isRequired && requireInFrame(patch, id);
  if (isRequired) {
    setProp(patch, markedId, 'required', true);
    for (const one of new Set([id, markedId])) dropOptional(patch, one);
  } else dropProp(patch, markedId, 'required');
  return true;
}

const FRAMEABLE_TYPES: ReadonlySet<string> = new Set(
  'TimePicker QuantityStepper OTPInput PhoneInput ColorPicker FileUpload FacetList'.split(' '),
);

/** The label of a control that only a frame around it can mark as required. */
export function frameableLabel({ type, props }: SpecElement): Json | undefined {
  return FRAMEABLE_TYPES.has(type) ? (props['label'] ?? props['title']) : undefined;
}

function requireInFrame(patch: Patch, id: string): boolean {
  const place = placeOf(patch.spec, id);
  const label = place === undefined ? undefined : frameableLabel(place.element);
  if (place === undefined || label === undefined) return false;
  const { visible: _visible, ...control } = place.element;
  const { label: _label, title: _title, ...unnamed } = control.props;
  // What a FileUpload is labelled with asks for the files.
  const props = control.type === 'FileUpload' ? control.props : unnamed;
  frameControl(patch, place, { ...control, props }, { label, required: true });
  return true;
}

const IN_BRACKETS = /[([]([^()[\]]{1,20})[)\]]$/u;

/** "Reason (optional)" loses its note. */
export function dropOptional(patch: Patch, id: string): boolean {
  const label = elementOf(patch.spec, id)?.props['label'];
  const [whole, inside] = typeof label === 'string' ? (IN_BRACKETS.exec(label) ?? []) : [];
  const isOptional = cueOf(wordsOf(inside ?? ''), 0, ANY_LANGUAGE)?.meaning === 'optional';
  if (typeof label !== 'string' || whole === undefined || !isOptional) return false;
  setProp(patch, id, 'label', label.slice(0, -whole.length).trimEnd());
  return true;
}

// In each view that shows the row, the first member that is a text.
function membersNamed(patch: Patch, target: string): string[] {
  const [, propPhrase = '', of = ''] = PROP_OF.exec(target.trim()) ?? [];
  const rows = findTargets(patch.spec, of, { fits: (one) => one.item === undefined && !isElement(one) });
  const members = rows.flatMap((row) => {
    const [shown] = membersOfRow(patch, row, (type) => propsNamed(wordsOf(propPhrase).join(' '), type));
    return typeof readPointer(patch.spec, shown?.at ?? '') === 'string' ? [shown?.at ?? ''] : [];
  });
  return [...new Set(members)];
}

// For a repeated element, pointers to the members that its props show: `at` in the named row, `all` in every row.
function shownMembers(patch: Patch, words: string, propsOf: (type: string) => readonly string[]): ShownMember[] {
  const [row, ...others] = findTargets(patch.spec, words, { fits: (one) => one.item === undefined && !isElement(one) });
  return row === undefined || others.length > 0 ? [] : membersOfRow(patch, row, propsOf);
}

type ShownMember = { at: string; all: string[] };

function membersOfRow({ spec }: Patch, row: Target, propsOf: (type: string) => readonly string[]): ShownMember[] {
  const rows = rowsOf(spec, row.place.id);
  const own = rowAt(spec, row.place.id, row.pointer);
  if (rows === undefined || own === undefined) return [];
  const { element } = row.place;
  return propsOf(element.type).flatMap((name) => {
    const key = itemKeyOf(element.props[name]);
    if (key === undefined) return [];
    const all = Array.from({ length: rows.count }, (_, index) => `/state${rows.path}/${index}/${key}`);
    return [{ at: `${own}/${key}`, all }];
  });
}

type Found = { place: Place; name: string; prop: Prop };

function namedProp({ spec }: Patch, target: string): Found | undefined {
  const [, propPhrase = '', of] = PROP_OF.exec(target.trim()) ?? [];
  const words = wordsOf(propPhrase).join(' ');
  if (TEXT_PROP_NAMES.test(words)) return undefined;
  if (of !== undefined) {
    const place = findElement(spec, of);
    return place === undefined ? undefined : propIn(place, propsNamed(words, place.element.type), false);
  }
  let found: Found | undefined;
  const byType = new Map<string, string[]>();
  for (const place of placesOf(spec)) {
    const { type } = place.element;
    const propNames = byType.get(type) ?? propsNamed(words, type);
    byType.set(type, propNames);
    const one = propIn(place, propNames, true);
    if (one === undefined) continue;
    // "the help text" is ambiguous if several elements have different ones.
    const isAlike = found?.place.element.type === one.place.element.type;
    if (found !== undefined && isAlike && valueOf(found) !== valueOf(one)) return undefined;
    found ??= one;
  }
  return found;
}

function valueOf({ place, name }: Found): Json | undefined {
  return place.element.props[name];
}

function propsNamed(words: string, type: string): string[] {
  const names = PROPS_BY_NAME.get(words) ?? [];
  const known = Object.keys(definitionOf(type)?.props ?? {});
  return known.filter((name) => names.includes(name) || wordsOf(name).join(' ') === words);
}

// `mustBeSet` if the phrase names no element.
function propIn(place: Place, propNames: readonly string[], mustBeSet: boolean): Found | undefined {
  const name = propNames.find((one) => !mustBeSet || place.element.props[one] !== undefined);
  const prop = name === undefined ? undefined : definitionOf(place.element.type)?.props[name];
  // A prop that each row fills from its own data is not set for all rows.
  const isOfRow = name !== undefined && JSON.stringify(place.element.props[name] ?? null).includes('$bindItem');
  return name === undefined || prop === undefined || isOfRow ? undefined : { place, name, prop };
}
