import { ARTICLES, CONJUNCTIONS, setOf } from '#builtin/understand/learned/connectives.ts';
import { isNumberWord } from '#builtin/understand/amounts/stated-counts.ts';
import type { OpeningRun } from '#builtin/understand/learned/opening.ts';
import type { Token } from '#builtin/understand/learned/tokens.ts';

const STOPS = setOf(', : ; . ? ! ( – — /');
// Words that people write around a request but never on a screen.
const CHATTER = setOf(
  'lol haha hehe pls plz please thanks thx ty omg btw asap kinda bitte danke merci svp stp por favor porfa pfv pf vlw obrigado obrigada gracias grazie',
);
const WISHES = setOf(
  'want wants need needs make build create would like möchte brauche bräuchte hätte will voudrais veux souhaite quiero queria quería quisiera necesito querría quero preciso gostaria vorrei voglio serve',
);
/** Words that a title cannot end in: "banner after". */
export const DANGLING = setOf(
  'for with to from by in on at and or of before after until while when if where that which für mit zu zum zur von vor nach bei und oder bevor wenn pour avec avant après et ou si por con para antes después y o si cuando com depois e quando se per prima dopo tra fra de del di da do du al alla allo ai agli alle aux au à às ao aos dal dalla del della nel nella em nas nos im am beim vom',
);
/** Words for a screen of any kind, which therefore name none. */
export const GENERIC = setOf(
  'app application thing something page screen view popup pop-up modal dialog dialogue window site website seite ansicht fenster bildschirm webseite appli écran fenêtre aplicación pantalla página pagina ventana algo web aplicativo tela janela applicazione schermata finestra sito',
);
// "Calendar website" means a calendar.
const PAGES = setOf('page screen website site seite webseite');
const ABOUT = setOf('about über sur sobre');
const TO = setOf('to um zu zum');
const FOR = setOf('for für fürs pour para pra per');
const POSSESSIVES = setOf(
  'my our your mein meine meinen meinem unser unsere unseren unserem mon ma mes notre nos mi mis nuestro nuestra nuestros nuestras meu minha meus minhas nosso nossa mio mia nostro nostra',
);
const CLAUSES = setOf(
  'where that which who whose when so with containing showing mit samt wo wer damit avec où qui con donde que com onde dove che',
);
// "We run a bakery" and "we sell flowers" say whose the screen is.
const OWNING_VERBS = setOf(
  'run own have manage organise organize betreibe betreiben habe haben leite leiten organisiere organisieren ai avons tiens tenons gère gérons tengo tenemos tenho temos ho abbiamo gestisco gestiamo',
);
const VAGUE = setOf(
  'small little tiny local klein kleine kleinen kleines kleinem petit petite pequeño pequeña pequeno pequena piccolo piccola',
);
/** Particles of verbs: "log in", "check out". */
export const PARTICLES = setOf('in on up out off');
const TRADE_VERBS = setOf('do run sell offer');
// Nouns after "have" that do not say whose the screen is: "I have an idea".
const NOT_OWNED = setOf('not idea question problem lot few frage idee problem idée question pregunta ideia domanda');
const PHRASE_WORDS_MAX = 6;

/**
 * The runs that make up a title, without chatter, a dangling end ("banner after"), a wish before the name, or a name that only
 * says "screen". If no run says whose the screen is, "for our …" or "we run a …" may say so.
 */
export function trimmedRuns(tokens: readonly Token[], runs: readonly OpeningRun[]): readonly OpeningRun[] {
  const trimmed = withoutUsers(
    tokens,
    withTopic(
      tokens,
      runs.flatMap((run) => trimmedRun(tokens, run)),
    ),
  );
  return trimmed.some(({ tag }) => tag === 'subject') ? trimmed : [...trimmed, ...statedOwner(tokens, trimmed)];
}

// "Quiz about rivers" is one name.
function withTopic(tokens: readonly Token[], runs: readonly OpeningRun[]): readonly OpeningRun[] {
  const [name, subject] = [runs.find(({ tag }) => tag === 'name'), runs.find(({ tag }) => tag === 'subject')];
  if (name === undefined || subject === undefined) return runs;
  const isTopic = name.to === subject.from - 1 && ABOUT.has(tokens[name.to]?.lower ?? '');
  return isTopic ? [...runs.filter((run) => run !== name && run !== subject), { ...name, to: subject.to }] : runs;
}

// "For members to reserve a court": the members use the screen, but it is not theirs.
function withoutUsers(tokens: readonly Token[], runs: readonly OpeningRun[]): readonly OpeningRun[] {
  const [name, subject] = [runs.find(({ tag }) => tag === 'name'), runs.find(({ tag }) => tag === 'subject')];
  if (name === undefined || subject === undefined) return runs;
  const between = tokens.slice(subject.to, name.from);
  let before = subject.from - 1;
  while (ARTICLES.has(tokens[before]?.lower ?? '')) before -= 1;
  const isUser =
    FOR.has(tokens[before]?.lower ?? '') && subject.to <= name.from && between.every(({ lower }) => TO.has(lower));
  return isUser ? runs.filter((run) => run !== subject) : runs;
}

function trimmedRun(tokens: readonly Token[], run: OpeningRun): OpeningRun[] {
  const lower = (at: number) => tokens[at]?.lower ?? '';
  const isTrimmable = (word: string) =>
    CHATTER.has(word) || DANGLING.has(word) || ARTICLES.has(word) || POSSESSIVES.has(word);
  let { from, to } = run;
  const isPhrasalVerb = to - from === 2 && PARTICLES.has(lower(to - 1));
  if (!isPhrasalVerb) while (to > from && isTrimmable(lower(to - 1))) to -= 1;
  while (from < to && (isTrimmable(lower(from)) || WISHES.has(lower(from)) || isStepCount(lower(from)))) from += 1;
  while (to - from > 1 && PAGES.has(lower(to - 1))) to -= 1;
  const isGeneric = tokens.slice(from, to).every((token) => GENERIC.has(token.lower) || ARTICLES.has(token.lower));
  return from === to || (isGeneric && run.tag !== 'shape') ? [] : [{ ...run, from, to }];
}

// "Two-step checkout".
function isStepCount(word: string): boolean {
  const [count = '', things] = word.split('-');
  return things === 'step' && (isNumberWord(count) || /^\d$/.test(count));
}

// "Order form for our bakery", "we run a bakery and want an order form".
function statedOwner(tokens: readonly Token[], runs: readonly OpeningRun[]): OpeningRun[] {
  const name = runs.find(({ tag }) => tag === 'name');
  if (name === undefined) return [];
  const isDetermined = (at: number) => {
    const { lower } = tokens[at] ?? { lower: '' };
    return ARTICLES.has(lower) || POSSESSIVES.has(lower);
  };
  if (FOR.has(tokens[name.to]?.lower ?? '') && isDetermined(name.to + 1)) return phraseFrom(tokens, name.to + 1);
  const ownerVerb = tokens.findIndex(
    ({ lower }, at) =>
      (OWNING_VERBS.has(lower) && isDetermined(at + 1)) || (TRADE_VERBS.has(lower) && tokens[at - 1]?.lower === 'we'),
  );
  return ownerVerb < 0 || ownerVerb > name.from
    ? []
    : phraseFrom(tokens, ownerVerb + 1).filter(({ to }) => to < name.from);
}

// The noun phrase that starts here, up to the next clause.
function phraseFrom(tokens: readonly Token[], start: number): OpeningRun[] {
  const lower = (at: number) => tokens[at]?.lower ?? '';
  const leads = (at: number) => ARTICLES.has(lower(at)) || POSSESSIVES.has(lower(at)) || VAGUE.has(lower(at));
  const ends = (at: number) => STOPS.has(lower(at)) || CLAUSES.has(lower(at)) || CONJUNCTIONS.has(lower(at));
  let from = start;
  while (WISHES.has(lower(from)) || leads(from)) from += 1;
  let to = from;
  while (to < tokens.length && !ends(to)) to += 1;
  while (to > from && (CHATTER.has(lower(to - 1)) || DANGLING.has(lower(to - 1)))) to -= 1;
  const isSpecific = tokens.slice(from, to).some((token) => !GENERIC.has(token.lower));
  const isUsable = isSpecific && to - from <= PHRASE_WORDS_MAX && !NOT_OWNED.has(lower(from));
  return isUsable ? [{ tag: 'subject', from, to }] : [];
}
