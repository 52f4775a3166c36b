import { useRef } from 'react';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';

/** One notification as the catalog describes it. */
export type Notice = Drawn<'NotificationCenter'>['props']['items'][number];

type Entry = { notice: Notice; id: string; at: number };

/** The tab that holds notifications of every category. */
export const ALL = 'all';

/** What {@link useInbox} returns. */
export type Inbox = ReturnType<typeof useInbox>;

/** What is in the inbox, and what presses do to it. */
export function useInbox(drawn: Drawn<'NotificationCenter'>) {
  const { props, fire } = drawn;
  const [readIds, setReadIds] = useLive(drawn, 'readIds', []);
  const [goneIds, setGoneIds] = useLive(drawn, 'dismissedIds', []);
  const [tab, setTab] = useLive(drawn, 'activeTab', ALL);
  const [isUnreadOnly, setUnreadOnly] = useLive(drawn, 'unreadOnly', props.showUnreadOnly);
  const list = useRef<HTMLUListElement>(null);
  // What vanishes under the focus leaves it with the list.
  const keepFocus = () => list.current?.focus({ preventScroll: true });
  const all = props.items.map((notice, at): Entry => ({ notice, id: notice.id ?? `${at}`, at }));
  const left = all.filter(({ id }) => !goneIds.includes(id));
  const isUnread = ({ notice, id }: Entry) => notice.unread && !readIds.includes(id);
  const inTab = (key: string) => left.filter(({ notice }) => key === ALL || notice.category === key);
  const markRead = (entries: readonly Entry[]) => {
    const next = [...new Set([...readIds, ...entries.map(({ id }) => id)])];
    if (next.length === readIds.length) return;
    setReadIds(next);
    fire('change', { value: next, name: 'read' });
  };
  return {
    list,
    tab,
    isUnreadOnly,
    isUnread,
    inTab,
    unread: left.filter(isUnread),
    shown: inTab(tab).filter((entry) => !isUnreadOnly || isUnread(entry)),
    markRead,
    choose: (key: string) => {
      setTab(key);
      fire('change', { value: key, name: 'tab' });
    },
    toggleFilter: () => {
      setUnreadOnly(!isUnreadOnly);
      fire('change', { value: !isUnreadOnly, name: 'filter' });
    },
    open: (entry: Entry) => {
      if (props.markReadOnOpen) markRead([entry]);
      if (isUnreadOnly && props.markReadOnOpen) keepFocus();
      fire('select', { id: entry.id, label: entry.notice.title });
    },
    remove: (entries: readonly Entry[]) => {
      setGoneIds([...new Set([...goneIds, ...entries.map(({ id }) => id)])]);
      keepFocus();
    },
  };
}
