import { useState, type KeyboardEvent } from 'react';
import { classNames } from '../../parts/class-names.ts';
import { Menu, type MenuEntry } from '../../parts/menu.tsx';
import { PopoverPanel, usePopover } from '../../parts/popover.tsx';
import { styles } from '../../parts/styles.ts';
import { useRoving } from '../../parts/use-roving.ts';
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
  const closeOf = (menu: number) => () => setOpened((now) => (now?.menu === menu ? undefined : now));
  const go = (from: number, step: 1 | -1) => {
    const menu = (from + step + menus.length) % menus.length;
    focusItem(menu);
    setOpened({ menu, start: 'first' });
  };
  const pick = (menu: number, index: number) => {
    const label = menus[menu]?.items[index]?.label ?? '';
    write('activeItem', label === '' ? String(index) : label);
    fire('select', { value: label, label, index });
  };
  return (
    <div
      {...groupProps}
      role="menubar"
      className={classNames(css['bar'], css[size], dense && css['dense'])}
      style={styles({ '--accent': accent, '--line': borderColor, '--quiet': mutedColor })}
    >
      {menus.map((menu, index) => (
        <MenubarMenu
          key={index}
          id={`${id}-${index}`}
          menu={menu}
          opened={opened?.menu === index ? opened.start : undefined}
          roving={itemProps(index)}
          emptyText={emptyText}
          look={styles({ '--line': borderColor, '--quiet': mutedColor })}
          onOpen={(start) => setOpened({ menu: index, start })}
          // As on every desktop: once one menu is open, the pointer opens its neighbours.
          onHover={() => setOpened((now) => (now === undefined ? now : { menu: index, start: 'first' }))}
          onClose={closeOf(index)}
          onStep={(step) => go(index, step)}
          onPick={(at) => pick(index, at)}
        />
      ))}
    </div>
  );
}

type MenubarMenuProps = {
  id: string;
  menu: TopMenu;
  opened: 'first' | 'last' | undefined;
  roving: object;
  emptyText: string;
  look: React.CSSProperties;
  onOpen: (start: 'first' | 'last') => void;
  onHover: () => void;
  onClose: () => void;
  onStep: (step: 1 | -1) => void;
  onPick: (index: number) => void;
};

function MenubarMenu(props: MenubarMenuProps) {
  const { id, menu, opened, roving, emptyText, look, onOpen, onHover, onClose, onStep, onPick } = props;
  const isOpen = opened !== undefined;
  const { anchor, popover, close } = usePopover<HTMLButtonElement>({ isOpen, onClose, placement: 'bottom-start' });
  return (
    <>
      <button
        {...roving}
        ref={anchor}
        id={`${id}-label`}
        type="button"
        role="menuitem"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        className={css['label']}
        onClick={() => (isOpen ? onClose() : onOpen('first'))}
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse') onHover();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          onOpen(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        <bdi>{menu.label}</bdi>
      </button>
      {isOpen && (
        <PopoverPanel popover={popover} className={css['panel']} style={look}>
          <Menu
            id={`${id}-menu`}
            labelledBy={`${id}-label`}
            entries={menu.items.map(entryOf)}
            start={opened}
            emptyText={emptyText}
            onPick={onPick}
            onClose={() => close('pick')}
            onKeyDown={(event) => {
              const step = sideways(event);
              if (step === undefined) return;
              event.preventDefault();
              onStep(step);
            }}
          />
        </PopoverPanel>
      )}
    </>
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
