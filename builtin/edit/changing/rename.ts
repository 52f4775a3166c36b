import { isJsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { namesOn } from '#builtin/edit/finding/names.ts';
import type { Patch } from '#builtin/edit/patch.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { movableBlock } from '#builtin/edit/finding/surroundings.ts';
import { itemKeyOf, shownPointer } from '#builtin/edit/finding/shown-values.ts';
import type { Target } from '#builtin/edit/finding/targets.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import { textProp } from '#builtin/edit/finding/words-of-element.ts';

/** Renames targets wherever their name is written. If the phrase mentions a button, the button of a card is renamed. */
export function rename(patch: Patch, targets: readonly Target[], phrase: string, to: string): boolean {
  if (to === '') return false;
  const pointers = new Set(targets.flatMap((target) => pointerOf(patch.spec, target, phrase) ?? []));
  for (const pointer of pointers) writeName(patch, pointer, to);
  return pointers.size > 0;
}

/** Replaces quoted words in all texts that contain them. Does nothing if they are the whole of a name. */
export function replaceInTexts(patch: Patch, from: string, to: string): boolean {
  const named = namesOn(patch.spec).filter(({ weight, text }) => weight !== 'key' && text.includes(from));
  if (named.some(({ text }) => text === from)) return false;
  const pointers = new Map(named.map(({ pointer, text }) => [pointer, text.replace(from, () => to)]));
  for (const [path, value] of pointers) patch.apply({ op: 'replace', path, value });
  return pointers.size > 0;
}

function pointerOf(spec: Spec, { place, pointer }: Target, phrase: string): string | undefined {
  const { id, element } = place;
  const isOwnButton = parseTargetPhrase(phrase).kinds.includes('button') && element.type !== 'Button';
  const at = (prop: string) => formatPointer(['elements', id, 'props', prop]);
  if (isOwnButton && typeof element.props['ctaLabel'] === 'string') return at('ctaLabel');
  if (element.type === 'EmptyState' && parseTargetPhrase(phrase).kinds.includes('text')) return at('description');
  const isWritten =
    pointer !== undefined &&
    pointer !== at('ariaLabel') &&
    pointer !== formatPointer(['elements', id]) &&
    !/\/(?:key|submit|name|value)$/.test(pointer);
  if (isWritten || (pointer !== undefined && element.type === 'PlanCard' && pointer === at('name'))) return pointer;
  // A label for screen readers is not a visible name.
  if (pointer === at('ariaLabel') || textProp(element) === 'ariaLabel') return undefined;
  const prop = textProp(element) ?? ['title', 'label', 'text'].find((name) => isJsonObject(element.props[name]));
  const frame = movableBlock(spec, id);
  // "the chart" has the title of its own card.
  if (prop === undefined)
    return frame !== id && hasOwnTitle(spec, frame) ? shownPointer(spec, frame, 'title') : undefined;
  // What a text shows for each row is no name.
  return itemKeyOf(element.props[prop]) === undefined ? shownPointer(spec, id, prop) : undefined;
}

function hasOwnTitle(spec: Spec, id: string): boolean {
  return elementOf(spec, id)?.props['title'] !== undefined;
}

// A name typed in lower case gets the initial capital of the name that it replaces.
function writeName(patch: Patch, pointer: string, to: string): void {
  const before = readPointer(patch.spec, pointer);
  const isCapital = typeof before === 'string' && /^\p{Lu}/u.test(before);
  patch.apply({ op: 'replace', path: pointer, value: isCapital ? capitalized(to) : to });
}
