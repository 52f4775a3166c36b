import { foldText } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { ARTICLES, setOf } from '#builtin/understand/learned/connectives.ts';
import { tokensOf, type Token } from '#builtin/understand/learned/tokens.ts';
import { quotedAs, type Quoted } from '#builtin/understand/words/quoted.ts';
import { sentencesOf } from '#builtin/understand/words/sentences.ts';

/** What the screen is called, and whose it is. */
export type Title = {
  title: string | undefined;
  owner: string | undefined;
  /** The words that name the screen, as far as they say what kind of screen it is. */
  head: string;
  /** What the request calls it elsewhere than in these words: shown as it is told. */
  told?: string;
};

const MAX_CHARS = 60;
const OWNER_MAX_CHARS = 46;
// Folded words that only ask for a screen, before its name.
const ASKING = setOf(
  [
    'please hi hello hey can could would will you i we want need like to have get d create build make design generate show give',
    'render display draw compose provide prepare add write produce develop craft implement set up mock let me us see view manage',
    'what where who now then next finally continue with go on tell ask them for users people',
    'bitte ich mochte brauche will wir brauchen erstelle erstell baue bau zeige zeig mach gib entwirf generiere mir uns verwalte',
    'creer cree creez affiche afficher affichez montre montrez fais faites je veux voudrais j ai besoin moi gerer gere',
    'crea crear muestra mostrar haz hacer disena genera quiero necesito gestiona crie criar mostre mostra faca gere quero preciso',
    'de mostrami fammi voglio ho bisogno di gestisci gerencie track compare list notify inform about that',
  ].join(' '),
);
// Words after which a name goes on to tell what is on the screen.
const END = setOf(
  [
    'with containing including include includes showing that which where who whose when so using asking collecting listing',
    'displaying based grouped sorted compared between broken having has contains allowing as mit damit das die als avec qui',
    'con que com che como en',
  ].join(' '),
);
const END_SIGNS = setOf(': , ( – — - ; ? !');
const PRAISE = setOf(
  [
    'simple basic clean modern nice beautiful small quick complete full new responsive minimal minimalistic single good great',
    'professional sleek elegant friendly einfaches einfache einfachen schones sortable searchable filterable all alle open-ended',
  ].join(' '),
);
const DETERMINERS = new Set([
  ...ARTICLES,
  ...setOf('my our your their his her its mein meine unser unsere mon ma notre mi su nuestro mio minha meu'),
]);
const FOR = setOf('for at fur bei pour para per');
const OF = setOf('of der des de von aller du di dos das do d’');
const TO = setOf('to zum zur');
const FORMS = setOf('form page screen formular formulaire formulario modulo something etwas tool');
const JUST_FORMS = setOf('form formular formulaire formulario modulo something etwas');
const LISTS = setOf(
  [
    'list table overview directory map calendar timeline gallery dashboard board liste tabelle tableau lista tabla tabela elenco',
    'ubersicht karte kalender galerie zeitleiste carte calendrier mapa calendario mappa calendrier galeria galleria',
  ].join(' '),
);
// Words that tell the form of a screen and nothing of what it is about.
const FORMS_OF_SCREENS = setOf(
  [
    'dashboard board kanban panel settings calendar map table list overview wizard editor gallery timeline landing home view something etwas',
    'ubersicht einstellungen kalender karte tafel tabelle liste startseite galerie zeitleiste tableau de bord parametres',
    'reglages calendrier carte accueil panel tablero ajustes configuracion calendario mapa tabla lista painel quadro',
    'configuracoes tabela impostazioni bacheca mappa pannello',
  ].join(' '),
);
// Of which not even that is worth a line above the title.
const SILENT = setOf('landing home startseite accueil something etwas');
const GENERIC_TAIL = setOf(
  'wizard stepper step page pages screen screens view views ui interface app layout seite ansicht pantalla ecran',
);
const SCREEN_NOUNS = setOf(
  [
    'form formular formulaire formulario modulo dashboard page screen panel settings wizard calendar board map editor table list',
    'view app site portal overview survey checkout flow booking reservation registration pricing plans schedule timetable planner',
    'tracker checklist log report menu gallery catalog catalogue inventory onboarding directory roster order request bord',
    'kontaktformular',
  ].join(' '),
);
const AND = setOf('and & und et y e');
const ON = setOf('on in auf in sur dans en su em');
const SHOWN_IN = setOf(
  'map board calendar dashboard table list screen page karte kalender tabelle tafel carte calendrier mapa calendario mappa',
);
const TIMES = setOf('week month day year today tomorrow morning woche monat semaine mois semana mes');
const STEPS = setOf('steps schritten etapes pasos passi passos');
const QUESTIONS = setOf('what where who how');
const IS = setOf('is are s');
const WHERE = setOf('where that on');
const WHETHER = setOf('whether if ob si se');
const COUNTS = setOf('two three four five six multi zwei drei vier mehrstufiger');

type Word = Token & { folded: string };

/** The title of a screen: quoted as such, else the words that name it. Undefined when the prompt has none fit to show. */
export function readTitle(prompt: string, quoted: readonly Quoted[]): Title {
  const said = quotedAs('title', quoted);
  const [sentence = ''] = sentencesOf(prompt);
  const words = tokensOf(sentence.replaceAll(/["“”„«»]/g, '')).map((token) => ({
    ...token,
    folded: foldText(token.text),
  }));
  const asked = countOf(
    words,
    0,
    ({ folded }, at) =>
      (ASKING.has(folded) && !OF.has(words[at + 1]?.folded ?? '')) ||
      DETERMINERS.has(folded) ||
      PRAISE.has(folded) ||
      (at > 0 && AND.has(folded)) ||
      (IS.has(folded) && QUESTIONS.has(words[at - 1]?.folded ?? '')),
  );
  const counted = afterCount(words, afterCan(words, afterWhether(words, asked)));
  const end = endOf(words, counted);
  const head = withoutPlaces(words.slice(counted, end), words[end]?.text);
  const isFirstOfList = counted === asked && asked > 0 && words[end]?.text === ',' && !head.some(isScreenNoun);
  const { name, owner } = parted(afterForm(afterList(head)));
  // The app of "settings of a heating app" is whose they are.
  const isTailOfAll = !name.some(({ folded }) => OF.has(folded));
  const isGeneric = GENERIC_TAIL.has(name.at(-1)?.folded ?? '') && name.length > 1 && isTailOfAll;
  const rest = isGeneric ? name.slice(0, -1) : name;
  const isJustForm = owner.length > 0 && rest.length === 1 && JUST_FORMS.has(rest[0]?.folded ?? '');
  // The notifications of "settings for notifications" are what the screen is about.
  const isJustShape = owner.length > 0 && rest.every(({ folded }) => FORMS_OF_SCREENS.has(folded));
  const called = isJustForm || isJustShape ? owner : rest;
  const title = said ?? (isFirstOfList ? undefined : textOf(called));
  const isUntold = isJustForm || (isJustShape && SILENT.has(rest[0]?.folded ?? ''));
  const owned = isUntold ? undefined : textOf(isJustShape ? rest : owner);
  return {
    title: fits(title) ? title : undefined,
    owner: fits(owned) && owned.length < OWNER_MAX_CHARS ? owned : undefined,
    head: words
      .slice(asked, end)
      .map(({ text }) => text)
      .join(' '),
  };
}

function countOf(words: readonly Word[], from: number, isPassed: (word: Word, at: number) => boolean): number {
  let at = from;
  for (let word = words[at]; word !== undefined && isPassed(word, at); word = words[at]) at += 1;
  // Nothing but asking words: they are the name after all.
  return at === words.length ? from : at;
}

// "A page where a patient can book an appointment" is called "Book an appointment".
function afterCan(words: readonly Word[], from: number): number {
  if (!FORMS.has(words[from]?.folded ?? '') || !WHERE.has(words[from + 1]?.folded ?? '')) return from;
  const can = words.findIndex(({ folded }, at) => at > from + 1 && at < from + 7 && folded === 'can');
  return can < 0 || can === words.length - 1 ? from : can + 1;
}

// "Ask whether to delete the account" is called "Delete the account".
function afterWhether(words: readonly Word[], from: number): number {
  if (from === 0 || !WHETHER.has(words[from]?.folded ?? '')) return from;
  return TO.has(words[from + 1]?.folded ?? '') ? from + 2 : from + 1;
}

// "3-step checkout" is called "Checkout".
function afterCount(words: readonly Word[], from: number): number {
  const [first = ''] = (words[from]?.folded ?? '').split('-');
  const isCount = /^\d+$/.test(first) || COUNTS.has(first);
  const isOfSteps = /step|stuf|page|part/.test(`${words[from]?.folded} ${words[from + 1]?.folded}`);
  if (!isCount || !isOfSteps) return from;
  return words[from]?.folded.includes('-') === true ? from + 1 : from + 2;
}

function endOf(words: readonly Word[], from: number): number {
  const found = words.findIndex(
    ({ text }, at) =>
      at > from &&
      (END_SIGNS.has(text) || isEnd(words, at) || text === '.' || isInSteps(words, at) || isOnScreen(words, at)),
  );
  return found < 0 ? words.length : found;
}

// The "die" of "für die Anmeldung" is an article.
function isEnd(words: readonly Word[], at: number): boolean {
  // "Employees I can search": what somebody does with them is no part of what they are.
  if (words[at]?.text === 'I' || words[at]?.text === 'we') return at > 0;
  const isArticle = DETERMINERS.has(words[at]?.folded ?? '') && FOR.has(words[at - 1]?.folded ?? '');
  return END.has(words[at]?.folded ?? '') && !isArticle;
}

// "Stores in Boston, Chicago and Denver" are not those in Boston.
function withoutPlaces(words: readonly Word[], sign: string | undefined): readonly Word[] {
  const at = words.findLastIndex(({ folded }) => ON.has(folded));
  return sign === ',' && at > 0 && words.length - at <= 3 ? words.slice(0, at) : words;
}

// "Insurance claim in steps": how it is asked for is no part of what it is called.
function isInSteps(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]?.folded ?? '';
  return words[at]?.folded === 'in' && (STEPS.has(next) || STEPS.has(words[at + 2]?.folded ?? ''));
}

// "Delivery vans on a map": what shows them is no part of what they are.
function isOnScreen(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return ON.has(words[at]?.folded ?? '') && DETERMINERS.has(next?.folded ?? '') && isShownIn(words[at + 2]);
}

function isShownIn(word: Word | undefined): boolean {
  return word !== undefined && SHOWN_IN.has(word.folded);
}

// "List of orders" is called "Orders".
function afterList(words: readonly Word[]): Word[] {
  const isList = LISTS.has(words[0]?.folded ?? '') && OF.has(words[1]?.folded ?? '') && words[2]?.folded !== 'bord';
  if (!isList) return [...words];
  return words.slice(countOf(words, 2, ({ folded }) => DETERMINERS.has(folded) || PRAISE.has(folded)));
}

// "Form to report a pothole" is called "Report a pothole".
function afterForm(words: readonly Word[]): Word[] {
  const isForm = FORMS.has(words[0]?.folded ?? '') && TO.has(words[1]?.folded ?? '') && words.length > 2;
  return isForm ? words.slice(2) : [...words];
}

// "Contact form for a law firm": the name, and whose it is.
function parted(words: readonly Word[]): { name: Word[]; owner: Word[] } {
  const at = words.findLastIndex(({ folded }) => FOR.has(folded));
  const behind = words.slice(at + 1);
  const owner = DETERMINERS.has(behind[0]?.folded ?? '') ? behind.slice(1) : behind;
  const name = words.slice(0, at);
  const isOwned = at > 0 && owner.length > 0 && name.some(isScreenNoun) && !TIMES.has(owner[0]?.folded ?? '');
  return isOwned ? { name, owner } : { name: [...words], owner: [] };
}

function isScreenNoun({ folded }: Word): boolean {
  return SCREEN_NOUNS.has(folded) || FORMS_OF_SCREENS.has(folded) || /(?:formular|editor|kalender|liste)$/.test(folded);
}

// The words as they stand in the text, with the blanks between them.
function textOf(words: readonly Word[]): string {
  let text = '';
  let end = words[0]?.start ?? 0;
  for (const word of words) {
    text += (word.start > end ? ' ' : '') + word.text;
    ({ end } = word);
  }
  return capitalized(text);
}

function fits(text: string | undefined): text is string {
  const isAnyScreen = text !== undefined && GENERIC_TAIL.has(foldText(text));
  return text !== undefined && text.length <= MAX_CHARS && !isAnyScreen && /[\p{L}\p{N}]/u.test(text);
}
