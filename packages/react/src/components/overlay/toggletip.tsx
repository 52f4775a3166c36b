import { useState } from 'react';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { enterTime } from '../../parts/fields/enter.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { shadowOf } from '../../parts/looks/looks.ts';
import { PopoverPanel, usePopover } from '../../parts/overlays/popover.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './toggletip.module.css';

/** A small help button whose explanation also opens under a finger. */
export function Toggletip({ id, props }: Drawn<'Toggletip'>) {
  const { content, label, icon, ariaLabel, side, size, accent, color, shadow, motion } = props;
  const [isOpen, setOpen] = useState(false);
  const { anchor, popover } = usePopover<HTMLSpanElement>({
    isOpen,
    onClose: () => setOpen(false),
    placement: side,
    gap: 6,
  });
  const hasLabel = label !== undefined && label !== '';
  return (
    <span ref={anchor} className={css['place']}>
      <ButtonFace
        variant="ghost"
        size={size}
        isIcon={!hasLabel}
        aria-label={hasLabel ? undefined : ariaLabel}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-tip` : undefined}
        className={css['button']}
        style={styles({ '--ink': accent })}
        onClick={() => setOpen(!isOpen)}
      >
        {hasLabel ? <bdi>{label}</bdi> : <Icon name={icon} size={size} />}
      </ButtonFace>
      {/* There before its words are: only then are they read out. */}
      <span role="status">
        {isOpen && (
          <PopoverPanel
            popover={popover}
            id={`${id}-tip`}
            className={classNames(css['bubble'], css[size])}
            style={styles({
              color,
              borderColor: accent,
              boxShadow: shadowOf(shadow),
              '--enter-time': enterTime(motion),
            })}
          >
            {content}
          </PopoverPanel>
        )}
      </span>
    </span>
  );
}
