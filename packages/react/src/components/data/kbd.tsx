import { Fragment } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import { Hidden } from '../../parts/looks/hidden.tsx';
import { inkOn } from '../../parts/looks/ink-on.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useWords } from '../../runtime/runtime.ts';
import css from './kbd.module.css';

/** Keys to press, as key caps. */
export function Kbd({ props }: Drawn<'Kbd'>) {
  const say = useWords();
  const { keys, size, variant, bg, color, mutedColor, borderColor } = props;
  const caps = typeof keys === 'string' ? [keys] : keys;
  const fill = variant === 'solid' ? bg : undefined;
  return (
    <kbd
      // Key combinations read from left to right in every script.
      dir="ltr"
      className={classNames(css['keys'], css[size], css[variant])}
      style={styles({
        '--kbd-fill': fill,
        '--kbd-ink': color ?? inkOn(fill),
        '--kbd-muted': mutedColor,
        '--kbd-edge': borderColor,
      })}
    >
      {caps.map((key, at) => (
        <Fragment key={at}>
          {at > 0 && (
            <span className={css['plus']}>
              <span aria-hidden="true">+</span>
              <Hidden> {say('plus')} </Hidden>
            </span>
          )}
          <kbd className={css['key']}>{key}</kbd>
        </Fragment>
      ))}
    </kbd>
  );
}
