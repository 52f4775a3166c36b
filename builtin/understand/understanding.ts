import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import type { UiType } from '#contract/spec/ui-type.ts';
import { runToEnd } from '#contract/run-to-end.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import { givenState } from '#catalog/opening.ts';
import { copyIn, type Copy } from '../copy/copy.ts';
import { readActions, type Action } from './actions/action.ts';
import { boundedText } from './words/bounded-text.ts';
import { chooseArchetype } from './screen/choose-archetype.ts';
import { allFacts, isEmpty, type Group } from './data/data-shape.ts';
import { readData } from './data/read-data.ts';
import { plays } from './data/record-roles.ts';
import type { Field } from './fields/field.ts';
import { withConditions } from './fields/only-if.ts';
import { splitTimes } from './fields/split-times.ts';
import { withUsualChoices } from './fields/usual-fields.ts';
import { foldText, wordsOf } from './words/fold-text.ts';
import { beginsWith, wordList } from './words/word-list.ts';
import { capitalized } from './words/identifier.ts';
import { withoutForbidden } from './request/forbidden.ts';
import { withGermanNounsIn } from './words/german-nouns.ts';
import { languageOf, type Language } from './words/language.ts';
import { withoutDeterminers } from './words/phrase.ts';
import { quotedAs, quotedIn, type Quoted } from './words/quoted.ts';
import { withoutNamedActions } from './request/buttons/named-actions.ts';
import { withNameOfForm } from './request/labelled-values.ts';
import { requestParts, type RequestParts } from './request/request-parts.ts';
import type { NamedSection } from './request/sections-of-parts.ts';
import { finishedTitle } from './title/finished-title.ts';
import { titleBesideData } from './title/title-beside-data.ts';
import { openingOf, titleOf, writtenTitle, type Title } from './title/title.ts';
import type { Template } from '#builtin/templates/template.ts';
import type { FoundMessage } from '#builtin/starters/find-message.ts';
import { withStarter, type Started } from '#builtin/starters/with-starter.ts';

/** Everything a screen is built from: the prompt as parsed, the shape of the data, and the declared actions. */
export type Understanding = {
  /** The request without what it forbids. */
  prompt: string;
  /** All of the request. */
  request: string;
  uiType: UiType;
  /** The archetype that the caller set in the request; undefined when it was guessed. */
  requestedType: UiType | undefined;
  language: Language;
  copy: Copy;
  /** The title of the screen and the words it was read from. */
  named: Title;
  quoted: Quoted[];
  /** The parts of the prompt as the trained tagger marks them: fields, columns, steps and so on. */
  parts: RequestParts;
  /** The fields that the prompt names. */
  fields: Field[];
  /** Labels of the buttons that the prompt asks for. */
  buttonLabels: string[];
  data: Group;
  actions: Action[];
  /** True when buttons may be wired to actions that the caller did not declare. */
  canInventActions: boolean;
  /** What the prompt rules out: "no phone field". */
  forbidden: string[];
  /** State that already exists; the composer only reads it. */
  given: JsonObject;
  /** The day of the request as YYYY-MM-DD, where it is known. */
  today: string | undefined;
  /** The starter for the topic of the prompt; set only when neither data nor actions supply content. */
  started?: Started;
  /** The well-known screen that the request names. */
  template?: Template;
  /** The usual message that a short request names: "you are offline". */
  message?: FoundMessage;
};

/** Parses a compose request. */
export function understand(input: ComposeInput): Understanding {
  return runToEnd(understandInSteps(input));
}

/** The same, but yields between its steps so that other requests can run meanwhile. */
export function* understandInSteps(input: ComposeInput): Generator<void, Understanding> {
  const whole = boundedText(input.prompt);
  const language = languageOf(whole);
  // In an edit, "no phone field" is a command to remove the field.
  const { prompt, forbidden } =
    input.mode === 'edit' ? { prompt: whole, forbidden: [] } : withoutForbidden(whole, input.uiType);
  const quoted = quotedIn(prompt);
  yield;
  const given = givenState(input);
  const data = readData(
    isJsonObject(input.data) ? input.data : {},
    language,
    input.mode === 'edit' ? undefined : given,
  );
  const declared = yield* readActions(input.actions, language, prompt);
  const actions = declared.map((action) => ({ ...action, fields: withConditions(action.fields, prompt) }));
  yield;
  const opening = openingOf(prompt, input.uiType);
  const uiType = input.uiType ?? chooseArchetype({ prompt, head: opening.head, data, actions });
  yield;
  const copy = copyIn(language);
  const read = titleOf(opening, { uiType, language, copy, quoted });
  const named = requestParts(prompt, input.mode === 'edit' ? 'edit' : uiType, forbidden);
  const marked = input.mode === 'edit' ? named : withoutNamedActions(named, actions, data);
  const spelled = language === 'de' && input.mode !== 'edit' ? withGermanNounsIn(marked) : marked;
  // With declared params every field must stay one value, so "start and end time" is not split.
  const split = actions.some(({ fields }) => fields.length > 0) ? spelled : withControls(spelled, copy, language);
  const titled =
    uiType === 'detail_view' && isEmpty(data) ? withNamedValues(withNameAsTitle(split), prompt, language) : split;
  const told = uiType === 'confirmation' ? withoutFactsNamedIn(opening.name ?? '', titled) : titled;
  const parts = { ...told, buttons: told.buttons.filter((label) => !isNamedInData(label, data)) };
  yield;
  const understood: Understanding = {
    prompt,
    request: whole,
    uiType,
    requestedType: input.uiType,
    language,
    copy,
    named: withMarkedTitle(read, parts, { quoted, data }),
    quoted,
    parts,
    fields: parts.fields,
    buttonLabels: parts.buttons,
    data,
    actions,
    canInventActions: input.actionPolicy === 'open',
    forbidden,
    given,
    today: input.today,
  };
  const started = input.mode === 'create' ? withStarter(understood) : understood;
  // The starter can change the kind of screen, and the title depends on that kind.
  const title =
    started.uiType === uiType ? started.named : withMarkedTitle(titleOf(opening, started), parts, { quoted, data });
  return { ...started, named: plainlyNamed(withWishAsTitle(title, started), started, input.mode) };
}

// "Recipe: Plum cake" names what the data tells of.
function isNamedInData(label: string, data: Group): boolean {
  const text = foldText(label);
  return allFacts(data).some(({ key, value }) => plays(key, 'title') && foldText(String(value)) === text);
}

// Titles in so many words of the request stay as they are.
function plainlyNamed(named: Title, u: Understanding, mode: ComposeInput['mode']): Title {
  const isStated = named.statedTitle !== undefined || quotedAs('title', u.quoted) !== undefined;
  if (isStated || mode === 'edit') return named;
  const titled = titleBesideData(named, { ...u, buttons: u.buttonLabels });
  return {
    ...titled,
    title: finishedTitle(titled.title, u.prompt),
    owner: finishedTitle(titled.owner, u.prompt),
  };
}

const WISH_MAX_CHARS = 60;
// What a screen is to have is no part of its name.
const LISTING = /\s(?:with|mit|avec|con|com)\s/iu;

// A short request becomes the title whole if the title read from it lacks the words that decided the kind of screen:
// "Livre d'or de mariage".
function withWishAsTitle(named: Title, { prompt, language, started, quoted }: Understanding): Title {
  const phrase = started?.phrase ?? '';
  const isStated =
    phrase === '' ||
    wordsOf(named.title ?? '')
      .join(' ')
      .includes(phrase);
  const [opening = prompt] = prompt.split(LISTING, 1);
  const wish = withoutDeterminers(opening.trim().replace(/[.!?]+$/, ''));
  const isFit = wish.length <= WISH_MAX_CHARS && !wish.includes('\n') && quotedAs('title', quoted) === undefined;
  if (started?.isVague !== true || !isFit || (named.title !== undefined && isStated)) return named;
  return { ...named, title: writtenTitle(wish, language), owner: undefined };
}

const NAMING = /^(?:full )?(?:name|title|titel|nom|titre|nombre|título|nome|titolo)$/iu;

// On the page of one record, "name: Ada" is the title rather than a fact below it.
function withNameAsTitle(parts: RequestParts): RequestParts {
  const name = parts.facts.find(({ label, value }) => value !== undefined && NAMING.test(label));
  if (name === undefined || parts.title !== undefined) return parts;
  return { ...parts, title: name.value, facts: parts.facts.filter((fact) => fact !== name) };
}

function withNamedValues(parts: RequestParts, prompt: string, language: Language): RequestParts {
  return { ...parts, facts: parts.facts.map((fact) => withNameOfForm(fact, prompt, language)) };
}

// In "delete the customer and all invoices", the words of the action are not facts to show, nor is "what happens" a value.
function withoutFactsNamedIn(name: string, parts: RequestParts): RequestParts {
  const nameWords = foldText(name);
  const isNamed = (label: string) => nameWords.includes(foldText(label)) || beginsWith(ASKING, label);
  return { ...parts, facts: parts.facts.filter(({ label, value }) => value !== undefined || !isNamed(label)) };
}

const ASKING = wordList(
  'what|how|why|was|wie|warum|wieso|ce qui|ce que|comment|pourquoi|que|lo que|como|por que|cosa|che cosa|come|perche|o que',
);

function withControls(parts: RequestParts, copy: Copy, language: Language): RequestParts {
  const split = (fields: readonly Field[]) =>
    splitTimes(
      fields.map((field) => withUsualChoices(field, language)),
      copy,
    );
  const splitIn = <Section extends NamedSection>(sections: readonly Section[]) =>
    sections.map((section) => ({ ...section, fields: split(section.fields) }));
  return { ...parts, fields: split(parts.fields), steps: splitIn(parts.steps), sections: splitIn(parts.sections) };
}

// A title that the tagger marked replaces the one read from the opening, unless that one already contains it.
function withMarkedTitle(
  read: Title,
  { title, sections }: RequestParts,
  { quoted, data }: { quoted: readonly Quoted[]; data: Group },
): Title {
  // Beside data, the opening words of a request are surer than a name that is found further on.
  const isSure = quotedAs('title', quoted) !== undefined || (!isEmpty(data) && read.title !== undefined);
  if (isSure) return read;
  // The title of one section must not become the title of the screen.
  if (title === undefined)
    return sections.some((section) => section.title === read.title) ? { ...read, title: undefined } : read;
  const marked = foldText(title);
  const isRead = [read.title, read.owner].some((words) => words !== undefined && foldText(words).includes(marked));
  return isRead && read.title !== undefined ? read : { ...read, title, statedTitle: capitalized(title) };
}

/** A top-level state key for the screen's own use: `wanted`, with a number appended when the caller's state already has it. */
export function ownKey({ given }: Pick<Understanding, 'given'>, wanted: string): string {
  let key = wanted;
  for (let count = 2; Object.hasOwn(given, key); count += 1) key = `${wanted}${count}`;
  return key;
}
