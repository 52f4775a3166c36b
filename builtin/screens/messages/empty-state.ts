import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { subtitleOf } from '#builtin/parts/page/page.ts';
import { part, type Part } from '#builtin/part.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { withoutDeterminers } from '#builtin/understand/words/phrase.ts';
import { quotedAs } from '#builtin/understand/words/quoted.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
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
const WAITS = wordList('waiting|loading|in progress|bitte warten|en attente|cargando');
const FOR = /^[^\p{L}]*(?:for|of|when there (?:is|are) no|für|pour|para|per|di|de)\s+/iu;

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
  const waits = says(WAITS, words) || /\bbeing \w+ed\b/.test(words);
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
  const { head } = u.named;
  const state = STATE.exec(foldText(head));
  if (state === null) return head === '' || head.length > 60 ? u.copy.nothingYet(u.named.owner) : capitalized(head);
  const missing = withoutDeterminers(head.slice(state.index + state[0].length).replace(FOR, ''));
  return u.copy.nothingYet(missing.trim() === '' ? u.named.owner : missing);
}
