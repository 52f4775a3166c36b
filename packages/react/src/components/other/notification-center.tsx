import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { Hidden } from '../../parts/looks/hidden.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { solidFill } from '../../parts/looks/solid-fill.ts';
import { styles } from '../../parts/looks/styles.ts';
import { useRoving } from '../../parts/keys/use-roving.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useWords } from '../../runtime/runtime.ts';
import type { Words } from '../../words/words.ts';
import panel from '../../parts/looks/panel.module.css';
import css from './notification-center.module.css';
import { ALL, useInbox, type Inbox, type Notice } from './use-inbox.ts';

/** An inbox: tabs, an unread filter, and notices that are opened, acted on and removed. */
export function NotificationCenter(drawn: Drawn<'NotificationCenter'>) {
  const { id, props, fire, isBusy } = drawn;
  const { showTabs, showSubmit, maxHeight, accent, mutedColor } = props;
  const inbox = useInbox(drawn);
  const say = useWords();
  const tabs = tabsOf(props, say);
  const clear = () => {
    inbox.remove(inbox.shown);
    fire('dismiss', { all: true });
  };
  return (
    <section className={panel['panel']} style={styles({ '--accent': accent, '--quiet': mutedColor })}>
      <div className={css['bar']}>
        {showTabs && (
          <NoticeTabs
            id={id}
            tabs={tabs.map((one) => ({ ...one, count: inbox.inTab(one.key).filter(inbox.isUnread).length }))}
            active={inbox.tab}
            onChoose={inbox.choose}
          />
        )}
        <InboxTools inbox={inbox} showMarkAll={props.showMarkAll} onClear={clear} />
      </div>
      <div
        id={`${id}-panel`}
        role={showTabs ? 'tabpanel' : undefined}
        aria-label={showTabs ? (tabs.find(({ key }) => key === inbox.tab)?.label ?? say('All')) : undefined}
        data-ui-scrolls=""
        className={css['panel']}
        style={styles({ maxBlockSize: maxHeight })}
      >
        <NoticeList drawn={drawn} inbox={inbox} />
      </div>
      {showSubmit && (
        <div className={css['foot']}>
          <ButtonFace style={solidFill(accent)} isLoading={isBusy} onClick={() => fire('commit', { control: 'save' })}>
            <bdi>{props.submitLabel}</bdi>
          </ButtonFace>
        </div>
      )}
    </section>
  );
}

function NoticeList({ drawn, inbox }: { drawn: Drawn<'NotificationCenter'>; inbox: Inbox }) {
  const { props, fire } = drawn;
  const say = useWords();
  return (
    <>
      <ul ref={inbox.list} tabIndex={-1} className={css['list']} aria-label={say('Notifications')}>
        {inbox.shown.map((entry) => (
          <NoticeRow
            key={entry.at}
            notice={entry.notice}
            isUnread={inbox.isUnread(entry)}
            onOpen={() => inbox.open(entry)}
            onAction={({ label, value = label }) => fire('commit', { value, label, name: entry.id, control: 'action' })}
            onRemove={() => {
              inbox.remove([entry]);
              fire('dismiss', { value: entry.id, label: entry.notice.title, index: entry.at });
            }}
          />
        ))}
      </ul>
      <p role="status" className={css['empty']}>
        {inbox.shown.length === 0 && <bdi>{props.emptyLabel}</bdi>}
      </p>
    </>
  );
}

type InboxToolsProps = { inbox: Inbox; showMarkAll: boolean; onClear: () => void };

function InboxTools({ inbox, showMarkAll, onClear }: InboxToolsProps) {
  const { isUnreadOnly, unread, shown } = inbox;
  const say = useWords();
  return (
    <div className={css['tools']}>
      <ButtonFace
        size="sm"
        variant={isUnreadOnly ? 'secondary' : 'ghost'}
        aria-pressed={isUnreadOnly}
        onClick={inbox.toggleFilter}
      >
        <Icon name="filter" size="sm" />
        {say('Unread only')}
      </ButtonFace>
      {showMarkAll && (
        <ButtonFace size="sm" variant="ghost" disabled={unread.length === 0} onClick={() => inbox.markRead(unread)}>
          {say('Mark all read')}
        </ButtonFace>
      )}
      <ButtonFace size="sm" variant="ghost" disabled={shown.length === 0} onClick={onClear}>
        {say('Clear')}
      </ButtonFace>
    </div>
  );
}

function tabsOf(
  { items, categories }: Drawn<'NotificationCenter'>['props'],
  say: Words,
): { key: string; label: string }[] {
  const found = new Set(items.flatMap(({ category = '' }) => (category === '' ? [] : [category])));
  const own = categories ?? [...found].map((key) => ({ key, label: key.charAt(0).toUpperCase() + key.slice(1) }));
  return [{ key: ALL, label: say('All') }, ...own.filter(({ key }) => key !== ALL)];
}

type NoticeTabsProps = {
  id: string;
  tabs: readonly { key: string; label: string; count: number }[];
  active: string;
  onChoose: (key: string) => void;
};

function NoticeTabs({ id, tabs, active, onChoose }: NoticeTabsProps) {
  const say = useWords();
  const at = tabs.findIndex(({ key }) => key === active);
  const { groupProps, itemProps } = useRoving({
    count: tabs.length,
    current: at === -1 ? undefined : at,
    orientation: 'horizontal',
    onMove: (index) => onChoose(tabs[index]?.key ?? ALL),
  });
  return (
    <div {...groupProps} role="tablist" className={css['tabs']}>
      {tabs.map(({ key, label, count }, index) => (
        <button
          key={index}
          type="button"
          role="tab"
          {...itemProps(index)}
          aria-selected={index === at}
          aria-controls={`${id}-panel`}
          className={css['tab']}
          onClick={() => onChoose(key)}
        >
          <bdi>{label}</bdi>
          {count > 0 && (
            <span className={css['count']}>
              {count}
              <Hidden> {say('unread')}</Hidden>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

type NoticeRowProps = {
  notice: Notice;
  isUnread: boolean;
  onOpen: () => void;
  onAction: (action: { label: string; value: string | undefined }) => void;
  onRemove: () => void;
};

function NoticeRow({ notice, isUnread, onOpen, onAction, onRemove }: NoticeRowProps) {
  const { title, body = '', timestampLabel = '', tone, actions = [] } = notice;
  const say = useWords();
  return (
    <li className={classNames(css['row'], isUnread && css['unread'])} data-tone={tone}>
      <span className={css['dot']} aria-hidden="true" />
      <div className={css['words']}>
        <button type="button" className={css['open']} onClick={onOpen}>
          {isUnread && <Hidden>{say('unread')}: </Hidden>}
          <bdi className={css['title']}>{title}</bdi>
          {body !== '' && <bdi className={css['quiet']}>{body}</bdi>}
          {timestampLabel !== '' && <bdi className={css['time']}>{timestampLabel}</bdi>}
        </button>
        {actions.length > 0 && (
          <div className={css['actions']}>
            {actions.map((action, at) => (
              <ButtonFace key={at} size="sm" variant="outline" onClick={() => onAction(action)}>
                <bdi>{action.label}</bdi>
              </ButtonFace>
            ))}
          </div>
        )}
      </div>
      <ButtonFace
        size="sm"
        variant="ghost"
        isIcon
        aria-label={say('Remove {label}', { label: title })}
        onClick={onRemove}
      >
        <Icon name="x" size="sm" />
      </ButtonFace>
    </li>
  );
}
