import { COMPONENTS, definitionOf } from '#catalog/components.ts';
import type { Definition } from '#catalog/definition.ts';
import { UI_TYPES, type UiType } from '#contract/spec/ui-type.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import { givenState } from '#catalog/opening.ts';
import { actionComponents, dataComponents } from './needed-components.ts';
import { indexPhrases, indexWords, stemmed } from './word-index.ts';
import { TRIGGER_WORDS } from './trigger-words.ts';
import { UI_TYPE_COMPONENTS, UI_TYPE_WORDS } from './ui-types.ts';

/** Most components in a slice. */
const SLICE_MAX = 30;

/** Every screen is built with these; the worked examples show them. */
const GROUND = ['Stack', 'Card', 'Grid', 'PageHeader', 'Heading', 'Text', 'Button'];

/** Fill the remaining places: they suit most requests whose words say little. */
const GENERAL = (
  'Form Input DataTable Stat Badge DescriptionList Select LineChart Alert ListItem Image Radio Result Tabs Dialog Progress ' +
  'Callout Avatar EmptyState Textarea Checkbox SearchInput FormField DatePicker Switch'
).split(' ');

/** So many of them are always included when a request names no archetype. */
const CERTAIN = 8;

/** A single common word of a description does not make a component likely. */
const LIKELY_SCORE = 0.6;

/** From this length on, including the surrounding spaces, a word also matches as a prefix. */
const OPEN_ENDED_CHARS = 7;

const SCORES = { uiType: 2.5, inferredType: 1.6, triggered: 3, data: 2.5, action: 3, priorType: 4 };

/**
 * The catalog components to show in full for a request, most likely first: by its archetype, its words, the shape of its
 * data, the params of its actions, and the components of the spec to edit. The same input gives the same slice. Custom
 * components are not included: all of them are always shown to the model.
 */
export function sliceFor(input: ComposeInput): Definition[] {
  const scores = new Map<string, number>();
  const add = (names: Iterable<string>, score: number) => {
    for (const name of names) scores.set(name, (scores.get(name) ?? 0) + score);
  };
  const text = stemmed(
    `${input.prompt} ${input.actions.map(({ name, description }) => `${name} ${description ?? ''}`).join(' ')}`,
  );
  const [uiTypes, weight] = archetypes(input.uiType, text);
  for (const uiType of uiTypes) {
    UI_TYPE_COMPONENTS[uiType].split(' ').forEach((name, place) => add([name], weight - place * 0.08));
  }
  addWordScores(text, scores);
  if (input.uiType === undefined) add(GENERAL.slice(0, CERTAIN), LIKELY_SCORE);
  const hitsOf = triggeredBy(text);
  for (const line of TRIGGERS) {
    const hits = hitsOf.get(line);
    if (hits === undefined) continue;
    // The first component of a line is the one that its words mean most often.
    line.components.forEach((name, place) => add([name], SCORES.triggered + Math.min(hits - 1, 3) * 0.7 - place * 0.3));
  }
  add(dataComponents(givenState(input)), SCORES.data);
  add(actionComponents(input.actions), SCORES.action);
  const prior = Object.values(input.priorSpec?.elements ?? {}).map(({ type }) => type);
  if (input.mode === 'edit') add(new Set(prior), SCORES.priorType);
  return ranked(scores, ({ name }) => input.componentProfile?.has(name) ?? true);
}

function ranked(scores: ReadonlyMap<string, number>, isDrawn: (definition: Definition) => boolean): Definition[] {
  const scoreOf = ({ name }: Definition) => scores.get(name) ?? 0;
  const likely = COMPONENTS.filter((one) => scoreOf(one) >= LIKELY_SCORE && !GROUND.includes(one.name))
    .toSorted((one, other) => scoreOf(other) - scoreOf(one))
    .map(({ name }) => name);
  const known = (names: Iterable<string>) => [...names].flatMap((name) => definitionOf(name) ?? []).filter(isDrawn);
  return [...known(new Set([...likely, ...GENERAL])).slice(0, SLICE_MAX - GROUND.length), ...known(GROUND)];
}

/** The requested archetype; otherwise those that the words suggest, with less weight each. */
function archetypes(asked: UiType | undefined, text: string): [types: UiType[], weight: number] {
  if (asked !== undefined) return [[asked], SCORES.uiType];
  const suggested = archetypesIn(text);
  const types = UI_TYPES.filter((type) => suggested.has(type));
  return [types.length === 0 ? ['other'] : types, SCORES.inferredType];
}

const archetypesIn = indexPhrases(
  UI_TYPES.map((type) => [type, UI_TYPE_WORDS[type].split(', ').map(stemmed)] as const),
);

const TRIGGERS = TRIGGER_WORDS.map(([components, words]) => ({
  components: components.split(' '),
  phrases: words.split(', ').map(lookedFor),
}));

const triggeredBy = indexPhrases(TRIGGERS.map((line) => [line, line.phrases] as const));

/** A word or phrase in its form for lookup in a stemmed text; a long one matches as a prefix (`physio` in `physiotherapist`). */
function lookedFor(words: string): string {
  const whole = stemmed(words);
  return whole.length > OPEN_ENDED_CHARS ? whole.trimEnd() : whole;
}

const INDEX = indexWords(COMPONENTS);

function addWordScores(text: string, scores: Map<string, number>): void {
  for (const word of new Set(text.trim().split(' '))) {
    for (const { name, weight } of INDEX.get(word) ?? []) {
      if (weight > 0.4) scores.set(name, (scores.get(name) ?? 0) + weight);
    }
  }
}
