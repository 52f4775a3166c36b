import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import { isPlainName } from '#builtin/understand/data/column.ts';
import { allGroups, allRecords, type Group, innerLists, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { keyColumn, keyNamed } from '#builtin/understand/data/record-key.ts';
import { plays, titleColumn } from '#builtin/understand/data/record-roles.ts';
import { valueKindOf } from '#builtin/understand/values/value-kind.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { endsIn, says, wordList } from '#builtin/understand/words/word-list.ts';
import { AUTHOR, isReply, isTextKey } from './thread.ts';

/** Conversations that each hold their messages, and their members by role. */
export type Inbox = {
  set: RecordSet;
  /** The member that identifies a conversation. */
  key: string;
  title: Column;
  /** The member that holds the messages, and the members of a message. */
  messages: { key: string; text: string; author: string; time: string };
  unread: Column | undefined;
  /** When something happened last. */
  last: Column | undefined;
  /** The people that take part: members with an id and a name. */
  people: readonly { key: string; id: string; name: string }[];
};

const UNREAD = wordList(
  'unread*|new messages|ungelesen*|non lu|non lus|non lue|non lues|no leido|no leidos|sin leer|non letto|non letti|da leggere|nao lida|nao lidas|nao lido|por ler',
);

const THING_MIN_FACTS = 4;

/** The conversations of the data, if an action answers in one of them. The page of a thing that is talked about is no inbox. */
export function inboxIn(data: Group, actions: readonly Action[]): Inbox | undefined {
  const isThing = ({ facts }: Group) => facts.filter(({ hidden }) => hidden === undefined).length >= THING_MIN_FACTS;
  if (allGroups(data).some(isThing)) return undefined;
  const [found] = allRecords(data).flatMap((set) => inboxOf(set) ?? []);
  return found !== undefined && answerIn(found, actions) !== undefined ? found : undefined;
}

/** The action that answers in a conversation. */
export function answerIn({ set }: Pick<Inbox, 'set'>, actions: readonly Action[]): Action | undefined {
  return actions.find(
    (action) => isReply(action) && action.fields.some(({ name }) => keyNamed(name, set) !== undefined),
  );
}

function inboxOf(set: RecordSet): Inbox | undefined {
  const [key, title] = [keyColumn(set), titleColumn(set)];
  if (key === undefined || title === undefined || title.path !== undefined || set.rows.length < 2) return undefined;
  for (const { key: list, rows } of innerLists(set)) {
    const messages = messagesIn(list, rows);
    if (messages === undefined) continue;
    const shown = set.columns.filter(({ path, hidden }) => path === undefined && hidden === undefined);
    const moments = shown.filter(({ kind }) => kind === 'dateTime' || kind === 'date');
    return {
      set,
      key: key.key,
      title,
      messages,
      unread: shown.find((one) => one.kind === 'number' && says(UNREAD, wordsOf(one.key).join(' '))),
      last: moments.find((one) => /last|latest|letzt|dern|ultim|updat|activ/i.test(one.key)) ?? moments[0],
      people: peopleIn(set.rows),
    };
  }
  return undefined;
}

// Texts by somebody at some time.
function messagesIn(key: string, rows: readonly JsonObject[]): Inbox['messages'] | undefined {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(isPlainName);
  const areTexts = (one: string) => rows.every((row) => row[one] === null || typeof row[one] === 'string');
  const text = keys.find((one) => isTextKey(one) && areTexts(one));
  const author = keys.find((one) => one !== text && endsIn(AUTHOR, wordsOf(one).join(' ')) && isScalarIn(rows, one));
  const time = keys.find((one) => {
    const values = rows.flatMap((row) => (typeof row[one] === 'string' ? [row[one]] : []));
    return values.length > 0 && valueKindOf(one, values) === 'dateTime';
  });
  return text === undefined || author === undefined || time === undefined ? undefined : { key, text, author, time };
}

function isScalarIn(rows: readonly JsonObject[], key: string): boolean {
  return rows.every((row) => !isJsonObject(row[key]) && !Array.isArray(row[key]));
}

function peopleIn(rows: readonly JsonObject[]): Inbox['people'] {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row).filter((one) => isJsonObject(row[one]))))];
  return keys.filter(isPlainName).flatMap((key) => {
    const members = Object.keys(rows.map((row) => row[key]).find(isJsonObject) ?? {});
    const id = members.find((one) => plays(one, 'id'));
    const name = members.find((one) => plays(one, 'title') && isPlainName(one));
    return id === undefined || name === undefined ? [] : [{ key, id, name }];
  });
}
