import type { Field } from '#builtin/understand/fields/field.ts';
import { choiceOf } from '#builtin/understand/fields/choice.ts';
import { inLanguage, type Language } from '#builtin/understand/words/language.ts';
import { findSubject } from './find-subject.ts';
import { committedStarters, type Place, type StarterKind, type StarterWord, type Subject } from './read-starters.ts';

/** A chart of a starter: shares of the entries that the user adds, a trend over time, or amounts side by side. */
export type StarterChart = { label: string; kind: 'shares' | 'trend' | 'amounts' };

/** The subject of a request in its language. It fills the screen when the request itself says little. */
export type Starter = {
  /** Stem of state keys and ids. */
  key: string;
  kind: StarterKind;
  /** Singular and plural, as used in a sentence; the singular has an article where the language needs it. */
  one: string;
  many: string;
  /** Fields of each entry; the first one names it. */
  has: Field[];
  /** Fields of a form about one entry. */
  asks: Field[];
  figures: string[];
  /** Fields of an editor for one entry; empty if the subject is not a document. */
  edits: Field[];
  /** Label of the submit button of its form. */
  sends: string | undefined;
  /** Labels of buttons for what can be done with one entry. */
  offers: string[];
  chart: StarterChart | undefined;
  /** Sections of a page and plans of a price list about the subject. */
  pages: string[];
  plans: string[];
  /** The subject is a page by itself, such as a portfolio. */
  isPage: boolean;
  /** The call to action of a page about the subject. */
  call: 'book' | 'contact';
};

/** The subject that the head noun of a request names; a generic one when no starter knows it. */
export type Topic = {
  starter: Starter;
  isKnown: boolean;
  /** The words of the request fix the kind of screen: "guest book". */
  isDecisive: boolean;
  /** The folded words that name the subject. */
  phrase: string;
  isPlace: boolean;
  hasUnknownThing: boolean;
};

// Key of the generic subject.
const ANYTHING = 'things';

/**
 * The starter for a text. `isPlace` is true when the text names a business or another place but no known subject;
 * `hasUnknownThing` when it names something unknown there: "umbrellas of our school".
 */
export function topicOf(text: string, language: Language): Topic {
  const { subject, phrase, place, hasUnknownThing } = findSubject(text, language);
  const ofPlace = place === undefined ? undefined : subjectNamed(place.what.lists[0] ?? ANYTHING);
  // A place outweighs a weak subject that is only a list. "Sign up for the gym" is a form, so it wins over the gym.
  const isWeaker =
    subject?.isWeak === true &&
    place?.isWeak === false &&
    ofPlace?.kind !== 'ticks' &&
    LIST_KINDS.has(subject.what.kind);
  const isPlace = place !== undefined && (subject === undefined || isWeaker);
  // Bookings at a salon are its appointments.
  const isBooked = subject?.what.key === 'bookings' && ofPlace !== undefined && BOOKED.has(ofPlace.key);
  const base = starterOf((isPlace || isBooked ? ofPlace : subject?.what) ?? subjectNamed(ANYTHING), language);
  const told = subject?.asksForForm === true ? { ...base, kind: 'form' as const } : base;
  const starter = place === undefined ? told : atPlace(told, place.what, isPlace, language);
  const isDecisive = subject?.isDecisive === true;
  return {
    starter,
    isKnown: subject !== undefined || place !== undefined,
    isDecisive,
    phrase,
    isPlace,
    hasUnknownThing,
  };
}

/** Kinds that list many entries. */
export const LIST_KINDS: ReadonlySet<StarterKind> = new Set(['list', 'tracker', 'calendar', 'board']);

/** The generic topic, for a request whose subject is unknown. */
export function anyTopic(language: Language): Topic {
  return {
    starter: usualStarter(ANYTHING, language),
    isKnown: false,
    isDecisive: false,
    phrase: '',
    isPlace: false,
    hasUnknownThing: false,
  };
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
    has: chart?.kind === 'shares' ? withChartKeys(has) : has,
    asks: formFields(subject, language),
    edits: formFields({ ...subject, asks: subject.edits }, language),
    sends: subject.sends === undefined ? undefined : labelsOf(subject.sends, language).label,
    figures: labelsIn(subject.counts, language),
    offers: labelsIn(subject.offers, language),
    chart,
    pages: [],
    plans: labelsIn(USUAL_PLANS, language),
    isPage: false,
    call: 'contact',
  };
}

const OPTIONAL: ReadonlySet<Field['kind']> = new Set(['longText', 'file', 'rating', 'url', 'yesNo', 'records']);
// Marks an optional field: "phone?".
const OPTIONAL_MARK = '?';

function formFields({ has, asks }: Subject, language: Language): Field[] {
  const names = asks.map((name) => name.replace(OPTIONAL_MARK, ''));
  // The person who fills in a form does not set its status.
  const asked = asks === has ? names.filter((name) => wordNamed(name).kind !== 'status') : names;
  return fieldsOf(asked, language).map((field) => ({
    ...field,
    required: !asks.includes(field.name + OPTIONAL_MARK) && !OPTIONAL.has(field.kind),
  }));
}

const USUAL_PLANS = ['basic', 'standard', 'premium'];
const BOOKED = new Set(['appointments', 'bookings', 'tables', 'courses']);

// A place replaces the figures and chart of its subject, and adds its own pages and plans.
function atPlace(base: Starter, place: Place, isPlace: boolean, language: Language): Starter {
  const own = { figures: labelsIn(place.counts, language), chart: chartOf(place.chart, language) };
  return {
    ...base,
    ...(isPlace ? own : {}),
    ...(base.kind === 'settings' && place.sets.length > 0 ? { asks: fieldsOf(place.sets, language) } : {}),
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

// A chart of shares reads the name and amount of each entry under the keys `label` and `value`.
function withChartKeys(fields: readonly Field[]): Field[] {
  const amount = fields.find(({ kind }) => kind === 'money');
  return fields.map((field, at) =>
    at === 0 ? { ...field, name: 'label' } : field === amount ? { ...field, name: 'value' } : field,
  );
}

/** Optional fields for names of words. */
export function fieldsOf(names: readonly string[], language: Language): Field[] {
  return names.map((name): Field => {
    const { label, options } = labelsOf(name, language);
    const { kind, columns } = wordNamed(name);
    const field = { name, label, required: false };
    if (columns !== undefined) return { ...field, kind: 'records', fields: fieldsOf(columns, language) };
    if (options.length > 0)
      return { ...field, kind: kind === 'choices' ? 'choices' : 'choice', choices: options.map(choiceOf) };
    return { ...field, kind: kind as Field['kind'] };
  });
}

/** The status field of a starter, whose options are the lanes of a board. */
export function stageOf({ has }: Starter): Field | undefined {
  return has.find(({ name }) => committedStarters().words.get(name)?.kind === 'status');
}

/** A word of the starters and its options, in a language. */
export function labelsOf(name: string, language: Language): { label: string; options: string[] } {
  const { labels, options } = wordNamed(name);
  const translated = options === undefined ? undefined : inLanguage(options, language);
  return { label: inLanguage(labels, language) ?? name, options: translated?.split(', ') ?? [] };
}

function labelsIn(names: readonly string[], language: Language): string[] {
  return names.map((name) => labelsOf(name, language).label);
}

function wordNamed(name: string): StarterWord {
  return existing(committedStarters().words, name, 'words.txt');
}

/** The starter of a subject by key: the default content of checklists, calendars and maps. */
export function usualStarter(key: 'todos' | 'events' | 'places' | typeof ANYTHING, language: Language): Starter {
  return starterOf(subjectNamed(key), language);
}

/** The starter for a subject, by its key in subjects.txt. */
export function starterNamed(key: string, language: Language): Starter {
  return starterOf(subjectNamed(key), language);
}

function subjectNamed(key: string): Subject {
  return existing(committedStarters().subjects, key, 'subjects.txt');
}

function existing<What>(all: ReadonlyMap<string, What>, key: string, file: string): What {
  const found = all.get(key);
  if (found === undefined) throw new Error(`${file}: there is no ${key}`);
  return found;
}
