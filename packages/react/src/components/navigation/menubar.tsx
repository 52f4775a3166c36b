import { useState, type CSSProperties, type KeyboardEvent } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import { Menu, type MenuEntry } from '../../parts/overlays/menu.tsx';
import { PopoverPanel, usePopover } from '../../parts/overlays/popover.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { useRoving } from '../../parts/keys/use-roving.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './menubar.module.css';

type TopMenu = NonNullable<Drawn<'Menubar'>['props']['menus']>[number];

/** Which menu is open, and which of its rows takes the focus. */
type Opened = { menu: number; start: 'first' | 'last' };

/** The menus of an application. Left and right walk from menu to menu, open ones too. */
export function Menubar({ id, props, fire, write }: Drawn<'Menubar'>) {
  const { menus = [], accent, borderColor, mutedColor, size, dense, emptyText } = props;
  const [opened, setOpened] = useState<Opened>();
  const { groupProps, itemProps, focusItem } = useRoving({
    count: menus.length,
    orientation: 'horizontal',
    labels: menus.map(({ label }) => label),
    onMove: (menu) => setOpened((now) => (now === undefined ? undefined : { menu, start: 'first' })),
  });
  const look = styles({ '--accent': accent, '--line': borderColor, '--quiet': mutedColor });
  const open = opened === undefined ? undefined : menus[opened.menu];
  const step = (from: number, by: 1 | -1) => {
    const menu = (from + by + menus.length) % menus.length;
    focusItem(menu);
    setOpened({ menu, start: 'first' });
  };
  const pick = (menu: number, index: number) => {
    const label = menus[menu]?.items[index]?.label ?? '';
    write('activeItem', label === '' ? String(index) : label);
    fire('select', { value: label, label, index });
  };
  return (
    <div className={css['place']}>
      <div
        {...groupProps}
        role="menubar"
        className={classNames(css['bar'], css[size], dense && css['dense'])}
        style={look}
      >
        {menus.map(({ label }, menu) => (
          <button
            {...itemProps(menu)}
            key={menu}
            id={`${id}-label-${menu}`}
            type="button"
            role="menuitem"
            aria-haspopup="menu"
            aria-expanded={opened?.menu === menu}
            aria-controls={opened?.menu === menu ? `${id}-menu-${menu}` : undefined}
            className={css['label']}
            onClick={() => setOpened((now) => (now?.menu === menu ? undefined : { menu, start: 'first' }))}
            onPointerEnter={(event) => {
              // As on every desktop: once one menu is open, the pointer opens its neighbours.
              if (event.pointerType !== 'mouse') return;
              setOpened((now) => (now === undefined || now.menu === menu ? now : { menu, start: 'first' }));
            }}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
              event.preventDefault();
              setOpened({ menu, start: event.key === 'ArrowDown' ? 'first' : 'last' });
            }}
          >
            <bdi>{label}</bdi>
          </button>
        ))}
      </div>
      {/* Beside the bar, not in it: a menubar holds menu items alone. */}
      {opened !== undefined && open !== undefined && (
        <OpenMenu
          key={opened.menu}
          ids={{ label: `${id}-label-${opened.menu}`, menu: `${id}-menu-${opened.menu}` }}
          anchorIn={groupProps.ref}
          at={opened.menu}
          menu={open}
          start={opened.start}
          emptyText={emptyText}
          look={look}
          onClose={() => setOpened((now) => (now?.menu === opened.menu ? undefined : now))}
          onStep={(by) => step(opened.menu, by)}
          onPick={(index) => pick(opened.menu, index)}
        />
      )}
    </div>
  );
}

type OpenMenuProps = {
  ids: { label: string; menu: string };
  /** The bar, and which of its labels the menu hangs from. */
  anchorIn: { readonly current: HTMLElement | null };
  at: number;
  menu: TopMenu;
  start: 'first' | 'last';
  emptyText: string;
  look: CSSProperties;
  onClose: () => void;
  onStep: (by: 1 | -1) => void;
  onPick: (index: number) => void;
};

function OpenMenu(props: OpenMenuProps) {
  const { ids, anchorIn, at, menu, start, emptyText, look, onClose, onStep, onPick } = props;
  const { anchor, popover, close } = usePopover({ isOpen: true, onClose });
  // Set while drawing: the popover looks for its anchor as soon as it is there.
  const label = anchorIn.current?.children[at];
  anchor.current = label instanceof HTMLElement ? label : null;
  return (
    <PopoverPanel popover={popover} className={css['panel']} style={look}>
      <Menu
        id={ids.menu}
        labelledBy={ids.label}
        entries={menu.items.map(entryOf)}
        start={start}
        emptyText={emptyText}
        onPick={onPick}
        onClose={() => close('pick')}
        onKeyDown={(event) => {
          const by = sideways(event);
          if (by === undefined) return;
          event.preventDefault();
          onStep(by);
        }}
      />
    </PopoverPanel>
  );
}

function entryOf(item: TopMenu['items'][number]): MenuEntry {
  const { label = '', icon, shortcut, disabled, href, separator } = item;
  return { label, icon, shortcut, isDisabled: disabled, href, isSeparator: separator };
}

function sideways(event: KeyboardEvent): 1 | -1 | undefined {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return undefined;
  const isForward = (event.key === 'ArrowRight') !== event.currentTarget.matches(':dir(rtl)');
  return isForward ? 1 : -1;
}
