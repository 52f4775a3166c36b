import { isJsonObject, type Json } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { plainOf, wordsOf } from '../words.ts';
import { documentOrder, elementOf } from '#contract/spec/spec-tree.ts';

/** A control that shows one of several parts of the screen: what it writes, and the names of its choices. */
export type Switcher = {
  id: string;
  type: string;
  /** The prop with the choice. */
  prop: string;
  /** The path of the choice; undefined while unbound. */
  path: string | undefined;
  choices: readonly { value: string | number; label: string }[];
};

/** Source: docs/catalog/conventions.md, "Navigation and tabs". */
const SWITCHERS: { readonly [type: string]: { list: string; prop: string } } = {
  Tabs: { list: 'tabs', prop: 'value' },
  SegmentedControl: { list: 'options', prop: 'value' },
  ButtonGroup: { list: 'buttons', prop: 'selected' },
  Stepper: { list: 'steps', prop: 'current' },
};

/** The switchers of a spec with at least two literal choices, in reading order. */
export function switchersOf(spec: Spec): Switcher[] {
  return documentOrder(spec).flatMap((id) => {
    const element = elementOf(spec, id);
    const kind = element !== undefined && Object.hasOwn(SWITCHERS, element.type) ? SWITCHERS[element.type] : undefined;
    if (element === undefined || kind === undefined) return [];
    const choices = choicesOf(element, kind.list);
    if (choices === undefined || choices.length < 2) return [];
    return [{ id, type: element.type, prop: kind.prop, path: pathOf(element.props[kind.prop]), choices }];
  });
}

/** Index of the choice that words such as a title name, by label or value in any spelling, or -1. */
export function choiceNamed({ choices }: Switcher, words: string): number {
  const plain = plainOf(words);
  return choices.findIndex(({ value, label }) => [value, label].some((name) => plainOf(String(name)) === plain));
}

function choicesOf({ type, props }: SpecElement, list: string): Switcher['choices'] | undefined {
  const items = props[list];
  if (!Array.isArray(items)) return undefined;
  const choices = items.flatMap((item, index) => {
    if (!isJsonObject(item) || typeof item['label'] !== 'string') return [];
    const value = type === 'Stepper' ? index : item['value'];
    return typeof value === 'string' || typeof value === 'number' ? [{ value, label: item['label'] }] : [];
  });
  const isWhole = choices.length === items.length && new Set(choices.map(({ value }) => value)).size === items.length;
  return isWhole ? choices : undefined;
}

function pathOf(value: Json | undefined): string | undefined {
  if (!isJsonObject(value)) return undefined;
  const path = value['$bindState'] ?? value['$state'];
  return typeof path === 'string' ? path : undefined;
}

const PART_WORDS = new Set(['tab', 'panel', 'pane', 'content', 'section', 'view', 'step', 'card', 'page', 'stack']);

/** An id without words that only say what kind of part it is: `details-panel` becomes `details`. */
export function partName(id: string): string {
  return wordsOf(id)
    .filter((word) => !PART_WORDS.has(word))
    .join(' ');
}
