import { plays } from '#builtin/understand/data/record-roles.ts';
import { answerCount } from '#builtin/understand/amounts/stated-counts.ts';
import { choiceOf } from '#builtin/understand/fields/choice.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import type { UiType } from '#contract/spec/ui-type.ts';
import { isEmpty } from '#builtin/understand/data/data-shape.ts';
import { leadOverOthers } from '#builtin/understand/screen/choose-archetype.ts';
import { namedArchetype, namesList } from '#builtin/understand/screen/named-archetype.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { allowedFields } from '#builtin/understand/request/forbidden.ts';
import { PAGE } from '#builtin/understand/screen/familiar.ts';
import { familiarIn, type Familiar } from '#builtin/understand/screen/familiar.ts';
import { purposeOf, type Purpose } from '#builtin/understand/screen/purpose.ts';
import { withTemplate } from '#builtin/templates/with-template.ts';
import { beginsWith, endsIn, says, wordList } from '#builtin/understand/words/word-list.ts';
import { asLikely, asPage, CLEAR_LEAD, factLabelled, FAINT_LEAD, repeatsSubject, TRACKS } from './likely-kind.ts';
import { MESSAGE_TYPES, messageIn, type FoundMessage } from './find-message.ts';
import { isFewWords, namesNoParts, withoutParts } from './few-words.ts';
import { ARCHETYPE } from './read-starters.ts';
import {
  anyTopic,
  LIST_KINDS,
  stageOf,
  starterNamed,
  topicOf,
  usualStarter,
  type Starter,
  type Topic,
} from './starter.ts';

/** The starter for a request without data and actions, and how the request relates to it. */
export type Started = {
  starter: Starter;
  /** False when the subject is unknown, so that the starter is the generic one. */
  isKnown: boolean;
  /** The request names no parts, so that the screen shows what its subject usually has. */
  isVague: boolean;
  /** The request asks for a page that presents a business. */
  isPage: boolean;
  /** The folded words that decide the kind of screen, which the title must keep. */
  phrase?: string;
};

// With at least this lead over other archetypes, the words of the prompt decide the archetype; below, its subject does.
const CLEAR_LEADS: { [uiType in UiType]?: number } = {
  dashboard: 20,
  pricing_table: 30,
  detail_view: 65,
  calendar: 60,
  list_table: 130,
};
const GENERIC_TYPES: ReadonlySet<UiType> = new Set([
  'list_table',
  'dashboard',
  'board',
  'calendar',
  'map',
  'pricing_table',
]);
const MESSAGE_LEAD = 15;

/** Adds the archetype and the parts that are usual for the subject of a request, as far as the request names none. */
export function withStarter(u: Understanding): Understanding {
  if (!isEmpty(u.data) || u.actions.length > 0) return u;
  const message = isFewWords(u) ? messageIn(u.prompt, u.language) : undefined;
  const messaged = message !== undefined && fitsType(u, message) ? withMessage(u, message) : undefined;
  if (message !== undefined && messaged !== undefined && ASKING.has(message.kind)) return messaged;
  const made = withTemplate(u) ?? messaged;
  if (made !== undefined) return made;
  const wished = isFewWords(u) ? decisiveTopic(u) : undefined;
  if (wished?.isDecisive === true) return withTopic(withoutParts(u), wished);
  return withTopic(asPage(u), undefined);
}

function withMessage(u: Understanding, message: FoundMessage): Understanding {
  return { ...u, uiType: MESSAGE_TYPES[message.kind], message };
}

// Whoever is to be asked something gets the question, and no page about it.
const ASKING: ReadonlySet<FoundMessage['kind']> = new Set(['question', 'destroy']);

function decisiveTopic(u: Understanding): Topic {
  const topic = topicOf(u.prompt, u.language);
  const isPriceList = u.uiType === 'pricing_table' && u.requestedType === undefined && hasNoPlans(u, topic);
  return isPriceList
    ? { ...topic, starter: starterNamed('pricelist', u.language), isDecisive: true, isPlace: false }
    : topic;
}

// A business without plans has a list of prices.
function hasNoPlans({ prompt }: Understanding, { isPlace, isDecisive, starter }: Topic): boolean {
  return !isDecisive && ((isPlace && starter.plans.length === 0) || (!isPlace && says(PRICES, prompt)));
}

// In other languages the same word may also mean plans.
const PRICES = wordList('prices|prix');

function withTopic(u: Understanding, wished: Topic | undefined): Understanding {
  if (wished === undefined && repeatsSubject(u)) return withTopic(withoutParts(u), topicOf(u.prompt, u.language));
  const isVague = wished !== undefined || namesNoParts(u.parts);
  const found = wished ?? (isVague ? topicOf(u.prompt, u.language) : topicOfTitle(u));
  const known = isAboutUnknownThing(u, found) ? anyTopic(u.language) : found;
  // A map shows places unless the entries have an address of their own.
  const isList = known.isPlace || LIST_KINDS.has(known.starter.kind);
  const isOnMap = u.uiType === 'map' && !known.isDecisive && isList && !isPlaced(known.starter);
  // Cards on a board have a state: what has none, such as the people of a team, works on the board instead.
  const isWithoutState =
    u.uiType === 'board' && known.isKnown && !known.isDecisive && stageOf(known.starter) === undefined;
  const topic = isOnMap
    ? { ...known, starter: usualStarter('places', u.language) }
    : isWithoutState
      ? { ...known, starter: usualStarter('todos', u.language) }
      : known;
  const { starter } = topic;
  if (!isVague) return { ...asLikely(u, topic), started: { ...topic, isVague, isPage: false } };
  if (!starter.isPage && !topic.isDecisive && !canUseSubject(u)) return u;
  const isPage = starter.pages.length > 0 && starter.kind !== 'form' && (starter.isPage || says(PAGE, u.prompt));
  const archetype = topic.isKnown ? archetypeFor(u, topic, isPage) : archetypeForUnknown(u, topic !== found);
  const uiType = u.requestedType ?? archetype ?? u.uiType;
  // Generic content suits only some archetypes.
  if (!topic.isKnown && !GENERIC_TYPES.has(uiType)) return u;
  const content = uiType === 'calendar' ? datedStarter(topic, u) : starter;
  const phrase = topic.isDecisive ? topic.phrase : '';
  return withUsualParts(
    { ...u, uiType, started: { starter: content, isKnown: topic.isKnown, isVague, isPage, phrase } },
    content,
  );
}

function fitsType({ requestedType }: Understanding, { kind }: FoundMessage): boolean {
  return requestedType === undefined || requestedType === MESSAGE_TYPES[kind];
}

function isPlaced({ has }: Starter): boolean {
  return has.some(({ name }) => PLACES.has(name));
}

const PLACES: ReadonlySet<string> = new Set(['place', 'address', 'location', 'city']);

// The title names what a screen lists more precisely than the whole opening does.
function topicOfTitle({ named, language }: Understanding): Topic {
  const titled = named.title === undefined ? undefined : topicOf(named.title, language);
  return titled?.isKnown === true && !titled.isPlace ? titled : topicOf(named.head, language);
}

// These screens look the same for every subject.
const SUBJECT_FREE: ReadonlySet<Familiar> = new Set(['chat', 'faq', 'timer', 'gallery', 'notifications']);
const MESSAGES: ReadonlySet<UiType> = new Set(['empty_state', 'confirmation']);

// Forms with these purposes have fields of their own: a feedback form for customers asks for feedback.
const OWN_FIELDS: ReadonlySet<Purpose> = new Set(['feedback', 'contact', 'newsletter', 'signIn', 'reset', 'search']);

function canUseSubject({ uiType, prompt }: Understanding): boolean {
  const familiar = uiType === 'other' ? familiarIn(prompt) : undefined;
  const isMessageRequested = MESSAGES.has(uiType) && leadOverOthers(uiType, prompt) >= MESSAGE_LEAD;
  return !isMessageRequested && (familiar === undefined || !SUBJECT_FREE.has(familiar));
}

// "Lost and found of our school" is not a list of classes; but a dashboard or a page is still about the school.
function isAboutUnknownThing(
  { uiType, prompt }: Understanding,
  { isDecisive, isPlace, hasUnknownThing }: Topic,
): boolean {
  return !isDecisive && isPlace && hasUnknownThing && !PLACE_TYPES.has(uiType) && !says(PAGE, prompt);
}

const PLACE_TYPES: ReadonlySet<UiType> = new Set(['dashboard', 'pricing_table', 'form', 'calendar']);

// Unknown things are shown as a list when they are to be tracked, belong to a place, or the archetype was only guessed.
function archetypeForUnknown(u: Understanding, isThingAtPlace: boolean): UiType {
  const { uiType, prompt, named } = u;
  const lead = leadOverOthers(uiType, prompt);
  if (namedArchetype(named.head) !== undefined) return uiType;
  if (isFaint(u, lead)) return 'list_table';
  const isOpen = uiType === 'other' || (uiType === 'form' && lead < CLEAR_LEAD);
  if (uiType === 'other' && isThingAtPlace) return 'list_table';
  if (isOpen && says(TRACKS, prompt)) return 'list_table';
  return GUESSED.has(uiType) && lead < (CLEAR_LEADS[uiType] ?? CLEAR_LEAD) ? 'list_table' : uiType;
}

const FAINTLY_GUESSED: ReadonlySet<UiType> = new Set([
  'form',
  'detail_view',
  'editor',
  'settings_panel',
  'map',
  'other',
]);

// A list suits unknown things better than an empty page, or a form or settings that only few words point to.
function isFaint(u: Understanding, lead: number): boolean {
  const { uiType, prompt, requestedType } = u;
  const isGuess = requestedType === undefined && FAINTLY_GUESSED.has(uiType) && lead < FAINT_LEAD && isFewWords(u);
  return isGuess && purposeOf(prompt) === 'general' && familiarIn(prompt) === undefined && !prompt.includes('?');
}

const GUESSED: ReadonlySet<UiType> = new Set(['board', 'calendar', 'pricing_table']);

// The archetype that the words name, else that of the subject.
function archetypeFor(u: Understanding, topic: Topic, isPage: boolean): UiType | undefined {
  const { starter, isDecisive, isPlace } = topic;
  const named = namedArchetype(u.named.head);
  if (isDecisive) return named !== undefined && OVER_DECISIVE.has(named) ? named : ARCHETYPE[starter.kind];
  if (named !== undefined) return named;
  if (starter.kind === 'record' && says(TRACKS, u.prompt)) return 'list_table';
  if (starter.edits.length > 0 && says(WRITES, u.prompt)) return 'editor';
  if (isAsked(u, starter)) return 'form';
  if (starter.kind === 'list' && says(ONE, u.prompt)) return 'detail_view';
  if (starter.isPage) return 'other';
  // Checklists and plans have no archetype of their own that the words could name.
  if (ARCHETYPE[starter.kind] === 'other' && !isPage) return 'other';
  const isForm = u.uiType === 'form' && purposeOf(u.named.head) !== 'general' && starter.kind !== 'form';
  if (isForm && !namesList(u.named.head)) return 'form';
  // `other` is a fallback that no words ask for, so a form subject wins.
  if (u.uiType === 'other' && starter.kind === 'form') return 'form';
  if (leadOverOthers(u.uiType, u.prompt) >= (CLEAR_LEADS[u.uiType] ?? CLEAR_LEAD)) return u.uiType;
  if (isPage && (isPlace || starter.kind !== 'calendar')) return 'other';
  // A place that would be a list is more useful as a dashboard.
  return isPlace && starter.kind === 'list' ? 'dashboard' : ARCHETYPE[starter.kind];
}

// Archetypes that outweigh a decisive subject.
const OVER_DECISIVE: ReadonlySet<UiType> = new Set(['dashboard', 'editor', 'form', 'wizard', 'map']);
const WRITES = wordList(
  'write|edit|compose|draft|schreiben|bearbeiten|verfassen|erstellen|ecrire|rediger|editer|escribir|redactar|editar|crear',
  'escrever|redigir|criar|scrivere|modificare|creare|redigere',
);
// Verbs that ask for the form of a subject.
const ASKS = wordList(
  'request|submit|report|apply for|beantragen|melden|einreichen|anfordern|anfragen|bestellen|anmelden|demander|signaler|deposer',
  'reservar|reserver|buchen|reservieren|prenotare|prenota|agendar|commander|encargar|encomendar|ordinare',
  'solicitar|pedir|enviar|reportar|denunciar|presentar|richiedere|segnalare|inviare|chiedere|requerer|abrir',
);
const ONE = wordList(
  'profile|profile of|fact sheet|steckbrief|profil|fiche|fiche d identite|ficha|perfil|scheda|profilo|carta d identita',
);

// German puts the verb last: "Urlaub beantragen". A noun there, as in "sales report", does not ask for a form.
function isAsked({ prompt, language }: Understanding, { kind }: Starter): boolean {
  const isVerb = language === 'de' ? endsIn(ASKS, prompt) : beginsWith(ASKS, prompt);
  return (kind === 'list' || kind === 'tracker') && isVerb;
}

// A calendar needs dates: entries without any, such as the players of a team, are replaced by events.
function datedStarter({ starter, isPlace }: Topic, { language }: Understanding): Starter {
  if (starter.has.some(({ kind }) => kind === 'date')) return starter;
  return isPlace || starter.kind === 'list' ? usualStarter('events', language) : starter;
}

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];
const LAST_LETTER = / [A-F]$/;

// Placeholders such as "Answer A" are as many as the request wants.
function withAnswers(fields: readonly Field[], count: number): Field[] {
  return fields.map((field) => {
    const [first] = field.choices ?? [];
    if (count === 0 || first === undefined || !LAST_LETTER.test(first.label)) return field;
    const names = LETTERS.slice(0, count).map((letter) => first.label.replace(LAST_LETTER, ` ${letter}`));
    return { ...field, choices: names.map(choiceOf) };
  });
}

function withUsualParts(u: Understanding, { kind, asks, edits, has, pages, offers }: Starter): Understanding {
  // A form about one entry often has more fields than a list has room for.
  const labels = has.map(({ label }) => label);
  const details = asks.length > has.length ? asks.map(({ label }) => label) : labels;
  // A request for one record by itself is titled with its own words, so the name of the record is a fact.
  const isTitle = (label: string) => kind !== 'record' && plays(label, 'title');
  switch (u.uiType) {
    case 'form':
    case 'wizard':
      if (kind !== 'form' && OWN_FIELDS.has(purposeOf(u.named.head))) return u;
      return { ...u, fields: allowedFields(withAnswers(asks, answerCount(u.prompt)), u.forbidden) };
    case 'detail_view':
      // The name of the record is already the title of its page.
      return {
        ...u,
        buttonLabels: offers,
        parts: { ...u.parts, facts: details.filter((label) => !isTitle(label)).map(factLabelled) },
      };
    case 'editor':
      return { ...u, fields: allowedFields(edits, u.forbidden).map((field) => ({ ...field, required: false })) };
    case 'map':
      return { ...u, parts: { ...u.parts, columns: labels } };
    case 'other':
      return u.started?.isPage === true ? { ...u, parts: { ...u.parts, facts: pages.map(factLabelled) } } : u;
    default:
      return u;
  }
}
