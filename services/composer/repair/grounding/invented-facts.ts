import type { Definition } from '#catalog/definition.ts';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { inParts, type PassContext } from '../pass.ts';
import { stateUses } from '../bindings/state-uses.ts';
import { documentOrder, elementOf } from '#contract/spec/spec-tree.ts';
import { type Grounds, isKnown, type KnownFacts, knownFacts } from './known-facts.ts';
import { mapContent, type Place } from './map-content.ts';
import { type Mention, mentionsIn } from './mentions.ts';

// A spec may hold much text: it is read in parts.
const PART_ELEMENTS = 10;
const PART_MENTIONS = 2_000;

/**
 * Counts the numbers, prices, dates and times that a spec shows or holds in its state and that only the model has said,
 * each value once: part by part, so the counts are to be added up. This is a measure for the log, not a verdict. Whole
 * numbers up to ten may number steps and count only as a price or a percentage; options and start values of controls are
 * not examined.
 */
export function* inventedFacts(
  spec: Spec,
  context: Pick<PassContext, 'definitionOf'> & Grounds,
): Generator<number, void> {
  const { definitionOf } = context;
  const seen = new Set<string>();
  let known: KnownFacts | undefined;
  for (const mentionsOfPart of partsOf(spec, definitionOf)) {
    const fresh = mentionsOfPart().filter((mention) => {
      const key = JSON.stringify(mention);
      return !seen.has(key) && seen.add(key) && !isTrivial(mention);
    });
    yield 0;
    if (fresh.length === 0) continue;
    if (known === undefined) {
      known = knownFacts(context);
      yield 0;
    }
    for (let at = 0; at < fresh.length; at += PART_MENTIONS) {
      const part = fresh.slice(at, at + PART_MENTIONS);
      const facts = known;
      yield part.filter((mention) => !isKnown(mention, facts)).length;
    }
  }
}

function partsOf(spec: Spec, definitionOf: (type: string) => Definition | undefined): (() => Mention[])[] {
  return [
    ...inParts(documentOrder(spec), PART_ELEMENTS).map((part) => () => shownMentions(part, spec, definitionOf)),
    () => stateMentions(spec, definitionOf),
  ];
}

function isTrivial(mention: Mention): boolean {
  if (mention.kind !== 'number' || mention.unit !== undefined || mention.scale !== 1) return false;
  return mention.values.every((value) => Number.isInteger(value) && value <= 10);
}

/** Members with machine names, and lists of options or layout. */
const NOT_SHOWN = new Set('id key openPath htmlFor template videoId accept query code from to svg maxSize'.split(' '));
const OFFERS = new Set('options marks presets suggestions swatches thresholds columns countries axisLabels'.split(' '));
/** What a control takes at all, such as the days of a month. */
const LIMITS_OF_CONTROLS = new Set(['min', 'max']);

/** Props whose numbers are always facts; other numbers are layout. */
const FIGURES = new Set(
  'value values points sparkline cells open high low close price count rating progress'.split(' '),
);

function shownMentions(
  ids: readonly string[],
  spec: Spec,
  definitionOf: (type: string) => Definition | undefined,
): Mention[] {
  return ids.flatMap((id) => {
    const element = elementOf(spec, id);
    const definition = element === undefined ? undefined : definitionOf(element.type);
    return element === undefined || definition === undefined ? [] : elementMentions(element, definition);
  });
}

function elementMentions({ props }: SpecElement, definition: Definition): Mention[] {
  const mentions: Mention[] = [];
  const isControl = Object.values(definition.props).some(({ bind }) => bind === true);
  mapContent(props, definition, (value, place) => {
    if (isShown(place, isControl)) mentions.push(...mentionsOf(value, place));
    return value;
  });
  return mentions;
}

function isShown({ name, prop, path }: Place, isControl: boolean): boolean {
  const [top] = path;
  if (NOT_SHOWN.has(name) || OFFERS.has(String(top)) || [prop.kind].flat().includes('dimension')) return false;
  if (isControl && LIMITS_OF_CONTROLS.has(String(top))) return false;
  return !isControl || (prop.bind !== true && name !== 'value' && name !== 'name');
}

function mentionsOf(value: Json, { name, prop }: Place): Mention[] {
  if (typeof value === 'string') return mentionsIn(value);
  if (typeof value !== 'number' || !(FIGURES.has(name) || prop.kind === 'any')) return [];
  return [numberMention(value)];
}

function numberMention(value: number): Mention {
  const decimals = String(value).split('.')[1]?.length ?? 0;
  return { kind: 'number', values: [Math.abs(value)], decimals, scale: 1, unit: undefined };
}

/** State used by controls and conditions belongs to the interface. */
function stateMentions(spec: Spec, definitionOf: (type: string) => Definition | undefined): Mention[] {
  const own = new Set(
    stateUses(spec, definitionOf).flatMap(({ how, path }) => (how === 'read' || how === 'repeated' ? [] : [path])),
  );
  return walk(spec.state, '');

  function walk(value: Json, pointer: string): Mention[] {
    if (own.has(pointer)) return [];
    if (typeof value === 'string') return mentionsIn(value);
    if (typeof value === 'number') return [numberMention(value)];
    if (Array.isArray(value)) return value.flatMap((item, index) => walk(item, `${pointer}/${index}`));
    return isJsonObject(value)
      ? Object.entries(value).flatMap(([key, member]) => walk(member, `${pointer}/${key}`))
      : [];
  }
}
