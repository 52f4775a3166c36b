import { actionControls, primaryOf } from '#builtin/parts/actions/action-controls.ts';
import { cell } from '#builtin/parts/records/cell.ts';
import { fromFacts } from '#builtin/parts/actions/lookups.ts';
import { page } from '#builtin/parts/page/page.ts';
import type { Lookup } from '#builtin/parts/actions/wire-params.ts';
import { wiredBinding } from '#builtin/parts/actions/wired-binding.ts';
import { bind, definedOnly, part, read, type Part } from '#builtin/part.ts';
import { allRecords, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { columnFor } from '#builtin/understand/data/record-roles.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';

const MAX_MESSAGES = 100;
const TEXT_KEYS = /^(?:text|content|body|message|nachricht|texte|texto)$/i;
const MINE = /^(?:me|user|you|customer|self|ich|moi|yo|visitor|client)$/i;

/** A conversation: the messages so far and a box for the next one. */
export function chatScreen(u: Understanding): Part {
  const set = allRecords(u.data).find(({ columns }) => columns.some(({ key }) => TEXT_KEYS.test(key)));
  const draftPath = `/${ownKey(u, 'draft')}`;
  const main = primaryOf(u.actions.filter(({ fields }) => fields.length > 0)) ?? primaryOf(u.actions);
  const others = actionControls(
    u.actions.filter((action) => action !== main),
    u,
  );
  const empty = part('noMessages', 'EmptyState', {
    title: u.copy.nothingYet('messages'),
    icon: 'message-circle',
    titleLevel: 'h2',
  });
  const messages = set === undefined || set.rows.length === 0 ? [empty] : messagesOf(set);
  const thread = part('conversation', 'Conversation', { maxHeight: 'full' }, messages);
  return page(u, u.named.title ?? 'Chat', 'md', others.buttons, [
    thread,
    composer(u, main, draftPath),
    ...others.dialogs,
  ]);
}

function composer(u: Understanding, main: ReturnType<typeof primaryOf>, draftPath: string): Part {
  const props = { value: bind(draftPath), placeholder: u.copy.messagePlaceholder };
  const seeds = { [draftPath]: '' };
  if (main === undefined) {
    const own = { action: 'sendMessage', params: { message: read(draftPath) } };
    return part('composer', 'PromptInput', props, [], u.canInventActions ? { seeds, on: { commit: own } } : { seeds });
  }
  const texts = main.fields.filter((field) => field.kind === 'text' || field.kind === 'longText');
  const draft = texts.find(({ name }) => /message|text|content|body|prompt|question|query/i.test(name)) ?? texts[0];
  const written: Lookup = (field) => (field === draft ? read(draftPath) : undefined);
  const wired = wiredBinding(main, [written, fromFacts(u.data)], u);
  return part('composer', 'PromptInput', props, [], {
    seeds: { ...seeds, ...wired.seeds },
    on: { commit: wired.commit },
  });
}

function messagesOf(set: RecordSet): Part[] {
  const text = set.columns.find(({ key }) => TEXT_KEYS.test(key))?.key ?? 'text';
  const author =
    set.columns.find(({ key }) => /^(?:author|from|sender|name|user|by|role)$/i.test(key))?.key ??
    columnFor(set, 'person')?.key;
  const time = columnFor(set, 'time')?.key ?? columnFor(set, 'date')?.key;
  return set.rows.slice(-MAX_MESSAGES).map((row, offset) => {
    const index = Math.max(0, set.rows.length - MAX_MESSAGES) + offset;
    const who = author === undefined ? undefined : row[author];
    const role = typeof who === 'string' && MINE.test(who) ? 'user' : 'assistant';
    return part(
      'message',
      'Message',
      definedOnly({
        content: cell(set, index, text) ?? '—',
        role,
        author: cell(set, index, author),
        timestamp: cell(set, index, time),
      }),
    );
  });
}
