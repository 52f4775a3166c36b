import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { SpecElement } from '#contract/spec/spec.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import { definitionOf } from '../components.ts';
import type { Definition } from '../definition.ts';
import type { About } from './about.ts';
import { buttonOf, type Node, rowOf, stackOf, textsOf } from './node.ts';
import { isControl, kindsOf, propOf, wordsOfItem } from './prop-role.ts';

/** Live values that are typed; the value distinguishes two of one control. */
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
/** With more choices they become one text: a screen has no room for so many buttons. */
const CHOICES_MAX = 40;
const TYPES: { readonly [component: string]: string } = { PhoneInput: 'tel', SearchInput: 'search' };
/** Live values that only affect how a list is displayed. */
const VIEW_STATE = new Set(['sortDir', 'page', 'levels', 'view']);

/** Inputs and Buttons for what is entered or selected in an element; and the lists that these have shown. */
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

/** The options that an element offers: a prop with a list, or the lists in its items. */
type Choice = {
  name: string;
  items: Json[];
  /** True when the items consist of words only. */
  isFlat: boolean;
};

/** Lists of plain texts to choose from. */
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

/** The items below a group item; any other item itself. */
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

/** The Input for a typed value; keeps the props that both components have. */
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

/** A list to which the user adds offered options, or typed text when nothing is offered. */
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
