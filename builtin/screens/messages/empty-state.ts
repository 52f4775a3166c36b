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
import { nextStepButtons } from '#builtin/parts/actions/named-buttons.ts';

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
// Words for the kind of screen; they do not say what is missing.
const STATES = '(?:empty|zero|no data) states?|leerzustand|etat vide|estado va[cz]io|stato vuoto';
const STATE = new RegExp(`\\b(?:${STATES})\\b`);
const SEARCH_BOX = wordList(
  'search field/box/bar/input|suchfeld|suchleiste|champ/barre de recherche|campo/barra de busqueda/busca/pesquisa|campo/barra di ricerca',
);
// Cut from the title: in "No favourites yet page for a recipe app" only "No favourites yet" is the message.
const PAGE = /\s(?:page|screen|view|message)(?:\s(?:for|of|in|on|when)\s[^.,;]*)?$/iu;
const WAITING = wordList('waiting|loading|in progress|bitte warten|en attente|cargando');
const HEAD_MAX_CHARS = 60;
const FOR = /^[^\p{L}]*(?:for|of|when there (?:is|are) no|für|pour|para|per|di|de)\s+/iu;

/** Says that there is nothing yet, and offers a way to change that. */
export function emptyStateScreen(u: Understanding): Part {
  const controls = actionControls(u.actions, u, { mayBePrimary: true });
  const words = foldText(u.prompt);
  const isError = FAILED.test(words) || /\b(?:offline|unavailable|down)\b/.test(words);
  const offers = u.buttonLabels.length === 0 ? topicOf(u.prompt, u.language).starter.offers : u.buttonLabels;
  const buttons =
    controls.buttons.length > 0 ? controls.buttons : nextStepButtons({ ...u, buttonLabels: offers }, isError);
  const row =
    buttons.length > 1
      ? [part('actions', 'Stack', { direction: 'horizontal', gap: 'sm', justify: 'center' }, buttons)]
      : buttons;
  const container = (content: Part) => part('root', 'Container', { maxWidth: 'sm' }, [content, ...controls.dialogs]);
  if (isError)
    return container(
      part('error', 'ErrorState', { title: titleFor(u), detail: subtitleOf(u), titleLevel: 'h1', size: 'lg' }, row),
    );
  const isWaiting = says(WAITING, words) || /\bbeing \w+ed\b/.test(words);
  // The name of the screen decides the icon before the rest of the prompt does.
  const [icon] = [foldText(u.named.head.replace(PAGE, '')), words].flatMap(iconsIn);
  const props = {
    title: titleFor(u),
    description:
      subtitleOf(u) ?? (icon === 'search' ? labelsOf('otherWords', u.language).label : u.copy.nothingYetHint),
    icon: icon ?? 'archive',
    titleLevel: 'h1',
    size: 'lg',
  };
  const hasSearch = icon === 'search' || says(SEARCH_BOX, words);
  const search = hasSearch && u.canInventActions ? [searchAgain(u)] : [];
  const spinner = isWaiting ? [part('spinner', 'Spinner', {})] : [];
  return container(part('empty', 'EmptyState', props, [...spinner, ...search, ...row]));
}

function iconsIn(words: string): string[] {
  return ICONS.flatMap(([name, pattern]) => (pattern.test(words) ? [name] : []));
}

// The screen has no list to filter, so the search is an action for the host.
function searchAgain(u: Understanding): Part {
  const path = `/${ownKey(u, 'search')}`;
  const on = { commit: { action: 'search', params: { query: read(path) } } };
  return { ...searchBox(u, 'search', '', path), on };
}

// Quoted words are the title, unless they are only part of it: No search results for "blue kayak".
function quotedAlone({ quoted, named }: Understanding): string | undefined {
  const text = quotedAs('other', quoted);
  return text !== undefined && named.head !== text && named.head.includes(text) ? undefined : text;
}

// The words of the request, unless they only name the kind of screen ("empty state").
function titleFor(u: Understanding): string {
  const stated = quotedAs('title', u.quoted) ?? u.named.statedTitle ?? quotedAlone(u);
  if (stated !== undefined) return stated;
  if (/\b404\b/.test(u.prompt)) return u.copy.notFound;
  const head = u.named.head.replace(PAGE, '');
  const state = STATE.exec(foldText(head));
  if (state === null) return head === '' || head.length > HEAD_MAX_CHARS ? noneOf(u) : capitalized(head);
  const missing = withoutDeterminers(head.slice(state.index + state[0].length).replace(FOR, ''));
  return missing.trim() === '' ? noneOf(u) : u.copy.nothingYet(missing);
}

// "No invoices yet" if the subject is known, else a general text.
function noneOf({ copy, language, named, prompt }: Understanding): string {
  const { starter, isKnown, isPlace } = topicOf(prompt.split(/[,.;:]/, 1)[0] ?? '', language);
  return isKnown && !isPlace ? copy.noneYet(starter.many) : copy.nothingYet(named.owner);
}
