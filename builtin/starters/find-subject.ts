import { foldText } from '#builtin/understand/words/fold-text.ts';
import { setOf } from '#builtin/understand/learned/connectives.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { committedStarters, type Call, type Place, type Subject } from './read-starters.ts';

/** What a request is about, as far as starters know it. */
export type Found = {
  subject: Call<Subject> | undefined;
  place: Call<Place> | undefined;
  /** Before the place stand words that nothing is known of: "lost and found for our school" is no school. */
  isOfPlace: boolean;
};

// Where the last of a run of nouns says what it is.
const HEAD_LAST: ReadonlySet<Language> = new Set(['en', 'de']);
const MAX_WORDS = 40;
const MAX_PHRASE = 5;
// A part of a compound, and a word that is looked for with a slip in it.
const PART_MIN_CHARS = 4;
const COMPOUND_MIN_CHARS = 8;
// What is longer is no word, and each of its parts would be looked up.
const COMPOUND_MAX_CHARS = 40;
const SLIPPED_MIN_CHARS = 6;
// Shorter words lie one letter apart without a slip: "planets" and "plants", "landing" and "lending".
const LETTER_MIN_CHARS = 8;
// Endings of many and one, each to be tried instead of the other: a barn is not many bars.
const ENGLISH_ENDINGS: readonly (readonly [string, string])[] = [
  ['', 's'],
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
];
const ENDINGS: typeof ENGLISH_ENDINGS = [...ENGLISH_ENDINGS, ['n', ''], ['en', ''], ['e', ''], ['er', '']];

type Match<What> = { call: Call<What>; from: number; to: number };

/** The subject and the place that a text speaks of: the word that heads it, in English and German the last of a run. */
export function findSubject(text: string, language: Language): Found {
  const { calledSubjects, calledPlaces } = committedStarters();
  const words = (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
  const places = matchesIn(words, calledPlaces, language);
  // The truck of a food truck is none of its own.
  const isInPlace = ({ from, to }: Match<unknown>) =>
    places.some((place) => place.from <= from && to <= place.to && to - from < place.to - place.from);
  const isHeadLast = HEAD_LAST.has(language);
  const isModifier = (match: Match<Subject>) =>
    isHeadLast &&
    !match.call.asksForForm &&
    (isOfHead(words, match, places) || (language === 'en' && isOfUnknown(words, match)));
  const subjects = matchesIn(words, calledSubjects, language, (match) => isInPlace(match) || isModifier(match));
  const first = places[0]?.from ?? 0;
  // What stands right before a place is which of its kind it is.
  const isJoined = (word: string, at: number) => at < first && JOINTS.has(word);
  const before = words.slice(0, isHeadLast ? words.findLastIndex(isJoined) + 1 : first);
  return {
    subject: headOf(words, subjects, language),
    place: headOf(words, places, language),
    isOfPlace: before.some((word) => !JOINTS.has(word) && !OF_SCREENS.has(word)),
  };
}

// The dog of a dog salon says which salon it is.
function isOfHead(words: readonly string[], { to }: Match<Subject>, places: readonly Match<Place>[]): boolean {
  return places.some(
    ({ call, from }) => !call.isWeak && to <= from && !words.slice(to, from).some((word) => JOINTS.has(word)),
  );
}

// So does what stands in the singular before a word that nothing is known of: a reading circle is no list of books.
function isOfUnknown(words: readonly string[], { from, to }: Match<Subject>): boolean {
  const { calledSubjects, calledPlaces } = committedStarters();
  const [word = '', head = ''] = words.slice(to - 1, to + 1);
  if (to - from > 1 || word.endsWith('s') || head.length < PART_MIN_CHARS) return false;
  const isKnown = [calledSubjects, calledPlaces].some((calls) => {
    const phrase = words.slice(to, to + 2).join(' ');
    return inOtherNumber<unknown>(calls, head, 'en') !== undefined || calls.has(phrase);
  });
  return !isKnown && !JOINTS.has(head) && !isNeutral(head);
}

type Calls<What> = ReadonlyMap<string, Call<What>>;
type LookUp = <What>(calls: Calls<What>, phrase: string, language: Language) => Call<What> | undefined;

// What is further from the written word is tried only where nothing nearer is found.
function matchesIn<What>(
  words: readonly string[],
  calls: Calls<What>,
  language: Language,
  isPassed: (match: Match<What>) => boolean = () => false,
): Match<What>[] {
  const matchesBy = (lookUp: LookUp) =>
    matchesOf(words, (phrase) => lookUp(calls, phrase, language)).filter((match) => !isPassed(match));
  let weak: Match<What>[] = [];
  for (const lookUp of [asWritten, inOtherNumber, ...(language === 'de' ? [asCompound] : [])]) {
    const matches = matchesBy(lookUp);
    if (matches.some(({ call }) => !call.isWeak)) return matches;
    if (weak.length === 0) weak = matches;
  }
  return weak.length > 0 ? weak : matchesBy(withSlip);
}

function matchesOf<What>(words: readonly string[], callOf: (phrase: string) => Call<What> | undefined): Match<What>[] {
  const matches: Match<What>[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let count = Math.min(MAX_PHRASE, words.length - from); count > 0; count -= 1) {
      const call = callOf(words.slice(from, from + count).join(' '));
      if (call === undefined) continue;
      matches.push({ call, from, to: from + count });
      from += count - 1;
      break;
    }
  }
  return matches;
}

// What ends a run of nouns: what stands behind it says more of them.
const JOINTS = setOf(
  'for of with to by from in on at and or about near without after before during per since over into showing we they people my our your their the a an who that which where i need want me please make build create give ' +
    'fur furs uber nach vor bei beim vom von mit zu zum zur im am an und oder der die das den dem des mein meine meinen meiner unser unsere unseren unserer ein eine einen mir ' +
    'de du des la le les l d un une pour mon ma mes notre nos dans el los las una para mi mis nuestro nuestra del al quiero ' +
    'o os as um uma do da dos das no na meu minha nosso nossa pra quero il lo gli i uno per mio mia nostro nostra della dello di nel nella',
);
// What screens are called, and how.
const OF_SCREENS = setOf(
  'app application appli tool dashboard page site website web homepage landing screen panel board overview home management manager system ' +
    'software something thing portal admin kanban pricing prices price plans settings form calendar map list simple small new nice little big local ' +
    'seite webseite ubersicht verwaltung startseite preise kleine kleinen kleines tafel tableau bord gestion accueil tarifs petit petite ' +
    'tablero pagina precios gestion sitio algo pequena pequeno painel gestao tela precos pannello cruscotto gestione sito prezzi aplicacion ' +
    'aplicativo applicazione outil herramienta strumento kalender calendrier calendario lista liste karte carte mapa mappa',
);

// Lists and the like, which are of what stands before them, and words that tell when.
const HOLDERS = setOf(
  'tracker tracking planner plan log history template manager database diary register viewer finder search ideas report reports summary ' +
    'details record records entry entries builder creator maker editor view board chart sheet table card cards directory archive collection ' +
    'profile file slip preview confirmation receipt approval comparison posting feed queue counter total totals stats statistics analytics ' +
    'metrics trend trends options preferences submission signup checkout ' +
    'helper assistant program info information data status progress organizer organiser planning reminder reminders today tomorrow week ' +
    'weekly month monthly daily year due done please thanks here stuff work workflow request requests level levels detail renewal renewals payment payments ' +
    'planer planung buch heft formular antrag kartei datei tabelle erfassung fuhrung suche archiv konto zettel heute woche bitte',
);

function isNeutral(word: string): boolean {
  return OF_SCREENS.has(word) || HOLDERS.has(word);
}

function headOf<What>(
  words: readonly string[],
  matches: readonly Match<What>[],
  language: Language,
): Call<What> | undefined {
  const strong = matches.filter(({ call }) => !call.isWeak);
  const meant = strong.length > 0 ? strong : matches;
  const asking = meant.find(({ call }) => call.asksForForm);
  if (asking !== undefined) return asking.call;
  let head = meant[0];
  for (const match of HEAD_LAST.has(language) ? meant : [])
    if (!words.slice(head?.to, match.from).some((word) => JOINTS.has(word))) head = match;
  return head?.call;
}

function asWritten<What>(calls: Calls<What>, phrase: string): Call<What> | undefined {
  return calls.get(phrase);
}

function inOtherNumber<What>(calls: Calls<What>, phrase: string, language: Language): Call<What> | undefined {
  const written = calls.get(phrase);
  if (written !== undefined || phrase.length < PART_MIN_CHARS) return written;
  for (const [from, to] of language === 'en' ? ENGLISH_ENDINGS : ENDINGS) {
    const call = phrase.endsWith(from) ? calls.get(phrase.slice(0, phrase.length - from.length) + to) : undefined;
    if (call !== undefined) return call;
  }
  return undefined;
}

// The last part of a compound says what it is, the first what it is about: "Mitgliederverwaltung".
function asCompound<What>(calls: Calls<What>, phrase: string, language: Language): Call<What> | undefined {
  const whole = inOtherNumber(calls, phrase, language);
  if (whole !== undefined || phrase.includes(' ')) return whole;
  if (phrase.length < COMPOUND_MIN_CHARS || phrase.length > COMPOUND_MAX_CHARS) return undefined;
  for (let at = 2; at <= phrase.length - PART_MIN_CHARS; at += 1) {
    const call = inOtherNumber(calls, phrase.slice(at), language);
    if (call !== undefined && !call.isWeak) return call;
  }
  // What heads it says no more than that there is a list of it.
  for (let end = phrase.length - PART_MIN_CHARS + 1; end >= PART_MIN_CHARS; end -= 1) {
    if (![0, 1, 2].some((joint) => isNeutral(phrase.slice(end + joint)))) continue;
    const call = inOtherNumber(calls, phrase.slice(0, end), language);
    if (call !== undefined && !call.isWeak) return call;
  }
  return undefined;
}

function withSlip<What>(calls: Calls<What>, phrase: string, language: Language): Call<What> | undefined {
  const whole = inOtherNumber(calls, phrase, language);
  if (whole !== undefined || phrase.includes(' ') || phrase.length < SLIPPED_MIN_CHARS) return whole;
  if (isNeutral(phrase) || JOINTS.has(phrase)) return undefined;
  for (const [known, call] of calls) if (known[0] === phrase[0] && isSlipOf(known, phrase)) return call;
  return undefined;
}

/** Whether two letters changed places or one is doubled or not, or in a long word one is missing, added or wrong. */
function isSlipOf(known: string, written: string): boolean {
  if (Math.abs(known.length - written.length) > 1) return false;
  let at = 0;
  while (at < known.length && known[at] === written[at]) at += 1;
  const isLong = Math.min(known.length, written.length) >= LETTER_MIN_CHARS;
  const isSwapped = known[at] === written[at + 1] && known[at + 1] === written[at];
  // Endings change places without a slip: "planets" and "plantes".
  if (isSwapped && (isLong || at + 3 < known.length) && known.slice(at + 2) === written.slice(at + 2)) return true;
  const isMissing = known.slice(at + 1) === written.slice(at);
  const isAdded = known.slice(at) === written.slice(at + 1);
  if ((isMissing || isAdded) && (isMissing ? known : written)[at] === known[at - 1]) return true;
  // The last letter tells one word from another: "partido" and "partida".
  const isInside = at < Math.min(known.length, written.length) - 1;
  return isLong && isInside && (isMissing || isAdded || known.slice(at + 1) === written.slice(at + 1));
}
