import { definitionOf } from '#catalog/components.ts';
import { isIconName } from '#catalog/icons.ts';
import { isJsonObject } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { asTarget } from '#builtin/edit/finding/scores.ts';
import { isInside } from '#builtin/edit/finding/surroundings.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';
import { placesOf, type Patch, type Place } from '#builtin/edit/patch.ts';
import { cueOf } from '#builtin/edit/words/cues.ts';
import { iconsMeant, showsThing } from '#builtin/edit/words/icons.ts';
import { typesOf } from '#builtin/edit/words/kinds-of-elements.ts';
import { ANY_LANGUAGE } from '#builtin/edit/words/lexicon.ts';
import { isSeveral } from '#builtin/edit/words/plural-kinds.ts';
import { remove } from './remove.ts';

/** An icon on the screen. `pointer` is that of its prop or member, which is left out or set to "none"; an element has none. */
export type Icon = { place: Place; name: string; pointer?: string; canBeNone?: boolean };

/** True for a phrase that names an icon by the word for it: "the truck icon". */
export function namesIcon(phrase: string): boolean {
  return wordsOf(phrase).some((word) => iconsMeant(word) !== undefined);
}

/**
 * Removes the icons that a phrase means, by what they show ("the truck icon", "the truck") or by what they belong to ("the
 * icons of the figures"). Icons that mean different things are removed together only if the phrase means several.
 */
export function removeIcons(patch: Patch, phrase: string, within: string | undefined): boolean {
  return iconsMeantBy(patch.spec, phrase, within)
    .map((one) => removeIcon(patch, one))
    .includes(true);
}

/** The icons that a phrase means; none if it means one and fits several that differ. */
export function iconsMeantBy(spec: Spec, phrase: string, within: string | undefined): Icon[] {
  const words = wordsOf(phrase);
  const all = iconsOn(spec);
  const icons = within === undefined ? all : iconsOf(spec, all, within);
  const areSeveral = words.some((word, at) => iconsMeant(word) === 'several' || cueAt(words, at) === 'all');
  const chosen = chosenOf(spec, icons, tellingWords(words), namesIcon(phrase));
  // The same picture is the same thing wherever it is shown.
  const isOneThing = new Set(chosen.map(({ name }) => name)).size === 1;
  return isOneThing || areSeveral ? chosen : [];
}

/** The words of a phrase that tell which icon, or whose. */
export function tellingWords(words: readonly string[]): string[] {
  return words.filter(
    (word, at) => iconsMeant(word) === undefined && !IGNORED.has(cueAt(words, at) ?? '') && word.length > 1,
  );
}

const IGNORED: ReadonlySet<string> = new Set('filler of is inside it all one to with before after first'.split(' '));

function cueAt(words: readonly string[], at: number): string | undefined {
  return cueOf(words, at, ANY_LANGUAGE)?.meaning;
}

// What the words tell: what the icon shows, else the element, or the kind of element, that it belongs to.
function chosenOf(spec: Spec, icons: readonly Icon[], telling: readonly string[], isNamedIcon: boolean): Icon[] {
  if (telling.length === 0) return isNamedIcon ? [...icons] : [];
  const shown = icons.filter(({ name }) => telling.some((word) => showsThing(name, word)));
  const isAllShown = telling.every((word) => shown.some(({ name }) => showsThing(name, word)));
  if (isAllShown || !isNamedIcon) return isAllShown ? shown : [];
  return iconsOf(spec, icons, telling.join(' '));
}

// The icons of the element that a phrase names, or of all elements of the kind: "the icons of the buttons".
function iconsOf(spec: Spec, icons: readonly Icon[], owner: string): Icon[] {
  const owners = isSeveral(wordsOf(owner).at(-1) ?? '') ? [] : findTargets(spec, owner);
  const isOf = ({ place: { id, element, parent } }: Icon, { place }: Target) =>
    place.id === id || isInside(spec, id, place.id) || (element.type === 'Icon' && parent === place.parent);
  const owned = icons.filter((icon) => owners.some((one) => isOf(icon, one)));
  const { kinds, nameWords } = parseTargetPhrase(owner);
  if (owned.length > 0 || nameWords.length > 0) return owned;
  const types = new Set(kinds.flatMap(typesOf));
  return icons.filter(({ place }) => types.has(place.element.type));
}

function iconsOn(spec: Spec): Icon[] {
  return placesOf(spec).flatMap((place) => [...ownIcons(place), ...iconsOfEntries(place)]);
}

function ownIcons(place: Place): Icon[] {
  const { type, props } = place.element;
  return Object.entries(definitionOf(type)?.props ?? {}).flatMap(([prop, { kind, required, values = [] }]): Icon[] => {
    const name = props[prop];
    if (![kind].flat().includes('icon') || typeof name !== 'string' || !isIconName(name)) return [];
    if (required === true) return type === 'Icon' ? [{ place, name }] : [];
    const pointer = formatPointer(['elements', place.id, 'props', prop]);
    return props['iconOnly'] === true ? [] : [{ place, name, pointer, canBeNone: values.includes('none') }];
  });
}

function iconsOfEntries(place: Place): Icon[] {
  const { type, props } = place.element;
  return Object.entries(definitionOf(type)?.props ?? {}).flatMap(([prop, { of }]) => {
    const entries = props[prop];
    if (of?.['icon']?.kind !== 'icon' || of['icon'].required === true || !Array.isArray(entries)) return [];
    return entries.flatMap((entry, index): Icon[] => {
      const { icon: name, label, title = label } = isJsonObject(entry) ? entry : {};
      if (typeof name !== 'string' || !isIconName(name) || title === undefined) return [];
      return [{ place, name, pointer: formatPointer(['elements', place.id, 'props', prop, index, 'icon']) }];
    });
  });
}

function removeIcon(patch: Patch, { place, pointer, canBeNone }: Icon): boolean {
  if (pointer === undefined) return remove(patch, asTarget(place), false);
  patch.apply(canBeNone === true ? { op: 'replace', path: pointer, value: 'none' } : { op: 'remove', path: pointer });
  return true;
}
