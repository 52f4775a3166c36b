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
import { customPart, type CustomPart, type IsSound, standsAlone } from './custom-part.ts';
import { dataKeyMatcher } from '#builtin/understand/words/data-key-matcher.ts';

/**
 * The screen for what was understood, with those of the caller's own components that the request means: in place of
 * the control of the field that one is for, else above what the data does not already say in it.
 *
 * Source: service spec, "Compose request body", `custom_components`.
 */
export function screenWithCustom(u: Understanding, definitions: readonly Definition[], isSound: IsSound): Part {
  const meant = definitions.filter((definition) => fitsRequest(definition, u));
  if (meant.length === 0) return fittingScreen(u);
  const screen = fittingScreen(u);
  const left: Definition[] = [];
  let built = screen;
  for (const definition of meant) {
    const next = inPlaceOfControl(built, definition, u, isSound);
    if (next === undefined) left.push(definition);
    else built = next;
  }
  const own = left.flatMap((definition) => customPart(definition, u, isSound) ?? []);
  if (own.length === 0) return built;
  return built === screen ? aboveTheRest(u, own) : belowHeader(built, partsOf(own));
}

function aboveTheRest(u: Understanding, own: readonly CustomPart[]): Part {
  const shown = new Set(own.flatMap(({ shows }) => shows));
  const rest = { ...u, data: without(u.data, shown) };
  if (!isEmpty(rest.data) || isEmpty(u.data)) return belowHeader(fittingScreen(rest), partsOf(own));
  const top = actionControls(u.actions, u, { mayBePrimary: true });
  return page(u, u.named.title ?? u.copy.overview, 'xl', top.buttons, [...partsOf(own), ...top.dialogs]);
}

// A "SeatPicker" stands where the seats are asked for, bound to the same place.
function inPlaceOfControl(screen: Part, definition: Definition, u: Understanding, isSound: IsSound): Part | undefined {
  const [bound] = Object.entries(definition.props).find(([, prop]) => prop.bind === true) ?? [];
  const others = Object.entries(definition.props).filter(([name, prop]) => name !== bound && prop.required === true);
  if (bound === undefined || others.length > 0) return undefined;
  const telling = tellingWords(definition.name).join(' ');
  let replaced = false;
  const visit = (one: Part): Part => {
    const [pointer = ''] = boundPaths(one.props);
    const isMeant =
      wordsOf(pointer.split('/').at(-1) ?? '')
        .map(singular)
        .join(' ') === telling;
    if (replaced || !isMeant || pointer.lastIndexOf('/') === 0) return { ...one, children: one.children.map(visit) };
    const own = part(identifier(definition.name, 'custom'), definition.name, { [bound]: bind(pointer) }, [], {
      seeds: one.seeds ?? {},
    });
    if (!standsAlone(own, definition, u, isSound)) return one;
    replaced = true;
    return own;
  };
  const next = visit(screen);
  return replaced ? next : undefined;
}

function partsOf(own: readonly CustomPart[]): Part[] {
  return own.map((one) => one.part);
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

// Parts of a name that only say what kind of thing a component is.
const KIND_WORDS = new Set(
  'card widget view panel component box tile display viewer picker selector input field element block item list table badge banner meter ring strip tag'.split(
    ' ',
  ),
);
const TELLING_MIN_CHARS = 5;
const TELLING_MIN_HITS = 3;
const COMMON = new Set(
  'shows showing where which their there these those should would could component displays'.split(' '),
);

/**
 * True when a caller's own component is meant: prompt or data speak of everything that its name does or, where the
 * manifest tells when to use it, of at least three of the longer words there.
 */
function fitsRequest({ name, useWhen = '' }: Definition, { prompt, data }: Understanding): boolean {
  const said = new Set(wordsOf(prompt).map(singular));
  const isKnown = dataKeyMatcher(data);
  const telling = tellingWords(name);
  if (telling.length > 0 && telling.every((word) => said.has(word) || isKnown(word))) return true;
  const reasons = new Set(
    wordsOf(useWhen)
      .filter((word) => word.length >= TELLING_MIN_CHARS && !COMMON.has(word))
      .map(singular),
  );
  return [...reasons].filter((word) => said.has(word)).length >= TELLING_MIN_HITS;
}

/** The words of a component's name that say what it is about: "SeatPicker" is about a seat. */
function tellingWords(name: string): string[] {
  const words = wordsOf(name);
  const telling = words.filter((word) => !KIND_WORDS.has(word));
  return (telling.length === 0 ? words : telling).map(singular);
}
