import { definitionOf } from '#catalog/components.ts';
import type { Json } from '#contract/json/json.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';
import { hasTitle } from '#builtin/edit/finding/words-of-element.ts';
import { asTarget } from '#builtin/edit/finding/scores.ts';
import { childrenOf, dropProp, placeOf, placesOf, setProp, subtree, type Patch } from '#builtin/edit/patch.ts';
import { remove } from './remove.ts';
import type { Command } from '#builtin/edit/reading/command.ts';
import { cuesIn } from '#builtin/edit/words/meanings.ts';
import { dropOptional } from '#builtin/edit/changing/set-prop.ts';

/** Removes what goes with an element and has no name of its own: a line under the title, a legend. */
export function removeNote(patch: Patch, { target }: Command & { verb: 'remove' }): boolean {
  return removeBesideTitle(patch, target) || hideLegend(patch, target);
}

const NAME_WORDS_MAX = 2;
const TEXT_KINDS: ReadonlySet<string> = new Set(['title', 'text']);

// "The sentence under the title": the description; above it, the line over it.
function removeBesideTitle(patch: Patch, phrase: string): boolean {
  const { kinds, nameWords } = parseTargetPhrase(phrase);
  const isWrittenLine = !wordsOf(phrase).some((word) => /^(?:chart|graph|diagram)/.test(word));
  const isText = kinds.every((kind) => TEXT_KINDS.has(kind) || (isWrittenLine && kind === 'lineChart'));
  const isLine = kinds.some((kind) => kind !== 'title') || nameWords.length <= NAME_WORDS_MAX;
  const cues = cuesIn(phrase);
  const isBelow = cues.includes('after');
  const title = placesOf(patch.spec).find(({ element }) => hasTitle(element));
  if (!kinds.includes('title') || !isText || !isLine || title === undefined) return false;
  if (isBelow === cues.includes('before')) return false;
  const prop = (isBelow ? ['description', 'subtitle'] : ['eyebrow']).find(
    (one) => title.element.props[one] !== undefined && definitionOf(title.element.type)?.props[one]?.required !== true,
  );
  if (prop === undefined) return false;
  dropProp(patch, title.id, prop);
  return true;
}

const LINES_BELOW = ['description', 'subtitle', 'helpText', 'caption'];

/** Removes the line under what words name: its description, or the text after it. */
export function removeLineBelow(patch: Patch, owner: string): boolean {
  const { kinds, nameWords } = parseTargetPhrase(owner);
  const isTitle = nameWords.length === 0 && kinds.includes('title');
  const above = isTitle
    ? placesOf(patch.spec).find(({ element }) => hasTitle(element))
    : findTargets(patch.spec, owner)[0]?.place;
  if (above === undefined) return false;
  const { id, element, parent = '' } = above;
  const prop = LINES_BELOW.find((one) => element.props[one] !== undefined);
  if (prop !== undefined && definitionOf(element.type)?.props[prop]?.required !== true) {
    dropProp(patch, id, prop);
    return true;
  }
  const siblings = childrenOf(patch.spec, parent);
  const next = placeOf(patch.spec, siblings[siblings.indexOf(id) + 1] ?? '');
  return siblings.includes(id) && next?.element.type === 'Text' && remove(patch, asTarget(next), false);
}

const LEGENDS: ReadonlySet<string> = new Set('legend legende legenda leyenda'.split(' '));

// "The legend of the chart" is a prop of it.
function hideLegend(patch: Patch, phrase: string): boolean {
  const words = wordsOf(phrase);
  if (!words.some((word) => LEGENDS.has(word))) return false;
  const charts = placesOf(patch.spec).filter(({ element: { type, props } }) => {
    const shown = props['showLegend'] ?? definitionOf(type)?.props['showLegend']?.default;
    return shown === true;
  });
  const rest = words.filter((word) => !LEGENDS.has(word)).join(' ');
  const { nameWords } = parseTargetPhrase(rest);
  const owners = nameWords.length === 0 ? charts : findTargets(patch.spec, rest).map(({ place }) => place);
  const [chart, ...others] = charts.filter(({ id }) => owners.some((one) => subtree(patch.spec, one.id).includes(id)));
  if (chart === undefined || others.length > 0) return false;
  setProp(patch, chart.id, 'showLegend', false);
  return true;
}

/** Removes the note "(optional)" from the label of a control. */
export function dropOptionalNote(patch: Patch, phrase: string, within: string | undefined): boolean {
  const cues = cuesIn(phrase);
  if (!cues.includes('optional') || parseTargetPhrase(phrase).nameWords.some((word) => !/^opt|^op[cz]|^fac/.test(word)))
    return false;
  const owners = within === undefined ? [] : findTargets(patch.spec, within).map(({ place }) => place.id);
  const ids = owners.length > 0 ? owners : placesOf(patch.spec).map(({ id }) => id);
  const [only, ...others] = ids.filter((id) => hasNote(elementOf(patch.spec, id)?.props['label']));
  return only !== undefined && others.length === 0 && dropOptional(patch, only);
}

function hasNote(label: Json | undefined): boolean {
  return typeof label === 'string' && label.endsWith(')');
}
