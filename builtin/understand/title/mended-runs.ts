import { ARTICLES, CONJUNCTIONS, setOf } from '#builtin/understand/learned/connectives.ts';
import type { OpeningRun } from '#builtin/understand/learned/opening.ts';
import type { Token } from '#builtin/understand/learned/tokens.ts';

const STOPS = setOf(', : ; . ? ! ( – — /');
// What people say around a request and never on a screen.
const CHATTER = setOf(
  'lol haha hehe pls plz please thanks thx ty omg btw asap kinda bitte danke merci svp stp por favor pfv pf vlw obrigado obrigada gracias grazie',
);
const WISHES = setOf(
  'want wants need needs make build create would like möchte brauche bräuchte hätte will voudrais veux souhaite quiero queria quería quisiera necesito querría quero preciso gostaria vorrei voglio serve',
);
const OPEN_ENDS = setOf(
  'for with to from by in on at and or of before after until while when if where that which für mit zu zum zur von vor nach bei und oder bevor wenn pour avec avant après et ou si por con para antes después y o si cuando com depois e quando se per prima dopo tra fra de del di da do du',
);
// Words for a screen of whatever kind, which name none.
export const GENERIC = setOf(
  'app application thing something page screen view popup pop-up modal dialog dialogue window site website seite ansicht fenster bildschirm webseite appli écran fenêtre aplicación pantalla página pagina ventana algo web aplicativo tela janela applicazione schermata finestra sito',
);
const OF = setOf('of von de des du d’ d del da do di della dell’ dei');
const FOR = setOf('for für fürs pour para pra per');
const POSSESSIVES = setOf(
  'my our your mein meine meinen meinem unser unsere unseren unserem mon ma mes notre nos mi mis nuestro nuestra nuestros nuestras meu minha meus minhas nosso nossa mio mia nostro nostra',
);
const CLAUSES = setOf(
  'where that which who whose when so with containing showing mit samt wo wer damit avec où qui con donde que com onde dove che',
);
const ABOUT = setOf('about über sur sobre');
const PARTICLES = setOf('in up out off');
const FORMS = setOf('page form screen sheet button dialog view');
const HAVING = setOf(
  'run own have manage organise organize betreibe betreiben habe haben leite leiten organisiere organisieren ai avons tiens tenons gère gérons tengo tenemos tenho temos ho abbiamo gestisco gestiamo',
);
const VAGUE = setOf(
  'small little tiny local klein kleine kleinen kleines kleinem petit petite pequeño pequeña pequeno pequena piccolo piccola',
);
const NOT_OWNED = setOf('idea question problem lot few frage idee problem idée question pregunta ideia domanda');
const INFINITIVE = /^\p{L}{2,}[aei]re?$/u;
const PHRASE_WORDS_MAX = 6;

/**
 * The runs that a title is made of, without what no title has: chatter, an open end ("banner after"), a wish for a name. What
 * is missing then is looked up behind the words that name the screen, and whose it is in "for our …" and "we run a …".
 */
export function mendedRuns(tokens: readonly Token[], read: readonly OpeningRun[]): readonly OpeningRun[] {
  const runs = read.flatMap((run) => kept(tokens, run));
  const named = withTopic(tokens, withSubject(tokens, runs, read));
  return named.some(({ tag }) => tag === 'subject') ? named : [...named, ...ownerOf(tokens, named)];
}

// A run with its ends in order; none where nothing remains, or nothing that tells more than "screen".
function kept(tokens: readonly Token[], run: OpeningRun): OpeningRun[] {
  const lower = (at: number) => tokens[at]?.lower ?? '';
  let { from, to } = run;
  while (to > from && (CHATTER.has(lower(to - 1)) || OPEN_ENDS.has(lower(to - 1)))) to -= 1;
  while (from < to && (CHATTER.has(lower(from)) || WISHES.has(lower(from)))) from += 1;
  if (run.tag === 'shape') return from < to ? [{ ...run, from, to }] : [];
  if (to - from === 1 && PARTICLES.has(lower(to)) && isEndOrForm(tokens, to + 1)) to += 1;
  if (run.tag === 'name' && GENERIC.has(lower(from)) && OF.has(lower(from + 1)) && from + 2 < to) from += 2;
  const isBare = tokens.slice(from, to).every((token) => GENERIC.has(token.lower) || ARTICLES.has(token.lower));
  // "With a name" is what it has, not what it is about.
  const isMember = run.tag === 'subject' && run.from > 2 && isBehindWith(tokens, from);
  if (isBare || isMember) return [];
  return [{ ...run, from: run.tag === 'name' ? deedFrom(tokens, from, to) : from, to }];
}

// "Log in page": the particle belongs to the verb before it.
function isEndOrForm(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token === undefined || STOPS.has(token.lower) || FORMS.has(token.lower);
}

const WITH = setOf('with mit avec con com');

function isBehindWith(tokens: readonly Token[], from: number): boolean {
  let at = from - 1;
  while (ARTICLES.has(tokens[at]?.lower ?? '')) at -= 1;
  return WITH.has(tokens[at]?.lower ?? '');
}

// Who does it stands before what is done: "para a equipe de compras pedir orçamento".
function deedFrom(tokens: readonly Token[], from: number, to: number): number {
  const isOfSomebody =
    OF.has(tokens[from - 1]?.lower ?? '') && tokens.slice(0, from).some(({ lower }) => FOR.has(lower));
  if (!isOfSomebody) return from;
  const verb = tokens.findIndex(({ lower }, at) => at > from && at < to - 1 && INFINITIVE.test(lower));
  return verb < 0 ? from : verb;
}

// What the screen is of or for, where only its shape was left.
function withSubject(
  tokens: readonly Token[],
  runs: readonly OpeningRun[],
  read: readonly OpeningRun[],
): readonly OpeningRun[] {
  if (runs.length === read.length || runs.some(({ tag }) => tag !== 'shape')) return runs;
  const shape = runs[0];
  // "Registration for the camp with a name": what stands before its members.
  if (shape === undefined) return phraseFrom(tokens, 0).map((run) => ({ ...run, tag: 'name' }));
  const joint = tokens[shape.to]?.lower ?? '';
  // What follows a moment is what was done: "after the sale of a house".
  if (read.some(({ tag, to }) => tag === 'name' && to <= shape.from)) return [{ ...shape, tag: 'subject' }];
  return OF.has(joint) || FOR.has(joint) ? [...runs, ...phraseFrom(tokens, shape.to + 1)] : runs;
}

// "Quiz about rivers" is called so as a whole.
function withTopic(tokens: readonly Token[], runs: readonly OpeningRun[]): readonly OpeningRun[] {
  const name = runs.find(({ tag }) => tag === 'name');
  const subject = runs.find(({ tag }) => tag === 'subject');
  const isTopic = name?.to === (subject?.from ?? 0) - 1 && ABOUT.has(tokens[name?.to ?? -1]?.lower ?? '');
  if (name === undefined || subject === undefined || !isTopic) return runs;
  return [...runs.filter((run) => run !== name && run !== subject), { ...name, to: subject.to }];
}

function ownerOf(tokens: readonly Token[], runs: readonly OpeningRun[]): OpeningRun[] {
  const name = runs.find(({ tag }) => tag === 'name');
  if (name === undefined) return [];
  const isDetermined = (at: number) => {
    const { lower } = tokens[at] ?? { lower: '' };
    return ARTICLES.has(lower) || POSSESSIVES.has(lower);
  };
  if (FOR.has(tokens[name.to]?.lower ?? '') && isDetermined(name.to + 1)) return phraseFrom(tokens, name.to + 1);
  const having = tokens.findIndex(({ lower }, at) => at < name.from && HAVING.has(lower) && isDetermined(at + 1));
  return having < 0 ? [] : phraseFrom(tokens, having + 1).filter(({ to }) => to < name.from);
}

// The words of a noun up to what begins the next thought.
function phraseFrom(tokens: readonly Token[], start: number): OpeningRun[] {
  const lower = (at: number) => tokens[at]?.lower ?? '';
  const leads = (at: number) => ARTICLES.has(lower(at)) || POSSESSIVES.has(lower(at)) || VAGUE.has(lower(at));
  const ends = (at: number) => STOPS.has(lower(at)) || CLAUSES.has(lower(at)) || CONJUNCTIONS.has(lower(at));
  let from = start;
  while (WISHES.has(lower(from)) || leads(from)) from += 1;
  let to = from;
  while (to < tokens.length && !ends(to)) to += 1;
  while (to > from && (CHATTER.has(lower(to - 1)) || OPEN_ENDS.has(lower(to - 1)))) to -= 1;
  const tells = tokens.slice(from, to).some((token) => !GENERIC.has(token.lower));
  const isFit = tells && to - from <= PHRASE_WORDS_MAX && !NOT_OWNED.has(lower(from));
  return isFit ? [{ tag: 'subject', from, to }] : [];
}
