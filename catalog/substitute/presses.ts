import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { ActionBinding, SpecElement } from '#contract/spec/spec.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import type { Definition } from '../definition.ts';
import type { About } from './about.ts';
import { buttonOf, type Node } from './node.ts';
import { isControl } from './prop-role.ts';

/** Props with the label of an event, in order of preference. */
const WORDS: { readonly [verb: string]: readonly string[] } = {
  commit: ['confirmLabel', 'submitLabel', 'actionLabel', 'ctaLabel', 'saveLabel'],
  dismiss: ['denyLabel', 'dismissLabel', 'closeLabel', 'removeLabel'],
};
/** Lists of buttons that a component draws for its `commit`. */
const BUTTON_LISTS = ['rowActions', 'bulkActions', 'actions'];

/**
 * A Button for each action that an element's events fire, except for those that its Input fires; and the props whose text
 * the Buttons show.
 */
export function pressNodes(
  element: SpecElement,
  definition: Definition,
  about: About,
  hasInput: boolean,
): { nodes: Node[]; shown: string[] } {
  const { props } = element;
  const wires = wiresOf(element).filter(({ event }) => !(hasInput && (event === 'change' || event === 'commit')));
  const lists = BUTTON_LISTS.filter((name) => labelsIn(props[name]).length > 0);
  const isButton = !isControl(definition) && props['label'] !== undefined && definition.children === 'none';
  const shown: string[] = [];
  const nodes = wires.flatMap(({ event, binding }) => {
    const press = (words: Json, confirm = binding.confirm): Node =>
      buttonOf(words, confirm === undefined ? binding : { ...binding, confirm }, looksOf(element));
    if (event === 'commit' && lists.length > 0) {
      shown.push(...lists);
      return lists.flatMap((name) => labelsIn(props[name])).map(({ label, confirm }) => press(label, confirm));
    }
    if (event === 'commit' && isButton) {
      shown.push('label');
      return [press(props['label'] ?? '')];
    }
    return [press(wordsFor(event, binding, element, about))];
  });
  return { nodes, shown };
}

type DrawnButton = { label: Json; confirm?: Json };

/** The buttons of a list, each with its confirmation. One that only navigates is left out. */
function labelsIn(list: Json | undefined): DrawnButton[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item): DrawnButton[] => {
    if (!isJsonObject(item) || item['label'] === undefined || item['href'] !== undefined) return [];
    const { label, confirm } = item;
    if (typeof confirm === 'string') return [{ label, confirm: { title: label, message: confirm } }];
    return [isJsonObject(confirm) ? { label, confirm } : { label }];
  });
}

/** For an element that is open only while a flag is set: a button that clears the flag. */
export function closingNodes({ props }: SpecElement, { isOpened }: About): Node[] {
  const { openPath } = props;
  if (typeof openPath !== 'string' || !isOpened(openPath)) return [];
  const words = props['closeLabel'] ?? props['dismissLabel'] ?? 'OK';
  return [buttonOf(words, { action: 'setState', params: { statePath: openPath, value: false } }, { variant: 'ghost' })];
}

function wordsFor(event: string, { action }: ActionBinding, { props }: SpecElement, about: About): Json {
  const name = WORDS[event]?.find((one) => typeof props[one] === 'string' && props[one] !== '');
  return (name === undefined ? undefined : props[name]) ?? about.wordsForAction(action);
}

function looksOf({ props }: SpecElement): JsonObject {
  const { disabled } = props;
  return disabled === undefined ? {} : { disabled };
}
