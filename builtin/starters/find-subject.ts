import { foldText } from '#builtin/understand/words/fold-text.ts';
import { setOf } from '#builtin/understand/learned/connectives.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { committedStarters, type PhraseEntry, type Place, type Subject } from './read-starters.ts';

/** What a request is about, as far as the starters know it. */
export type Found = {
  subject: PhraseEntry<Subject> | undefined;
  /** The folded words that name the subject. */
  phrase: string;
  place: PhraseEntry<Place> | undefined;
  /** Unknown words precede the place: "umbrellas of our school" is about umbrellas, not about the school. */
  hasUnknownThing: boolean;
};

// In these languages the last noun of a compound is its head: "puppy training appointments".
const HEAD_LAST: ReadonlySet<Language> = new Set(['en', 'de']);
const MAX_WORDS = 40;
const MAX_PHRASE = 5;
// Shorter parts of a compound are not looked up.
const PART_MIN_CHARS = 4;
const COMPOUND_MIN_CHARS = 8;
// Longer strings are not words; the limit bounds the number of parts to look up.
const COMPOUND_MAX_CHARS = 40;
const TYPO_MIN_CHARS = 6;
// Shorter words may differ by one letter without a typo: "planets" and "plants", "landing" and "lending".
const WRONG_LETTER_MIN_CHARS = 8;
// Endings of singular and plural, replaced by each other. English excludes "n", or "barn" would be a plural of "bar".
const ENGLISH_ENDINGS: readonly (readonly [string, string])[] = [
  ['', 's'],
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
];
const ENDINGS: typeof ENGLISH_ENDINGS = [...ENGLISH_ENDINGS, ['n', ''], ['en', ''], ['e', ''], ['er', '']];

/** A phrase found in the text; `from` and `to` are word positions, `to` exclusive. */
type Match<What> = { entry: PhraseEntry<What>; from: number; to: number };

/** Finds the subject and the place that a text names, by its head noun: in English and German the last one of a compound. */
export function findSubject(text: string, language: Language): Found {
  const { subjectsByPhrase, placesByPhrase } = committedStarters();
  const words = (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
  const places = matchesIn(words, placesByPhrase, language);
  // "Truck" within "food truck" is not a subject of its own.
  const isInPlace = ({ from, to }: Match<unknown>) =>
    places.some((place) => place.from <= from && to <= place.to && to - from < place.to - place.from);
  const isHeadLast = HEAD_LAST.has(language);
  const isModifier = (match: Match<Subject>) =>
    isHeadLast &&
    !match.entry.asksForForm &&
    (modifiesPlace(words, match, places) || (language === 'en' && modifiesUnknownNoun(words, match)));
  const asDecided = (match: Match<Subject>) => withDecision(words, match, places, language);
  const subjects = matchesIn(
    words,
    subjectsByPhrase,
    language,
    (match) => !asDecided(match).entry.isDecisive && (isInPlace(match) || isModifier(match)),
  ).map(asDecided);
  const first = places[0]?.from ?? 0;
  // Nouns right before a place describe it ("dog salon"); only words before a connective are a thing of their own.
  const isJoined = (word: string, at: number) => at < first && CONNECTIVES.has(word);
  const before = words.slice(0, isHeadLast ? words.findLastIndex(isJoined) + 1 : first);
  const head = headOf(words, subjects, language);
  return {
    subject: head?.entry,
    phrase: words.slice(head?.from, head?.to).join(' '),
    place: headOf(words, places, language)?.entry,
    hasUnknownThing: before.some((word) => !CONNECTIVES.has(word) && !SCREEN_WORDS.has(word)),
  };
}

// A tracker of gift cards is a list of them, and not one gift card.
const ONE_ALONE: ReadonlySet<Subject['kind']> = new Set(['record', 'document']);
// A phrase that ends in one of these is the head, whatever follows: "packing list ski trip".
const LIST_NOUNS = setOf('list book rota board table schedule settings inventory');

// In English a noun after a phrase is the head instead: "missing bike parts". Places, numbers and generic nouns are not.
function withDecision(
  words: readonly string[],
  match: Match<Subject>,
  places: readonly Match<Place>[],
  language: Language,
): Match<Subject> {
  const next = words[match.to];
  const isOne = ONE_ALONE.has(match.entry.what.kind);
  const isHead =
    language !== 'en' ||
    next === undefined ||
    /^\d/.test(next) ||
    CONNECTIVES.has(next) ||
    LIST_NOUNS.has(words[match.to - 1] ?? '') ||
    (isOne ? SCREEN_WORDS.has(next) : isGeneric(next)) ||
    places.some(({ from }) => from === match.to);
  return isHead ? match : { ...match, entry: { ...match.entry, isDecisive: false } };
}

// In "dog salon", the dog only describes the salon.
function modifiesPlace(words: readonly string[], { to }: Match<Subject>, places: readonly Match<Place>[]): boolean {
  return places.some(
    ({ entry, from }) => !entry.isWeak && to <= from && !words.slice(to, from).some((word) => CONNECTIVES.has(word)),
  );
}

// A singular noun before an unknown one only describes it: a "recipe contest" is not a list of recipes.
function modifiesUnknownNoun(words: readonly string[], { from, to }: Match<Subject>): boolean {
  const { subjectsByPhrase, placesByPhrase } = committedStarters();
  const [word = '', head = ''] = words.slice(to - 1, to + 1);
  if (to - from > 1 || word.endsWith('s') || head.length < PART_MIN_CHARS) return false;
  const isKnown = [subjectsByPhrase, placesByPhrase].some((phrases) => {
    const phrase = words.slice(to, to + 2).join(' ');
    return inEitherNumber<unknown>(phrases, head, 'en') !== undefined || phrases.has(phrase);
  });
  return !isKnown && !CONNECTIVES.has(head) && !isGeneric(head);
}

type Phrases<What> = ReadonlyMap<string, PhraseEntry<What>>;
type LookUp = <What>(phrases: Phrases<What>, phrase: string, language: Language) => PhraseEntry<What> | undefined;

// Tries exact phrases first, then singular and plural, German compounds and, last, typos.
function matchesIn<What>(
  words: readonly string[],
  phrases: Phrases<What>,
  language: Language,
  isExcluded: (match: Match<What>) => boolean = () => false,
): Match<What>[] {
  const matchesBy = (lookUp: LookUp) =>
    longestMatches(words, (phrase) => lookUp(phrases, phrase, language)).filter((match) => !isExcluded(match));
  let weak: Match<What>[] = [];
  for (const lookUp of [exactly, inEitherNumber, ...(language === 'de' ? [asCompound] : [])]) {
    const matches = matchesBy(lookUp);
    if (matches.some(({ entry }) => !entry.isWeak)) return matches;
    if (weak.length === 0) weak = matches;
  }
  return weak.length > 0 ? weak : matchesBy(withTypo);
}

function longestMatches<What>(
  words: readonly string[],
  entryOf: (phrase: string) => PhraseEntry<What> | undefined,
): Match<What>[] {
  const matches: Match<What>[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let count = Math.min(MAX_PHRASE, words.length - from); count > 0; count -= 1) {
      const entry = entryOf(words.slice(from, from + count).join(' '));
      if (entry === undefined) continue;
      matches.push({ entry, from, to: from + count });
      from += count - 1;
      break;
    }
  }
  return matches;
}

// Connectives end a compound noun; the words after them describe it.
const CONNECTIVES = setOf(
  'for of with to by from in on at and or about near without after before during per since over into showing we they people my our your their the a an who that which where i need want me please make build create give ' +
    'fur furs uber nach vor bei beim vom von mit zu zum zur im am an und oder der die das den dem des mein meine meinen meiner unser unsere unseren unserer ein eine einen mir ' +
    'de du des la le les l d un une pour mon ma mes notre nos dans el los las una para mi mis nuestro nuestra del al quiero ' +
    'o os as um uma do da dos das no na meu minha nosso nossa pra quero il lo gli i uno per mio mia nostro nostra della dello di nel nella',
);
// Names of screens and adjectives for them.
const SCREEN_WORDS = setOf(
  'app application appli tool dashboard page site website web homepage landing screen panel board overview home management manager system ' +
    'software something thing portal admin kanban pricing prices price plans settings form calendar map list simple small new nice little big local ' +
    'seite webseite ubersicht verwaltung startseite preise kleine kleinen kleines tafel tableau bord gestion accueil tarifs petit petite ' +
    'tablero pagina precios gestion sitio algo pequena pequeno painel gestao tela precos pannello cruscotto gestione sito prezzi aplicacion ' +
    'aplicativo applicazione outil herramienta strumento kalender calendrier calendario lista liste karte carte mapa mappa',
);

// Generic nouns that take their subject from the noun before them ("invoice tracker"), and words for times.
const GENERIC_NOUNS = setOf(
  'tracker tracking planner plan log history template manager database diary register viewer finder search ideas report reports summary ' +
    'details record records entry entries builder creator maker editor view board chart sheet table card cards directory archive collection ' +
    'profile file slip preview confirmation receipt approval comparison posting feed queue counter total totals stats statistics analytics ' +
    'metrics trend trends options preferences submission signup checkout ' +
    'helper assistant program info information data status progress organizer organiser planning reminder reminders today tomorrow week ' +
    'weekly month monthly daily year due done please thanks here stuff work workflow request requests level levels detail renewal renewals payment payments ' +
    'planer planung buch heft formular antrag kartei datei tabelle erfassung fuhrung suche archiv konto zettel heute woche bitte keller schrank regal raum kiste contents',
);

function isGeneric(word: string): boolean {
  return SCREEN_WORDS.has(word) || GENERIC_NOUNS.has(word);
}

function headOf<What>(
  words: readonly string[],
  matches: readonly Match<What>[],
  language: Language,
): Match<What> | undefined {
  const decisive = matches.filter(({ entry }) => entry.isDecisive);
  const strong = decisive.length > 0 ? decisive : matches.filter(({ entry }) => !entry.isWeak);
  const candidates = strong.length > 0 ? strong : matches;
  const asking = candidates.find(({ entry }) => entry.asksForForm);
  if (asking !== undefined) return asking;
  let head = candidates[0];
  for (const match of HEAD_LAST.has(language) ? candidates : [])
    if (!words.slice(head?.to, match.from).some((word) => CONNECTIVES.has(word))) head = match;
  return head;
}

function exactly<What>(phrases: Phrases<What>, phrase: string): PhraseEntry<What> | undefined {
  return phrases.get(phrase);
}

function inEitherNumber<What>(
  phrases: Phrases<What>,
  phrase: string,
  language: Language,
): PhraseEntry<What> | undefined {
  const written = phrases.get(phrase);
  if (written !== undefined || phrase.length < PART_MIN_CHARS) return written;
  for (const [from, to] of language === 'en' ? ENGLISH_ENDINGS : ENDINGS) {
    const entry = phrase.endsWith(from) ? phrases.get(phrase.slice(0, phrase.length - from.length) + to) : undefined;
    if (entry !== undefined) return entry;
  }
  return undefined;
}

// Looks up the last part of a compound, or the first part before a generic noun: "Mitglieder" in "Mitgliederverwaltung".
function asCompound<What>(phrases: Phrases<What>, phrase: string, language: Language): PhraseEntry<What> | undefined {
  const whole = inEitherNumber(phrases, phrase, language);
  if (whole !== undefined || phrase.includes(' ')) return whole;
  if (phrase.length < COMPOUND_MIN_CHARS || phrase.length > COMPOUND_MAX_CHARS) return undefined;
  for (let at = 2; at <= phrase.length - PART_MIN_CHARS; at += 1) {
    const entry = inEitherNumber(phrases, phrase.slice(at), language);
    if (entry !== undefined && !entry.isWeak) return entry;
  }
  for (let end = phrase.length - PART_MIN_CHARS + 1; end >= PART_MIN_CHARS; end -= 1) {
    if (![0, 1, 2].some((joint) => isGeneric(phrase.slice(end + joint)))) continue;
    const entry = inEitherNumber(phrases, phrase.slice(0, end), language);
    if (entry !== undefined && !entry.isWeak) return entry;
  }
  return undefined;
}

function withTypo<What>(phrases: Phrases<What>, phrase: string, language: Language): PhraseEntry<What> | undefined {
  const whole = inEitherNumber(phrases, phrase, language);
  if (whole !== undefined || phrase.includes(' ') || phrase.length < TYPO_MIN_CHARS) return whole;
  if (isGeneric(phrase) || CONNECTIVES.has(phrase)) return undefined;
  for (const [known, entry] of phrases) if (known[0] === phrase[0] && isTypoOf(known, phrase)) return entry;
  return undefined;
}

/** True when two letters are swapped or a double letter is wrong or, in a long word, one letter is missing, added or wrong. */
function isTypoOf(known: string, written: string): boolean {
  if (Math.abs(known.length - written.length) > 1) return false;
  let at = 0;
  while (at < known.length && known[at] === written[at]) at += 1;
  const isLong = Math.min(known.length, written.length) >= WRONG_LETTER_MIN_CHARS;
  const isSwapped = known[at] === written[at + 1] && known[at + 1] === written[at];
  // Swapped letters at the end may be another word: "planets" and "plantes".
  if (isSwapped && (isLong || at + 3 < known.length) && known.slice(at + 2) === written.slice(at + 2)) return true;
  const isMissing = known.slice(at + 1) === written.slice(at);
  const isAdded = known.slice(at) === written.slice(at + 1);
  if ((isMissing || isAdded) && (isMissing ? known : written)[at] === known[at - 1]) return true;
  // A different last letter makes another word: "partido" and "partida".
  const isInside = at < Math.min(known.length, written.length) - 1;
  return isLong && isInside && (isMissing || isAdded || known.slice(at + 1) === written.slice(at + 1));
}
