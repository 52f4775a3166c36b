import { actionControls } from '../parts/action-controls.ts';
import { subtitleOf } from '../parts/page.ts';
import { waysOn } from '../parts/ways-on.ts';
import { part, type Part } from '../part.ts';
import { foldText } from '../understand/fold-text.ts';
import { capitalized } from '../understand/identifier.ts';
import { plural } from '../understand/plural.ts';
import { quotedAs } from '../understand/quoted.ts';
import type { Understanding } from '../understand/understanding.ts';
import { FAILED } from '../understand/failure.ts';

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
const NOTHING =
  /\b(?:no|without any|without)\s+(\p{L}[\p{L} -]{1,30}?)(?=\s+(?:yet|found|left|here|available|so far|match\w*|at|in|for|on|with|when|from)\b|[,.;:!?]|$)/iu;
const EMPTY = /\bempty\s+(?!state|screen|page|view)(\p{L}+(?:\s(?:cart|basket|list|box|folder))?)\b/iu;
const IS_EMPTY = /\b(?:the|my|your|their|an?)\s+(\p{L}+(?:\s\p{L}+)?)\s+is\s+(?:still\s+)?empty\b/iu;
const OF =
  /\b(?:empty state|zero state|leerzustand|etat vide|estado vacio)\s+(?:for|of|when there (?:are|is) no|for an empty|für|pour|para)\s+(?:an?\s+|the\s+|my\s+|our\s+)?(?:empty\s+)?(\p{L}[\p{L} -]{1,30}?)(?=\s+(?:with|page|screen|that|where|when|list|view|in|of|mit|avec|con)\b|[,.;:!?]|$)/iu;

// Words that say what the screen is, not what is missing on it.
const NAMES_STATE =
  /\b(?:empty state|zero state|no data state|empty|blank|state|screen|page|view|leerzustand|etat vide|estado vacio)\b/;

// What the words say is gone is told in the same words.
const GONE = /\b(?:not found|was (?:removed|deleted)|no longer|expired|does not exist)$/iu;

/** Says that there is nothing yet, and offers what to do about it. */
export function emptyStateScreen(u: Understanding): Part {
  const controls = actionControls(u.actions, u, { mayBePrimary: true });
  const words = foldText(u.prompt);
  const isError = FAILED.test(words) || /\b(?:offline|unavailable|down)\b/.test(words);
  const buttons = controls.buttons.length > 0 ? controls.buttons : waysOn(u, isError);
  const row =
    buttons.length > 1
      ? [part('actions', 'Stack', { direction: 'horizontal', gap: 'sm', justify: 'center' }, buttons)]
      : buttons;
  const container = (content: Part) => part('root', 'Container', { maxWidth: 'sm' }, [content, ...controls.dialogs]);
  if (isError)
    return container(
      part('error', 'ErrorState', { title: titleFor(u), detail: subtitleOf(u), titleLevel: 'h1', size: 'lg' }, row),
    );
  const waits = /\b(?:waiting|loading|being (?:\w+ed)|in progress|bitte warten|en attente|cargando)\b/.test(words);
  const props = {
    title: titleFor(u),
    description: subtitleOf(u) ?? (/\b(?:result|search|match|treffer)/.test(words) ? undefined : u.copy.nothingYetHint),
    icon: ICONS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'archive',
    titleLevel: 'h1',
    size: 'lg',
  };
  const spinner = waits ? [part('spinner', 'Spinner', {})] : [];
  return container(part('empty', 'EmptyState', props, [...spinner, ...row]));
}

function titleFor(u: Understanding): string {
  const said = quotedAs('title', u.quoted);
  const other = quotedAs('other', u.quoted);
  if (/\b404\b/.test(u.prompt) && said === undefined) return u.copy.notFound;
  const isEmpty = IS_EMPTY.exec(u.prompt)?.[1];
  const nothing = NOTHING.exec(u.prompt)?.[1]?.trim();
  if (said !== undefined) return said;
  if (other !== undefined) {
    const isQuery = nothing !== undefined && u.language === 'en' && /\b(?:results?|match\w*)\b/iu.test(nothing);
    return isQuery ? `No ${nothing} for “${other}”` : other;
  }
  if (nothing !== undefined && u.language === 'en')
    return `No ${nothing} ${/\b(?:results?|match\w*)/iu.test(nothing) ? 'found' : 'yet'}`;
  const empty = isEmpty ?? EMPTY.exec(u.prompt)?.[1];
  if (empty !== undefined && u.language === 'en') return `Your ${empty.toLowerCase()} is empty`;
  const thing = OF.exec(u.prompt)?.[1]?.trim();
  if (
    thing === undefined &&
    (GONE.test(u.named.head) || !NAMES_STATE.test(foldText(u.named.head))) &&
    u.named.head !== '' &&
    u.named.head.length <= 60
  )
    return capitalized(u.named.head);
  if (u.language !== 'en' || thing === undefined) return u.copy.nothingYet(undefined);
  return /^(?:inbox|cart|basket|folder|wishlist|calendar|list|dashboard|feed)$/iu.test(thing)
    ? `Your ${thing.toLowerCase()} is empty`
    : u.copy.nothingYet(things(thing));
}

function things(thing: string): string {
  const words = thing
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== 'list');
  return [...words.slice(0, -1), plural(words.at(-1) ?? '')].join(' ').trim();
}
