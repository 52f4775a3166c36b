import { isJsonObject, type Json, type JsonObject } from '#contract/json.ts';
import type { SpecElement } from '#contract/spec.ts';
import { wiresOf } from '#contract/spec-bindings.ts';
import { definitionOf } from '../components.ts';
import type { Definition } from '../definition.ts';
import type { About } from './about.ts';
import { buttonOf, type Node, rowOf, stackOf, textsOf } from './node.ts';
import { isControl, kindsOf, propOf, wordsOfItem } from './prop-role.ts';

/** Live values that somebody types, and what tells two of one control apart. */
const TYPED: { readonly [prop: string]: string } = {
  value: '',
  startValue: '1',
  endValue: '2',
  valueMin: '1',
  valueMax: '2',
  signature: '',
  query: '',
  searchValue: '',
};
/** More choices than these stand as one text: a screen has room for so many buttons. */
const CHOICES_MAX = 40;
const TYPES: { readonly [component: string]: string } = { PhoneInput: 'tel', SearchInput: 'search' };
/** Live values that only tell how a list is shown. */
const VIEW_STATE = new Set(['sortDir', 'page', 'levels', 'view']);

/** What is entered or picked in an element, as Inputs and Buttons; and the lists that this has shown. */
export function controlNodes(
  element: SpecElement,
  definition: Definition,
  about: About,
): { nodes: Node[]; shown: string[] } {
  const choice = choicesIn(element, definition);
  const nodes: Node[] = [];
  for (const [name, prop] of Object.entries(definition.props)) {
    if (prop.bind !== true || VIEW_STATE.has(name)) continue;
    const value = element.props[name];
    const path = pathOf(value);
    const kinds = kindsOf(prop);
    if (kinds.includes('boolean')) {
      if (name === 'checked' || name === 'pressed') nodes.push(...yesOrNo(value, labelOf(element, about)));
    } else if (kinds.includes('enum')) {
      const isPressed = wiresOf(element).length > 0;
      if (path !== undefined && !isPressed) nodes.push(rowOf((prop.values ?? []).map((one) => setter(one, path, one))));
    } else if (kinds.includes('array')) {
      const isTaken = isTexts(prop.items?.kind) || isControl(definition);
      if (path !== undefined && isTaken)
        nodes.push(...picked(path, choice?.items ?? [], { ...about, label: labelOf(element, about) }));
    } else if (kinds.includes('count') && choice !== undefined) {
      if (path !== undefined) nodes.push(choiceRow(choice.items, path, (_, index) => index));
    } else if (!kinds.includes('record')) {
      const isTyped = Object.hasOwn(TYPED, name) && (choice === undefined || isControl(definition));
      const isOneValue = !kinds.includes('object') || name === 'signature';
      if (isTyped && isOneValue && (isControl(definition) || value !== undefined))
        nodes.push(inputOf(element, definition, name, about));
      if (choice !== undefined && path !== undefined && isOneValue)
        nodes.push(choiceRow(choice.items, path, valueOfItem));
    }
  }
  const isShown = choice?.isFlat === true && nodes.some(({ type }) => type === 'Stack');
  return { nodes, shown: isShown ? [choice.name] : [] };
}

function isTexts(kind: unknown): boolean {
  return kind === 'string' || kind === 'text';
}

/** What an element offers to pick from: a list of its props, or the lists that its items hold. */
type Choice = {
  name: string;
  items: Json[];
  /** True where the words of the items are all there is to them. */
  isFlat: boolean;
};

/** Lists of plain texts that are there to be picked from. */
const OFFERS = new Set(['options', 'suggestions']);

function choicesIn({ props }: SpecElement, definition: Definition): Choice | undefined {
  for (const [name, value] of Object.entries(props)) {
    const of = propOf(definition, name)?.of;
    if (!Array.isArray(value) || value.length === 0) continue;
    if (of === undefined ? !OFFERS.has(name) : !('label' in of || 'title' in of || 'heading' in of)) continue;
    const items = value.flatMap(leavesOf);
    const isFlat = items.length === value.length && items.every((item) => !isJsonObject(item) || saysOnlyWords(item));
    return { name, items, isFlat };
  }
  return undefined;
}

const INNER_LISTS = ['items', 'facets', 'children'];

/** The items below an item, where it only groups them; else itself. */
function leavesOf(item: Json): Json[] {
  if (!isJsonObject(item)) return [item];
  const inner = INNER_LISTS.map((name) => item[name]).find((member) => Array.isArray(member) && member.length > 0);
  return Array.isArray(inner) ? inner.flatMap(leavesOf) : [item];
}

const UNREAD = new Set(['value', 'id', 'key', 'icon', 'tone', 'disabled', 'color']);

function saysOnlyWords(item: JsonObject): boolean {
  const words = wordsOfItem(item);
  return Object.entries(item).every(([name, member]) => UNREAD.has(name) || member === words);
}

function pathOf(value: Json | undefined): string | undefined {
  const path = isJsonObject(value) ? value['$bindState'] : undefined;
  return typeof path === 'string' ? path : undefined;
}

function labelOf({ props }: SpecElement, about: About): Json {
  return props['label'] ?? props['title'] ?? about.label;
}

/** The box that a value is typed into; what the two components have in common it keeps. */
function inputOf(element: SpecElement, definition: Definition, name: string, about: About): Node {
  const { props } = element;
  const fields = definitionOf('Input')?.props ?? {};
  const common = Object.entries(props).filter(
    ([prop]) => prop !== 'value' && Object.hasOwn(fields, prop) && Object.hasOwn(definition.props, prop),
  );
  const label = labelOf(element, about);
  const mark = TYPED[name] ?? '';
  const value = props[name];
  const { prefix = props['valuePrefix'], suffix = props['valueSuffix'] } = props;
  const isNumber = kindsOf(propOf(definition, name)).includes('number');
  const type = isNumber ? 'number' : TYPES[definition.name];
  const made: JsonObject = {
    ...Object.fromEntries(common),
    label: mark === '' || typeof label !== 'string' ? label : `${label} ${mark}`,
    name: (typeof props['name'] === 'string' ? props['name'] : about.name) + mark,
    ...(type !== undefined && { type }),
    ...(prefix !== undefined && { prefix }),
    ...(suffix !== undefined && { suffix }),
    ...(value !== undefined && value !== null && { value: typeof value === 'object' ? value : String(value) }),
  };
  const heard = Object.entries(element.on ?? {}).filter(([verb]) => verb === 'change' || verb === 'commit');
  return {
    type: 'Input',
    props: made,
    children: [],
    ...(heard.length > 0 && { on: Object.fromEntries(heard) }),
  };
}

function setter(label: Json, statePath: string, value: Json): Node {
  return buttonOf(label, { action: 'setState', params: { statePath, value } }, { variant: 'outline', size: 'sm' });
}

function valueOfItem(item: Json): Json {
  return isJsonObject(item) ? (item['value'] ?? item['id'] ?? item['key'] ?? wordsOfItem(item) ?? '') : item;
}

function choiceRow(items: readonly Json[], path: string, valueOf: (item: Json, index: number) => Json): Node {
  const shown = items.slice(0, CHOICES_MAX).map((item, index) => {
    const words = wordsOfItem(item) ?? valueOfItem(item);
    return setter(typeof words === 'number' ? String(words) : words, path, valueOf(item, index));
  });
  const others = items.slice(CHOICES_MAX).flatMap((item) => plainWords(wordsOfItem(item)));
  return rowOf([...shown, ...textsOf(others.join(' · '))]);
}

function plainWords(words: Json | undefined): string[] {
  return typeof words === 'string' ? [words] : [];
}

const YES = '✓';
const NO = '✗';

function yesOrNo(value: Json | undefined, label: Json): Node[] {
  const path = pathOf(value);
  if (path === undefined) return value === true ? textsOf(YES) : [];
  const named = (sign: string) => (typeof label === 'string' ? { ariaLabel: `${label} ${sign}` } : {});
  const press = (sign: string, on: boolean): Node => {
    const button = setter(sign, path, on);
    return { ...button, props: { ...button.props, ...named(sign) } };
  };
  const isOn = textsOf(YES).map((text): Node => ({ ...text, visible: { $state: path } }));
  return [rowOf([press(YES, true), press(NO, false), ...isOn])];
}

/** A list that grows by what is offered, or by what is typed where nothing is. */
function picked(path: string, items: readonly Json[], { label, name }: { label: Json; name: string }): Node[] {
  const held = stackOf(textsOf({ $bindItem: '' }), { gap: 'none' }, { repeat: { statePath: path } });
  const push = (words: Json, value: Json, clear: JsonObject = {}): Node =>
    buttonOf(
      words,
      { action: 'pushState', params: { statePath: path, value, ...clear } },
      { variant: 'outline', size: 'sm' },
    );
  if (items.length > 0) {
    const buttons = items.slice(0, CHOICES_MAX).map((item) => push(wordsOfItem(item) ?? '', valueOfItem(item)));
    return [held, rowOf(buttons)];
  }
  const entry = `/_ui/entry${path.replaceAll(/[^A-Za-z0-9]+/g, '_')}`;
  const input: Node = { type: 'Input', props: { label, name, value: { $bindState: entry } }, children: [] };
  return [held, rowOf([input, push('+', { $state: entry }, { clearStatePath: entry })])];
}
