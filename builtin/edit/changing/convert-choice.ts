import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { boundPaths } from '#builtin/part.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { humanize } from '#builtin/understand/words/humanize.ts';
import { listAt } from '#builtin/edit/finding/names.ts';
import type { KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { cuesIn } from '#builtin/edit/words/meanings.ts';
import { frameControl, propsFor } from './frame-control.ts';
import { placeOf, type Patch, type Place } from '#builtin/edit/patch.ts';

/** The options to choose from: those that are told, else those that are there. */
export type Choices = readonly string[];

const CHOICES: ReadonlySet<string> = new Set(['Select', 'Radio', 'Combobox', 'SegmentedControl']);
const TOGGLES: ReadonlySet<string> = new Set(['Checkbox', 'Switch']);
const TEXTS: ReadonlySet<string> = new Set(['Input', 'Textarea']);
const OTHERS: ReadonlySet<string> = new Set('NumberInput QuantityStepper Slider DatePicker TimePicker'.split(' '));
const TYPE_OF_KIND: { readonly [kind in KindOfElement]?: string } = {
  dropdown: 'Select',
  radio: 'Radio',
  button: 'SegmentedControl',
  stat: 'SegmentedControl',
  tab: 'SegmentedControl',
  checkbox: 'FacetList',
};
/** More do not fit beside each other. */
const SEGMENTS_MAX = 5;
const RADIOS_MAX = 12;

/** True if a control can become a choice of a kind. */
export function canBecomeChoice(spec: Spec, place: Place, kind: KindOfElement, choices: Choices): boolean {
  const type = choiceType(spec, place, kind, choices);
  const { element } = place;
  if (type === undefined || boundPaths(element.props).length !== 1) return false;
  const isOfOptions = CHOICES.has(element.type);
  if (type === 'FacetList') {
    const isTogether = isOfOptions || (TEXTS.has(element.type) && choices.length > 1);
    return isTogether && element.on === undefined && !isReadElsewhere(spec, place);
  }
  if (isOfOptions) return choices.length > 1 || (element.type !== type && keepsOptions(spec, place));
  if (choices.length < 2) return false;
  if (TEXTS.has(element.type)) return true;
  // What reads the value expects one of its type.
  const isRead = isReadElsewhere(spec, place);
  if (TOGGLES.has(element.type)) return element.on === undefined && (!isRead || canFollow(spec, place, choices));
  return OTHERS.has(element.type) && element.on === undefined && !isRead;
}

// What is asked for if it has room for the options, else the next best.
function choiceType(spec: Spec, { id, element }: Place, kind: KindOfElement, choices: Choices): string | undefined {
  if (kind === 'option') return CHOICES.has(element.type) ? element.type : undefined;
  const type = TYPE_OF_KIND[kind];
  const count = choices.length > 0 ? choices.length : (listAt(spec, id, 'options')?.list.length ?? 0);
  if (type === 'SegmentedControl' && count > SEGMENTS_MAX) return count > RADIOS_MAX ? undefined : 'Radio';
  return type;
}

function keepsOptions(spec: Spec, { id }: Place): boolean {
  const list = listAt(spec, id, 'options')?.list ?? [];
  return list.length > 0 && (optionsIn(list).length === list.length || list.every(isOption));
}

function isOption(one: Json): boolean {
  return isJsonObject(one) && typeof one['label'] === 'string' && one['value'] !== undefined;
}

/** True if something else on the screen reads what a control writes: it expects a value of its type. */
export function isReadElsewhere(spec: Spec, place: Place): boolean {
  return readersOf(spec, place).length > 0;
}

function readersOf({ elements }: Spec, { id, element }: Place): [string, SpecElement][] {
  const [path = ''] = boundPaths(element.props);
  return Object.entries(elements).filter(
    ([other, { props, visible }]) => other !== id && JSON.stringify([props, visible ?? null]).includes(`"${path}"`),
  );
}

// What only shows or hides with a tick can do so with the "yes" that takes its place.
function canFollow(spec: Spec, place: Place, choices: Choices): boolean {
  const [path = ''] = boundPaths(place.element.props);
  const isTick = (condition: Json) => {
    const { $state, not: _not, ...others } = isJsonObject(condition) ? condition : {};
    return $state === path && Object.keys(others).length === 0;
  };
  const isElse = (value: Json) => !JSON.stringify(value).includes(`"${path}"`);
  return (
    choices.some(isNo) &&
    !choices.every(isNo) &&
    readersOf(spec, place).every(
      ([, { props, visible }]) => isElse(props) && [visible ?? []].flat().every((one) => isTick(one) || isElse(one)),
    )
  );
}

function letFollow(patch: Patch, place: Place, path: string, options: readonly Option[]): void {
  const yes = options.find(({ label }) => !isNo(label));
  for (const [id, { visible }] of readersOf(patch.spec, place)) {
    const follow = (one: Json) =>
      isJsonObject(one) && one['$state'] === path ? { ...one, eq: yes?.value ?? '' } : one;
    const value = Array.isArray(visible) ? visible.map(follow) : follow(visible ?? null);
    patch.apply({ op: 'replace', path: formatPointer(['elements', id, 'visible']), value });
  }
}

/** Makes a choice of a control. The label of what shows none itself goes to a frame around it. */
export function toChoice(patch: Patch, place: Place, kind: KindOfElement, choices: Choices): boolean {
  const { spec } = patch;
  const { id, element } = place;
  const type = choiceType(spec, place, kind, choices);
  const [path] = boundPaths(element.props);
  if (type === undefined || path === undefined) return false;
  const options = optionsFor(patch, place, choices, type);
  if (TOGGLES.has(element.type)) letFollow(patch, place, path, options);
  const frame = frameOf(spec, place);
  const label = element.props['label'] ?? frame?.element.props['label'];
  const names = {
    label: label ?? humanize(path.slice(path.lastIndexOf('/') + 1)),
    name: element.props['name'] ?? path.slice(path.lastIndexOf('/') + 1),
    ...(element.props['label'] === undefined ? { labelPlacement: 'hidden' } : {}),
  };
  const inRow = type === 'Radio' && kind !== 'radio' ? { orientation: 'horizontal' } : {};
  const content: JsonObject =
    type === 'FacetList'
      ? {
          ...(frame === undefined && label !== undefined ? { title: label } : {}),
          facets: [...options],
          selected: { $bindState: path },
        }
      : { options: shownOptions(patch, place, options), value: { $bindState: path } };
  const props = propsFor(type, { ...element.props, ...names, ...inRow, ...content });
  const isFramed = type === 'SegmentedControl' && element.props['label'] !== undefined && frame === undefined;
  const control = { type, props, children: [], ...(element.on === undefined ? {} : { on: element.on }) };
  if (isFramed) frameControl(patch, place, control);
  else {
    const value = element.visible === undefined ? control : { ...control, visible: element.visible };
    patch.apply({ op: 'replace', path: formatPointer(['elements', id]), value });
  }
  if (options.length > 0) keepValue(patch, element.type, path, type, options);
  return true;
}

/** The frame around a control that shows its label, if there is one. */
export function frameOf(spec: Spec, { id }: Place): Place | undefined {
  const frame = placeOf(spec, placeOf(spec, id)?.parent ?? '');
  return frame?.element.type === 'FormField' ? frame : undefined;
}

type Option = { label: string; value: string };

function optionsIn(list: readonly Json[]): Option[] {
  return list.flatMap((one) => {
    if (typeof one === 'string') return [{ label: one, value: one }];
    if (!isJsonObject(one) || typeof one['label'] !== 'string' || typeof one['value'] !== 'string') return [];
    return [{ label: one['label'], value: one['value'] }];
  });
}

// An option that stays keeps its value. What may be left open needs an option for that if it is no list to open.
function optionsFor({ spec }: Patch, { id, element }: Place, choices: Choices, type: string): readonly Option[] {
  const before = optionsIn(listAt(spec, id, 'options')?.list ?? []);
  if (choices.length > 0)
    return choices.map(
      (label) => before.find((one) => foldText(one.label) === foldText(label)) ?? { label, value: label },
    );
  const { clearable, placeholder } = element.props;
  const isRow = type === 'Radio' || type === 'SegmentedControl';
  const isOpen = isRow && clearable === true && typeof placeholder === 'string' && isForAll(placeholder);
  return isOpen && before.every(({ value }) => value !== '') ? [{ label: placeholder, value: '' }, ...before] : before;
}

// "All blocks" is a choice, "Choose a block" is none.
function isForAll(placeholder: string): boolean {
  return cuesIn(placeholder).includes('all') || wordsOf(placeholder)[0] === 'any';
}

// A list that the state keeps stays there if nothing changes in it.
function shownOptions({ spec }: Patch, { id, element }: Place, options: readonly Option[]): Json {
  const list = listAt(spec, id, 'options')?.list ?? [];
  // Options whose values are no texts can only stay as they are.
  const isSame =
    list.every(isOption) &&
    (options.length === 0 ||
      list.every(
        (one, at) => isJsonObject(one) && one['value'] === options[at]?.value && list.length === options.length,
      ));
  return (isSame ? element.props['options'] : undefined) ?? [...options];
}

// A value that is none of the options is cleared; what was on or off becomes yes or no.
function keepValue(
  { spec, apply }: Patch,
  before: string,
  path: string,
  type: string,
  options: readonly Option[],
): void {
  const pointer = `/state${path}`;
  const value = readPointer(spec, pointer);
  if (value === undefined) return;
  // "meat, fish, veggie" do not tell what a ticked box was.
  const isYesOrNo = TOGGLES.has(before) && options.some(({ label }) => isNo(label));
  const isKept = (one: Option) =>
    isYesOrNo ? isNo(one.label) !== value : one.value === JSON.stringify(value).replaceAll('"', '');
  const kept = options.find(isKept)?.value ?? '';
  const next: Json = type === 'FacetList' ? (kept === '' ? [] : [kept]) : kept;
  if (next !== value) apply({ op: 'replace', path: pointer, value: next });
}

function isNo(label: string): boolean {
  return cuesIn(label).some((cue) => cue === 'not' || cue === 'none' || cue === 'off') || foldText(label) === 'nein';
}
