import { COMPONENTS, definitionOf } from '#catalog/components.ts';
import type { Definition } from '#catalog/definition.ts';
import { UI_TYPES, type UiType } from '#contract/spec/ui-type.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import { givenState } from '#catalog/opening.ts';
import { indexPhrases, indexWords, stemmed } from './word-index.ts';
import { TRIGGER_WORDS } from './trigger-words.ts';
import { UI_TYPE_COMPONENTS, UI_TYPE_WORDS } from './ui-types.ts';
import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { declaredParams } from '../repair/actions/action-params.ts';
import { wordsOf } from '../repair/words.ts';

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

/** The controls that ask for an action's params, by their JSON Schemas, and those that can fire the action. */
function actionComponents(actions: readonly ActionDeclaration[]): Set<string> {
  const names = new Set<string>();
  for (const action of actions) {
    const params = declaredParams(action);
    for (const [name, schema] of params) for (const control of controlsFor(name, schema)) names.add(control);
    if (params.length > 1) names.add('Form');
    if (wordsOf(action.name).some((word) => ['delete', 'remove', 'approve', 'reject', 'cancel'].includes(word))) {
      names.add('Confirmation');
    }
  }
  return names;
}

function controlsFor(name: string, schema: JsonObject): string[] {
  const words = wordsOf(name);
  // An id is passed along, not asked for.
  if (words.at(-1) === 'id' || words.at(-1) === 'ids') return [];
  if (Array.isArray(schema['enum'])) return schema['enum'].length > 5 ? ['Select'] : ['Radio', 'Select'];
  switch (schema['type']) {
    case 'boolean':
      return ['Checkbox', 'Switch'];
    case 'integer':
    case 'number':
      return ['NumberInput', 'FormField'];
    case 'array':
      return ['MultiSelect', 'TagInput', 'FormField'];
    case 'string':
      return textControls(words, schema);
    default:
      return ['Input'];
  }
}

function textControls(words: readonly string[], { format, maxLength }: JsonObject): string[] {
  const has = (...some: string[]) => some.some((word) => words.includes(word));
  if (format === 'date' || has('date', 'day')) return ['DatePicker', 'FormField'];
  if (format === 'time' || has('time', 'hour')) return ['TimePicker'];
  if (has('phone', 'tel', 'mobile')) return ['PhoneInput', 'Input'];
  if (has('file', 'attachment', 'photo', 'document')) return ['FileUpload'];
  if (has('signature')) return ['SignaturePad'];
  if (has('color', 'colour')) return ['ColorPicker'];
  if (has('message', 'notes', 'note', 'comment', 'description', 'reason', 'body', 'details')) return ['Textarea'];
  return typeof maxLength === 'number' && maxLength > 200 ? ['Textarea'] : ['Input'];
}

const DEPTH_MAX = 3;

/** The components that suit the shape of the data. */
function dataComponents(data: JsonObject): Set<string> {
  const names = new Set<string>();
  addFor(data, names, DEPTH_MAX);
  return names;
}

function addFor(value: Json, names: Set<string>, depth: number): void {
  if (depth === 0) return;
  if (Array.isArray(value)) return addForList(value, names, depth);
  if (!isJsonObject(value)) return;
  const members = Object.entries(value);
  if (members.some(([, member]) => typeof member === 'number')) addAll(names, 'Stat StatGroup');
  if (members.filter(([, member]) => !isNested(member)).length > 3) addAll(names, 'DescriptionList');
  for (const [, member] of members) addFor(member, names, depth - 1);
}

function addForList(list: readonly Json[], names: Set<string>, depth: number): void {
  const record = list.find(isJsonObject);
  if (record === undefined) {
    if (list.length > 1 && list.every((item) => typeof item === 'number')) addAll(names, 'Sparkline LineChart');
    return;
  }
  addAll(names, 'DataTable');
  for (const [name, value] of Object.entries(record)) {
    addAll(names, forField(wordsOf(name), value));
    addFor(value, names, depth - 1);
  }
  if (Object.values(record).some((value) => typeof value === 'number')) addAll(names, 'BarChart');
}

function forField(words: readonly string[], value: Json): string {
  const has = (...some: string[]) => some.some((word) => words.includes(word));
  if (has('lat', 'lng', 'lon', 'latitude', 'longitude', 'coordinates')) return 'MapView MapEmbed';
  if (has('open') && typeof value === 'number') return 'Candlestick';
  if (has('status', 'state', 'stage', 'priority')) return 'Badge KanbanBoard';
  if (has('image', 'photo', 'picture', 'thumbnail', 'src', 'cover')) return 'Image Gallery';
  if (has('avatar', 'assignee', 'author', 'member')) return 'Avatar';
  if (has('month', 'week', 'day', 'year', 'quarter') || isDate(value)) return 'LineChart Timeline Calendar';
  if (has('start', 'end', 'from', 'until')) return 'Scheduler Gantt';
  if (has('question', 'answer')) return 'FAQ';
  if (has('features', 'price') && (Array.isArray(value) || typeof value === 'string')) return 'PricingTable PlanCard';
  if (has('progress', 'percent', 'completion')) return 'Progress';
  if (has('rating', 'stars')) return 'Rating';
  if (has('children')) return 'Tree';
  return '';
}

function isDate(value: Json): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d(?:-\d\d)?/.test(value);
}

function isNested(value: Json): boolean {
  return typeof value === 'object' && value !== null;
}

function addAll(names: Set<string>, components: string): void {
  for (const name of components.split(' ')) if (name !== '') names.add(name);
}
