import type { Definition } from '#catalog/definition.ts';
import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { belowHeader, page } from '#builtin/parts/page/page.ts';
import { bind, boundPaths, part, type Part } from '#builtin/part.ts';
import { type Group, isEmpty } from '#builtin/understand/data/data-shape.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { singular } from '#builtin/understand/words/plural.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { fittingScreen } from '#builtin/screens/choosing/fitting-screen.ts';
import { customPart, type CustomPart, type IsSound, isValidAlone } from './custom-part.ts';
import { dataKeyMatcher } from '#builtin/understand/words/data-key-matcher.ts';

/**
 * The screen for a request, with the custom components that fit it. A component for a field replaces the control of that
 * field; any other is placed on top, and the data that it shows is not repeated below.
 *
 * Source: service spec, "Compose request body", `custom_components`.
 */
export function screenWithCustom(u: Understanding, definitions: readonly Definition[], isSound: IsSound): Part {
  const fitting = definitions.filter((definition) => fitsRequest(definition, u));
  if (fitting.length === 0) return fittingScreen(u);
  const screen = fittingScreen(u);
  const unplaced: Definition[] = [];
  let built = screen;
  for (const definition of fitting) {
    const next = inPlaceOfControl(built, definition, u, isSound);
    if (next === undefined) unplaced.push(definition);
    else built = next;
  }
  const customParts = unplaced.flatMap((definition) => customPart(definition, u, isSound) ?? []);
  if (customParts.length === 0) return built;
  return built === screen ? aboveTheRest(u, customParts) : belowHeader(built, partsOf(customParts));
}

function aboveTheRest(u: Understanding, customParts: readonly CustomPart[]): Part {
  const shown = new Set(customParts.flatMap(({ shows }) => shows));
  const rest = { ...u, data: without(u.data, shown) };
  if (!isEmpty(rest.data) || isEmpty(u.data)) return belowHeader(fittingScreen(rest), partsOf(customParts));
  const top = actionControls(u.actions, u, { mayBePrimary: true });
  return page(u, u.named.title ?? u.copy.overview, 'xl', top.buttons, [...partsOf(customParts), ...top.dialogs]);
}

// A "SeatPicker" replaces the control for seats and is bound to the same state path.
function inPlaceOfControl(screen: Part, definition: Definition, u: Understanding, isSound: IsSound): Part | undefined {
  const [bound] = Object.entries(definition.props).find(([, prop]) => prop.bind === true) ?? [];
  const others = Object.entries(definition.props).filter(([name, prop]) => name !== bound && prop.required === true);
  if (bound === undefined || others.length > 0) return undefined;
  const topic = topicWordsOf(definition.name).join(' ');
  let isReplaced = false;
  const visit = (one: Part): Part => {
    const [pointer = ''] = boundPaths(one.props);
    const isItsControl =
      wordsOf(pointer.split('/').at(-1) ?? '')
        .map(singular)
        .join(' ') === topic;
    if (isReplaced || !isItsControl || pointer.lastIndexOf('/') === 0)
      return { ...one, children: one.children.map(visit) };
    const replacement = part(identifier(definition.name, 'custom'), definition.name, { [bound]: bind(pointer) }, [], {
      seeds: one.seeds ?? {},
    });
    if (!isValidAlone(replacement, definition, u, isSound)) return one;
    isReplaced = true;
    return replacement;
  };
  const next = visit(screen);
  return isReplaced ? next : undefined;
}

function partsOf(customParts: readonly CustomPart[]): Part[] {
  return customParts.map((one) => one.part);
}

function without(group: Group, shown: ReadonlySet<string>): Group {
  const rest = <Item extends { pointer: string }>(items: Item[]) => items.filter(({ pointer }) => !shown.has(pointer));
  return {
    ...group,
    facts: rest(group.facts),
    records: rest(group.records),
    lists: rest(group.lists),
    groups: group.groups.map((inner) => without(inner, shown)).filter((inner) => !isEmpty(inner)),
  };
}

// Words in the name of a component that say nothing about its topic.
const KIND_WORDS = new Set(
  'card widget view panel component box tile display viewer picker selector input field element block item list table badge banner meter ring strip tag'.split(
    ' ',
  ),
);
const REASON_MIN_CHARS = 5;
const REASON_MIN_HITS = 3;
const COMMON = new Set(
  'shows showing where which their there these those should would could component displays'.split(' '),
);

/**
 * True when a custom component fits the request: the prompt or the data contain all topic words of its name, or the
 * prompt contains at least three of the longer words of its `useWhen`.
 */
function fitsRequest({ name, useWhen = '' }: Definition, { prompt, data }: Understanding): boolean {
  const promptWords = new Set(wordsOf(prompt).map(singular));
  const isKnown = dataKeyMatcher(data);
  const topicWords = topicWordsOf(name);
  if (topicWords.length > 0 && topicWords.every((word) => promptWords.has(word) || isKnown(word))) return true;
  const reasons = new Set(
    wordsOf(useWhen)
      .filter((word) => word.length >= REASON_MIN_CHARS && !COMMON.has(word))
      .map(singular),
  );
  return [...reasons].filter((word) => promptWords.has(word)).length >= REASON_MIN_HITS;
}

/** The topic words of a component's name, in the singular: "seat" for "SeatPicker". */
function topicWordsOf(name: string): string[] {
  const words = wordsOf(name);
  const topicWords = words.filter((word) => !KIND_WORDS.has(word));
  return (topicWords.length === 0 ? words : topicWords).map(singular);
}
