import type { Json } from '#contract/json/json.ts';
import { isTextKey, authorColumn, threadIn } from '#builtin/understand/screen/thread.ts';
import { sectionsOf } from '#builtin/parts/records/sections.ts';
import { shownCell } from '#builtin/parts/records/shown-cell.ts';
import { entriesIn } from '#builtin/understand/data/list-columns.ts';
import { queryOf, textLiteral, viewPath } from '#builtin/view-query.ts';
import { writtenCell, writtenList } from '#builtin/written-value.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import { actionControls, primaryOf } from '#builtin/parts/actions/action-controls.ts';
import { cell, rowPointer } from '#builtin/parts/records/cell.ts';
import { fromFacts } from '#builtin/parts/actions/lookups.ts';
import { nameOf, withNameAsTitle, type Name } from '#builtin/parts/records/record-headline.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { quotedAs } from '#builtin/understand/words/quoted.ts';
import { isOneOf, wordList } from '#builtin/understand/words/word-list.ts';
import { page } from '#builtin/parts/page/page.ts';
import type { Lookup } from '#builtin/parts/actions/wire-params.ts';
import { wiredBinding } from '#builtin/parts/actions/wired-binding.ts';
import { bind, definedOnly, part, read, type Part } from '#builtin/part.ts';
import { allRecords, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { columnFor, plays, titleColumn } from '#builtin/understand/data/record-roles.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { authorGroup, sidesOf } from './sides.ts';

const MAX_MESSAGES = 100;
// Readable in dark mode as well: the bubble brings its own ink.
const NOTE_FILL = '#faefe0';

/** A conversation: the messages so far, a box for the next one, and what else the data holds beside it. */
export function chatScreen(u: Understanding): Part {
  const sets = allRecords(u.data);
  const set = threadIn(u.data) ?? sets.find(({ columns }) => columns.some(({ key }) => isTextKey(key)));
  const draftPath = `/${ownKey(u, 'draft')}`;
  const sections = sectionsOf(
    u,
    sets.filter((one) => one !== set && one.rows.length > 0),
  );
  const own = u.actions.filter((action) => !sections.actions.includes(action));
  const main =
    own.find(({ fields }) => fields.some(({ name }) => isTextKey(name))) ??
    primaryOf(own.filter(({ fields }) => fields.length > 0)) ??
    primaryOf(own);
  const others = actionControls(
    own.filter((action) => action !== main),
    u,
  );
  const empty = part('noMessages', 'EmptyState', {
    title: u.copy.nothingYet('messages'),
    icon: 'message-circle',
    titleLevel: 'h2',
  });
  const messages = set === undefined || set.rows.length === 0 ? [empty] : messagesOf(u, set);
  const thread = part('conversation', 'Conversation', { maxHeight: 'full' }, messages);
  const about = subjectOfThread(u);
  const screen = page(u, about?.label ?? u.named.title ?? 'Chat', 'md', others.buttons, [
    thread,
    composer(u, main, draftPath),
    ...sections.cards,
    ...others.dialogs,
    ...sections.dialogs,
  ]);
  return about === undefined ? screen : withNameAsTitle(screen, about.name);
}

const SUBJECTS = wordList(
  'subject|title|topic|titel|titre|titulo|titolo|headline|betreff|thema|oggetto|objet|asunto|assunto',
);

// A conversation is called like what it is about: the subject of its ticket.
function subjectOfThread(u: Understanding): { label: string; name: Name } | undefined {
  if (quotedAs('title', u.quoted) !== undefined) return undefined;
  const about = u.data.groups.find((group) => group.facts.some(({ key }) => isOneOf(SUBJECTS, wordsOf(key).join(' '))));
  const name = about === undefined ? undefined : nameOf(u, about);
  return about === undefined || name === undefined ? undefined : { label: about.label, name };
}

function composer(u: Understanding, main: ReturnType<typeof primaryOf>, draftPath: string): Part {
  const props = { value: bind(draftPath), placeholder: u.copy.messagePlaceholder };
  const seeds = { [draftPath]: '' };
  if (main === undefined) {
    const own = { action: 'sendMessage', params: { message: read(draftPath) } };
    return part('composer', 'PromptInput', props, [], u.canInventActions ? { seeds, on: { commit: own } } : { seeds });
  }
  const texts = main.fields.filter((field) => field.kind === 'text' || field.kind === 'longText');
  const draft =
    texts.find(({ name }) => /message|text|content|body|prompt|question|query|nachricht/i.test(name)) ?? texts[0];
  const written: Lookup = (field) => (field === draft ? read(draftPath) : undefined);
  const wired = wiredBinding(main, [written, fromFacts(u.data)], u);
  return part('composer', 'PromptInput', props, [], {
    seeds: { ...seeds, ...wired.seeds },
    on: { commit: wired.commit },
  });
}

function messagesOf(u: Understanding, set: RecordSet): Part[] {
  const text = set.columns.find(({ key }) => isTextKey(key))?.key ?? 'text';
  const author = authorColumn(set)?.key;
  const time = set.columns.find(({ kind }) => kind === 'dateTime') ?? columnFor(set, 'time') ?? columnFor(set, 'date');
  const { isMine: isOwn, internal } = sidesOf(u, set);
  return set.rows.slice(-MAX_MESSAGES).flatMap((row, offset) => {
    const index = Math.max(0, set.rows.length - MAX_MESSAGES) + offset;
    const who = author === undefined ? undefined : row[author];
    const name = authorGroup(u, who)?.facts.find(({ key }) => plays(key, 'title'));
    const isMine = isOwn(row);
    const isNote = internal !== undefined && row[internal.key] === true;
    const sent = shownCell(u, set, index, time);
    const when = isNote ? withLabel(u, set, index, internal.label, time) : sent;
    const message = part(
      'message',
      'Message',
      definedOnly({
        content: cell(set, index, text) ?? '—',
        role: isMine ? 'user' : 'assistant',
        author:
          name === undefined ? (memberName(u, set, author, index) ?? cell(set, index, author)) : read(name.pointer),
        timestamp: when?.value,
        bg: isNote ? NOTE_FILL : undefined,
      }),
      [],
      when === undefined ? {} : { views: when.views },
    );
    return [message, ...attachmentsOf(u, set, index, isMine)];
  });
}

// "9:02 · Internal": what the others do not read.
function withLabel(
  u: Understanding,
  set: RecordSet,
  index: number,
  label: string,
  time: Column | undefined,
): NonNullable<ReturnType<typeof shownCell>> {
  if (time === undefined) return { value: label, views: {} };
  const pointer = viewPath(u, `${rowPointer(set, index)} internal`, 'shown');
  const told = `join(' · ', [${writtenCell(time, u, '')}, ${textLiteral(label)}][?@ != ''])`;
  const views = { [pointer]: { query: `${queryOf(set.pointer)}[${index}] | ${told}`, of: set.pointer } };
  return { value: read(pointer), views };
}

// The name of the author in a list of people that has all who write here: "author_id: 9001".
function memberName(u: Understanding, set: RecordSet, author: string | undefined, index: number): Json | undefined {
  if (author === undefined) return undefined;
  const known = (other: RecordSet, key: string) =>
    set.rows.every((row) => other.rows.some((one) => one[key] === row[author]));
  for (const other of allRecords(u.data)) {
    const key = other === set ? undefined : other.columns.find((column) => plays(column.key, 'id'))?.key;
    if (key === undefined || !known(other, key)) continue;
    const at = other.rows.findIndex((one) => one[key] === set.rows[index]?.[author]);
    return cell(other, at, titleColumn(other)?.key);
  }
  return undefined;
}

// What a message holds besides its text, by name.
function attachmentsOf(u: Understanding, set: RecordSet, index: number, isMine: boolean): Part[] {
  return set.lists.flatMap((list) => {
    if (entriesIn(set.rows[index] ?? {}, list).length === 0) return [];
    const pointer = viewPath(u, `${rowPointer(set, index)} ${list.key}`, 'shown');
    const query = `${queryOf(set.pointer)}[${index}] | (${writtenList(list, u)})`;
    const views = { [pointer]: { query, of: set.pointer } };
    return [
      part(
        'attached',
        'Text',
        { text: read(pointer), size: 'sm', tone: 'muted', align: isMine ? 'right' : undefined },
        [],
        { views },
      ),
    ];
  });
}
