import { classNames } from '../../parts/class-names.ts';
import { styles } from '../../parts/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './stack.module.css';

/** Children in one column or one row, evenly spaced. */
export function Stack({ props, children }: Drawn<'Stack'>) {
  const { direction, gap, align, justify, wrap, padding, bg, color } = props;
  return (
    <div
      className={classNames(css['stack'], css[direction], wrap && css['wrap'])}
      data-align={align}
      data-justify={justify}
      style={styles({
        gap: `var(--ui-gap-${gap}, 0)`,
        padding: padding === 'none' ? undefined : `var(--ui-pad-${padding})`,
        background: bg,
        color,
      })}
    >
      {children}
    </div>
  );
}
