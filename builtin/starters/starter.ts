import type { Field } from '#builtin/understand/fields/field.ts';
import { choiceOf } from '#builtin/understand/fields/choice.ts';
import { inLanguage, type Language } from '#builtin/understand/words/language.ts';
import { findSubject } from './find-subject.ts';
import { committedStarters, type Place, type StarterKind, type StarterWord, type Subject } from './read-starters.ts';

/** A chart of a starter: shares of the entries that the user adds, a trend over time, or amounts side by side. */
export type StarterChart = { label: string; kind: 'shares' | 'trend' | 'amounts' };

/** What a request of few words is about, in its language: what fills its screen where it tells no more. */
export type Starter = {
  /** A name for state and ids. */
  key: string;
  kind: StarterKind;
  /** One of the things and many, as they stand in a sentence; one with its article where the language wants it. */
  one: string;
  many: string;
  /** What is known of each; the first names it. */
  has: Field[];
  /** What a form about one asks. */
  asks: Field[];
  figures: string[];
  /** What can be done about one, as labels of buttons. */
  offers: string[];
  chart: StarterChart | undefined;
  /** Sections of a page and plans of a price list about it. */
  pages: string[];
  plans: string[];
  /** It is a page by itself, as a portfolio is. */
  isPage: boolean;
  /** What a page about it calls for: to book, or to get in touch. */
  call: 'book' | 'contact';
};

/** What the words that head a request speak of; entries of any kind where no starter knows it. */
export type Topic = { starter: Starter; isKnown: boolean; isPlace: boolean; isOfPlace: boolean };

// What everything else is listed by.
const ANYTHING = 'things';

/**
 * The starter for a text. `isPlace` tells that it speaks of a business or the like and of none of its things that are known,
 * `isOfPlace` that it speaks of something else there.
 */
export function topicOf(text: string, language: Language): Topic {
  const { subject, place, isOfPlace } = findSubject(text, language);
  const ofPlace = place === undefined ? undefined : subjectCalled(place.what.lists[0] ?? ANYTHING);
  // "Sign up for the gym" asks what signing up asks.
  const isLess =
    subject?.isWeak === true &&
    place?.isWeak === false &&
    ofPlace?.kind !== 'ticks' &&
    PLACES_LISTS.has(subject.what.kind);
  const isPlace = place !== undefined && (subject === undefined || isLess);
  // What is booked at a salon are its appointments.
  const isBooked = subject?.what.key === 'bookings' && ofPlace !== undefined && BOOKED.has(ofPlace.key);
  const made = starterOf((isPlace || isBooked ? ofPlace : subject?.what) ?? subjectCalled(ANYTHING), language);
  const told = subject?.asksForForm === true ? { ...made, kind: 'form' as const } : made;
  const starter = place === undefined ? told : atPlace(told, place.what, isPlace, language);
  return { starter, isKnown: subject !== undefined || place !== undefined, isPlace, isOfPlace };
}

const PLACES_LISTS: ReadonlySet<StarterKind> = new Set(['list', 'tracker', 'calendar', 'board']);

/** What is listed where nothing is known of it. */
export function anyTopic(language: Language): Topic {
  return { starter: usualStarter(ANYTHING, language), isKnown: false, isPlace: false, isOfPlace: false };
}

function starterOf(subject: Subject, language: Language): Starter {
  const has = fieldsOf(subject.has, language).map((field, at) => ({ ...field, required: at === 0 }));
  const chart = chartOf(subject.chart, language);
  const [one = '', many = ''] = (inLanguage(subject.names, language) ?? '').split('/');
  return {
    key: subject.key,
    kind: subject.kind,
    one,
    many,
    has: chart?.kind === 'shares' ? asShares(has) : has,
    asks: askedOf(subject, language),
    figures: labelsIn(subject.counts, language),
    offers: labelsIn(subject.offers, language),
    chart,
    pages: [],
    plans: labelsIn(USUAL_PLANS, language),
    isPage: false,
    call: 'contact',
  };
}

const OPTIONAL: ReadonlySet<Field['kind']> = new Set(['longText', 'file', 'rating', 'url', 'yesNo']);
// "phone?" need not be told.
const MARK = '?';

function askedOf({ has, asks }: Subject, language: Language): Field[] {
  const names = asks.map((name) => name.replace(MARK, ''));
  // Who sends a form does not say how far it is.
  const asked = asks === has ? names.filter((name) => wordCalled(name).kind !== 'status') : names;
  return fieldsOf(asked, language).map((field) => ({
    ...field,
    required: !asks.includes(field.name + MARK) && !OPTIONAL.has(field.kind),
  }));
}

const USUAL_PLANS = ['basic', 'standard', 'premium'];
const BOOKED = new Set(['appointments', 'bookings', 'tables', 'courses']);

// The figures of the place stand for those of its things; its pages and plans are its own.
function atPlace(made: Starter, place: Place, isPlace: boolean, language: Language): Starter {
  const own = { figures: labelsIn(place.counts, language), chart: chartOf(place.chart, language) };
  return {
    ...made,
    ...(isPlace ? own : {}),
    ...(made.kind === 'settings' && place.sets.length > 0 ? { asks: fieldsOf(place.sets, language) } : {}),
    pages: labelsIn(place.pages, language),
    plans: labelsIn(place.plans, language),
    isPage: place.isPage,
    call: BOOKED.has(place.lists[0] ?? '') ? 'book' : 'contact',
  };
}

function chartOf(name: string | undefined, language: Language): StarterChart | undefined {
  return name === undefined ? undefined : { label: labelsOf(name, language).label, kind: chartKindOf(name) };
}

function chartKindOf(chart: string): StarterChart['kind'] {
  if (chart.endsWith('Shares')) return 'shares';
  return chart.endsWith('Over') || chart === 'forecast' ? 'trend' : 'amounts';
}

// A chart reads the names and amounts of what is added under these keys.
function asShares(fields: readonly Field[]): Field[] {
  const amount = fields.find(({ kind }) => kind === 'money');
  return fields.map((field, at) =>
    at === 0 ? { ...field, name: 'label' } : field === amount ? { ...field, name: 'value' } : field,
  );
}

/** Words as fields that need not be told. */
export function fieldsOf(names: readonly string[], language: Language): Field[] {
  return names.map((name): Field => {
    const { label, options } = labelsOf(name, language);
    const field = { name, label, required: false };
    if (options.length > 0) return { ...field, kind: 'choice', choices: options.map(choiceOf) };
    return { ...field, kind: wordCalled(name).kind as Field['kind'] };
  });
}

/** The field that tells how far a thing is, which a board has its lanes by. */
export function stageOf({ has }: Starter): Field | undefined {
  return has.find(({ name }) => committedStarters().words.get(name)?.kind === 'status');
}

/** A word of the starters and its options, in a language. */
export function labelsOf(name: string, language: Language): { label: string; options: string[] } {
  const { labels, options } = wordCalled(name);
  const told = options === undefined ? undefined : inLanguage(options, language);
  return { label: inLanguage(labels, language) ?? name, options: told?.split(', ') ?? [] };
}

function labelsIn(names: readonly string[], language: Language): string[] {
  return names.map((name) => labelsOf(name, language).label);
}

function wordCalled(name: string): StarterWord {
  return existing(committedStarters().words, name, 'words.txt');
}

/** The starter of a subject by its key: what checklists and calendars are of where nothing else is told. */
export function usualStarter(key: 'todos' | 'events' | 'places' | typeof ANYTHING, language: Language): Starter {
  return starterOf(subjectCalled(key), language);
}

function subjectCalled(key: string): Subject {
  return existing(committedStarters().subjects, key, 'subjects.txt');
}

function existing<What>(all: ReadonlyMap<string, What>, key: string, file: string): What {
  const found = all.get(key);
  if (found === undefined) throw new Error(`${file}: there is no ${key}`);
  return found;
}
