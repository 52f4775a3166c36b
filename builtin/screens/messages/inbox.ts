import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { smallButton } from '#builtin/parts/actions/action-button.ts';
import { fromFields } from '#builtin/parts/actions/lookups.ts';
import { type Comparison, recordControls } from '#builtin/parts/actions/record-controls.ts';
import { wireParams } from '#builtin/parts/actions/wire-params.ts';
import { wiredBinding } from '#builtin/parts/actions/wired-binding.ts';
import { controlContext } from '#builtin/parts/controls/control-context.ts';
import { fieldControls, formPart, submitButton } from '#builtin/parts/controls/form.ts';
import { placeFields } from '#builtin/parts/controls/placed-fields.ts';
import { page } from '#builtin/parts/page/page.ts';
import { plainKeys } from '#builtin/parts/records/cell.ts';
import { comparisonQuery, toneQuery } from '#builtin/parts/records/row-texts.ts';
import { assign, part, read, type Part, type View } from '#builtin/part.ts';
import { recordsOf } from '#builtin/understand/actions/about-record.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { allGroups, allRecords } from '#builtin/understand/data/data-shape.ts';
import { keyNamed } from '#builtin/understand/data/record-key.ts';
import { columnFor, plays } from '#builtin/understand/data/record-roles.ts';
import { answerIn, type Inbox } from '#builtin/understand/screen/inbox.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { isOneOf, says, wordList } from '#builtin/understand/words/word-list.ts';
import { memberQuery, queryOf, viewPath } from '#builtin/view-query.ts';
import { writtenCell } from '#builtin/written-value.ts';
import { SELF } from './sides.ts';

const INBOXES = wordList(
  'inbox|mailbox|posteingang|postfach|boite de reception|messagerie|bandeja de entrada|buzon|posta in arrivo|caixa de entrada',
);
const INBOX: { [language in Language]: string } = {
  en: 'Inbox',
  de: 'Posteingang',
  fr: 'Boîte de réception',
  es: 'Bandeja de entrada',
  it: 'Posta in arrivo',
  pt: 'Caixa de entrada',
};

/** What the views add to conversations and messages. */
const ADDED = {
  title: '_title',
  who: '_who',
  line: '_line',
  unread: '_unread',
  status: '_status',
  tone: '_tone',
} as const;
const compared = (at: number) => `_is${at}`;

/** Conversations on one side, newest first, and on the other the one that is open with its messages, its buttons and the answer. */
export function inboxScreen(u: Understanding, inbox: Inbox): Part {
  const open = `/${ownKey(u, 'openConversation')}`;
  const { set } = inbox;
  const reply = answerIn(inbox, u.actions);
  const own = u.actions.filter((action) => action !== reply && recordsOf(action, allRecords(u.data)) === set);
  const top = actionControls(
    u.actions.filter((action) => action !== reply && !own.includes(action)),
    u,
  );
  const comparisons: Comparison[] = [];
  const controls = recordControls(u, set, own, {
    keys: plainKeys(set),
    at: (key) => ({ $bindItem: key }),
    name: { $bindItem: ADDED.title },
    compare: (one) => compared(comparisons.push(one) - 1),
  });
  const threads = threadsView(u, inbox, comparisons);
  const sent = messagesView(u, inbox, threads.path);
  const views = { [threads.path]: threads.view, [sent.path]: sent.view };
  const list = part('conversationsCard', 'Card', {}, [listOf(inbox, threads.path, open)], {
    views,
    seeds: { [open]: firstOf(inbox) },
  });
  const pane = part('conversationCard', 'Card', {}, [
    headOf(inbox, threads.path, open, controls.buttons.map(smallButton)),
    conversation(sent.path, open),
    ...(reply === undefined ? [] : [answerOf(u, inbox, reply, open)]),
  ]);
  const columns = part('inbox', 'Grid', { template: '2fr 3fr', gap: 'lg', align: 'start' }, [list, pane]);
  const title = u.named.statedTitle ?? (says(INBOXES, u.prompt) ? INBOX[u.language] : (u.named.title ?? set.label));
  return page(u, title, 'xl', top.buttons, [columns, ...controls.dialogs, ...top.dialogs]);
}

type Made = { path: string; view: View };

function threadsView(u: Understanding, inbox: Inbox, comparisons: readonly Comparison[]): Made {
  const { set, title, unread, last, people } = inbox;
  const status = columnFor(set, 'status');
  const names = people.map(({ key, name }) => memberQuery([key, name]));
  const who = names.length === 0 ? "''" : `join(' · ', [${names.join(', ')}][?@])`;
  const count = unread === undefined ? undefined : memberQuery([unread.key]);
  const members = [
    `${ADDED.title}: ${writtenCell(title, u)}`,
    `${ADDED.who}: ${who}`,
    `${ADDED.line}: join(' · ', [${last === undefined ? "''" : writtenCell(last, u, '')}, ${who}][?@ && @ != ''])`,
    `${ADDED.unread}: ${count === undefined ? "''" : `(${count} && ${count} != \`0\` && to_string(${count})) || ''`}`,
    ...(status === undefined
      ? []
      : [`${ADDED.status}: ${writtenCell(status, u, '')}`, `${ADDED.tone}: ${toneQuery(set, status)}`]),
    ...comparisons.map((one, at) => `${compared(at)}: ${comparisonQuery(one)}`),
  ];
  const source = queryOf(set.pointer);
  const newestFirst =
    last === undefined ? source : `reverse(sort_by(${source}, &to_string(${memberQuery([last.key])} || '')))`;
  const path = viewPath(u, set.pointer, 'conversations');
  return { path, view: { query: `map(&merge(@, {${members.join(', ')}}), ${newestFirst})`, of: set.pointer } };
}

// All messages in one list, each with the conversation that it is part of: an item shows the ones of the open one.
function messagesView(u: Understanding, { set, key, messages, people }: Inbox, threads: string): Made {
  const { self, names, and } = selfIn(u);
  const pairs = people.map(
    (one) => `[to_string(${memberQuery([one.key, one.id])}), ${memberQuery([one.key, one.name])}]`,
  );
  const known = [...pairs, ...names];
  // Empty brackets would flatten the conversation.
  const table = known.length === 0 ? '`{}`' : `from_items([${known.join(', ')}][?[0] && [1]])`;
  const from = memberQuery([messages.author]);
  const time = memberQuery([messages.time]);
  const members = [
    `thread: $thread`,
    `text: ${memberQuery([messages.text])} || ''`,
    `author: (${from} && lookup(to_string(${from}), $names, to_string(${from}))) || ''`,
    `time: (${time} && format_date(${time}, 'datetime')) || ''`,
    `role: (${self === undefined ? 'false' : `${from} == ${self}`} && 'user') || 'assistant'`,
  ];
  const sorted = `sort_by(${memberQuery([messages.key])} || \`[]\`, &to_string(${time} || ''))`;
  const inner = `let $thread = ${memberQuery([key])}, $names = ${table} in map(&{${members.join(', ')}}, ${sorted})`;
  const path = viewPath(u, set.pointer, 'messages');
  return { path, view: { query: `map(&(${inner}), ${queryOf(threads)})[]`, of: set.pointer, and } };
}

// The one who looks at the screen: the id, and the id with the name as a pair.
function selfIn(u: Understanding): { self: string | undefined; names: readonly string[]; and: string[] } {
  const me = allGroups(u.data).find(({ key }) => isOneOf(SELF, wordsOf(key).join(' ')));
  const id = me?.facts.find(({ key }) => plays(key, 'id'));
  const name = me?.facts.find(({ key }) => plays(key, 'title'));
  if (id === undefined) return { self: undefined, names: [], and: [] };
  const own = `$.${queryOf(id.pointer)}`;
  if (name === undefined) return { self: own, names: [], and: [id.pointer] };
  const pair = `[to_string(${own}), $.${queryOf(name.pointer)}]`;
  return { self: own, names: [pair], and: [id.pointer, name.pointer] };
}

// The newest is open at first.
function firstOf({ set, key, last }: Inbox): string | number {
  const timeOf = (row: (typeof set.rows)[number]) => (last === undefined ? '' : JSON.stringify(row[last.key] ?? ''));
  const [first = {}] = last === undefined ? set.rows : set.rows.toSorted((a, b) => (timeOf(a) > timeOf(b) ? -1 : 1));
  const value = first[key];
  return typeof value === 'string' || typeof value === 'number' ? value : '';
}

function listOf({ key }: Inbox, statePath: string, open: string): Part {
  const entry = (id: string, props: Part['props']) =>
    part(
      id,
      'ListItem',
      {
        title: { $bindItem: ADDED.title },
        description: { $bindItem: ADDED.line },
        badge: { $bindItem: ADDED.unread },
        ...props,
      },
      [],
      { on: { commit: assign(open, { $bindItem: key }) } },
    );
  const isOpen = { $item: key, eq: read(open) };
  const either = part('conversationEntry', 'Stack', { gap: 'none' }, [
    { ...entry('openConversation', { active: true }), visible: isOpen },
    { ...entry('otherConversation', {}), visible: { $item: key, neq: read(open) } },
  ]);
  return part('conversations', 'Stack', { gap: 'sm' }, [either], { repeat: { statePath } });
}

function headOf({ set, key }: Inbox, statePath: string, open: string, buttons: readonly Part[]): Part {
  const badge = part('conversationState', 'Badge', {
    text: { $bindItem: ADDED.status },
    tone: { $bindItem: ADDED.tone },
  });
  const status = columnFor(set, 'status') === undefined ? [] : [{ ...badge, visible: { $item: ADDED.status } }];
  const title = part('conversationTitle', 'Heading', { text: { $bindItem: ADDED.title }, level: 'h2', size: 'md' });
  const row = part('conversationName', 'Stack', { direction: 'horizontal', gap: 'sm', align: 'center' }, [
    title,
    ...status,
  ]);
  const who = part('conversationWho', 'Text', { text: { $bindItem: ADDED.who }, variant: 'muted' });
  const bar = part('conversationButtons', 'Stack', { direction: 'horizontal', gap: 'sm' }, [...buttons]);
  const head = part('conversationHead', 'Stack', { gap: 'sm' }, [row, who, ...(buttons.length === 0 ? [] : [bar])]);
  const shown = { ...head, visible: { $item: key, eq: read(open) } };
  return part('conversationHeads', 'Stack', { gap: 'none' }, [shown], { repeat: { statePath } });
}

function conversation(statePath: string, open: string): Part {
  const item = (name: string) => ({ $bindItem: name });
  const props = { content: item('text'), author: item('author'), timestamp: item('time'), role: item('role') };
  const message = { ...part('message', 'Message', props), visible: { $item: 'thread', eq: read(open) } };
  return part('conversation', 'Conversation', { maxHeight: 'lg' }, [message], { repeat: { statePath } });
}

function answerOf(u: Understanding, { set }: Inbox, reply: Action, open: string): Part {
  const ofThread = (field: Action['fields'][number]) =>
    keyNamed(field.name, set) === undefined ? undefined : read(open);
  const asked = wireParams(reply, [ofThread]).missing.map((field) =>
    field.kind === 'text' ? { ...field, kind: 'longText' as const } : field,
  );
  const placed = placeFields(asked, `/${ownKey(u, 'answer')}`);
  const { commit, seeds } = wiredBinding(reply, [ofThread, fromFields(placed)], u);
  const form = formPart(
    'answerForm',
    fieldControls(placed, controlContext(u)),
    [submitButton(reply.label, 'send')],
    commit,
  );
  return { ...form, seeds: { ...form.seeds, ...seeds } };
}
