import { capitalized } from './identifier.ts';
import { withoutDeterminers } from './phrase.ts';
import { quotedAs, type Quoted } from './quoted.ts';
import { sentencesOf } from './sentences.ts';

/** What the screen is called, and whose it is. */
export type Title = {
  title: string | undefined;
  owner: string | undefined;
  /** The words that name the screen, as far as they say what kind of screen it is. */
  head: string;
};

const MAX_CHARS = 60;
const ASKING = new RegExp(
  '^(?:' +
    [
      'please',
      'hi|hello|hey',
      '(?:tell|inform|notify|remind|warn)(?: (?:the |an? |our |my )?\\p{L}+)? (?:that|about|of)',
      'ask(?: (?:me|them|the user|users|people))? for',
      '(?:next|then|now|continue|finally)(?: (?:step|screen|page|to|with))?',
      '(?:go|proceed|move on) to',
      '(?:can|could|would) you(?: please)?',
      "i(?:'d| would)? ?(?:want|need|like)(?: to (?:have|see|get))?",
      'we(?: would)? (?:want|need|like)(?: to (?:have|see|get))?',
      '(?:create|build|make|design|generate|show|give|render|display(?! (?:settings|name|options))|draw|compose|provide|prepare|add|write|produce|develop|craft|implement|set up|mock up|let me see|let me view|see)(?: (?:me|us))?',
      'let (?:me|us|(?:the |a |our |my )?\\p{L}+)(?= \\p{L}+)',
      "(?:what|where|who|how)(?:'s| is| are)",
      '(?:bitte|ich (?:mochte|möchte|brauche|will)|wir brauchen|erstelle?|baue?|zeige?|mach|gib|entwirf|generiere)(?: (?:mir|uns|bitte))?',
      "(?:cr[ée]er?|cr[ée]ez|affiche(?:r|z)?|montre(?:z)?|fais|faites|je (?:veux|voudrais)|j[’']ai besoin d[e’'])(?:[- ]moi)?",
      '(?:crea|crear|muestra|mostrar|haz|hacer|diseña|genera|quiero|necesito)(?:me|nos)?',
      '(?:crie|criar|mostre|mostra|faça|gere|quero|preciso de|mostrami|fammi|voglio|ho bisogno di)',
    ].join('|') +
    ')(?=[\\s,:]|$)[\\s,:]*',
  'iu',
);
// Where the name of the screen ends and what it is made of begins.
const END =
  /\s*(?::|\s[-–—]\s|(?<=\p{L}{4})\.\s|,(?!\d)|\(|\b(?:with|containing|including|includes?|showing|that|which|where|who|whose|when|so|using|asking|collecting|listing|displaying|based on|grouped by|sorted by|compared by|between|for\s+(?=[^\s,]+(?:\s[^\s,]+){0,2},.*\s(?:and|or)\s)|broken down|having|has|contains|allowing|to (?:let|collect|show|display|help|track|manage|view|see|edit)|mit|damit|zum|das|die|avec|qui|pour (?:que|saisir|suivre)|con|que|(?<=\s)com(?=\s)|che)\b).*$/isu;
const OWNER =
  /\s+(?:for|at|für|bei|pour|para|per)\s+(?:(?:an?|my|our|the|their|your|einen?|eine[mnrs]?|une?|mon|ma|notre|mi|nuestr[oa]|una?|el|la|los|las|le|les|l['’]|der|die|das|den|dem|um|uma|os|as|o|a|il|lo|gli|i)\s+)?(\p{L}[^,;:]{1,45})$/iu;
const OWNED =
  /\b(?:tableau de bord|form|\p{L}*formular|\p{L}*editor|formulaire|formulario|modulo|dashboard|page|screen|panel|settings|wizard|calendar|board|map|editor|table|list|view|app|site|portal|overview|survey|checkout|flow|booking|reservation|registration|pricing|plans|schedule|timetable|planner|tracker|checklist|log|report|menu|gallery|catalog|catalogue|inventory|wizard|onboarding|directory|roster|order|request)\b/iu;
// "List of orders" is called "Orders".
const COLLECTION =
  /^(?:(?:sortable|searchable|filterable)\s+)?(?:list|table|overview|directory|liste|tabelle|tableau(?! de bord\b)|lista|tabla)\s+(?:of|der|des|de|von|aller)\s+(?:all\s+)?(?:the\s+|my\s+|our\s+)?(?=\S)/iu;
// "Form to report a pothole" is called "Report a pothole".
const FORM_TO =
  /^(?:(?:web|online|input|entry)\s+)?(?:form|page|screen|wizard|formular|formulaire|formulario)\s+(?:to|zum|zur|permettant de)\s+(?:let (?:\p{L}+ )?)?(?=\p{L})/iu;
// "A page where a patient can book an appointment" is called "Book an appointment".
const PAGE_WHERE =
  /^(?:\p{L}+ )?(?:page|screen|app|view|tool|site|form)\s+(?:(?:where|on which)\s+(?:\p{L}+ ){1,3}can|that lets(?: \p{L}+){1,2}|to let(?: \p{L}+){1,2})\s+(?=\p{L})/iu;
// "Pick weekly or monthly delivery" puts a question and names no screen.
const ONLY_ASKS = /^(?:pick|choose|select)\b.*\s(?:or|oder|ou)\s/iu;
const PRAISE =
  /^(?:simple|basic|clean|modern|nice|beautiful|small|quick|complete|full|new|responsive|minimal(?:istic)?|single|good|great|professional|sleek|elegant|friendly|einfaches?|schönes?)\s+(?=\S+\s*\S)/iu;
const STEP_COUNT = /^(?:an?\s+)?(?:\d+|two|three|four|five|six|multi|mehr)[ -]?(?:step|stufiger?|page|part)\s+(?=\S)/iu;
// "Hosting plans Small, Medium and Large": what follows the word for a list is listed.
const LIST_BEHIND =
  /(?<=\b(?:plans|tiers|packages|steps|stages|columns|lanes|tabs|sections))\s+(?!for|of|with|in|on|to|by)\S[^,.;:]{0,30},.*$/isu;
const SHOWS = /^\s*(?:please\s+)?(?:show|display|list|track|compare|see|view|zeige?|affiche[rz]?|muestra)\b/iu;
// "Insurance claim in steps": how it is asked for is no part of what it is called.
const IN_STEPS =
  /\s+(?:in\s+(?:\p{L}+|\d+)?\s*(?:steps|schritten|étapes|etapes|pasos)|step[- ]by[- ]step|schritt für schritt|étape par étape|paso a paso)(?=\s|$)/iu;
// "Orders as cards".
const AS_SHOWN =
  /\s+(?:as|als|en|como)\s+(?:an?\s+)?(?:cards|tiles|grid|list|table|rows|karten|kacheln|liste|tabelle|cartes|tarjetas)$/iu;
const HOW_IT_GOES = /^how (?:is|are|did)\s+(.+?)\s+(?:doing|going|performing|do|perform)(?=[\s,:?]|$)/iu;
const NO_OWNER = /^(?:week|month|day|year|today|tomorrow|morning|woche|monat|semaine|mois|semana|mes)\b/iu;
const JUST_FORM = /^(?:(?:web|online|input) ?)?(?:form|formular|formulaire|formulario|formulário|modulo)$/iu;
const GENERIC_TAIL =
  /\s+(?:wizard|stepper|(?<=(?:settings|preferences) )panel|pages?|screens?|views?|ui|uis|user interface|interface|component|app|web ?app|layout|mock-?up|seite|ansicht|pantalla|écran)$/iu;

/** The title of a screen: quoted as such, else the words that name it. Undefined when the prompt has none fit to show. */
export function readTitle(prompt: string, quoted: readonly Quoted[]): Title {
  const said = quotedAs('title', quoted);
  const sentence = plainSentence((sentencesOf(prompt)[0] ?? '').replace(HOW_IT_GOES, '$1'));
  const head = sentence
    .replace(LIST_BEHIND, '')
    .replace(END, '')
    .replace(/[.!?\s]+$/u, '')
    .trim();
  const named = nameIn(head);
  const owner = OWNER.exec(named)?.[1];
  const owned = owner !== undefined && !NO_OWNER.test(owner) && OWNED.test(named.slice(0, -owner.length));
  const rest = (owned ? named.replace(OWNER, '') : named).replace(GENERIC_TAIL, '').trim();
  // "Form for a leave request" is called by what it is for.
  const isJustForm = owned && JUST_FORM.test(rest);
  const bare = isJustForm ? owner : rest;
  // "Show revenue, users and churn": the first thing of a list does not name the whole.
  const isFirstOfList = SHOWS.test(prompt) && sentence.slice(head.length).startsWith(',') && !OWNED.test(head);
  const title = said ?? (bare === '' || isFirstOfList || ONLY_ASKS.test(bare) ? questionIn(prompt) : capitalized(bare));
  return {
    title: fits(title) ? title : undefined,
    owner: owned && !isJustForm && fits(owner) ? capitalized(owner.trim()) : undefined,
    head,
  };
}

// A short question is what its screen answers.
function questionIn(prompt: string): string | undefined {
  const [first = ''] = prompt.trim().split(/(?<=\?)\s|\n/u);
  return /^(?:when|where|who|what|which|how|wann|wo|wer|quand|où|cuándo|dónde)\b[^,:;]+$/iu.test(first)
    ? capitalized(first)
    : undefined;
}

// A word for any screen names none.
const ANY_SCREEN =
  /^(?:page|screen|app|view|website|site|ui|interface|component|web ?app|seite|pagina|página|écran)$/iu;

function fits(text: string | undefined): text is string {
  return text !== undefined && text.length <= MAX_CHARS && !ANY_SCREEN.test(text) && /[\p{L}\p{N}]/u.test(text);
}

// A sentence without the words that only ask for it, and without praise.
function plainSentence(sentence: string): string {
  let rest = sentence.replaceAll(/["“”„«»]/g, '');
  for (let shorter = rest.replace(ASKING, ''); shorter !== rest; shorter = rest.replace(ASKING, '')) rest = shorter;
  return withoutDeterminers(rest).replace(PAGE_WHERE, '').replace(PRAISE, '');
}

function nameIn(head: string): string {
  return head
    .replace(STEP_COUNT, '')
    .replace(FORM_TO, '')
    .replace(COLLECTION, '')
    .replace(IN_STEPS, '')
    .replace(AS_SHOWN, '')
    .trim();
}
