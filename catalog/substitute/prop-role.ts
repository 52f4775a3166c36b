import { isJsonObject, type Json } from '#contract/json/json.ts';
import { GROUPS } from '../components.ts';
import type { Definition, Prop } from '../definition.ts';
import { shapesLooks } from '../compiler/validate/setting.ts';

const CONTROLS: ReadonlySet<string> = new Set(
  GROUPS.forms.filter(({ children }) => children === 'none').map(({ name }) => name),
);
/** Texts that are only for machines or screen readers. */
const UNSEEN = new Set(['openPath', 'htmlFor', 'placeholder', 'id', 'accept', 'errorText', 'videoId']);
/** Props of a control that are shown; the others describe what may be entered. */
const OF_CONTROLS = new Set(['label', 'description', 'hint', 'helpText', 'text', 'message', 'maxSize']);
/** Keys, in list items that have words besides. */
const KEYS_OF_ITEMS = new Set(['id', 'key']);
/** Members with the words of an item, in order of preference. */
const WORDS = ['label', 'title', 'name', 'text', 'heading', 'term', 'question'];

/** True for a form component that is filled in. */
export function isControl({ name }: Definition): boolean {
  return CONTROLS.has(name);
}

export function propOf(definition: Definition, name: string): Prop | undefined {
  return Object.hasOwn(definition.props, name) ? definition.props[name] : undefined;
}

export function kindsOf(prop: Prop | undefined): readonly string[] {
  return prop === undefined ? [] : [prop.kind].flat();
}

/** True for a prop whose value is shown on the screen: not looks, behaviour, or labels of the component's own buttons. */
export function isContent(definition: Definition, name: string): boolean {
  const prop = propOf(definition, name);
  if (prop === undefined || UNSEEN.has(name) || isPicture(prop)) return false;
  if (isControl(definition)) return OF_CONTROLS.has(name);
  const kinds = kindsOf(prop);
  const isHeldByControl = !kinds.includes('array') && name !== 'title';
  if (prop.bind === true && isHeldByControl) return false;
  const isOwnWords = prop.default !== undefined && /.(?:Label|Text)$/.test(name) && name !== 'totalLabel';
  return !isOwnWords && !shapesLooks(prop) && !kinds.every((kind) => kind === 'enum' || kind === 'boolean');
}

/** True for a member of a list item that is shown on the screen. */
export function isItemContent(prop: Prop | undefined, name: string): boolean {
  if (prop === undefined) return !KEYS_OF_ITEMS.has(name);
  return !KEYS_OF_ITEMS.has(name) && !isPicture(prop) && !shapesLooks(prop);
}

function isPicture({ use }: Prop): boolean {
  return use === 'picture';
}

/** The text of an item. */
export function wordsOfItem(item: Json): Json | undefined {
  if (!isJsonObject(item)) return item;
  const name = WORDS.find((one) => Object.hasOwn(item, one));
  return name === undefined ? undefined : item[name];
}
