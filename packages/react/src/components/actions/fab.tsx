import { useState } from 'react';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { buttonLooks } from '../../parts/pressing/button-looks.ts';
import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { Menu } from '../../parts/overlays/menu.tsx';
import { PopoverPanel, usePopover } from '../../parts/overlays/popover.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useSurroundings } from '../../runtime/runtime.ts';
import css from './fab.module.css';

/** A round button floating in a corner of its frame that may fan out a short list of actions. */
export function Fab(drawn: Drawn<'Fab'>) {
  const { id, props, fire, isBusy } = drawn;
  const { icon, label, actions = [], position, extended, size, shadow } = props;
  const [, setActiveAction] = useLive(drawn, 'activeAction');
  const [isOpen, setOpen] = useState(false);
  const [side, edge] = position.split('-') as ['top' | 'bottom', 'left' | 'right'];
  const { dir } = useSurroundings();
  const isAtStart = (edge === 'left') === (dir === 'ltr');
  const { anchor, popover, close } = usePopover({
    isOpen,
    onClose: () => setOpen(false),
    placement: `${side === 'top' ? 'bottom' : 'top'}-${isAtStart ? 'start' : 'end'}`,
    gap: 8,
  });
  const hasMenu = actions.length > 0;
  const run = (name: string, index: number) => {
    setActiveAction(name);
    fire('commit', { label: name, index });
  };
  return (
    <div className={css['frame']} data-side={side} data-edge={edge}>
      <div className={css['place']} ref={(element) => void (anchor.current = element)}>
        <ButtonFace
          id={`${id}-main`}
          className={classNames(css['fab'], css[size], extended && css['extended'])}
          size={size}
          isPill
          isIcon={!extended}
          isLoading={isBusy}
          aria-label={extended ? undefined : label}
          aria-haspopup={hasMenu ? 'menu' : undefined}
          aria-expanded={hasMenu ? isOpen : undefined}
          aria-controls={hasMenu && isOpen ? `${id}-menu` : undefined}
          style={{
            ...buttonLooks(props),
            ...styles({ '--shadow': shadow === undefined ? undefined : SHADOWS[shadow] }),
          }}
          onClick={() => {
            if (hasMenu) setOpen(!isOpen);
            else run(label, 0);
          }}
        >
          <Icon name={icon} size="lg" className={isOpen ? css['turned'] : undefined} />
          {extended && <bdi>{label}</bdi>}
        </ButtonFace>
      </div>
      {isOpen && (
        <PopoverPanel popover={popover} className={css['panel']}>
          <Menu
            id={`${id}-menu`}
            labelledBy={`${id}-main`}
            entries={actions.map((action) => ({ label: action.label, icon: action.icon, tone: action.tone }))}
            onPick={(index) => run(actions[index]?.label ?? String(index), index)}
            onClose={() => close('pick')}
          />
        </PopoverPanel>
      )}
    </div>
  );
}

const SHADOWS = {
  none: 'none',
  sm: 'var(--ui-shadow-sm)',
  md: 'var(--ui-shadow-md)',
  lg: 'var(--ui-shadow-lg)',
  xl: 'var(--ui-shadow-xl)',
};
