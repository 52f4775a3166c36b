import { useState } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { PopoverPanel, usePopover } from '../../parts/overlays/popover.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './navigation-menu.module.css';

type Entry = Drawn<'NavigationMenu'>['props']['items'][number];
type SubLink = NonNullable<Entry['children']>[number];
type Follow = (link: { label: string; href: string | undefined }, index: number) => void;

/** The sections of a site; one with sub-links opens a panel of them. */
export function NavigationMenu({ id, props, fire }: Drawn<'NavigationMenu'>) {
  const { items, orientation, accent, mutedColor, bg, borderColor } = props;
  const [opened, setOpened] = useState<number>();
  const toggle = (index: number, isOpen: boolean): void =>
    setOpened((now) => {
      if (isOpen) return index;
      // Another one may have opened meanwhile.
      return now === index ? undefined : now;
    });
  const follow: Follow = ({ label, href }, index) => {
    setOpened(undefined);
    fire('select', { value: href ?? '', label, index });
  };
  const colors = styles({ '--accent': accent, '--quiet': mutedColor });
  const panelLook = { ...colors, ...surfaceStyles(bg, undefined), ...styles({ borderColor }) };
  return (
    <nav className={classNames(css['menu'], css[orientation])} style={colors}>
      <ul className={css['list']}>
        {items.map((entry, index) => (
          <li key={index}>
            {entry.children !== undefined && entry.children.length > 0 ? (
              <Flyout
                id={`${id}-${index}`}
                entry={entry}
                links={entry.children}
                isOpen={opened === index}
                isBeside={orientation === 'vertical'}
                look={panelLook}
                onToggle={(isOpen) => toggle(index, isOpen)}
                onFollow={follow}
              />
            ) : (
              <PlainEntry entry={entry} onFollow={() => follow(entry, index)} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PlainEntry({ entry, onFollow }: { entry: Entry; onFollow: () => void }) {
  const { label, href, icon, active } = entry;
  const shared = {
    className: css['entry'],
    'aria-current': active ? ('page' as const) : undefined,
    onClick: onFollow,
  };
  const face = (
    <>
      {icon !== undefined && <Icon name={icon} />}
      <bdi>{label}</bdi>
    </>
  );
  return href === undefined ? (
    <button type="button" {...shared}>
      {face}
    </button>
  ) : (
    <a href={href} rel="noopener" {...shared}>
      {face}
    </a>
  );
}

type FlyoutProps = {
  id: string;
  entry: Entry;
  links: readonly SubLink[];
  isOpen: boolean;
  isBeside: boolean;
  look: React.CSSProperties;
  onToggle: (isOpen: boolean) => void;
  onFollow: Follow;
};

function Flyout({ id, entry, links, isOpen, isBeside, look, onToggle, onFollow }: FlyoutProps) {
  const { anchor, popover } = usePopover<HTMLButtonElement>({
    isOpen,
    onClose: () => onToggle(false),
    placement: isBeside ? 'right-start' : 'bottom-start',
    gap: 6,
  });
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={css['entry']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-links` : undefined}
        aria-current={entry.active ? 'page' : undefined}
        onClick={() => onToggle(!isOpen)}
      >
        {entry.icon !== undefined && <Icon name={entry.icon} />}
        <bdi>{entry.label}</bdi>
        <Icon name={isBeside ? 'chevron-right' : 'chevron-down'} size="sm" className={css['caret']} />
      </button>
      {isOpen && (
        <PopoverPanel popover={popover} className={css['panel']} style={look}>
          <ul id={`${id}-links`} className={css['links']}>
            {links.map((link, index) => (
              <li key={index}>
                <SubEntry link={link} onFollow={() => onFollow(link, index)} />
              </li>
            ))}
          </ul>
        </PopoverPanel>
      )}
    </>
  );
}

function SubEntry({ link, onFollow }: { link: SubLink; onFollow: () => void }) {
  const { label, href, description, icon } = link;
  const face = (
    <>
      {icon !== undefined && <Icon name={icon} className={css['glyph']} />}
      <span className={css['words']}>
        <bdi className={css['name']}>{label}</bdi>
        {description !== undefined && description !== '' && <bdi className={css['description']}>{description}</bdi>}
      </span>
    </>
  );
  return href === undefined ? (
    <button type="button" className={css['link']} onClick={onFollow}>
      {face}
    </button>
  ) : (
    <a href={href} rel="noopener" className={css['link']} onClick={onFollow}>
      {face}
    </a>
  );
}
