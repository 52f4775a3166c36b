import type { UiType } from '#contract/spec/ui-type.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { namedArchetype } from '#builtin/understand/screen/named-archetype.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { GENERIC } from './trimmed-runs.ts';
import { setOf } from '#builtin/understand/learned/connectives.ts';
import { plural, singular } from '#builtin/understand/words/plural.ts';

/** What a screen is about, in the words of the request. */
export type Subject = {
  subject: string;
  /** The words between the kind of screen and its subject: "for my". */
  link: readonly string[];
  /** Whether the subject comes right before the kind of screen: "recipe app". */
  isSubjectFirst: boolean;
  /** The usual word for the kind of screen; undefined if the request does not name the kind. */
  kind: string | undefined;
  /** The request's own word for the kind of screen. */
  shape?: string;
  uiType: UiType;
  language: Language;
};

const MAX_CHARS = 42;
const COLLECTIONS = setOf('list table database db tool');
const HAS_PREPOSITION = /\s(?:and|for|from|in|of|on|to|who|with)\s/;

// The form of "of the" before a noun, by the word that precedes the noun in the request.
const OF_FORMS: { [language in Language]?: { [word: string]: string } } = {
  fr: formsOf(
    "du: mon un le du | de la: ma une la | des: mes les des | de notre: notre | de nos: nos | de l’: l’ l' d’ d' | de: de",
  ),
  es: formsOf(
    'del: el un nuestro del | de la: la una nuestra | de los: los nuestros | de las: las nuestras | de mi: mi | de mis: mis | de: de',
  ),
  pt: formsOf(
    'do: o um meu nosso do no pro | da: a uma minha nossa da na | dos: os meus nossos dos nos | das: as minhas nossas das nas | de: de',
  ),
  it: formsOf(
    "del: il un del nel | dello: lo uno dello | della: la una della mia nostra | dell’: l’ l' un’ un' dell’ dell' | dei: i dei miei nostri | degli: gli degli | delle: le delle mie nostre | di: di",
  ),
};
// Possessives become articles, because the title is read by the users of the screen, not by its owner.
const GERMAN_ARTICLES = formsOf(
  'die: meine unsere eine deine | den: meinen unseren einen unsern | das: mein unser ein | dem: meinem unserem einem | der: meiner unserer einer',
);
const VOWEL = /^[aeiouhàâéèêëîïôûœ]/i;
const BEFORE_VOWELS: { [of: string]: string } = {
  de: 'd’',
  'de la': 'de l’',
  du: 'de l’',
  della: 'dell’',
  dello: 'dell’',
};

function formsOf(text: string): { [word: string]: string } {
  return Object.fromEntries(
    text.split(' | ').flatMap((group) => {
      const [form = '', words = ''] = group.split(': ');
      return words.split(' ').map((word) => [word, form]);
    }),
  );
}

/** The title of a screen about a subject: "Gym dashboard", "Tableau de bord des ventes", or the subject alone. */
export function subjectTitle(about: Subject): string {
  const { subject, kind, isSubjectFirst, language } = about;
  if (kind === undefined) return isSubjectFirst && language === 'en' ? pluralSubject(about) : subject;
  if (isSameWord(subject.split(' ').at(language === 'en' ? -1 : 0) ?? '', kind)) return subject;
  const whole = composed(about, kindWord(about, kind));
  return whole.length > MAX_CHARS ? subject : whole;
}

// "Recipe app" becomes "Recipes", but "payment failed" stays whole.
function pluralSubject({ subject, shape = '' }: Subject): string {
  const last = shape.toLowerCase().split(' ').at(-1) ?? '';
  return GENERIC.has(last) || COLLECTIONS.has(last)
    ? plural(subject.toLowerCase())
    : `${subject} ${shape.toLowerCase()}`;
}

// The request's own word ("Cruscotto", "agenda"), unless it is generic or a misspelling of the usual one.
function kindWord({ subject, shape = '', isSubjectFirst, language }: Subject, kind: string): string {
  const isOwn = !/\s/.test(shape) && shape !== '' && !GENERIC.has(shape.toLowerCase());
  if (!isOwn || isSameWord(shape.slice(0, 4), kind.slice(0, 4)) || subject === '') return kind;
  if (language === 'en') return isSubjectFirst && namedArchetype(shape) === undefined ? shape : kind;
  return capitalized(shape);
}

function isSameWord(word: string, kind: string): boolean {
  return singular(foldText(word)) === singular(foldText(kind));
}

function composed({ subject, link, uiType, language }: Subject, kind: string): string {
  if (language === 'en') return inEnglish(subject, kind, uiType);
  if (language === 'de') {
    const words = link.map((word) => GERMAN_ARTICLES[word] ?? word);
    return [kind, ...words, subject].join(' ');
  }
  const forms = OF_FORMS[language] ?? {};
  const precedingWord = link.findLast((word) => Object.hasOwn(forms, word));
  const of = (precedingWord === undefined ? undefined : forms[precedingWord]) ?? (language === 'it' ? 'di' : 'de');
  const isElided = language === 'fr' || language === 'it';
  return `${kind} ${isElided ? elided(of, subject) : `${of} `}${subject}`;
}

// "de l’agence", "dell’azienda": elided before a vowel.
function elided(of: string, subject: string): string {
  const form = VOWEL.test(subject) ? BEFORE_VOWELS[of] : undefined;
  return form ?? (of.endsWith('’') ? of : `${of} `);
}

function inEnglish(subject: string, kind: string, uiType: UiType): string {
  const last = subject.split(' ').at(-1)?.toLowerCase() ?? '';
  const isPlural = singular(last) !== last;
  // A calendar is named after its entries: "Team vacations".
  if (HAS_PREPOSITION.test(subject) || (isPlural && uiType === 'calendar')) return subject;
  const alone =
    isPlural && uiType === 'settings_panel' ? subject.slice(0, subject.length - last.length) + singular(last) : subject;
  return `${alone} ${kind.toLowerCase()}`;
}
