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
  isLed: boolean;
  /** The usual word for the kind of screen; undefined if the request does not name the kind. */
  kind: string | undefined;
  /** The request's own word for the kind of screen. */
  shape?: string;
  uiType: UiType;
  language: Language;
};

const MAX_CHARS = 42;
const LISTS = setOf('list table database db tool');
const JOINED = /\s(?:and|for|from|in|of|on|to|who|with)\s/;

// The form of "of the" before a noun, by the word that precedes the noun in the request.
const OF: { [language in Language]?: { [word: string]: string } } = {
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
export function subjectTitle(said: Subject): string {
  const { subject, kind, isLed, language } = said;
  if (kind === undefined) return isLed && language === 'en' ? things(said) : subject;
  if (sounds(subject.split(' ').at(language === 'en' ? -1 : 0) ?? '', kind)) return subject;
  const whole = composed(said, saidKind(said, kind));
  return whole.length > MAX_CHARS ? subject : whole;
}

// "Recipe app" becomes "Recipes", but "payment failed" stays whole.
function things({ subject, shape = '' }: Subject): string {
  const last = shape.toLowerCase().split(' ').at(-1) ?? '';
  return GENERIC.has(last) || LISTS.has(last) ? plural(subject.toLowerCase()) : `${subject} ${shape.toLowerCase()}`;
}

// The request's own word ("Cruscotto", "agenda"), unless it is generic or a misspelling of the usual one.
function saidKind({ subject, shape = '', isLed, language }: Subject, kind: string): string {
  const isOwn = !/\s/.test(shape) && shape !== '' && !GENERIC.has(shape.toLowerCase());
  if (!isOwn || sounds(shape.slice(0, 4), kind.slice(0, 4)) || subject === '') return kind;
  if (language === 'en') return isLed && namedArchetype(shape) === undefined ? shape : kind;
  return capitalized(shape);
}

function sounds(word: string, kind: string): boolean {
  return singular(foldText(word)) === singular(foldText(kind));
}

function composed({ subject, link, uiType, language }: Subject, kind: string): string {
  if (language === 'en') return inEnglish(subject, kind, uiType);
  if (language === 'de') {
    const words = link.map((word) => GERMAN_ARTICLES[word] ?? word);
    return [kind, ...words, subject].join(' ');
  }
  const forms = OF[language] ?? {};
  const said = link.findLast((word) => Object.hasOwn(forms, word));
  const of = (said === undefined ? undefined : forms[said]) ?? (language === 'it' ? 'di' : 'de');
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
  if (JOINED.test(subject) || (isPlural && uiType === 'calendar')) return subject;
  const alone =
    isPlural && uiType === 'settings_panel' ? subject.slice(0, subject.length - last.length) + singular(last) : subject;
  return `${alone} ${kind.toLowerCase()}`;
}
