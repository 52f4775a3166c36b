import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import type { UiType } from '#contract/spec/ui-type.ts';
import { runToEnd } from '#contract/run-to-end.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import { givenState } from '#catalog/opening.ts';
import { copyIn, type Copy } from '../copy/copy.ts';
import { readActions, type Action } from './actions/action.ts';
import { boundedText } from './words/bounded-text.ts';
import { archetypeOf } from './screen/archetype.ts';
import { isEmpty, readData, type Group } from './data/data-shape.ts';
import type { Field } from './fields/field.ts';
import { splitTimes } from './fields/split-times.ts';
import { withUsualAnswers } from './fields/usual-fields.ts';
import { foldText } from './words/fold-text.ts';
import { capitalized } from './words/identifier.ts';
import { withoutForbidden } from './request/forbidden.ts';
import { withGermanNounsIn } from './words/german-nouns.ts';
import { languageOf, type Language } from './words/language.ts';
import { quotedAs, quotedIn, type Quoted } from './words/quoted.ts';
import { requestParts, type RequestParts } from './request/request-parts.ts';
import type { NamedSection } from './request/sections-of-parts.ts';
import { openingOf, titleOf, type Title } from './title/title.ts';
import { withStarter, type Started } from '#builtin/starters/with-starter.ts';

/** Everything that screens are built from: what the prompt says, what the data holds, what the actions ask for. */
export type Understanding = {
  prompt: string;
  uiType: UiType;
  /** The archetype that the caller asks for by name. */
  requestedType: UiType | undefined;
  language: Language;
  copy: Copy;
  named: Title;
  quoted: Quoted[];
  /** What the prompt names, as the learned tagger marks it. */
  parts: RequestParts;
  /** The fields that the prompt names. */
  fields: Field[];
  /** What the prompt wants to be done, as labels of buttons. */
  buttonLabels: string[];
  data: Group;
  actions: Action[];
  /** True when actions that the caller did not declare may be wired. */
  canInventActions: boolean;
  /** What the prompt says must not be there. */
  forbidden: string[];
  /** State that is there already; read-only for the composer. */
  given: JsonObject;
  /** What it is about, where neither data nor actions tell what there is. */
  started?: Started;
};

/** Reads an input. */
export function understand(input: ComposeInput): Understanding {
  return runToEnd(understandInSteps(input));
}

/** The same with rests, so that others can go on in between. */
export function* understandInSteps(input: ComposeInput): Generator<void, Understanding> {
  const whole = boundedText(input.prompt);
  const language = languageOf(whole);
  // An edit that says "no phone field" is asking for something to go.
  const { prompt, forbidden } =
    input.mode === 'edit' ? { prompt: whole, forbidden: [] } : withoutForbidden(whole, input.uiType);
  const quoted = quotedIn(prompt);
  yield;
  const given = givenState(input);
  const data = readData(isJsonObject(input.data) ? input.data : {});
  const actions = yield* readActions(input.actions, language);
  yield;
  const opening = openingOf(prompt, input.uiType);
  const uiType = input.uiType ?? archetypeOf({ prompt, head: opening.head, data, actions });
  yield;
  const copy = copyIn(language);
  const read = titleOf(opening, { uiType, language, copy, quoted });
  const marked = requestParts(prompt, input.mode === 'edit' ? 'edit' : uiType, forbidden);
  const told = language === 'de' && input.mode !== 'edit' ? withGermanNounsIn(marked) : marked;
  // What an action takes as one string stays one field.
  const split = actions.some(({ fields }) => fields.length > 0) ? told : withControls(told, copy, language);
  const named = uiType === 'detail_view' && isEmpty(data) ? withNameAsTitle(split) : split;
  const parts = uiType === 'confirmation' ? withoutWordsOf(opening.name ?? '', named) : named;
  yield;
  const understood: Understanding = {
    prompt,
    uiType,
    requestedType: input.uiType,
    language,
    copy,
    named: withTold(read, parts, quoted),
    quoted,
    parts,
    fields: parts.fields,
    buttonLabels: parts.buttons,
    data,
    actions,
    canInventActions: input.actionPolicy === 'open',
    forbidden,
    given,
  };
  const started = input.mode === 'create' ? withStarter(understood) : understood;
  // What it is about may tell the kind of screen, which is part of the title.
  if (started.uiType === uiType) return started;
  return { ...started, named: withTold(titleOf(opening, started), parts, quoted) };
}

const NAMING = /^(?:full )?(?:name|title|titel|nom|titre|nombre|título|nome|titolo)$/iu;

// What one thing is called is the title of a page about it, and no fact below it.
function withNameAsTitle(parts: RequestParts): RequestParts {
  const name = parts.facts.find(({ label, value }) => value !== undefined && NAMING.test(label));
  if (name === undefined || parts.title !== undefined) return parts;
  return { ...parts, title: name.value, facts: parts.facts.filter((fact) => fact !== name) };
}

// What is about to be done names no facts of its own: "delete the customer and all invoices".
function withoutWordsOf(name: string, parts: RequestParts): RequestParts {
  const said = foldText(name);
  return {
    ...parts,
    facts: parts.facts.filter(({ label, value }) => value !== undefined || !said.includes(foldText(label))),
  };
}

function withControls(parts: RequestParts, copy: Copy, language: Language): RequestParts {
  const split = (fields: readonly Field[]) =>
    splitTimes(
      fields.map((field) => withUsualAnswers(field, language)),
      copy,
    );
  const inside = <Titled extends NamedSection>(titled: readonly Titled[]) =>
    titled.map((one) => ({ ...one, fields: split(one.fields) }));
  return { ...parts, fields: split(parts.fields), steps: inside(parts.steps), sections: inside(parts.sections) };
}

function withTold(read: Title, { title, sections }: RequestParts, quoted: readonly Quoted[]): Title {
  if (quotedAs('title', quoted) !== undefined) return read;
  // The title of a group of fields is not the one of all.
  if (title === undefined)
    return sections.some((section) => section.title === read.title) ? { ...read, title: undefined } : read;
  const said = foldText(title);
  const isRead = [read.title, read.owner].some((words) => words !== undefined && foldText(words).includes(said));
  return isRead && read.title !== undefined ? read : { ...read, title, told: capitalized(title) };
}

/** A top-level state key for the screen's own use: the one wanted, or with a number when it is given already. */
export function ownKey({ given }: Pick<Understanding, 'given'>, wanted: string): string {
  let key = wanted;
  for (let count = 2; Object.hasOwn(given, key); count += 1) key = `${wanted}${count}`;
  return key;
}
