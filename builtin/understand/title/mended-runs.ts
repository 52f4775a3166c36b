import { ARTICLES, CONJUNCTIONS, setOf } from '#builtin/understand/learned/connectives.ts';
import type { OpeningRun } from '#builtin/understand/learned/opening.ts';
import { singular } from '#builtin/understand/words/plural.ts';
import type { Token } from '#builtin/understand/learned/tokens.ts';

const STOPS = setOf(', : ; . ? ! ( – — /');
// What people say around a request and never on a screen.
const CHATTER = setOf(
  'lol haha hehe pls plz please thanks thx ty omg btw asap kinda bitte danke merci svp stp por favor porfa pfv pf vlw obrigado obrigada gracias grazie',
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
const OF_THE = setOf('des du do da del della dello dei delle');
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
const DEALING = setOf('do run sell offer');
const NOT_OWNED = setOf('not idea question problem lot few frage idee problem idée question pregunta ideia domanda');
const INFINITIVE = /^\p{L}{2,}[aei]re?$/u;
const PHRASE_WORDS_MAX = 6;

/**
 * The runs that a title is made of, without what no title has: chatter, an open end ("banner after"), a wish for a name. What
 * is missing then is looked up behind the words that name the screen, and whose it is in "for our …" and "we run a …".
 */
export function mendedRuns(tokens: readonly Token[], read: readonly OpeningRun[]): readonly OpeningRun[] {
  const runs = withDeed(
    tokens,
    withHeads(tokens, withoutAbout(tokens, read)).flatMap((run) => kept(tokens, run)),
  );
  const named = withTopic(tokens, withSubject(tokens, runs, read));
  return named.some(({ tag }) => tag === 'subject') ? named : [...named, ...ownerOf(tokens, named)];
}

// A run with its ends in order; none where nothing remains, or nothing that tells more than "screen".
function kept(tokens: readonly Token[], run: OpeningRun): OpeningRun[] {
  const lower = (at: number) => tokens[at]?.lower ?? '';
  let { from, to } = run;
  while (to > from && (CHATTER.has(lower(to - 1)) || OPEN_ENDS.has(lower(to - 1)))) to -= 1;
  while (from < to && (CHATTER.has(lower(from)) || WISHES.has(lower(from)))) from += 1;
  while (from < to && (OF.has(lower(from)) || FOR.has(lower(from)))) from += 1;
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

// "Survey about lunch", where "about" was read as the shape of a screen.
function withoutAbout(tokens: readonly Token[], runs: readonly OpeningRun[]): readonly OpeningRun[] {
  const shape = runs.find(({ tag }) => tag === 'shape');
  const subject = runs.find(({ tag, to }) => tag === 'subject' && to === shape?.from);
  const [topic] = shape === undefined ? [] : phraseFrom(tokens, shape.to);
  if (topic === undefined || subject === undefined || !ABOUT.has(tokens[subject.to]?.lower ?? '')) return runs;
  return [{ tag: 'name', from: subject.from, to: topic.to }];
}

// "For members to book a court" is called by what they do.
function withDeed(tokens: readonly Token[], runs: readonly OpeningRun[]): readonly OpeningRun[] {
  const subject = runs.find(({ tag }) => tag === 'subject');
  if (subject === undefined || runs.some(({ tag }) => tag === 'name')) return runs;
  const { from, to } = subject;
  const at = tokens.findIndex(({ lower }, index) => lower === 'to' && index > from && index <= to);
  const last = tokens[at - 1]?.lower ?? '';
  if (at < 0 || singular(last) === last || !ARTICLES.has(tokens[at + 2]?.lower ?? '')) return runs;
  const deed = phraseFrom(tokens, at + 1).map((run): OpeningRun => ({ ...run, tag: 'name' }));
  return deed.length === 0 ? runs : [...runs.filter((run) => run !== subject), ...deed];
}

// "Villa am Park der Rosen" is not the roses: a name begins with the noun that it belongs to.
function withHeads(tokens: readonly Token[], runs: readonly OpeningRun[]): readonly OpeningRun[] {
  const lower = (at: number) => tokens[at]?.lower ?? '';
  if (runs.some(({ tag }) => tag === 'shape')) return runs;
  return runs.map((run) => {
    let at = run.from - 1;
    while (ARTICLES.has(lower(at))) at -= 1;
    const isHeld = run.tag === 'name' && (OF_THE.has(lower(at)) || (lower(at) === 'à' && at < run.from - 1));
    // English "we do" is no Portuguese "do".
    if (!isHeld || lower(at - 1) === 'we' || deedFrom(tokens, run.from, run.to) !== run.from) return run;
    while (at > 0 && isPlain(lower(at - 1))) at -= 1;
    return run.to - at <= PHRASE_WORDS_MAX + 1 ? { ...run, from: at } : run;
  });
}

function isPlain(word: string): boolean {
  if (OF.has(word)) return true;
  return ![STOPS, OPEN_ENDS, WISHES, ARTICLES, POSSESSIVES, CLAUSES, CHATTER].some((words) => words.has(word));
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
  const having = tokens.findIndex(
    ({ lower }, at) =>
      (HAVING.has(lower) && isDetermined(at + 1)) || (DEALING.has(lower) && tokens[at - 1]?.lower === 'we'),
  );
  return having < 0 || having > name.from ? [] : phraseFrom(tokens, having + 1).filter(({ to }) => to < name.from);
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
