import { plays } from '#builtin/understand/data/record-roles.ts';
import type { UiType } from '#contract/spec/ui-type.ts';
import { isEmpty } from '#builtin/understand/data/data-shape.ts';
import { leadOverOthers } from '#builtin/understand/screen/archetype.ts';
import { namedArchetype } from '#builtin/understand/screen/named-archetype.ts';
import type { RequestParts } from '#builtin/understand/request/request-parts.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { allowedFields } from '#builtin/understand/request/forbidden.ts';
import { familiarIn, type Familiar } from '#builtin/understand/screen/familiar.ts';
import { purposeOf, type Purpose } from '#builtin/understand/screen/purpose.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { ARCHETYPE } from './read-starters.ts';
import { anyTopic, topicOf, usualStarter, type Starter, type Topic } from './starter.ts';

/** What a request is about, where neither data nor actions tell what there is. */
export type Started = {
  starter: Starter;
  /** False where nothing is known of what it speaks of, and the starter is one for anything. */
  isKnown: boolean;
  /** The request names no part of its own, so that everything on the screen is what the subject usually has. */
  isVague: boolean;
  /** It asks for a page that speaks for a business. */
  isPage: boolean;
};

const PAGE = wordList(
  'page|website|web site|site|homepage|web page|seite|webseite|internetseite|page web|site web|pagina|pagina web|web|sito',
  'sito web|landing',
);
const TRACKS = wordList(
  'track|tracker|tracking|log|manage|organise|organize|collection|suivre|suivi|gerer|verwalten|verwaltung|sammlung|controlar|gestionar',
  'control|seguimiento|apuntar|acompanhar|controle|gerenciar|gestire|tenere traccia|registro|registre',
);
// What is outweighed by this much was said by words for it, and is not left to the subject.
const SAID_LEADS: { [uiType in UiType]?: number } = {
  dashboard: 20,
  pricing_table: 30,
  detail_view: 65,
  calendar: 60,
  list_table: 130,
};
const SAID_LEAD = 100;
const CALENDAR_LEAD = 40;
const OF_ANYTHING: ReadonlySet<UiType> = new Set([
  'list_table',
  'dashboard',
  'board',
  'calendar',
  'map',
  'pricing_table',
]);
const MESSAGE_LEAD = 15;

/** The same request with the kind of screen and the parts that its subject usually has, wherever it tells none itself. */
export function withStarter(u: Understanding): Understanding {
  if (!isEmpty(u.data) || u.actions.length > 0) return u;
  const isVague = tellsNothing(u.parts);
  const found = isVague ? topicOf(u.prompt, u.language) : topicTold(u);
  const known = isAboutElse(u, found) ? anyTopic(u.language) : found;
  // What is on a map are places, and not what each of them has.
  const isOnMap = u.uiType === 'map' && (!known.isKnown || known.isPlace);
  const topic = isOnMap ? { ...known, starter: usualStarter('places', u.language) } : known;
  const { starter } = topic;
  if (!isVague)
    return { ...u, uiType: isNoCalendar(u) ? 'list_table' : u.uiType, started: { ...topic, isVague, isPage: false } };
  if (!starter.isPage && !isSubjects(u)) return u;
  const isPage = starter.pages.length > 0 && starter.kind !== 'form' && (starter.isPage || says(PAGE, u.prompt));
  const kind = topic.isKnown ? kindOf(u, topic, isPage) : kindOfAnything(u, topic !== found);
  const uiType = u.requestedType ?? kind ?? u.uiType;
  // Where nothing is known, only what was asked for by its kind is filled with what anything has.
  if (!topic.isKnown && !OF_ANYTHING.has(uiType)) return u;
  const drawn = uiType === 'calendar' ? withDates(topic, u) : starter;
  return filled({ ...u, uiType, started: { ...topic, starter: drawn, isVague, isPage } }, drawn);
}

// What a screen is called tells better what it lists than all that its opening says.
function topicTold({ named, language }: Understanding): Topic {
  const titled = named.title === undefined ? undefined : topicOf(named.title, language);
  return titled?.isKnown === true && !titled.isPlace ? titled : topicOf(named.head, language);
}

// Who waits, or what there is in a week, has no place in a month unless one is asked for.
function isNoCalendar({ uiType, requestedType, prompt, named }: Understanding): boolean {
  const isGuessed = uiType === 'calendar' && requestedType === undefined && namedArchetype(named.head) === undefined;
  return isGuessed && leadOverOthers(uiType, prompt) < CALENDAR_LEAD;
}

function tellsNothing(parts: RequestParts): boolean {
  return Object.entries(parts).every(([name, told]) => name === 'title' || told === undefined || told.length === 0);
}

// Screens that are what they are, whatever they are about.
const ITS_OWN: ReadonlySet<Familiar> = new Set(['chat', 'faq', 'timer', 'gallery', 'notifications']);
const ABOUT_NOTHING: ReadonlySet<UiType> = new Set(['empty_state', 'confirmation']);

// A form for feedback of customers asks for feedback.
const ASKS_ITS_OWN: ReadonlySet<Purpose> = new Set(['feedback', 'contact', 'newsletter', 'signIn', 'reset', 'search']);

function isSubjects({ uiType, prompt }: Understanding): boolean {
  const familiar = uiType === 'other' ? familiarIn(prompt) : undefined;
  const isSaid = ABOUT_NOTHING.has(uiType) && leadOverOthers(uiType, prompt) >= MESSAGE_LEAD;
  return !isSaid && (familiar === undefined || !ITS_OWN.has(familiar));
}

// "Lost and found of our school" is no list of classes; a dashboard or a page tells of the school all the same.
function isAboutElse({ uiType, prompt }: Understanding, { isPlace, isOfPlace }: Topic): boolean {
  return isPlace && isOfPlace && !OF_PLACES.has(uiType) && !says(PAGE, prompt);
}

const OF_PLACES: ReadonlySet<UiType> = new Set(['dashboard', 'pricing_table', 'form', 'calendar']);

// Of whatever is to be kept track of there is a list, of what a business has, and of what nothing else is said of.
function kindOfAnything({ uiType, prompt, named }: Understanding, isOfPlace: boolean): UiType {
  if (uiType === 'other' && (isOfPlace || says(TRACKS, prompt))) return 'list_table';
  const isGuessed = GUESSED.has(uiType) && leadOverOthers(uiType, prompt) < (SAID_LEADS[uiType] ?? SAID_LEAD);
  return isGuessed && namedArchetype(named.head) === undefined ? 'list_table' : uiType;
}

const GUESSED: ReadonlySet<UiType> = new Set(['board', 'calendar', 'pricing_table']);

// The kind that its words name, else that of its subject.
function kindOf(u: Understanding, { starter, isPlace }: Topic, isPage: boolean): UiType | undefined {
  const named = namedArchetype(u.named.head);
  if (named !== undefined) return named;
  if (starter.isPage) return 'other';
  // These kinds have no archetype of their own that words could speak for.
  if (ARCHETYPE[starter.kind] === 'other' && !isPage) return 'other';
  if (u.uiType === 'form' && purposeOf(u.named.head) !== 'general' && starter.kind !== 'form') return 'form';
  // No words name what is outside of the archetypes.
  if (u.uiType === 'other' && starter.kind === 'form') return 'form';
  if (leadOverOthers(u.uiType, u.prompt) >= (SAID_LEADS[u.uiType] ?? SAID_LEAD)) return u.uiType;
  if (isPage && (isPlace || starter.kind !== 'calendar')) return 'other';
  // What a business has to do is seen at a glance beside the list of it.
  return isPlace && starter.kind === 'list' ? 'dashboard' : ARCHETYPE[starter.kind];
}

// The players of a team have no dates, what they meet for has; shifts are told by the day as well.
function withDates({ starter, isPlace }: Topic, { language }: Understanding): Starter {
  if (starter.has.some(({ kind }) => kind === 'date')) return starter;
  return isPlace || starter.kind === 'list' ? usualStarter('events', language) : starter;
}

function factCalled(label: string): RequestParts['facts'][number] {
  return { label, value: undefined, lead: '' };
}

function filled(u: Understanding, { kind, asks, has, pages, offers }: Starter): Understanding {
  // What is asked about one is often more than what a list has room for.
  const labels = has.map(({ label }) => label);
  const details = asks.length > has.length ? asks.map(({ label }) => label) : labels;
  switch (u.uiType) {
    case 'form':
    case 'wizard':
      if (kind !== 'form' && ASKS_ITS_OWN.has(purposeOf(u.named.head))) return u;
      return { ...u, fields: allowedFields(asks, u.forbidden) };
    case 'detail_view':
      // What one is called is the title of a page about it.
      return {
        ...u,
        buttonLabels: offers,
        parts: { ...u.parts, facts: details.filter((label) => !plays(label, 'title')).map(factCalled) },
      };
    case 'map':
      return { ...u, parts: { ...u.parts, columns: labels } };
    case 'other':
      return u.started?.isPage === true ? { ...u, parts: { ...u.parts, facts: pages.map(factCalled) } } : u;
    default:
      return u;
  }
}
