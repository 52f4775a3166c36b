import { useState } from 'react';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { inkOn } from '../../parts/looks/ink-on.ts';
import { controlCorner } from '../../parts/looks/looks.ts';
import { Menu } from '../../parts/overlays/menu.tsx';
import { PopoverPanel, usePopover } from '../../parts/overlays/popover.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import css from './dropdown-menu.module.css';

/** A button that opens a short list; a pick becomes the value and also fires a command. */
export function DropdownMenu(drawn: Drawn<'DropdownMenu'>) {
  const { id, props, fire, isBusy } = drawn;
  const { label, items, placeholder, triggerVariant, size, align, fullWidth, disabled, caretIcon } = props;
  const { menuWidth, maxHeight, radius, triggerColor, accent } = props;
  const [value, setValue] = useLive(drawn, 'value');
  // Where the focus goes as the menu opens; undefined, it is closed.
  const [opened, setOpened] = useState<'picked' | 'first' | 'last'>();
  const isOpen = opened !== undefined && !disabled;
  const { anchor, popover, close } = usePopover<HTMLSpanElement>({
    isOpen,
    onClose: () => setOpened(undefined),
    placement: 'bottom-start',
    matchesWidth: menuWidth === undefined,
  });
  const picked = items.find((item) => item.value === value);
  const hasValue = value !== undefined && value !== '';
  const pick = (index: number) => {
    const item = items[index];
    if (item === undefined) return;
    setValue(item.value);
    fire('select', { value: item.value, label: item.label });
    fire('commit', { value: item.value, label: item.label });
  };
  return (
    <span ref={anchor} className={classNames(css['place'], fullWidth && css['full'])}>
      <ButtonFace
        id={`${id}-trigger`}
        variant={triggerVariant}
        size={size}
        isFullWidth={fullWidth}
        isLoading={isBusy}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        className={css['trigger']}
        style={styles({
          '--corner': controlCorner(radius),
          '--fill': triggerColor,
          '--fill-hover': triggerColor && `color-mix(in oklab, ${triggerColor} 88%, black)`,
          '--ink': inkOn(triggerColor),
        })}
        onClick={() => setOpened(isOpen ? undefined : 'picked')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        <bdi className={css['text']} data-align={align}>
          {hasValue && picked !== undefined ? picked.label : (placeholder ?? label)}
        </bdi>
        <Icon name={caretIcon ?? 'chevron-down'} size={size} className={css['caret']} />
      </ButtonFace>
      {isOpen && (
        <PopoverPanel popover={popover} style={styles({ inlineSize: menuWidth })}>
          <Menu
            id={`${id}-menu`}
            labelledBy={`${id}-trigger`}
            entries={items.map((item) => ({
              label: item.label,
              ...(hasValue ? { isPicked: item === picked } : {}),
            }))}
            {...(opened === 'picked' ? {} : { start: opened })}
            onPick={pick}
            onClose={() => close('pick')}
            style={styles({
              '--picked': accent,
              '--hover': accent && `color-mix(in oklab, ${accent} 12%, transparent)`,
              maxBlockSize: maxHeight,
              overflow: maxHeight && 'auto',
              minInlineSize: 0,
            })}
          />
        </PopoverPanel>
      )}
    </span>
  );
}
