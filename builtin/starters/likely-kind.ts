import type { UiType } from '#contract/spec/ui-type.ts';
import type { RequestParts } from '#builtin/understand/request/request-parts.ts';
import { leadOverOthers } from '#builtin/understand/screen/choose-archetype.ts';
import { familiarIn, PAGE } from '#builtin/understand/screen/familiar.ts';
import { namedArchetype, namesList } from '#builtin/understand/screen/named-archetype.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { beginsWith, says, wordList } from '#builtin/understand/words/word-list.ts';
import { shapeOf } from './shape-of.ts';
import { topicOf, type Starter, type Topic } from './starter.ts';

/** Words for what is kept track of. */
export const TRACKS = wordList(
  'track|tracker|tracking|log|manage|organise|organize|collection|suivre|suivi|gerer|verwalten|verwaltung|sammlung|controlar|gestionar',
  'gestionale|gestione|gestion|gestao|control|seguimiento|apuntar|acompanhar|controle|gerenciar|gestire|tenere traccia|registro|registre',
);
/** With at least this lead over other archetypes, the words of the prompt decide the archetype; below, its subject does. */
export const CLEAR_LEAD = 100;
/** Below this lead a guess is faint. */
export const FAINT_LEAD = 60;
const CALENDAR_LEAD = 40;

/** A page with a map, a form and opening hours presents a business, whatever one of its parts was taken for. */
export function asPage(u: Understanding): Understanding {
  const { parts, uiType, requestedType, named, fields } = u;
  const titles = [...parts.fields.map(({ label }) => label), ...parts.columns];
  const isPage = MISTAKEN_PAGES.has(uiType) && requestedType === undefined && says(PAGE, named.head);
  if (!isPage || fields.some(({ choices }) => choices !== undefined)) return u;
  if (titles.filter((title) => shapeOf(title) !== undefined).length < PAGE_MIN_PARTS) return u;
  const sections = [...parts.sections, ...titles.map((title) => ({ title, fields: [] }))];
  return { ...u, uiType: 'other', fields: [], parts: { ...parts, fields: [], columns: [], sections } };
}

const MISTAKEN_PAGES: ReadonlySet<UiType> = new Set(['form', 'map', 'list_table']);
const PAGE_MIN_PARTS = 2;

/** What was only guessed becomes a list if that is what the request is about. */
export function asLikely(u: Understanding, topic: Topic): Understanding {
  if (isUnlikelyForm(u)) return { ...u, uiType: 'list_table', fields: [], parts: withFieldsOfEntries(u.parts) };
  return isUnlikelyCalendar(u) || isListOf(u, topic) ? { ...u, uiType: 'list_table' } : u;
}

// What a form would ask for once is a value of each entry.
function withFieldsOfEntries(parts: RequestParts): RequestParts {
  const facts = [...parts.facts, ...parts.fields.map(({ label }) => factLabelled(label))];
  return { ...parts, fields: [], facts, choiceColumns: [...parts.choiceColumns, ...parts.fields] };
}

// A form or a page that was only guessed becomes the list that its name says: "guest list with table and diet".
function isUnlikelyForm({ uiType, requestedType, prompt, named }: Understanding): boolean {
  const isGuessed = GUESSED_OVER_LISTS.has(uiType) && requestedType === undefined && !named.isTask;
  const lead = leadOverOthers(uiType, prompt);
  return isGuessed && (namesList(named.head) ? lead < CLEAR_LEAD : beginsWith(TRACKS, prompt) && lead < FAINT_LEAD);
}

const GUESSED_OVER_LISTS: ReadonlySet<UiType> = new Set(['form', 'detail_view', 'editor', 'other']);

// "Chore chart with points and a reward": the values of listed things are values of each.
function isListOf(u: Understanding, { isKnown, isPlace, starter }: Topic): boolean {
  const { uiType, requestedType, prompt, parts } = u;
  const { title: _, facts, ...others } = parts;
  const isOfFacts =
    facts.every(({ value }) => value === undefined) && Object.values(others).every((one) => one.length === 0);
  const isGuessed = uiType === 'other' && requestedType === undefined && leadOverOthers(uiType, prompt) < CLEAR_LEAD;
  const isList = isKnown && !isPlace && KEPT_KINDS.has(starter.kind);
  return isGuessed && isOfFacts && isList && !says(PAGE, prompt) && familiarIn(prompt) === undefined;
}

const KEPT_KINDS: ReadonlySet<Starter['kind']> = new Set(['list', 'tracker', 'ticks', 'week']);

// A calendar that was only guessed, and weakly, becomes a list: a waiting list has no use for a month view.
function isUnlikelyCalendar({ uiType, requestedType, prompt, named }: Understanding): boolean {
  const isGuessed = uiType === 'calendar' && requestedType === undefined && namedArchetype(named.head) === undefined;
  return isGuessed && leadOverOthers(uiType, prompt) < CALENDAR_LEAD;
}

/** "An app to track my expenses" names its subject, no part of it. */
export function repeatsSubject({ parts, named, language }: Understanding): boolean {
  const { title: _, ...others } = parts;
  const [only, ...more] = Object.values(others).flat();
  const label = typeof only === 'string' ? only : '';
  const isOneWord = more.length === 0 && /^\p{L}+$/u.test(label);
  return isOneWord && foldText(named.head).endsWith(foldText(label)) && topicOf(label, language).isKnown;
}

/** A named fact that the host fills. */
export function factLabelled(label: string): RequestParts['facts'][number] {
  return { label, value: undefined, lead: '' };
}
