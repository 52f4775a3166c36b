import { labelsOf, topicOf } from '#builtin/starters/starter.ts';
import { searchBox } from '#builtin/parts/records/toolbar.ts';
import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { subtitleOf } from '#builtin/parts/page/page.ts';
import { part, type Part, read } from '#builtin/part.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { withoutDeterminers } from '#builtin/understand/words/phrase.ts';
import { quotedAs } from '#builtin/understand/words/quoted.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { FAILED } from '#builtin/understand/screen/decision.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { waysOn } from '#builtin/parts/actions/named-buttons.ts';

const ICONS: readonly [string, RegExp][] = [
  ['mail', /mail|inbox|message|nachricht/],
  ['shopping-cart', /cart|basket|order|warenkorb|panier|carrito|bestell/],
  ['search', /result|search|match|found|treffer|such/],
  ['bell', /notification|alert|benachrichtigung/],
  ['users', /team|member|customer|contact|user|people|kunde|client/],
  ['calendar', /event|appointment|booking|calendar|termin|meeting/],
  ['file', /document|file|invoice|note|report|rechnung|dokument/],
  ['image', /photo|image|picture|gallery|foto/],
  ['heart', /favo|wishlist|saved|like/],
  ['folder', /project|folder|projekt/],
  ['list-checks', /task|todo|to do|aufgabe/],
  ['package', /product|item|inventory|stock|shipment|delivery|produkt/],
];
// Words that say what the screen is, not what is missing on it.
const STATES = '(?:empty|zero|no data) states?|leerzustand|etat vide|estado va[cz]io|stato vuoto';
const STATE = new RegExp(`\\b(?:${STATES})\\b`);
const SEARCHES = wordList(
  'search field/box/bar/input|suchfeld|suchleiste|champ/barre de recherche|campo/barra de busqueda/busca/pesquisa|campo/barra di ricerca',
);
// "No favourites yet page for a recipe app" says what is missing before it says what it is.
const PAGE = /\s(?:page|screen|view|message)(?:\s(?:for|of|in|on|when)\s[^.,;]*)?$/iu;
const WAITS = wordList('waiting|loading|in progress|bitte warten|en attente|cargando');
const HEAD_MAX_CHARS = 60;
const FOR = /^[^\p{L}]*(?:for|of|when there (?:is|are) no|für|pour|para|per|di|de)\s+/iu;

/** Says that there is nothing yet, and offers what to do about it. */
export function emptyStateScreen(u: Understanding): Part {
  const controls = actionControls(u.actions, u, { mayBePrimary: true });
  const words = foldText(u.prompt);
  const isError = FAILED.test(words) || /\b(?:offline|unavailable|down)\b/.test(words);
  const offers = u.buttonLabels.length === 0 ? topicOf(u.prompt, u.language).starter.offers : u.buttonLabels;
  const buttons = controls.buttons.length > 0 ? controls.buttons : waysOn({ ...u, buttonLabels: offers }, isError);
  const row =
    buttons.length > 1
      ? [part('actions', 'Stack', { direction: 'horizontal', gap: 'sm', justify: 'center' }, buttons)]
      : buttons;
  const container = (content: Part) => part('root', 'Container', { maxWidth: 'sm' }, [content, ...controls.dialogs]);
  if (isError)
    return container(
      part('error', 'ErrorState', { title: titleFor(u), detail: subtitleOf(u), titleLevel: 'h1', size: 'lg' }, row),
    );
  const waits = says(WAITS, words) || /\bbeing \w+ed\b/.test(words);
  // What it is called tells more than what stands on it.
  const [icon] = [foldText(u.named.head.replace(PAGE, '')), words].flatMap(iconsIn);
  const props = {
    title: titleFor(u),
    description:
      subtitleOf(u) ?? (icon === 'search' ? labelsOf('otherWords', u.language).label : u.copy.nothingYetHint),
    icon: icon ?? 'archive',
    titleLevel: 'h1',
    size: 'lg',
  };
  const isSought = icon === 'search' || says(SEARCHES, words);
  const search = isSought && u.canInventActions ? [searchAgain(u)] : [];
  const spinner = waits ? [part('spinner', 'Spinner', {})] : [];
  return container(part('empty', 'EmptyState', props, [...spinner, ...search, ...row]));
}

function iconsIn(words: string): string[] {
  return ICONS.flatMap(([name, pattern]) => (pattern.test(words) ? [name] : []));
}

// There is nothing here that it could narrow: the caller looks for it.
function searchAgain(u: Understanding): Part {
  const path = `/${ownKey(u, 'search')}`;
  const on = { commit: { action: 'search', params: { query: read(path) } } };
  return { ...searchBox(u, 'search', '', path), on };
}

// Quoted words are the title, unless a sentence that says what is empty has them in it.
function quotedAlone({ quoted, named }: Understanding): string | undefined {
  const said = quotedAs('other', quoted);
  return said !== undefined && named.head !== said && named.head.includes(said) ? undefined : said;
}

// In the words of the request, unless they only say what the screen is.
function titleFor(u: Understanding): string {
  const said = quotedAs('title', u.quoted) ?? u.named.told ?? quotedAlone(u);
  if (said !== undefined) return said;
  if (/\b404\b/.test(u.prompt)) return u.copy.notFound;
  const head = u.named.head.replace(PAGE, '');
  const state = STATE.exec(foldText(head));
  if (state === null) return head === '' || head.length > HEAD_MAX_CHARS ? noneOf(u) : capitalized(head);
  const missing = withoutDeterminers(head.slice(state.index + state[0].length).replace(FOR, ''));
  return missing.trim() === '' ? noneOf(u) : u.copy.nothingYet(missing);
}

// What there is none of, as far as it is known.
function noneOf({ copy, language, named, prompt }: Understanding): string {
  const { starter, isKnown, isPlace } = topicOf(prompt.split(/[,.;:]/, 1)[0] ?? '', language);
  return isKnown && !isPlace ? copy.noneYet(starter.many) : copy.nothingYet(named.owner);
}
