import { useEffect, type CSSProperties, type ReactNode } from 'react';
import type { IconName } from '../../generated/icon-names.ts';
import { classNames } from '../looks/class-names.ts';
import { Icon } from '../looks/icon.tsx';
import css from './menu.module.css';
import { useRoving } from '../keys/use-roving.ts';

/** A row of a menu; a separator is a line in place of a row. */
export type MenuEntry = {
  label: string;
  icon?: IconName | undefined;
  /** Key hint at the end of the row. */
  shortcut?: string | undefined;
  isDisabled?: boolean;
  /** A checked address: the row is a link. */
  href?: string | undefined;
  isSeparator?: boolean;
  isDanger?: boolean;
  /** What the row means; it colours the text. */
  tone?: string | undefined;
  /** Given on any row, all of them are choices of which one is picked. */
  isPicked?: boolean;
};

type MenuProps = {
  id: string;
  /** The id of what opens the menu, which names it; or a text. */
  labelledBy?: string;
  label?: string;
  entries: readonly MenuEntry[];
  onPick: (index: number) => void;
  /** A pick, Tab or a followed link ends the menu; Escape is the popover's. */
  onClose: () => void;
  /** Which row takes the focus when the menu appears. Default: the picked one, else the first. */
  start?: 'first' | 'last';
  /** Shown when there is nothing to pick. */
  emptyText?: string;
  style?: CSSProperties;
  /** Keys that the owner takes before the menu does, such as a menubar's left and right. */
  onKeyDown?: (event: React.KeyboardEvent) => void;
};

/**
 * The rows of a menu, drawn while it is open: it takes the focus as it appears. Arrows, Home, End and first letters
 * move; Enter and Space pick. Stand it in a popover.
 */
export function Menu(props: MenuProps) {
  const { entries, start, emptyText = '', onPick, onClose } = props;
  const picked = entries.findIndex((entry) => entry.isPicked === true);
  const isChoice = entries.some((entry) => entry.isPicked !== undefined);
  const { groupProps, itemProps, focusItem } = useRoving({
    count: entries.length,
    current: picked === -1 ? undefined : picked,
    orientation: 'vertical',
    isSkipped: (index) => entries[index]?.isSeparator === true,
    labels: entries.map(({ label }) => label),
  });
  const isEmpty = !entries.some((entry) => entry.isSeparator !== true);
  useEffect(() => {
    const rows = entries.flatMap((entry, index) => (entry.isSeparator === true ? [] : [index]));
    const first = start === undefined && picked !== -1 ? picked : rows[0];
    const target = start === 'last' ? rows.at(-1) : first;
    if (target === undefined) groupProps.ref.current?.focus();
    else focusItem(target);
    // Only as it appears: rows that change later must not pull the focus back.
  }, []);
  return (
    <div
      {...groupProps}
      id={props.id}
      role="menu"
      tabIndex={-1}
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
      className={css['menu']}
      style={props.style}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (event.key === 'Tab') onClose();
        else groupProps.onKeyDown(event);
      }}
    >
      {isEmpty && (
        <div role="menuitem" aria-disabled="true" className={css['empty']}>
          {emptyText}
        </div>
      )}
      {entries.map((entry, index) =>
        entry.isSeparator === true ? (
          <div key={index} role="separator" className={css['separator']} />
        ) : (
          <MenuRow
            key={index}
            entry={entry}
            isChoice={isChoice}
            roving={itemProps(index)}
            onPick={() => {
              onClose();
              onPick(index);
            }}
            onFollow={onClose}
          />
        ),
      )}
    </div>
  );
}

type MenuRowProps = {
  entry: MenuEntry;
  isChoice: boolean;
  roving: object;
  onPick: () => void;
  onFollow: () => void;
};

function MenuRow({ entry, isChoice, roving, onPick, onFollow }: MenuRowProps): ReactNode {
  const { label, icon, shortcut, isDisabled, href, isDanger, isPicked, tone } = entry;
  const className = classNames(
    css['row'],
    isDanger === true && css['danger'],
    isPicked === true && css['picked'],
    tone !== undefined && css['toned'],
  );
  const face = (
    <>
      {icon !== undefined && <Icon name={icon} className={css['glyph']} />}
      <bdi className={css['label']}>{label}</bdi>
      {shortcut !== undefined && shortcut !== '' && (
        <kbd className={css['shortcut']} aria-hidden="true">
          {shortcut}
        </kbd>
      )}
      {isPicked === true && <Icon name="check" size="sm" className={css['tick']} />}
    </>
  );
  const hover = (event: React.PointerEvent<HTMLElement>) => {
    // As in every desktop menu the pointer takes the focus along.
    if (event.pointerType === 'mouse') event.currentTarget.focus({ preventScroll: true });
  };
  if (href !== undefined && isDisabled !== true) {
    return (
      <a
        {...roving}
        role="menuitem"
        className={className}
        data-tone={tone}
        href={href}
        rel="noopener"
        onClick={onFollow}
        onPointerMove={hover}
      >
        {face}
      </a>
    );
  }
  return (
    <button
      {...roving}
      type="button"
      role={isChoice ? 'menuitemradio' : 'menuitem'}
      aria-checked={isChoice ? isPicked === true : undefined}
      aria-disabled={isDisabled === true || undefined}
      className={className}
      data-tone={tone}
      onClick={isDisabled === true ? undefined : onPick}
      onPointerMove={hover}
    >
      {face}
    </button>
  );
}
